// Runs before anything is painted, so that a chosen theme never flashes.
(function () {
  var root = document.documentElement;
  root.classList.add("js");
  try {
    var chosen = localStorage.getItem("theme");
    if (chosen === "dark" || chosen === "light") root.dataset.theme = chosen;
  } catch (error) {
    // Without storage the system's choice holds.
  }
})();

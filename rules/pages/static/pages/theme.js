// Runs before anything is painted, so that a chosen theme never flashes.
(() => {
  const root = document.documentElement;
  root.classList.add("js");
  try {
    const chosen = localStorage.getItem("theme");
    if (chosen === "dark" || chosen === "light") root.dataset.theme = chosen;
  } catch (_error) {
    // Without storage the system's choice holds.
  }
})();

// The index that stays in sight: it says which part is being read, and closes when a part has been chosen.
(function () {
  "use strict";
  var jump = document.querySelector("[data-jump]");
  if (!jump) return;
  var here = jump.querySelector("[data-jump-here]");
  var links = Array.from(jump.querySelectorAll("a[href^='#']"));
  var waiting = false;

  function mark() {
    waiting = false;
    var edge = jump.offsetHeight + 60; // a little below where a chosen part comes to stand
    var last = null;
    links.forEach(function (link) {
      var part = document.getElementById(link.hash.slice(1));
      var current = part && part.getBoundingClientRect().top < edge;
      if (current) last = link;
    });
    links.forEach(function (link) {
      if (link === last) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    });
    here.textContent = last ? last.textContent : "";
  }

  jump.addEventListener("click", function (event) { if (event.target.closest("a")) jump.open = false; });
  document.addEventListener("pointerdown", function (event) { if (!jump.contains(event.target)) jump.open = false; });
  jump.addEventListener("focusout", function (event) {
    if (event.relatedTarget && !jump.contains(event.relatedTarget)) jump.open = false;
  });
  document.addEventListener("keydown", function (event) {
    if (event.key !== "Escape" || !jump.open) return;
    jump.open = false;
    jump.querySelector("summary").focus();
  });
  addEventListener("scroll", function () {
    if (!waiting) requestAnimationFrame(mark);
    waiting = true;
  }, { passive: true });
  mark();
})();

// The index that stays in sight: it says which part is being read, and closes when a part has been chosen.
(() => {
  "use strict";
  const jump = document.querySelector("[data-jump]");
  if (!jump) return;
  const here = jump.querySelector("[data-jump-here]");
  const links = Array.from(jump.querySelectorAll("a[href^='#']"));
  let waiting = false;

  function mark() {
    waiting = false;
    const edge = jump.offsetHeight + 60; // a little below where a chosen part comes to stand
    let last = null;
    links.forEach((link) => {
      const part = document.getElementById(link.hash.slice(1));
      const current = part && part.getBoundingClientRect().top < edge;
      if (current) last = link;
    });
    links.forEach((link) => {
      if (link === last) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    });
    here.textContent = last ? last.textContent : "";
  }

  jump.addEventListener("click", (event) => { if (event.target.closest("a")) jump.open = false; });
  document.addEventListener("pointerdown", (event) => { if (!jump.contains(event.target)) jump.open = false; });
  jump.addEventListener("focusout", (event) => {
    if (event.relatedTarget && !jump.contains(event.relatedTarget)) jump.open = false;
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !jump.open) return;
    jump.open = false;
    jump.querySelector("summary").focus();
  });
  addEventListener("scroll", () => {
    if (!waiting) requestAnimationFrame(mark);
    waiting = true;
  }, { passive: true });
  mark();
})();

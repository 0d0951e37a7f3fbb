// The contents beside a section: open where there is room, with the marker on the part that is being read.
(() => {
  "use strict";
  const contents = document.querySelector("[data-open-when-wide]");
  if (!contents) return;
  const wide = matchMedia("(min-width: 60rem)");

  function fit() {
    contents.open = wide.matches;
    const current = contents.querySelector("[aria-current]");
    if (wide.matches && current) {
      contents.scrollTop = Math.max(0, current.offsetTop - contents.clientHeight / 2);
    }
  }
  fit();
  wide.addEventListener("change", fit);

  // Headings on this page that the contents name too.
  const links = Array.from(contents.querySelectorAll("a"));
  const entries = new Map();
  document.querySelectorAll(".section .sub > a.num").forEach((number) => {
    const entry = links.find((link) => link.pathname === number.pathname);
    if (entry) entries.set(number.parentElement, entry);
  });
  if (!entries.size) return;
  let waiting = false;

  function mark() {
    waiting = false;
    let here = null;
    const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
    entries.forEach((entry, heading) => {
      if (heading.getBoundingClientRect().top < innerHeight / (atEnd ? 1 : 3)) here = entry;
    });
    entries.forEach((entry) => { entry.classList.toggle("reading-here", entry === here); });
  }
  addEventListener("scroll", () => {
    if (!waiting) requestAnimationFrame(mark);
    waiting = true;
  }, { passive: true });
  mark();
})();

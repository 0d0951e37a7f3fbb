// The contents beside a section: open where there is room, with the marker on the part that is being read.
(function () {
  "use strict";
  var contents = document.querySelector("[data-open-when-wide]");
  if (!contents) return;
  var wide = matchMedia("(min-width: 60rem)");

  function fit() {
    contents.open = wide.matches;
    var current = contents.querySelector("[aria-current]");
    if (wide.matches && current) {
      contents.scrollTop = Math.max(0, current.offsetTop - contents.clientHeight / 2);
    }
  }
  fit();
  wide.addEventListener("change", fit);

  // Headings on this page that the contents name too.
  var links = Array.from(contents.querySelectorAll("a"));
  var entries = new Map();
  document.querySelectorAll(".section .sub > a.num").forEach(function (number) {
    var entry = links.find(function (link) { return link.pathname === number.pathname; });
    if (entry) entries.set(number.parentElement, entry);
  });
  if (!entries.size) return;
  var waiting = false;

  function mark() {
    waiting = false;
    var here = null;
    var atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
    entries.forEach(function (entry, heading) {
      if (heading.getBoundingClientRect().top < innerHeight / (atEnd ? 1 : 3)) here = entry;
    });
    entries.forEach(function (entry) { entry.classList.toggle("reading-here", entry === here); });
  }
  addEventListener("scroll", function () {
    if (!waiting) requestAnimationFrame(mark);
    waiting = true;
  }, { passive: true });
  mark();
})();

// Explains terms where they are used: on hover, on focus and on a tap. Without it a term is a link to the glossary.
(function () {
  "use strict";
  var SHOW = 220;
  var HIDE = 260;
  var MARGIN = 12;
  var explanations = new Map(); // by address: a promise of the HTML
  var box = null; // the element that shows the explanation
  var term = null; // the link it belongs to
  var timer = 0;
  var pointer = "";

  function isTerm(element) {
    return element instanceof Element ? element.closest("a[data-in]") : null;
  }

  function fetched(link) {
    var address = link.pathname + "in/" + link.dataset.in + "/";
    if (!explanations.has(address)) {
      var answer = fetch(address, { headers: { Accept: "text/html" } }).then(function (response) {
        if (!response.ok) throw new Error(String(response.status));
        return response.text();
      });
      answer.catch(function () { explanations.delete(address); });
      explanations.set(address, answer);
    }
    return explanations.get(address);
  }

  function close() {
    clearTimeout(timer);
    if (term) term.removeAttribute("aria-describedby");
    if (box) box.remove();
    box = null;
    term = null;
  }

  // Above or below the line of the term, never out of the window.
  function place() {
    if (!box) return;
    var line = term.getClientRects()[0];
    if (!line || line.bottom < 0 || line.top > innerHeight) return close();
    var width = Math.min(26 * 16, innerWidth - 2 * MARGIN);
    box.style.width = width + "px";
    var below = innerHeight - line.bottom - 2 * MARGIN;
    var above = line.top - 2 * MARGIN;
    var under = below >= Math.min(box.scrollHeight, 220) || below >= above;
    box.style.maxHeight = Math.max(under ? below : above, 120) + "px";
    box.style.left = Math.max(MARGIN, Math.min(line.left - MARGIN, innerWidth - width - MARGIN)) + "px";
    box.style.top = under ? line.bottom + 6 + "px" : "auto";
    box.style.bottom = under ? "auto" : innerHeight - line.top + 6 + "px";
  }

  // The box follows its term in the page, so that the next Tab leads into it.
  function show(link, html) {
    close();
    var parsed = new DOMParser().parseFromString(html, "text/html").querySelector(".explanation");
    if (!parsed) return;
    term = link;
    box = document.createElement("span");
    box.className = "term-box";
    box.id = "term-box";
    box.setAttribute("role", "note");
    box.append(document.adoptNode(parsed));
    link.after(box);
    link.setAttribute("aria-describedby", box.id);
    place();
  }

  function open(link, delay) {
    if (link === term) return clearTimeout(timer);
    clearTimeout(timer);
    var wanted = fetched(link);
    timer = setTimeout(function () {
      wanted.then(function (html) {
        if (document.activeElement === link || link.matches(":hover") || pointer === "touch") show(link, html);
      }, function () { /* the link still leads there */ });
    }, delay);
  }

  function closeSoon() {
    clearTimeout(timer);
    timer = setTimeout(function () {
      var busy = box && (box.matches(":hover") || term.matches(":hover") || box.contains(document.activeElement));
      if (!busy && !(term && document.activeElement === term && term.matches(":focus-visible"))) close();
    }, HIDE);
  }

  document.addEventListener("pointerdown", function (event) {
    pointer = event.pointerType;
    if (box && !box.contains(event.target) && isTerm(event.target) !== term) close();
  });
  document.addEventListener("pointerover", function (event) {
    if (event.pointerType === "touch") return;
    pointer = event.pointerType;
    var link = isTerm(event.target);
    if (link && !(box && box.contains(link))) open(link, SHOW);
  });
  document.addEventListener("pointerout", function (event) {
    if (event.pointerType !== "touch" && (isTerm(event.target) || (box && box.contains(event.target)))) closeSoon();
  });

  // A first tap explains, a second one on the same term follows the link.
  document.addEventListener("click", function (event) {
    var link = isTerm(event.target);
    if (!link || pointer !== "touch" || link === term || (box && box.contains(link))) return;
    event.preventDefault();
    fetched(link).then(function (html) { show(link, html); }, function () { location.href = link.href; });
  });

  document.addEventListener("focusin", function (event) {
    var link = isTerm(event.target);
    if (link && link.matches(":focus-visible") && !(box && box.contains(link))) open(link, 0);
    else if (box && !box.contains(event.target) && event.target !== term) close();
  });
  document.addEventListener("keydown", function (event) {
    pointer = "";
    if (event.key !== "Escape" || !box) return;
    var link = term;
    if (box.contains(document.activeElement)) link.focus();
    close();
  });
  addEventListener("scroll", function () { if (box) requestAnimationFrame(place); }, { passive: true });
  addEventListener("resize", close);
})();

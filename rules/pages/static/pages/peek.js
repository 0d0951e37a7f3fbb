// Shows the card that a link leads to: on hover, on focus and on a long press. Without it the link leads to its page.
(function () {
  "use strict";
  var SHOW = 280;
  var HIDE = 180;
  var PRESS = 450;
  var MARGIN = 8;
  var PAGE = /^\/cards\/([^/]+)\/$/;
  var faces = new Map(); // by address: a promise of the HTML
  var box = null; // the element that shows the card
  var link = null; // the link it belongs to
  var timer = 0;
  var pressed = false; // the finger that shows a card must not follow its link

  function named(element) {
    var found = element instanceof Element ? element.closest("a[href]") : null;
    if (!found || found.origin !== location.origin || !PAGE.test(found.pathname)) return null;
    if (found.pathname === location.pathname || found.closest(".drawn, [data-no-peek]")) return null;
    return found;
  }

  function fetched(address) {
    if (!faces.has(address)) {
      var answer = fetch(address + "face/").then(function (response) {
        if (!response.ok) throw new Error(String(response.status));
        return response.text();
      });
      answer.catch(function () { faces.delete(address); });
      faces.set(address, answer);
    }
    return faces.get(address);
  }

  function close() {
    clearTimeout(timer);
    if (link) link.removeAttribute("aria-describedby");
    if (box) box.remove();
    box = null;
    link = null;
  }

  // Beside or below the name, never over it and never out of the window.
  function place() {
    if (!box) return;
    var line = link.getClientRects()[0];
    if (!line) return close();
    // A name that the keyboard has reached may still be on its way into the window.
    box.hidden = line.bottom < 0 || line.top > innerHeight;
    if (box.hidden) return;
    var size = box.getBoundingClientRect();
    var below = line.bottom + 6 + size.height <= innerHeight - MARGIN;
    var above = line.top - 6 - size.height >= MARGIN;
    var left = Math.max(MARGIN, Math.min(line.left, innerWidth - size.width - MARGIN));
    var top = below ? line.bottom + 6 : line.top - 6 - size.height;
    if (!below && !above) {
      top = Math.max(MARGIN, Math.min(line.top, innerHeight - size.height - MARGIN));
      left = line.right + 8 + size.width <= innerWidth ? line.right + 8 : Math.max(MARGIN, line.left - 8 - size.width);
    }
    box.style.left = left + "px";
    box.style.top = top + "px";
  }

  function show(to, html) {
    close();
    var face = new DOMParser().parseFromString(html, "text/html").querySelector(".drawn");
    if (!face) return;
    link = to;
    box = document.createElement("div");
    box.className = "card-peek";
    box.id = "card-peek";
    box.setAttribute("role", "note");
    box.append(document.adoptNode(face));
    document.body.append(box);
    link.setAttribute("aria-describedby", box.id);
    place();
  }

  function open(to, delay, wanted) {
    if (to === link) return clearTimeout(timer);
    clearTimeout(timer);
    timer = setTimeout(function () {
      fetched(to.pathname).then(function (html) { if (to.isConnected && wanted()) show(to, html); }, function () { /* it still leads there */ });
    }, delay);
  }

  function closeSoon() {
    clearTimeout(timer);
    timer = setTimeout(function () {
      if (box && !box.matches(":hover") && !link.matches(":hover, :focus-visible")) close();
    }, HIDE);
  }

  document.addEventListener("pointerover", function (event) {
    if (event.pointerType === "touch") return;
    var to = named(event.target);
    if (to) open(to, SHOW, function () { return to.matches(":hover"); });
  });
  document.addEventListener("pointerout", function (event) {
    if (event.pointerType !== "touch" && (named(event.target) || (box && box.contains(event.target)))) closeSoon();
  });
  document.addEventListener("focusin", function (event) {
    var to = named(event.target);
    if (to && to.matches(":focus-visible")) open(to, 0, function () { return document.activeElement === to; });
    else if (box && to !== link) close(); // a finger that lets go of the name gives it the focus
  });
  document.addEventListener("focusout", function (event) { if (event.target === link) closeSoon(); });

  // --- a long press

  document.addEventListener("pointerdown", function (event) {
    if (box && !box.contains(event.target)) close();
    pressed = false;
    var to = event.pointerType === "touch" && named(event.target);
    if (!to) return;
    open(to, PRESS, function () { pressed = true; return true; });
  });
  ["pointerup", "pointercancel"].forEach(function (name) {
    document.addEventListener(name, function (event) { if (event.pointerType === "touch") clearTimeout(timer); });
  });
  document.addEventListener("contextmenu", function (event) { if (pressed && named(event.target)) event.preventDefault(); });
  document.addEventListener("click", function (event) {
    if (pressed && named(event.target)) event.preventDefault();
    pressed = false;
  }, true);

  document.addEventListener("keydown", function (event) { if (event.key === "Escape") close(); });
  addEventListener("scroll", function () { if (box) requestAnimationFrame(place); }, { passive: true });
  addEventListener("resize", close);
})();

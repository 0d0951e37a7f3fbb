// Shows the card that a link leads to: on hover, on focus and on a long press. Without it the link leads to its page.
(() => {
  "use strict";
  const SHOW = 280;
  const HIDE = 180;
  const PRESS = 450;
  const MARGIN = 8;
  const PAGE = /^\/cards\/([^/]+)\/$/;
  const faces = new Map(); // by address: a promise of the HTML
  let box = null; // the element that shows the card
  let link = null; // the link it belongs to
  let timer = 0;
  let pressed = false; // the finger that shows a card must not follow its link

  function named(element) {
    const found = element instanceof Element ? element.closest("a[href]") : null;
    if (!found || found.origin !== location.origin || !PAGE.test(found.pathname)) return null;
    if (found.pathname === location.pathname || found.closest(".drawn, [data-no-peek]")) return null;
    return found;
  }

  function fetched(address) {
    if (!faces.has(address)) {
      const answer = fetch(`${address}face/`).then((response) => {
        if (!response.ok) throw new Error(String(response.status));
        return response.text();
      });
      answer.catch(() => { faces.delete(address); });
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
    const line = link.getClientRects()[0];
    if (!line) return close();
    // A name that the keyboard has reached may still be on its way into the window.
    box.hidden = line.bottom < 0 || line.top > innerHeight;
    if (box.hidden) return;
    const size = box.getBoundingClientRect();
    const below = line.bottom + 6 + size.height <= innerHeight - MARGIN;
    const above = line.top - 6 - size.height >= MARGIN;
    let left = Math.max(MARGIN, Math.min(line.left, innerWidth - size.width - MARGIN));
    let top = below ? line.bottom + 6 : line.top - 6 - size.height;
    if (!below && !above) {
      top = Math.max(MARGIN, Math.min(line.top, innerHeight - size.height - MARGIN));
      left = line.right + 8 + size.width <= innerWidth ? line.right + 8 : Math.max(MARGIN, line.left - 8 - size.width);
    }
    box.style.left = `${left}px`;
    box.style.top = `${top}px`;
  }

  function show(to, html) {
    close();
    const face = new DOMParser().parseFromString(html, "text/html").querySelector(".drawn");
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
    timer = setTimeout(() => {
      fetched(to.pathname).then((html) => { if (to.isConnected && wanted()) show(to, html); }, () => { /* it still leads there */ });
    }, delay);
  }

  function closeSoon() {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (box && !box.matches(":hover") && !link.matches(":hover, :focus-visible")) close();
    }, HIDE);
  }

  document.addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch") return;
    const to = named(event.target);
    if (to) open(to, SHOW, () => to.matches(":hover"));
  });
  document.addEventListener("pointerout", (event) => {
    if (event.pointerType !== "touch" && (named(event.target) || (box?.contains(event.target)))) closeSoon();
  });
  document.addEventListener("focusin", (event) => {
    const to = named(event.target);
    if (to?.matches(":focus-visible")) open(to, 0, () => document.activeElement === to);
    else if (box && to !== link) close(); // a finger that lets go of the name gives it the focus
  });
  document.addEventListener("focusout", (event) => { if (event.target === link) closeSoon(); });

  // --- a long press

  document.addEventListener("pointerdown", (event) => {
    if (box && !box.contains(event.target)) close();
    pressed = false;
    const to = event.pointerType === "touch" && named(event.target);
    if (!to) return;
    open(to, PRESS, () => { pressed = true; return true; });
  });
  ["pointerup", "pointercancel"].forEach((name) => {
    document.addEventListener(name, (event) => { if (event.pointerType === "touch") clearTimeout(timer); });
  });
  document.addEventListener("contextmenu", (event) => { if (pressed && named(event.target)) event.preventDefault(); });
  document.addEventListener("click", (event) => {
    if (pressed && named(event.target)) event.preventDefault();
    pressed = false;
  }, true);

  document.addEventListener("keydown", (event) => { if (event.key === "Escape") close(); });
  addEventListener("scroll", () => { if (box) requestAnimationFrame(place); }, { passive: true });
  addEventListener("resize", close);
})();

// Explains terms where they are used: on hover, on focus and on a tap. Without it a term is a link to the glossary.
(() => {
  "use strict";
  const SHOW = 220;
  const HIDE = 260;
  const MARGIN = 12;
  const explanations = new Map(); // by address: a promise of the HTML
  let box = null; // the element that shows the explanation
  let term = null; // the link it belongs to
  let timer = 0;
  let pointer = "";

  function isTerm(element) {
    return element instanceof Element ? element.closest("a[data-in]") : null;
  }

  function fetched(link) {
    const address = `${link.pathname}in/${link.dataset.in}/`;
    if (!explanations.has(address)) {
      const answer = fetch(address, { headers: { Accept: "text/html" } }).then((response) => {
        if (!response.ok) throw new Error(String(response.status));
        return response.text();
      });
      answer.catch(() => { explanations.delete(address); });
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
    const line = term.getClientRects()[0];
    if (!line || line.bottom < 0 || line.top > innerHeight) return close();
    const width = Math.min(26 * 16, innerWidth - 2 * MARGIN);
    box.style.width = `${width}px`;
    const below = innerHeight - line.bottom - 2 * MARGIN;
    const above = line.top - 2 * MARGIN;
    const under = below >= Math.min(box.scrollHeight, 220) || below >= above;
    box.style.maxHeight = `${Math.max(under ? below : above, 120)}px`;
    box.style.left = `${Math.max(MARGIN, Math.min(line.left - MARGIN, innerWidth - width - MARGIN))}px`;
    box.style.top = under ? `${line.bottom + 6}px` : "auto";
    box.style.bottom = under ? "auto" : `${innerHeight - line.top + 6}px`;
  }

  // The box follows its term in the page, so that the next Tab leads into it.
  function show(link, html) {
    close();
    const parsed = new DOMParser().parseFromString(html, "text/html").querySelector(".explanation");
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
    const wanted = fetched(link);
    timer = setTimeout(() => {
      wanted.then((html) => {
        if (document.activeElement === link || link.matches(":hover") || pointer === "touch") show(link, html);
      }, () => { /* the link still leads there */ });
    }, delay);
  }

  function closeSoon() {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const busy = box && (box.matches(":hover") || term.matches(":hover") || box.contains(document.activeElement));
      if (!busy && !(term && document.activeElement === term && term.matches(":focus-visible"))) close();
    }, HIDE);
  }

  document.addEventListener("pointerdown", (event) => {
    pointer = event.pointerType;
    if (box && !box.contains(event.target) && isTerm(event.target) !== term) close();
  });
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch") return;
    pointer = event.pointerType;
    const link = isTerm(event.target);
    if (link && !(box?.contains(link))) open(link, SHOW);
  });
  document.addEventListener("pointerout", (event) => {
    if (event.pointerType !== "touch" && (isTerm(event.target) || (box?.contains(event.target)))) closeSoon();
  });

  // A first tap explains, a second one on the same term follows the link.
  document.addEventListener("click", (event) => {
    const link = isTerm(event.target);
    if (!link || pointer !== "touch" || link === term || (box?.contains(link))) return;
    event.preventDefault();
    fetched(link).then((html) => { show(link, html); }, () => { location.href = link.href; });
  });

  document.addEventListener("focusin", (event) => {
    const link = isTerm(event.target);
    if (link?.matches(":focus-visible") && !(box?.contains(link))) open(link, 0);
    else if (box && !box.contains(event.target) && event.target !== term) close();
  });
  document.addEventListener("keydown", (event) => {
    pointer = "";
    if (event.key !== "Escape" || !box) return;
    const link = term;
    if (box.contains(document.activeElement)) link.focus();
    close();
  });
  addEventListener("scroll", () => { if (box) requestAnimationFrame(place); }, { passive: true });
  addEventListener("resize", close);
})();

// What has just happened on the table of the checker: who hits whom is an arrow, and numbers count to what they are now.
(() => {
  "use strict";

  function root() { return document.querySelector("[data-checker]"); }

  // Where a card or a player is to be seen; of what has gone to a pile, the pile.
  function seen(id) {
    const side = id.startsWith("player ") && Array.from(root().querySelectorAll(".side-of-table")).find((each) => each.ariaLabel === id.slice(7));
    if (side) return side.querySelector(".side-head");
    const tile = root().querySelector(`[data-card="${CSS.escape(id)}"]`);
    const pile = tile?.closest(".pile:not([open])");
    return (pile || tile)?.querySelector("summary");
  }

  function drawHits() {
    const felt = root()?.querySelector(".table-felt");
    if (!felt) return;
    felt.querySelector(".hit-arrows")?.remove();
    const pairs = JSON.parse(root().dataset.hits).map((pair) => pair.map(seen)).filter((pair) => pair[0] && pair[1]);
    if (!pairs.length) return;
    const drawing = document.createElementNS(document.querySelector("svg").namespaceURI, "svg"); // that of the search box
    drawing.setAttribute("class", "hit-arrows");
    drawing.setAttribute("aria-hidden", "true");
    const at = felt.getBoundingClientRect();
    pairs.forEach((pair) => {
      const [a, b] = pair.map((each) => each.getBoundingClientRect());
      const [x, y] = [a.left + a.width / 2 - at.left, a.top + a.height / 2 - at.top];
      const [dx, dy] = [b.left + b.width / 2 - at.left - x, b.top + b.height / 2 - at.top - y];
      const long = Math.hypot(dx, dy);
      if (long < 12) return;
      const path = document.createElementNS(drawing.namespaceURI, "path");
      path.setAttribute("d", `M0 4H${long - 14}V1L${long} 6L${long - 14} 11V8H0Z`); // two that hit each other pass side by side
      path.setAttribute("transform", `translate(${x} ${y}) rotate(${Math.atan2(dy, dx) * 180 / Math.PI})`);
      drawing.append(path);
    });
    felt.append(drawing);
  }
  addEventListener("scroll", drawHits, { passive: true, capture: true });
  addEventListener("resize", drawHits, { passive: true });

  // The numbers on the table by where they stand.
  function numbers() {
    const found = new Map();
    root().querySelectorAll(".tile-value").forEach((each) => { found.set(each.closest(".tile").dataset.card, each); });
    root().querySelectorAll(".side-head b").forEach((each) => {
      const side = each.closest(".side-of-table");
      found.set(`${side.ariaLabel} ${Array.from(side.querySelectorAll(".side-head b")).indexOf(each)}`, each);
    });
    return found;
  }

  let before = new Map(); // the numbers of the position that is left

  // The text is right at once; the style sheet counts over it, where the system has nothing against what moves.
  function count() {
    numbers().forEach((element, key) => {
      const [from, to] = [Number(before.get(key)), Number(element.textContent)];
      if (!before.has(key) || Number.isNaN(from - to) || from === to) return;
      element.style.setProperty("--from", from);
      element.style.setProperty("--to", to);
      element.classList.add("is-counting");
      element.addEventListener("animationend", () => { element.classList.remove("is-counting"); }, { once: true });
    });
  }

  document.addEventListener("leaving", () => {
    before = new Map(Array.from(numbers(), ([key, each]) => [key, each.textContent]));
  });
  document.addEventListener("arrived", () => {
    drawHits();
    count();
  });
  drawHits();
})();

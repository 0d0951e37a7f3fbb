// The cards of the checker opened: their sheets beside them, and their texts where one points or rests a finger.
(() => {
  "use strict";

  function root() { return document.querySelector("[data-checker]"); }

  // --- a sheet is opened and shut

  function close() {
    document.querySelectorAll(".tile[open]").forEach((each) => { each.open = false; });
  }

  function shut(tile) {
    tile.open = false;
    tile.querySelector("summary").focus();
  }

  document.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    const opener = event.target.closest("[data-opens]");
    if (opener) {
      event.preventDefault();
      const tile = root().querySelector(`[data-card="${CSS.escape(opener.dataset.opens)}"]`);
      const pile = tile.parentElement.closest("details");
      if (pile) pile.open = true;
      tile.open = true;
      tile.scrollIntoView({ block: "nearest" });
      tile.querySelector("summary").focus({ preventScroll: true });
    } else if (event.target.closest("[data-close]")) {
      shut(event.target.closest(".tile"));
    } else if (!event.target.closest(".tile")) {
      close();
    }
  });

  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    hide();
    const open = document.querySelector(".tile[open]");
    if (open) shut(open);
  });

  // A sheet beside its card, inside the window; on a phone the style sheet puts it at the foot.
  function place(tile, sheet = tile.querySelector(".tile-sheet")) {
    if (matchMedia("(max-width: 44rem)").matches) return sheet.classList.remove("is-placed");
    sheet.classList.add("is-placed");
    const card = tile.querySelector("summary").getBoundingClientRect();
    const box = sheet.getBoundingClientRect();
    // Beside the card, so that it covers neither the card nor what stands before it in its column.
    const right = card.right + 8 + box.width <= innerWidth - 8;
    const left = right ? card.right + 8 : card.left - 8 - box.width;
    sheet.style.left = `${Math.max(8, left)}px`;
    sheet.style.top = `${Math.max(8, Math.min(card.top, innerHeight - box.height - 8))}px`;
  }

  function placeOpen() {
    document.querySelectorAll(".tile[open]").forEach((each) => { if (each.closest("[data-checker]")) place(each); });
  }
  addEventListener("scroll", placeOpen, { passive: true, capture: true });
  addEventListener("resize", placeOpen, { passive: true });

  document.addEventListener("toggle", (event) => {
    if (event.target.closest(".tile-sheet")) return placeOpen();
    hide();
    if (!event.target.matches(".tile") || !event.target.open) return;
    document.querySelectorAll(".tile[open]").forEach((each) => {
      if (each !== event.target && !each.contains(event.target)) each.open = false;
    });
    place(event.target);
  }, true);

  // --- the text of a card that one points at, that has the focus, or that a finger rests on

  let shown = null; // what shows it
  let of = null; // the card
  let waiting = 0;

  function look(tile) {
    hide();
    const face = tile.isConnected && !tile.open && tile.querySelector(":scope > .tile-sheet > .drawn");
    if (!face) return;
    of = tile;
    shown = document.createElement("div");
    shown.className = "tile-peek";
    shown.id = "tile-peek";
    shown.role = "tooltip";
    shown.append(face.cloneNode(true));
    root().append(shown);
    tile.querySelector("summary").setAttribute("aria-describedby", shown.id);
    place(tile, shown);
  }

  function hide() {
    clearTimeout(waiting);
    if (!shown) return;
    shown.remove();
    of.querySelector("summary").removeAttribute("aria-describedby");
    shown = of = null;
  }

  document.addEventListener("mouseover", (event) => {
    const tile = event.target.closest?.(".checker .tile > summary")?.parentElement;
    clearTimeout(waiting);
    if (tile && tile !== of) waiting = setTimeout(look, 250, tile);
    else if (!tile && shown && !event.target.closest(".tile-peek")) waiting = setTimeout(hide, 200);
  });
  document.addEventListener("focusin", (event) => {
    if (event.target.matches(".checker .tile > summary:focus-visible")) look(event.target.parentElement);
    else hide();
  });
  document.addEventListener("held", (event) => { look(event.target); });
  document.addEventListener("released", hide);
  document.addEventListener("dragstart", hide);

  // --- a step shows its cards on the table

  function point(event) {
    const step = event.target instanceof Element && event.target.closest("[data-cards]");
    document.querySelectorAll(".is-pointed-at").forEach((each) => { each.classList.remove("is-pointed-at"); });
    if (!step) return;
    step.dataset.cards.split(" ").filter(Boolean).forEach((id) => {
      document.querySelectorAll(`[data-card="${CSS.escape(id)}"]`).forEach((each) => { each.classList.add("is-pointed-at"); });
    });
  }
  document.addEventListener("mouseover", point);
  document.addEventListener("focusin", point);
  document.addEventListener("focusin", (event) => {
    const open = document.querySelector(".tile[open]");
    if (open && !open.contains(event.target) && event.target.closest("[data-checker]")) open.open = false;
  });

  function prepare() {
    document.querySelectorAll(".tile").forEach((each) => { each.draggable = true; });
    placeOpen();
  }
  document.addEventListener("arrived", prepare);
  prepare();
})();

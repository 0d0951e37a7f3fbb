// A card of the checker is dragged onto another, or to a place, with the mouse or after a long press with a finger. What
// is done then is one of the card's own buttons; without this they do the same.
(() => {
  "use strict";
  const PRESS = 350; // milliseconds: a shorter touch opens the card, or scrolls
  const SLIP = 10; // pixels that a finger may move while it presses
  const EDGE = 60; // pixels from the edge of the window within which it scrolls
  let dragged = null;

  // The card meant by an element of the table: the one that it is in, else the Site of its column.
  function meant(element) {
    if (!element?.closest) return null;
    const tile = element.closest(".tile");
    const column = element.closest(".column");
    return tile && tile !== dragged ? tile : column ? column.querySelector(".at-front .tile") : null;
  }

  function names(value, id) {
    if (value === id) return true;
    if (!value || typeof value !== "object") return false;
    return Object.keys(value).some((key) => key === id || names(value[key], id));
  }

  // The button, or the place in a list of places, that stands for dragging the card onto another one.
  function doing(onto) {
    if (!onto || onto === dragged) return null;
    const id = onto.dataset.card;
    const places = dragged.querySelectorAll(".edit-card [name=where] option");
    const place = Array.from(places).find((each) => new RegExp(`^\\d+ (at|on|behind) ${id.replace(/[^\w-]/g, "\\$&")}$`).test(each.value));
    if (place) return { select: place.parentElement, value: place.value };
    return Array.from(dragged.querySelectorAll(".choices [name=act]")).find((each) => {
      const action = JSON.parse(each.value);
      delete action.card;
      delete action.with;
      return names(action, id);
    });
  }

  function take(tile) {
    dragged = tile;
    tile.open = false;
    tile.classList.add("is-dragged");
    document.querySelectorAll(".tile").forEach((each) => {
      if (doing(each)) each.classList.add("may-take");
    });
  }

  function aim(onto) {
    document.querySelectorAll(".would-take").forEach((each) => { each.classList.remove("would-take"); });
    if (onto && doing(onto)) onto.classList.add("would-take");
  }

  function drop(onto) {
    const found = doing(onto);
    if (!found) return;
    if (found.select) {
      found.select.value = found.value;
      Array.from(found.select.form.querySelectorAll("[name=change]")).find((each) => /"op": "move"/.test(each.value)).click();
    } else {
      found.click();
    }
  }

  function leave() {
    dragged = null;
    document.querySelectorAll(".is-dragged, .may-take, .would-take").forEach((each) => {
      each.classList.remove("is-dragged", "may-take", "would-take");
    });
  }

  // --- with the mouse

  document.addEventListener("dragstart", (event) => {
    const tile = event.target.closest?.(".tile[draggable]");
    if (!tile) return;
    event.dataTransfer.setData("text/plain", tile.dataset.card);
    event.dataTransfer.effectAllowed = "move";
    take(tile);
  });
  document.addEventListener("dragover", (event) => {
    const onto = dragged && meant(event.target);
    aim(onto);
    if (onto && doing(onto)) event.preventDefault();
  });
  document.addEventListener("drop", (event) => {
    const onto = dragged && meant(event.target);
    if (!onto || !doing(onto)) return;
    event.preventDefault();
    drop(onto);
  });
  document.addEventListener("dragend", leave);

  // --- with a finger: a long press picks the card up, and its likeness follows the finger

  let pressed = null; // { tile, x, y } of the finger that is down
  let timer = 0;
  let ghost = null;
  let lifted = false; // the finger that has dragged must not open what it is lifted from

  function follow(touch) {
    ghost.style.left = `${touch.clientX}px`;
    ghost.style.top = `${touch.clientY}px`;
  }

  function pickUp() {
    const summary = pressed.tile.querySelector("summary");
    take(pressed.tile);
    ghost = document.createElement("div");
    ghost.className = "drag-ghost";
    ghost.setAttribute("aria-hidden", "true");
    ghost.textContent = summary.querySelector(".tile-title").textContent;
    document.body.append(ghost);
    follow({ clientX: pressed.x, clientY: pressed.y });
    pressed.tile.dispatchEvent(new CustomEvent("held", { bubbles: true })); // its text comes into sight
    if (navigator.vibrate) navigator.vibrate(15);
  }

  function letGo() {
    clearTimeout(timer);
    if (pressed) pressed.tile.draggable = true;
    if (ghost) ghost.remove();
    document.dispatchEvent(new CustomEvent("released"));
    pressed = ghost = null;
    leave();
  }

  function at(touch) { return meant(document.elementFromPoint(touch.clientX, touch.clientY)); }

  document.addEventListener("touchstart", (event) => {
    lifted = false;
    if (event.touches.length > 1) return letGo();
    const summary = event.target.closest?.("[data-checker] .tile > summary");
    if (!summary) return;
    const touch = event.touches[0];
    pressed = { tile: summary.parentElement, x: touch.clientX, y: touch.clientY };
    pressed.tile.draggable = false; // or some browsers would drag it in their own way
    timer = setTimeout(pickUp, PRESS);
  }, { passive: true });
  document.addEventListener("touchmove", (event) => {
    if (!pressed) return;
    const touch = event.touches[0];
    if (!ghost) {
      if (Math.hypot(touch.clientX - pressed.x, touch.clientY - pressed.y) > SLIP) letGo(); // it scrolls
      return;
    }
    event.preventDefault();
    follow(touch);
    aim(at(touch));
    if (touch.clientY < EDGE) scrollBy(0, -12);
    else if (touch.clientY > innerHeight - EDGE) scrollBy(0, 12);
  }, { passive: false });
  document.addEventListener("touchend", (event) => {
    if (!pressed) return;
    if (ghost) {
      lifted = !event.cancelable;
      if (event.cancelable) event.preventDefault();
      ghost.hidden = true;
      drop(at(event.changedTouches[0]));
    }
    letGo();
  }, { passive: false });
  document.addEventListener("touchcancel", letGo);
  // The browser's own long press: it would open a menu, and take the finger away from the card.
  document.addEventListener("contextmenu", (event) => {
    if (!pressed) return;
    event.preventDefault();
    clearTimeout(timer);
    if (!ghost) pickUp();
  });
  document.addEventListener("click", (event) => {
    if (lifted && event.isTrusted) event.preventDefault();
    lifted = false;
  }, true);
})();

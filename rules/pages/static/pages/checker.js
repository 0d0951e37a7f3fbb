// Makes the checker quick to use; without it every button and link does the same by loading a page.
(() => {
  "use strict";

  function root() { return document.querySelector("[data-checker]"); }

  // --- a click fetches the next position and puts it in the place of this one

  // Where one was: the part of the page that the next position has again under the same key.
  function keyOf(element) {
    const place = element?.closest("[data-key]");
    return place ? place.dataset.key : "";
  }

  function byKey(key) {
    const found = key ? Array.from(root().querySelectorAll(`[data-key="${CSS.escape(key)}"]`)) : [];
    return found.find((each) => each.offsetParent) || found[0] || null;
  }

  // The focus goes to a decision that waits, else back to where one was, else to what comes next.
  function restore(key, typing) {
    const why = root().querySelector(".why-not h3");
    const decision = root().querySelector(".decision");
    const same = byKey(key);
    let to = why || decision || same || root().querySelector("#next") || root().querySelector("h1");
    if (to === same && !to.matches("a, button, section")) {
      to = (typing && to.querySelector("input:not([type=hidden])")) || to.querySelector("summary, select, button") || to;
    }
    if (to.tabIndex < 0) to.tabIndex = -1;
    to.focus({ preventScroll: true });
    if (typing) to.scrollIntoView({ block: "nearest", behavior: "instant" }); // the next card is typed at once
    if (to.matches('[aria-invalid="true"]')) to.select(); // what was no title gives way to what is typed next
    if (to === why) why.scrollIntoView({ block: "start" });
    else if (to === decision && !matchMedia("(min-width: 44rem)").matches) decision.scrollIntoView({ block: "nearest" });
  }

  // What a step has led to comes into sight in the log: beside the table always, below it if the log was in sight.
  function scrollLog(stepped, seen) {
    const latest = root().querySelector("#latest") || root().querySelector("#steps");
    const panel = root().querySelector(".panel");
    const stepper = root().querySelector(".stepper");
    if (!latest || !stepped || !stepper || !(seen || stepper.offsetHeight)) return;
    if (stepper.offsetHeight) panel.scrollTop += latest.getBoundingClientRect().top - stepper.getBoundingClientRect().bottom - 8;
    // What ends the log may still be below the window, as far as the panel reaches below it.
    latest.scrollIntoView({ block: stepper.offsetHeight ? "nearest" : "start", behavior: "instant" });
  }

  function logInSight() {
    const log = root().querySelector(".steps-panel");
    const box = log?.getBoundingClientRect();
    return Boolean(box) && box.top < innerHeight * 0.6 && box.bottom > 0;
  }

  function show(html, address, remember, key, typing) {
    const fresh = new DOMParser().parseFromString(html, "text/html");
    const next = fresh.querySelector("[data-checker]");
    if (!next) return refuse(fresh.querySelector(".lead"));
    const seen = logInSight();
    const scrolled = Array.prototype.map.call(document.querySelectorAll(".structure"), (each) => each.scrollLeft);
    const before = new Map(Array.from(numbers(), ([key, each]) => [key, each.textContent]));
    root().replaceWith(next);
    document.querySelectorAll(".structure").forEach((each, i) => { each.scrollLeft = scrolled[i] || 0; });
    document.title = fresh.title;
    const notices = fresh.querySelector(".notices");
    const old = document.querySelector(".notices");
    if (old) old.remove();
    if (notices) {
      next.before(notices);
      notices.scrollIntoView({ block: "nearest" });
    }
    // What is done can be taken back; a step only looks elsewhere.
    if (remember === "step") history.replaceState(history.state, "", address);
    else if (remember && address !== location.href) history.pushState({ checker: true }, "", address);
    prepare();
    placeOpen();
    count(before);
    restore(key, typing);
    scrollLog(/^(first|back|forth|last)$/.test(key), seen);
    document.querySelector("[data-announce]").className = "visually-hidden";
    document.querySelector("[data-announce]").textContent = (notices || next.querySelector(".nearest-titles") || { textContent: next.dataset.news }).textContent;
  }

  // No position came back: this one stays, and the page says why.
  function refuse(why) {
    root().removeAttribute("aria-busy");
    const told = document.querySelector("[data-announce]");
    told.className = "notices";
    told.textContent = why ? why.textContent : "The site cannot be reached. Try again in a moment.";
    told.scrollIntoView({ block: "nearest" });
  }

  // Only the latest answer counts; what was pressed while one waited is caught up with when it has come.
  let asking = 0;
  let missed = 0;

  function go(address, options, remember, key, typing) {
    asking += 1;
    const mine = asking;
    root().setAttribute("aria-busy", "true");
    return fetch(address, options).then((response) => response.text().then((html) => {
        if (mine !== asking) return;
        show(html, response.url, remember, key, typing);
        catchUp();
      })).catch(() => {
      if (mine !== asking) return;
      missed = 0;
      if (options.method !== "POST") {
        location.href = address;
        return;
      }
      refuse();
    });
  }

  function isBusy() { return root() && root().getAttribute("aria-busy") === "true"; }

  function way(key) { return root()?.querySelector(`.stepper [data-step="${key}"], [data-step="${key}"]`); }

  function catchUp() {
    const by = missed;
    missed = 0;
    const link = by && way(by > 0 ? "forth" : "back");
    if (!link) return next();
    if (!link.href) return link.click();
    const to = new URL(link.href);
    const last = Number(root().dataset.total);
    to.searchParams.set("at", Math.max(0, Math.min(last, Number(root().dataset.at) + by)));
    go(to.href, {}, "step", by > 0 ? "forth" : "back");
  }

  // --- an example that plays by itself

  const PAUSE = 1900;
  let playing = 0;

  function next() {
    if (!playing) return;
    clearTimeout(playing);
    if (!way("forth")) return stop();
    playing = setTimeout(() => { if (way("forth")) way("forth").click(); }, PAUSE);
    sayPlaying();
  }

  function stop() {
    clearTimeout(playing);
    playing = 0;
    sayPlaying();
  }

  function sayPlaying() {
    document.querySelectorAll("[data-play]").forEach((each) => {
      each.hidden = !way("forth") && !playing;
      each.textContent = playing ? "Pause" : "Play";
      each.setAttribute("aria-pressed", String(Boolean(playing)));
    });
  }

  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!form.closest("[data-checker]") || form.method !== "post") return;
    event.preventDefault();
    const from = event.submitter || form;
    const body = new URLSearchParams(new FormData(form, event.submitter));
    go(form.action, { method: "POST", body: body }, true, keyOf(from), form.matches(".add-card"));
  });

  document.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    const link = event.target.closest("[data-step]");
    const opener = event.target.closest("[data-opens]");
    if (event.target.closest("[data-play]")) {
      if (playing) return stop();
      playing = 1;
      if (way("forth")) way("forth").click();
    } else if (event.target.closest("[data-share]")) {
      const button = event.target.closest("[data-share]");
      share(button.getAttribute("aria-pressed") === "true" ? "" : button.dataset.share);
    } else if (event.target.closest("[data-undo]")) {
      history.back();
    } else if (link?.href) {
      event.preventDefault();
      go(link.href, {}, "step", keyOf(link));
    } else if (opener) {
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

  window.addEventListener("popstate", () => { if (root()) go(location.href, {}, false, ""); });

  document.addEventListener("change", (event) => {
    if (!event.target.matches("[data-submits]")) return;
    event.target.form.requestSubmit(event.target.form.querySelector("button"));
  });

  // --- keyboard: arrows step back and forth, Escape closes a card, a number takes a choice, d is done, l copies the link

  function press(key) {
    try {
      if (localStorage.getItem("keys") === "off") return;
    } catch (_error) { /* then they are on */ }
    const named = { d: "[name=done]", l: "a[data-permalink]" }[key];
    const found = named
      ? root().querySelector(named)
      : /^[1-9]$/.test(key) && Array.from(root().querySelectorAll("#next .choices button")).filter((each) => each.checkVisibility())[key - 1];
    if (found) found.click();
  }

  function close() {
    document.querySelectorAll(".tile[open]").forEach((each) => { each.open = false; });
  }

  function shut(tile) {
    tile.open = false;
    tile.querySelector("summary").focus();
  }

  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      hide();
      const open = document.querySelector(".tile[open]");
      if (open) shut(open);
      return;
    }
    if (/^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName) || event.altKey || event.ctrlKey || event.metaKey) return;
    if (!root()) return;
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by) return press(event.key);
    if (isBusy()) {
      missed += by;
      return;
    }
    const link = way(by > 0 ? "forth" : "back");
    if (link) link.click();
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

  // --- what has just happened: who hits whom is an arrow, and numbers count to what they are now

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

  // The text is right at once; the style sheet counts over it, where the system has nothing against what moves.
  function count(before) {
    numbers().forEach((element, key) => {
      const [from, to] = [Number(before.get(key)), Number(element.textContent)];
      if (!before.has(key) || Number.isNaN(from - to) || from === to) return;
      element.style.setProperty("--from", from);
      element.style.setProperty("--to", to);
      element.classList.add("is-counting");
      element.addEventListener("animationend", () => { element.classList.remove("is-counting"); }, { once: true });
    });
  }

  // --- the text of a position, for other programs

  function curl(address) {
    const text = JSON.stringify(JSON.parse(document.getElementById("scenario-text").value));
    return `curl '${new URL(address, location.href).href}' --json '${text.replace(/'/g, "'\\''")}'`;
  }

  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-clip]");
    if (!button) return;
    const said = document.querySelector("[data-announce]");
    const label = button.textContent;
    try {
      const text = button.dataset.clip === "curl" ? curl(button.dataset.address) : document.getElementById("scenario-text").value;
      navigator.clipboard.writeText(text).then(() => {
        button.textContent = said.textContent = "Copied";
        setTimeout(() => { button.textContent = label; }, 2000);
      }).catch(() => { said.textContent = "It could not be copied."; });
    } catch (_error) {
      button.textContent = said.textContent = "That text is no JSON";
      setTimeout(() => { button.textContent = label; }, 2000);
    }
  });

  // --- whether it comes out otherwise under another edition, or with another wording: asked where one rests

  let resting = 0;

  function askOtherwise() {
    clearTimeout(resting);
    const list = root().querySelector("[data-otherwise]");
    if (!list) return;
    resting = setTimeout(() => {
      fetch(list.dataset.otherwise).then((response) => (response.ok ? response.text() : "")).then((html) => {
        list.replaceChildren(...new DOMParser().parseFromString(html, "text/html").body.children);
        list.hidden = !list.children.length;
      }).catch(() => { /* the comparison is a link away */ });
    }, 600);
  }

  // --- which of table and steps is the larger, as one has chosen it

  function share(wanted) {
    const main = root().querySelector(".checker-main");
    if (!main) return;
    try {
      if (wanted !== undefined) sessionStorage.setItem("larger", wanted);
      main.dataset.larger = sessionStorage.getItem("larger") || "";
    } catch (_error) {
      main.dataset.larger = wanted || ""; // where nothing may be kept, until the next step
    }
    root().querySelectorAll("[data-share]").forEach((each) => {
      each.setAttribute("aria-pressed", String(each.dataset.share === main.dataset.larger));
    });
  }

  function prepare() {
    drawHits();
    askOtherwise();
    share();
    const answer = root().querySelector(".answer-bar");
    if (answer) root().style.setProperty("--answer", `${answer.offsetHeight}px`);
    sayPlaying();
    document.querySelectorAll("[data-undo]").forEach((each) => { each.hidden = !(history.state?.checker); });
    document.querySelectorAll(".tile").forEach((each) => { each.draggable = true; });
    document.querySelectorAll("[data-clip]").forEach((each) => { each.hidden = !navigator.clipboard; });
  }
  prepare();
  placeOpen();
  // On a bare board one types at once.
  const first = document.querySelector(".is-bare .has-turn .add-card [name=title]");
  if (first) first.focus({ preventScroll: true });

  // A list that is pasted keeps its lines apart, which a field of one line would run together.
  document.addEventListener("paste", (event) => {
    const lines = event.target.matches?.("[data-suggest-fills] input") && event.clipboardData.getData("text").trim();
    if (!lines?.includes("\n")) return;
    event.preventDefault();
    event.target.setRangeText(lines.split(/\s*\n\s*/).join("; "), event.target.selectionStart, event.target.selectionEnd, "end");
  });
})();

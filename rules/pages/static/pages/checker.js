// Makes the checker quick to use; without it every button and link does the same by loading a page.
//
// A click fetches the next position and puts it in the place of this one: "leaving" is heard by the document before,
// "arrived" after that. What opens cards is in sheets.js, what shows what has just happened in happened.js, what helps
// beside the table in panel.js, what drags cards in drag.js.
(() => {
  "use strict";

  function root() { return document.querySelector("[data-checker]"); }

  // --- the next position in the place of this one

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
    document.dispatchEvent(new Event("leaving"));
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
    document.dispatchEvent(new Event("arrived"));
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
    if (event.target.closest("[data-play]")) {
      if (playing) return stop();
      playing = 1;
      if (way("forth")) way("forth").click();
    } else if (event.target.closest("[data-undo]")) {
      history.back();
    } else if (link?.href) {
      event.preventDefault();
      go(link.href, {}, "step", keyOf(link));
    }
  });

  window.addEventListener("popstate", () => { if (root()) go(location.href, {}, false, ""); });

  document.addEventListener("change", (event) => {
    if (!event.target.matches("[data-submits]")) return;
    event.target.form.requestSubmit(event.target.form.querySelector("button"));
  });

  // --- keyboard: arrows step back and forth, a number takes a choice, d is done, l copies the link

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

  document.addEventListener("keydown", (event) => {
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

  function prepare() {
    const answer = root().querySelector(".answer-bar");
    if (answer) root().style.setProperty("--answer", `${answer.offsetHeight}px`);
    sayPlaying();
    document.querySelectorAll("[data-undo]").forEach((each) => { each.hidden = !(history.state?.checker); });
  }
  prepare();
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

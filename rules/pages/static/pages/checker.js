// Makes the checker quick to use; without it every button and link does the same by loading a page.
(function () {
  "use strict";

  function root() { return document.querySelector("[data-checker]"); }

  // --- a click fetches the next position and puts it in the place of this one

  // Where one was: the part of the page that the next position has again under the same key.
  function keyOf(element) {
    var place = element && element.closest("[data-key]");
    return place ? place.dataset.key : "";
  }

  function byKey(key) {
    var found = key ? Array.from(root().querySelectorAll('[data-key="' + CSS.escape(key) + '"]')) : [];
    return found.find(function (each) { return each.offsetParent; }) || found[0] || null;
  }

  // The focus goes to a decision that waits, else back to where one was, else to what comes next.
  function restore(key, typing) {
    var why = root().querySelector(".why-not h3");
    var decision = root().querySelector(".decision");
    var same = byKey(key);
    var to = why || decision || same || root().querySelector("#next") || root().querySelector("h1");
    if (to === same && !to.matches("a, button, section")) {
      to = (typing && to.querySelector("input:not([type=hidden])")) || to.querySelector("summary, select, button") || to;
    }
    if (to.tabIndex < 0) to.tabIndex = -1;
    to.focus({ preventScroll: true });
    if (to.matches('[aria-invalid="true"]')) to.select(); // what was no title gives way to what is typed next
    if (to === why) why.scrollIntoView({ block: "start" });
    else if (to === decision && !matchMedia("(min-width: 64rem)").matches) decision.scrollIntoView({ block: "nearest" });
  }

  // What a step has led to comes into sight in the log: beside the table always, below it if the log was in sight.
  function scrollLog(stepped, seen) {
    var latest = root().querySelector("#latest") || root().querySelector("#steps");
    var panel = root().querySelector(".panel");
    var stepper = root().querySelector(".stepper");
    if (!latest || !stepped || !stepper || !(seen || stepper.offsetHeight)) return;
    if (stepper.offsetHeight) panel.scrollTop += latest.getBoundingClientRect().top - stepper.getBoundingClientRect().bottom - 8;
    // What ends the log may still be below the window, as far as the panel reaches below it.
    latest.scrollIntoView({ block: stepper.offsetHeight ? "nearest" : "start", behavior: "instant" });
  }

  function logInSight() {
    var log = root().querySelector(".steps-panel");
    var box = log && log.getBoundingClientRect();
    return Boolean(box) && box.top < innerHeight * 0.6 && box.bottom > 0;
  }

  function show(html, address, remember, key, typing) {
    var fresh = new DOMParser().parseFromString(html, "text/html");
    var next = fresh.querySelector("[data-checker]");
    if (!next) return refuse(fresh.querySelector(".lead"));
    var seen = logInSight();
    var scrolled = Array.prototype.map.call(document.querySelectorAll(".structure"), function (each) { return each.scrollLeft; });
    root().replaceWith(next);
    document.querySelectorAll(".structure").forEach(function (each, i) { each.scrollLeft = scrolled[i] || 0; });
    document.title = fresh.title;
    var notices = fresh.querySelector(".notices");
    var old = document.querySelector(".notices");
    if (old) old.remove();
    if (notices) {
      next.before(notices);
      notices.scrollIntoView({ block: "nearest" });
    }
    if (remember && address !== location.href) history.pushState({ checker: true }, "", address);
    prepare();
    placeOpen();
    restore(key, typing);
    scrollLog(/^(first|back|forth|last)$/.test(key), seen);
    document.querySelector("[data-announce]").className = "visually-hidden";
    document.querySelector("[data-announce]").textContent = notices ? notices.textContent : next.dataset.news;
  }

  // No position came back: this one stays, and the page says why.
  function refuse(why) {
    root().removeAttribute("aria-busy");
    var told = document.querySelector("[data-announce]");
    told.className = "notices";
    told.textContent = why ? why.textContent : "The site cannot be reached. Try again in a moment.";
    told.scrollIntoView({ block: "nearest" });
  }

  // Only the latest answer counts; what was pressed while one waited is caught up with when it has come.
  var asking = 0;
  var missed = 0;

  function go(address, options, remember, key, typing) {
    asking += 1;
    var mine = asking;
    root().setAttribute("aria-busy", "true");
    return fetch(address, options).then(function (response) {
      return response.text().then(function (html) {
        if (mine !== asking) return;
        show(html, response.url, remember, key, typing);
        catchUp();
      });
    }).catch(function () {
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

  function way(key) { return root() && root().querySelector('.stepper [data-step="' + key + '"], [data-step="' + key + '"]'); }

  function catchUp() {
    var by = missed;
    missed = 0;
    var link = by && way(by > 0 ? "forth" : "back");
    if (!link) return next();
    if (!link.href) return link.click();
    var to = new URL(link.href);
    var last = Number(root().dataset.total);
    to.searchParams.set("at", Math.max(0, Math.min(last, Number(root().dataset.at) + by)));
    go(to.href, {}, true, by > 0 ? "forth" : "back");
  }

  // --- an example that plays by itself

  var PAUSE = 1900;
  var playing = 0;

  function next() {
    if (!playing) return;
    clearTimeout(playing);
    if (!way("forth")) return stop();
    playing = setTimeout(function () { if (way("forth")) way("forth").click(); }, PAUSE);
    sayPlaying();
  }

  function stop() {
    clearTimeout(playing);
    playing = 0;
    sayPlaying();
  }

  function sayPlaying() {
    document.querySelectorAll("[data-play]").forEach(function (each) {
      each.hidden = !way("forth") && !playing;
      each.textContent = playing ? "Pause" : "Play";
      each.setAttribute("aria-pressed", String(Boolean(playing)));
    });
  }

  document.addEventListener("submit", function (event) {
    var form = event.target;
    if (!form.closest("[data-checker]") || form.method !== "post") return;
    event.preventDefault();
    var from = event.submitter || form;
    var body = new URLSearchParams(new FormData(form, event.submitter));
    go(form.action, { method: "POST", body: body }, true, keyOf(from), form.matches(".add-card"));
  });

  document.addEventListener("click", function (event) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    var link = event.target.closest("[data-step]");
    var opener = event.target.closest("[data-opens]");
    if (event.target.closest("[data-play]")) {
      if (playing) return stop();
      playing = 1;
      if (way("forth")) way("forth").click();
    } else if (event.target.closest("[data-undo]")) {
      history.back();
    } else if (link && link.href) {
      event.preventDefault();
      go(link.href, {}, true, keyOf(link));
    } else if (opener) {
      event.preventDefault();
      var tile = root().querySelector('[data-card="' + CSS.escape(opener.dataset.opens) + '"]');
      var pile = tile.parentElement.closest("details");
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

  window.addEventListener("popstate", function () { if (root()) go(location.href, {}, false, ""); });

  document.addEventListener("change", function (event) {
    if (!event.target.matches("[data-submits]")) return;
    event.target.form.requestSubmit(event.target.form.querySelector("button"));
  });

  // --- keyboard: arrows step back and forth, Escape closes a card

  function close() {
    document.querySelectorAll(".tile[open]").forEach(function (each) { each.open = false; });
  }

  function shut(tile) {
    tile.open = false;
    tile.querySelector("summary").focus();
  }

  document.addEventListener("keydown", function (event) {
    if (event.key === "Escape") {
      var open = document.querySelector(".tile[open]");
      if (open) shut(open);
      return;
    }
    if (/^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName) || event.altKey || event.ctrlKey || event.metaKey) return;
    var by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by || !root()) return;
    if (isBusy()) {
      missed += by;
      return;
    }
    var link = way(by > 0 ? "forth" : "back");
    if (link) link.click();
  });

  // A sheet beside its card, inside the window; on a phone the style sheet puts it at the foot.
  function place(tile) {
    var sheet = tile.querySelector(".tile-sheet");
    if (matchMedia("(max-width: 44rem)").matches) return sheet.classList.remove("is-placed");
    sheet.classList.add("is-placed");
    var card = tile.querySelector("summary").getBoundingClientRect();
    var box = sheet.getBoundingClientRect();
    // Beside the card, so that it covers neither the card nor what stands before it in its column.
    var right = card.right + 8 + box.width <= innerWidth - 8;
    var left = right ? card.right + 8 : card.left - 8 - box.width;
    sheet.style.left = Math.max(8, left) + "px";
    sheet.style.top = Math.max(8, Math.min(card.top, innerHeight - box.height - 8)) + "px";
  }

  function placeOpen() {
    document.querySelectorAll(".tile[open]").forEach(function (each) { if (each.closest("[data-checker]")) place(each); });
  }
  addEventListener("scroll", placeOpen, { passive: true, capture: true });
  addEventListener("resize", placeOpen, { passive: true });

  document.addEventListener("toggle", function (event) {
    if (event.target.closest(".tile-sheet")) return placeOpen();
    if (!event.target.matches(".tile") || !event.target.open) return;
    document.querySelectorAll(".tile[open]").forEach(function (each) {
      if (each !== event.target && !each.contains(event.target)) each.open = false;
    });
    place(event.target);
  }, true);

  // --- a step shows its cards on the table

  function point(event) {
    var step = event.target instanceof Element && event.target.closest("[data-cards]");
    document.querySelectorAll(".is-pointed-at").forEach(function (each) { each.classList.remove("is-pointed-at"); });
    if (!step) return;
    step.dataset.cards.split(" ").filter(Boolean).forEach(function (id) {
      document.querySelectorAll('[data-card="' + CSS.escape(id) + '"]').forEach(function (each) { each.classList.add("is-pointed-at"); });
    });
  }
  document.addEventListener("mouseover", point);
  document.addEventListener("focusin", point);
  document.addEventListener("focusin", function (event) {
    var open = document.querySelector(".tile[open]");
    if (open && !open.contains(event.target) && event.target.closest("[data-checker]")) open.open = false;
  });

  // --- the text of a position, for other programs

  function curl(address) {
    var text = JSON.stringify(JSON.parse(document.getElementById("scenario-text").value));
    return "curl '" + new URL(address, location.href).href + "' --json '" + text.replace(/'/g, "'\\''") + "'";
  }

  document.addEventListener("click", function (event) {
    var button = event.target.closest("[data-clip]");
    if (!button) return;
    var said = document.querySelector("[data-announce]");
    var label = button.textContent;
    try {
      var text = button.dataset.clip === "curl" ? curl(button.dataset.address) : document.getElementById("scenario-text").value;
      navigator.clipboard.writeText(text).then(function () {
        button.textContent = said.textContent = "Copied";
        setTimeout(function () { button.textContent = label; }, 2000);
      }).catch(function () { said.textContent = "It could not be copied."; });
    } catch (error) {
      button.textContent = said.textContent = "That text is no JSON";
      setTimeout(function () { button.textContent = label; }, 2000);
    }
  });

  function prepare() {
    sayPlaying();
    document.querySelectorAll("[data-undo]").forEach(function (each) { each.hidden = !(history.state && history.state.checker); });
    document.querySelectorAll(".tile").forEach(function (each) { each.draggable = true; });
    document.querySelectorAll("[data-clip]").forEach(function (each) { each.hidden = !navigator.clipboard; });
  }
  prepare();
  placeOpen();
  // On a bare board one types at once.
  var first = document.querySelector(".is-bare .has-turn .add-card [name=title]");
  if (first) first.focus({ preventScroll: true });

  // --- titles of cards as one types

  var asked = "";
  document.addEventListener("input", function (event) {
    var box = event.target;
    if (!box.matches("[data-card-titles]") || box.value.trim().length < 2 || box.value === asked) return;
    asked = box.value;
    fetch("/api/v1/cards/autocomplete?game=" + (box.dataset.cardTitles || "shadowfist") + "&q=" + encodeURIComponent(asked)).then(function (response) {
      return response.json();
    }).then(function (found) {
      var list = document.getElementById("card-titles");
      list.textContent = "";
      found.data.forEach(function (each) {
        var option = document.createElement("option");
        option.value = each.title || each;
        list.append(option);
      });
    }).catch(function () { /* what was typed still counts */ });
  });
})();

// Makes the checker quick to use; without it every button and link does the same by loading a page.
(function () {
  "use strict";

  function root() { return document.querySelector("[data-checker]"); }

  // --- a click fetches the next position and puts it in the place of this one

  function show(html, address, remember) {
    var fresh = new DOMParser().parseFromString(html, "text/html");
    var next = fresh.querySelector("[data-checker]");
    if (!next) { location.href = address; return; }
    var scrolled = Array.prototype.map.call(document.querySelectorAll(".structure"), function (each) { return each.scrollLeft; });
    root().replaceWith(next);
    document.querySelectorAll(".structure").forEach(function (each, i) { each.scrollLeft = scrolled[i] || 0; });
    document.title = fresh.title;
    var notices = fresh.querySelector(".notices");
    var old = document.querySelector(".notices");
    if (old) old.remove();
    if (notices) next.before(notices);
    if (remember) history.pushState({ checker: true }, "", address);
    var decision = next.querySelector(".decision button, .decision input:not([type=hidden])");
    if (decision && remember) decision.focus({ preventScroll: true });
  }

  function go(address, options, remember) {
    root().setAttribute("aria-busy", "true");
    return fetch(address, options).then(function (response) {
      return response.text().then(function (html) { show(html, response.url, remember); });
    }).catch(function () {
      if (options && options.method === "POST") return root().removeAttribute("aria-busy");
      location.href = address;
    });
  }

  document.addEventListener("submit", function (event) {
    var form = event.target;
    if (!form.closest("[data-checker]") || form.method !== "post") return;
    event.preventDefault();
    go(form.action, { method: "POST", body: new URLSearchParams(new FormData(form, event.submitter)) }, true);
  });

  document.addEventListener("click", function (event) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    var link = event.target.closest("[data-step]");
    if (link) {
      event.preventDefault();
      go(link.href, {}, true);
      return;
    }
    if (!event.target.closest(".tile")) close();
  });

  window.addEventListener("popstate", function () { if (root()) go(location.href, {}, false); });

  document.addEventListener("change", function (event) {
    if (event.target.matches("[data-submits]")) event.target.form.requestSubmit();
  });

  // --- keyboard: arrows step back and forth, Escape closes a card

  function close() {
    document.querySelectorAll(".tile[open]").forEach(function (each) { each.open = false; });
  }

  document.addEventListener("keydown", function (event) {
    if (event.key === "Escape") {
      var open = document.querySelector(".tile[open]");
      if (open) { open.open = false; open.querySelector("summary").focus(); }
      return;
    }
    if (/^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName) || event.altKey || event.ctrlKey || event.metaKey) return;
    var way = event.key === "ArrowLeft" ? "back" : event.key === "ArrowRight" ? "forth" : "";
    var link = way && root() && root().querySelector('a[data-step="' + way + '"]');
    if (link) link.click();
  });

  // A sheet beside its card, inside the window; on a phone the style sheet puts it at the foot.
  function place(tile) {
    var sheet = tile.querySelector(".tile-sheet");
    if (matchMedia("(max-width: 44rem)").matches) return sheet.classList.remove("is-placed");
    sheet.classList.add("is-placed");
    var card = tile.querySelector("summary").getBoundingClientRect();
    var box = sheet.getBoundingClientRect();
    var below = card.bottom + 4 + box.height <= innerHeight || card.top < box.height + 12;
    sheet.style.top = Math.max(8, Math.min(below ? card.bottom + 4 : card.top - box.height - 4, innerHeight - box.height - 8)) + "px";
    sheet.style.left = Math.max(8, Math.min(card.left, innerWidth - box.width - 8)) + "px";
  }

  addEventListener("scroll", function () {
    document.querySelectorAll(".tile[open]").forEach(function (each) { if (each.closest("[data-checker]")) place(each); });
  }, { passive: true, capture: true });

  document.addEventListener("toggle", function (event) {
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

  // --- titles of cards as one types

  var asked = "";
  document.addEventListener("input", function (event) {
    var box = event.target;
    if (!box.matches("[data-card-titles]") || box.value.trim().length < 2 || box.value === asked) return;
    asked = box.value;
    fetch("/api/v1/cards/autocomplete?game=shadowfist&q=" + encodeURIComponent(asked)).then(function (response) {
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

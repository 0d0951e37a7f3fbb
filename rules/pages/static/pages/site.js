// Conveniences; every page works without them.
(function () {
  "use strict";
  var root = document.documentElement;
  var toast = document.querySelector("[data-toast]");
  var toastTimer;

  function say(text) {
    toast.textContent = text;
    toast.hidden = false;
    clearTimeout(toastTimer);
    toastTimer = setTimeout(function () { toast.hidden = true; }, 2000);
  }

  // --- light and dark

  function isDark() {
    if (root.dataset.theme) return root.dataset.theme === "dark";
    return matchMedia("(prefers-color-scheme: dark)").matches;
  }

  var toggle = document.querySelector("[data-theme-toggle]");
  if (toggle) {
    toggle.hidden = false;
    toggle.setAttribute("aria-pressed", String(isDark()));
    toggle.addEventListener("click", function () {
      root.dataset.theme = isDark() ? "light" : "dark";
      toggle.setAttribute("aria-pressed", String(isDark()));
      try { localStorage.setItem("theme", root.dataset.theme); } catch (error) { /* for this page only */ }
    });
  }

  // --- "/" leads to the search box, Escape out of it

  document.addEventListener("keydown", function (event) {
    var target = event.target;
    var typing = target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
    if (event.key === "/" && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) {
      var box = document.querySelector("[data-search]");
      if (box) {
        event.preventDefault();
        box.focus();
        box.select();
      }
    } else if (event.key === "Escape" && target.matches("[data-search]")) {
      target.blur();
    }
  });

  // --- copying addresses

  function copy(address) {
    var url = new URL(address, location.href).href;
    return navigator.clipboard.writeText(url).then(function () { say("The link is copied."); });
  }

  if (navigator.clipboard) {
    document.querySelectorAll("[data-copy]").forEach(function (button) {
      button.hidden = false;
      button.addEventListener("click", function () { copy(button.dataset.copy); });
    });
    document.addEventListener("click", function (event) {
      var link = event.target.closest("[data-permalink]");
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      copy(link.href).catch(function () { location.href = link.href; });
    });
  }

  // --- printing

  document.querySelectorAll("[data-print]").forEach(function (button) {
    button.hidden = false;
    button.addEventListener("click", function () { print(); });
  });

  // --- switching between our text and the original keeps the place

  document.querySelectorAll("[data-keep-place]").forEach(function (link) {
    link.addEventListener("click", function () {
      var paragraphs = document.querySelectorAll(".item[id], .sub[id]");
      for (var i = 0; i < paragraphs.length; i += 1) {
        if (paragraphs[i].getBoundingClientRect().top >= 0) {
          if (scrollY > 200) link.hash = paragraphs[i].id;
          return;
        }
      }
    });
  });
})();

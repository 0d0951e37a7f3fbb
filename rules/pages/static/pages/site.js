// Conveniences; every page works without them.
(() => {
  "use strict";
  const root = document.documentElement;
  const toast = document.querySelector("[data-toast]");
  let toastTimer;

  function say(text) {
    toast.textContent = text;
    toast.hidden = false;
    clearTimeout(toastTimer);
    toastTimer = setTimeout(() => { toast.hidden = true; }, 2000);
  }

  // --- light and dark

  function isDark() {
    if (root.dataset.theme) return root.dataset.theme === "dark";
    return matchMedia("(prefers-color-scheme: dark)").matches;
  }

  const toggle = document.querySelector("[data-theme-toggle]");
  if (toggle) {
    toggle.hidden = false;
    toggle.setAttribute("aria-pressed", String(isDark()));
    toggle.addEventListener("click", () => {
      root.dataset.theme = isDark() ? "light" : "dark";
      toggle.setAttribute("aria-pressed", String(isDark()));
      try { localStorage.setItem("theme", root.dataset.theme); } catch (_error) { /* for this page only */ }
    });
  }

  // --- "/" leads to the search box, Escape out of it

  document.addEventListener("keydown", (event) => {
    const target = event.target;
    const typing = target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
    if (event.key === "/" && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const box = document.querySelector("[data-search]");
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
    const url = new URL(address, location.href).href;
    return navigator.clipboard.writeText(url).then(() => { say("The link is copied."); });
  }

  if (navigator.clipboard) {
    document.querySelectorAll("[data-copy]").forEach((button) => {
      button.hidden = false;
      button.addEventListener("click", () => { copy(button.dataset.copy); });
    });
    document.addEventListener("click", (event) => {
      const link = event.target.closest("[data-permalink]");
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      copy(link.href).catch(() => { location.href = link.href; });
    });
  }

  // --- a choice that is made at once: what it says of the form needs no button

  document.addEventListener("change", (event) => {
    if (event.target.matches("[data-goes]")) event.target.form.requestSubmit();
  });

  // --- printing

  document.querySelectorAll("[data-print]").forEach((button) => {
    button.hidden = false;
    button.addEventListener("click", () => { print(); });
  });

  // --- switching between our text and the original keeps the place

  document.querySelectorAll("[data-keep-place]").forEach((link) => {
    link.addEventListener("click", () => {
      const paragraphs = document.querySelectorAll(".item[id], .sub[id]");
      for (let i = 0; i < paragraphs.length; i += 1) {
        if (paragraphs[i].getBoundingClientRect().top >= 0) {
          if (scrollY > 200) link.hash = paragraphs[i].id;
          return;
        }
      }
    });
  });
})();

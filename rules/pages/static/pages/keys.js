// Keys: "?" shows which there are, "n" and "p" turn pages, "t" switches the theme. They can be switched off.
(() => {
  "use strict";
  const KEYS = [
    ["/", "to the search box"],
    ["↓ ↑", "mark a suggestion; Enter goes there"],
    ["n  p", "next and previous page or section"],
    ["← →", "step through the actions, in the checker"],
    ["1 – 9", "take one of the choices there"],
    ["d  l", "done setting up, and copy the link"],
    ["t", "light or dark"],
    ["Esc", "close what is open"],
    ["?", "this list"],
  ];
  let sheet = null;

  function on() {
    try { return localStorage.getItem("keys") !== "off"; } catch (_error) { return true; }
  }

  function made(tag, text) {
    const element = document.createElement(tag);
    if (text) element.textContent = text;
    return element;
  }

  function show() {
    if (!sheet) {
      sheet = made("dialog");
      sheet.className = "keys";
      sheet.setAttribute("aria-labelledby", "keys-title");
      const title = made("h2", "Keys");
      title.id = "keys-title";
      const list = made("dl");
      KEYS.forEach((pair) => {
        const row = made("div");
        const term = made("dt");
        pair[0].split(/\s+/).forEach((key) => { term.append(made("kbd", key), " "); });
        row.append(term, made("dd", pair[1]));
        list.append(row);
      });
      const label = made("label");
      const box = made("input");
      box.type = "checkbox";
      box.checked = on();
      box.addEventListener("change", () => {
        try { localStorage.setItem("keys", box.checked ? "on" : "off"); } catch (_error) { /* for this page only */ }
      });
      label.append(box, " Use keys of a single letter");
      const form = made("form");
      form.method = "dialog";
      form.append(made("button", "Close"));
      sheet.append(title, list, label, form);
      sheet.addEventListener("click", (event) => { if (event.target === sheet) sheet.close(); });
      document.body.append(sheet);
    }
    if (!sheet.open) sheet.showModal();
  }

  document.querySelectorAll("[data-keys]").forEach((link) => {
    link.addEventListener("click", (event) => {
      event.preventDefault();
      show();
    });
  });

  document.addEventListener("keydown", (event) => {
    const target = event.target;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return;
    if (event.key === "?") {
      event.preventDefault();
      show();
    }
    if (!on() || (sheet?.open)) return;
    const way = { n: "next", p: "prev" }[event.key];
    const link = way && document.querySelector(`main a[rel=${way}]`);
    if (link) link.click();
    const toggle = event.key === "t" && document.querySelector("[data-theme-toggle]");
    if (toggle) toggle.click();
  });
})();

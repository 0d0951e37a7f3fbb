// Keys: "?" shows which there are, "n" and "p" turn pages, "t" switches the theme. They can be switched off.
(function () {
  "use strict";
  var KEYS = [
    ["/", "to the search box"],
    ["↓ ↑", "mark a suggestion; Enter goes there"],
    ["n  p", "next and previous page or section"],
    ["← →", "step through the actions, in the checker"],
    ["t", "light or dark"],
    ["Esc", "close what is open"],
    ["?", "this list"],
  ];
  var sheet = null;

  function on() {
    try { return localStorage.getItem("keys") !== "off"; } catch (error) { return true; }
  }

  function made(tag, text) {
    var element = document.createElement(tag);
    if (text) element.textContent = text;
    return element;
  }

  function show() {
    if (!sheet) {
      sheet = made("dialog");
      sheet.className = "keys";
      sheet.setAttribute("aria-labelledby", "keys-title");
      var title = made("h2", "Keys");
      title.id = "keys-title";
      var list = made("dl");
      KEYS.forEach(function (pair) {
        var row = made("div");
        var term = made("dt");
        pair[0].split(/\s+/).forEach(function (key) { term.append(made("kbd", key), " "); });
        row.append(term, made("dd", pair[1]));
        list.append(row);
      });
      var label = made("label");
      var box = made("input");
      box.type = "checkbox";
      box.checked = on();
      box.addEventListener("change", function () {
        try { localStorage.setItem("keys", box.checked ? "on" : "off"); } catch (error) { /* for this page only */ }
      });
      label.append(box, " Use keys of a single letter");
      var form = made("form");
      form.method = "dialog";
      form.append(made("button", "Close"));
      sheet.append(title, list, label, form);
      sheet.addEventListener("click", function (event) { if (event.target === sheet) sheet.close(); });
      document.body.append(sheet);
    }
    if (!sheet.open) sheet.showModal();
  }

  document.querySelectorAll("[data-keys]").forEach(function (link) {
    link.addEventListener("click", function (event) {
      event.preventDefault();
      show();
    });
  });

  document.addEventListener("keydown", function (event) {
    var target = event.target;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return;
    if (event.key === "?") {
      event.preventDefault();
      show();
    }
    if (!on() || (sheet && sheet.open)) return;
    var way = { n: "next", p: "prev" }[event.key];
    var link = way && document.querySelector("main a[rel=" + way + "]");
    if (link) link.click();
    var toggle = event.key === "t" && document.querySelector("[data-theme-toggle]");
    if (toggle) toggle.click();
  });
})();

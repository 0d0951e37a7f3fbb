// Suggestions under a search box while one types. Without it the box leads to the results, as it does with Enter.
(function () {
  "use strict";
  var WAIT = 60;
  var answers = new Map(); // by text: a promise of what is suggested
  var boxes = 0;

  function fetched(form, text) {
    if (!answers.has(text)) {
      var first = form.querySelector("input[name=first]"); // the game whose page this is
      var query = "?q=" + encodeURIComponent(text) + (first ? "&first=" + encodeURIComponent(first.value) : "");
      var answer = fetch(form.dataset.suggest + query, { headers: { Accept: "application/json" } })
        .then(function (response) {
          if (!response.ok) throw new Error(String(response.status));
          return response.json();
        });
      answer.catch(function () { answers.delete(text); });
      answers.set(text, answer);
      if (answers.size > 200) answers.delete(answers.keys().next().value);
    }
    return answers.get(text);
  }

  function made(tag, className, text) {
    var element = document.createElement(tag);
    element.className = className;
    if (text) element.textContent = text;
    return element;
  }

  document.querySelectorAll("form[data-suggest]").forEach(function (form) {
    var input = form.querySelector("input[type=search]");
    var id = "suggestions-" + (boxes += 1);
    var list = made("div", "suggestions");
    var marked = -1;
    var timer = 0;
    list.id = id;
    list.hidden = true;
    list.setAttribute("role", "listbox");
    list.setAttribute("aria-label", "Suggestions");
    list.dataset.noPeek = ""; // a card above the list would cover it
    form.append(list);
    Object.entries({ role: "combobox", "aria-expanded": "false", "aria-controls": id, "aria-autocomplete": "list" })
      .forEach(function (pair) { input.setAttribute(pair[0], pair[1]); });

    function options() { return Array.from(list.querySelectorAll("[role=option]")); }

    function mark(number) {
      var all = options();
      marked = all.length ? (number + all.length + 1) % (all.length + 1) : -1;
      if (marked === all.length) marked = -1; // back in the box
      all.forEach(function (option, place) { option.setAttribute("aria-selected", String(place === marked)); });
      if (marked < 0) return input.removeAttribute("aria-activedescendant");
      input.setAttribute("aria-activedescendant", all[marked].id);
      all[marked].scrollIntoView({ block: "nearest" });
    }

    function close() {
      clearTimeout(timer);
      list.hidden = true;
      list.replaceChildren();
      input.setAttribute("aria-expanded", "false");
      mark(-1);
    }

    function option(url, className) {
      var link = made("a", "suggestion " + className);
      link.href = url;
      link.id = id + "-" + list.querySelectorAll("[role=option]").length;
      link.tabIndex = -1;
      link.setAttribute("role", "option");
      link.setAttribute("aria-selected", "false");
      return link;
    }

    function show(text, answer) {
      if (input.value.trim() !== text || document.activeElement !== input) return;
      list.replaceChildren();
      answer.groups.forEach(function (group) {
        var box = made("div", "suggestion-group");
        var label = made("p", "suggestion-label", group.label);
        label.id = id + "-" + group.kind;
        box.setAttribute("role", "group");
        box.setAttribute("aria-labelledby", label.id);
        box.append(label);
        list.append(box);
        group.items.forEach(function (item) {
          var link = option(item.url, "suggestion-" + group.kind);
          link.append(made("span", "suggestion-title", item.title), " ", made("span", "suggestion-note", item.note));
          box.append(link);
        });
      });
      if (!answer.groups.length) return close();
      var all = option(answer.all, "suggestion-all");
      all.textContent = "All results for “" + text + "”";
      list.append(all);
      mark(-1);
      list.hidden = false;
      input.setAttribute("aria-expanded", "true");
    }

    function ask() {
      var text = input.value.trim();
      clearTimeout(timer);
      if (!text) return close();
      timer = setTimeout(function () {
        fetched(form, text).then(function (answer) { show(text, answer); }, close);
      }, WAIT);
    }

    input.addEventListener("input", ask);
    input.addEventListener("focus", function () { if (input.value !== input.defaultValue) ask(); });
    input.addEventListener("keydown", function (event) {
      if (event.isComposing) return;
      if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        event.preventDefault();
        if (list.hidden) ask();
        else mark(event.key === "ArrowDown" ? marked + 1 : marked < 0 ? options().length - 1 : marked - 1);
      } else if (event.key === "Enter" && marked >= 0) {
        event.preventDefault();
        location.href = options()[marked].href;
      } else if (event.key === "Escape" && !list.hidden) {
        event.preventDefault();
        event.stopPropagation(); // a second one leaves the box
        close();
      }
    });
    // A press on a suggestion must not take the focus from the box, or the list would close under the finger.
    list.addEventListener("pointerdown", function (event) { if (event.pointerType === "mouse") event.preventDefault(); });
    document.addEventListener("pointerdown", function (event) { if (!form.contains(event.target)) close(); });
    form.addEventListener("focusout", function (event) {
      if (event.relatedTarget && !form.contains(event.relatedTarget)) close();
    });
    form.addEventListener("submit", close);
    addEventListener("pagehide", close);
  });
})();

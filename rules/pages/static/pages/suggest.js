// Suggestions under a box while one types. In a search box each is a link, and without this the box leads to the results,
// as it does with Enter. In a box with data-suggest-fills a suggestion is put into the box and its form is sent; where the
// box holds several titles (Fox Pass; Ting) it takes the place of the last one, and more may follow.
(() => {
  "use strict";
  const WAIT = 60;
  const answers = new Map(); // by text: a promise of what is suggested
  let boxes = 0;

  function fetched(address) {
    if (!answers.has(address)) {
      const answer = fetch(address, { headers: { Accept: "application/json" } })
        .then((response) => {
          if (!response.ok) throw new Error(String(response.status));
          return response.json();
        });
      answer.catch(() => { answers.delete(address); });
      answers.set(address, answer);
      if (answers.size > 200) answers.delete(answers.keys().next().value);
    }
    return answers.get(address);
  }

  function made(tag, className, text) {
    const element = document.createElement(tag);
    element.className = className;
    if (text) element.textContent = text;
    return element;
  }

  function suggestIn(field) {
    const input = field.querySelector("input[type=search], input[type=text]");
    const form = input.form;
    const fills = "suggestFills" in field.dataset;
    boxes += 1;
    const id = `suggestions-${boxes}`;
    const list = made("div", "suggestions");
    let marked = -1;
    let timer = 0;
    let before = ""; // of several titles, those before the last
    list.id = id;
    list.hidden = true;
    list.setAttribute("role", "listbox");
    list.setAttribute("aria-label", "Suggestions");
    list.dataset.noPeek = ""; // a card above the list would cover it
    field.append(list);
    Object.entries({ role: "combobox", "aria-expanded": "false", "aria-controls": id, "aria-autocomplete": "list" })
      .forEach((pair) => { input.setAttribute(pair[0], pair[1]); });

    function options() { return Array.from(list.querySelectorAll("[role=option]")); }

    function mark(number) {
      const all = options();
      marked = all.length ? (number + all.length + 1) % (all.length + 1) : -1;
      if (marked === all.length) marked = -1; // back in the box
      all.forEach((option, place) => { option.setAttribute("aria-selected", String(place === marked)); });
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

    function addressOf(text) {
      const address = new URL(field.dataset.suggest, location.href);
      const game = fills && form.elements.game;
      if (game) address.searchParams.set("game", game.value);
      const first = form.querySelector("input[name=first]"); // the game whose page this is
      if (first) address.searchParams.set("first", first.value);
      address.searchParams.set("q", text);
      return address.href;
    }

    function fill(title) {
      input.value = before + title;
      close();
      if (!before) form.requestSubmit(form.querySelector("button:not(.quiet)"));
    }

    function option(url, className) {
      const link = made(fills ? "div" : "a", `suggestion ${className}`);
      if (!fills) link.href = url;
      link.id = `${id}-${list.querySelectorAll("[role=option]").length}`;
      link.tabIndex = -1;
      link.setAttribute("role", "option");
      link.setAttribute("aria-selected", "false");
      return link;
    }

    function show(text, answer) {
      if (input.value.trim() !== text || document.activeElement !== input) return;
      list.replaceChildren();
      answer.groups.forEach((group) => {
        const box = made("div", "suggestion-group");
        const label = made("p", "suggestion-label", group.label);
        label.id = `${id}-${group.kind}`;
        box.setAttribute("role", "group");
        box.setAttribute("aria-labelledby", label.id);
        box.append(label);
        list.append(box);
        group.items.forEach((item) => {
          const link = option(item.url, `suggestion-${group.kind}`);
          link.append(made("span", "suggestion-title", item.title), " ", made("span", "suggestion-note", item.note));
          link.dataset.title = item.title;
          box.append(link);
        });
      });
      if (!answer.groups.length) return close();
      if (!fills) {
        const all = option(answer.all, "suggestion-all");
        all.textContent = `All results for “${text}”`;
        list.append(all);
      }
      mark(-1);
      list.hidden = false;
      input.setAttribute("aria-expanded", "true");
    }

    function ask() {
      const text = input.value.trim();
      clearTimeout(timer);
      if (!text) return close();
      timer = setTimeout(() => {
        fetched(addressOf(text)).then((answer) => {
          const several = fills && !answer.groups.length && text.match(/^(.*[,;]\s*)(.+)$/);
          before = several ? several[1] : "";
          return several ? fetched(addressOf(several[2])) : answer;
        }).then((answer) => { show(text, answer); }, close);
      }, WAIT);
    }

    input.addEventListener("input", ask);
    input.addEventListener("focus", () => { if (input.value !== input.defaultValue) ask(); });
    input.addEventListener("keydown", (event) => {
      if (event.isComposing) return;
      if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        event.preventDefault();
        if (list.hidden) ask();
        else mark(event.key === "ArrowDown" ? marked + 1 : marked < 0 ? options().length - 1 : marked - 1);
      } else if (event.key === "Enter" && marked >= 0) {
        event.preventDefault();
        const to = options()[marked];
        if (fills) fill(to.dataset.title);
        else location.href = to.href;
      } else if (event.key === "Escape" && !list.hidden) {
        event.preventDefault();
        event.stopPropagation(); // a second one leaves the box
        close();
      }
    });
    if (fills) {
      list.addEventListener("click", (event) => {
        const chosen = event.target.closest("[role=option]");
        if (chosen) fill(chosen.dataset.title);
      });
      // Where no keyboard would cover the page, the next title can be typed at once; a place in the address has the focus first.
      const again = sessionStorage.getItem("filled") === input.id && matchMedia("(min-width: 44rem)").matches;
      sessionStorage.removeItem("filled");
      if (again) addEventListener("load", () => { setTimeout(() => { input.focus({ preventScroll: true }); }); });
      form.addEventListener("submit", () => { if (input.value && input.id) sessionStorage.setItem("filled", input.id); });
    }
    // A press on a suggestion must not take the focus from the box, or the list would close under the finger.
    list.addEventListener("pointerdown", (event) => { if (event.pointerType === "mouse") event.preventDefault(); });
    document.addEventListener("pointerdown", (event) => { if (!field.contains(event.target)) close(); });
    field.addEventListener("focusout", (event) => {
      if (event.relatedTarget && !field.contains(event.relatedTarget)) close();
    });
    form.addEventListener("submit", close);
    addEventListener("pagehide", close);
  }

  document.querySelectorAll("[data-suggest]").forEach(suggestIn);
  // A box that came later gets its list when one goes into it.
  document.addEventListener("focusin", (event) => {
    const field = event.target.closest("[data-suggest]");
    if (field && !field.querySelector(".suggestions")) suggestIn(field);
  });
})();

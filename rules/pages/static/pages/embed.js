/* Previews of cards, rules and terms on any page, when a link to this site or an element with data-card, data-rule or
   data-term is pointed at or focused:

     <script src="https://SITE/embed.js" defer></script>
     <a href="https://SITE/cards/fox-pass/">Fox Pass</a>   <span data-card="Fox Pass">Fox Pass</span>
     <span data-rule="shadowfist-rulebook-2000/4.5.2">redirection</span>   <span data-term="ability">ability</span>

   It sends no cookies, writes none, and puts no markup from elsewhere into the page: everything is text. A strict
   policy needs script-src (a nonce or the address of the site) and connect-src for the site; no style-src. */
(() => {
  "use strict";
  const script = document.currentScript;
  const site = new URL(script?.src ? script.src : location.href).origin;
  const api = `${site}/api/v1/`;
  const WAIT = 150;
  const LONGEST = 600;
  const kept = new Map();
  let shown = null;
  let timer = 0;

  const STYLE = `
    :host { all: initial; position: absolute; z-index: 2147483647; left: 0; top: 0; max-width: min(24rem, calc(100vw - 1rem)); }
    :host([hidden]) { display: none; }
    .box { box-sizing: border-box; padding: .7rem .9rem; border-radius: .5rem; font: 15px/1.45 system-ui, sans-serif;
      color: #1b1b1f; background: #fff; border: 1px solid #c9c9d1; box-shadow: 0 6px 24px rgb(0 0 0 / 25%); overflow-wrap: anywhere; }
    .title { font-weight: 700; } .kind { color: #55555f; font-size: .9em; } .text { margin: .4rem 0 0; white-space: pre-line; }
    @media (prefers-color-scheme: dark) { .box { color: #ececf1; background: #202027; border-color: #44444e; } .kind { color: #b4b4bf; } }`;

  const host = document.createElement("div");
  const box = document.createElement("div");
  host.hidden = true;
  host.id = "cards-and-rules-preview";
  host.setAttribute("role", "tooltip");
  box.className = "box";
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  root.adoptedStyleSheets = [sheet];
  root.append(box);
  host.addEventListener("mouseenter", () => clearTimeout(timer));
  host.addEventListener("mouseleave", () => later(hide));

  const segment = (text) => encodeURIComponent(text).replace(/%2F/g, "/");
  const cut = (text) => (text.length > LONGEST ? `${text.slice(0, LONGEST).replace(/\s+\S*$/, "")} …` : text);
  const unmarked = (text) => cut(String(text || "").replace(/\*+|<([^<>]*)>/g, "$1"));

  /* What an element is about: the address of the API that tells it, or nothing. */
  function subject(element) {
    const { card, rule, term } = element.dataset;
    if (card) return `cards/named?exact=${encodeURIComponent(card)}`;
    if (rule) return `sections/${segment(rule)}`;
    if (term) return `glossary/${segment(term)}`;
    if (!element.href || new URL(element.href, location.href).origin !== site) return "";
    const [place, ...rest] = new URL(element.href).pathname.split("/").filter(Boolean);
    if (place === "cards" && rest.length === 1) return `cards/${rest[0]}`;
    if (place === "rules" && rest.length === 2) return `sections/${rest[0]}/${rest[1]}`;
    if (place === "glossary" && rest.length === 1) return `glossary/${rest[0]}`;
    return "";
  }

  const symbols = (held) =>
    Object.entries(held || {}).map(([name, count]) => `${count > 1 ? `${count} ` : ""}${name[0].toUpperCase()}${name.slice(1)}`).join(" ");

  const conditions = (card) =>
    [["Requires", symbols(card.requires)], ["Provides", symbols(card.provides)], ["Resources", (card.resources || []).join(" ")]]
      .filter(([, value]) => value)
      .map(([name, value]) => `${name} ${value}`);

  const numbers = (card) =>
    [["Cost", card.cost], ["Fighting", card.fighting], ["Power", card.power], ["Body", card.body],
     ["Difficulty", card.difficulty], ["Control", card.control]]
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([name, value]) => `${name} ${value}`);

  function lines(told) {
    if (told.object === "card") {
      const kind = [told.subtitle && told.subtitle !== told.type ? `${told.type}: ${told.subtitle}` : told.type, ...numbers(told), ...conditions(told)];
      return [told.title, kind.join(" · "), unmarked(told.text)];
    }
    if (told.object === "section") {
      const own = (told.passages || []).filter((each) => each.kind !== "example").map((each) => each.text);
      return [`${told.number} ${told.title}`, told.document, unmarked(own.join("\n\n"))];
    }
    if (told.object === "term") return [told.term, "Glossary", unmarked(told.definitions.map((each) => each.text).join("\n\n"))];
    return null;
  }

  /* That there is no such card, rule or term, and what may have been meant. */
  const unknown = (told) => {
    const meant = (told.candidates || []).slice(0, 3).join(", ");
    return ["Not found", new URL(site).host, meant ? `Did you mean ${meant}?` : "Nothing here has this name."];
  };

  function ask(address) {
    if (!kept.has(address)) {
      const answer = fetch(api + address, { credentials: "omit", referrerPolicy: "no-referrer", headers: { Accept: "application/json" } })
        .then((response) => (response.ok || response.status === 404 ? response.json() : null))
        .then((told) => told && (told.status === 404 ? unknown(told) : lines(told)));
      answer.catch(() => kept.delete(address));
      kept.set(address, answer);
    }
    return kept.get(address);
  }

  function place(element) {
    const at = element.getBoundingClientRect();
    const size = host.getBoundingClientRect();
    const below = at.bottom + 6 + size.height <= innerHeight || at.top < size.height + 6;
    const left = Math.max(8, Math.min(at.left, innerWidth - size.width - 8));
    host.style.left = `${left + scrollX}px`;
    host.style.top = `${(below ? at.bottom + 6 : at.top - size.height - 6) + scrollY}px`;
  }

  async function show(element, address) {
    let told = null;
    try { told = await ask(address); } catch { /* the site is away: a link is a link all the same */ }
    if (!told || shown !== element || !element.isConnected) return;
    box.replaceChildren(
      ...told.map((text, n) => {
        const line = document.createElement("div");
        line.className = ["title", "kind", "text"][n];
        line.textContent = text;
        return line;
      }),
    );
    document.body.append(host);
    host.hidden = false;
    element.setAttribute("aria-describedby", host.id);
    place(element);
  }

  function hide() {
    clearTimeout(timer);
    if (shown && shown.getAttribute("aria-describedby") === host.id) shown.removeAttribute("aria-describedby");
    shown = null;
    host.hidden = true;
  }

  function later(what) {
    clearTimeout(timer);
    timer = setTimeout(what, WAIT);
  }

  function enter(event) {
    const element = event.target instanceof Element && event.target.closest("a[href], [data-card], [data-rule], [data-term]");
    const address = element && subject(element);
    if (!address) return;
    clearTimeout(timer);
    if (shown === element) return;
    later(() => {
      hide();
      shown = element;
      show(element, address);
    });
  }

  function ready() {
    for (const each of document.querySelectorAll("[data-card], [data-rule], [data-term]"))
      if (each.tabIndex < 0 && !each.hasAttribute("tabindex")) each.tabIndex = 0;
  }

  addEventListener("mouseover", enter);
  addEventListener("focusin", enter);
  addEventListener("mouseout", () => later(hide));
  addEventListener("focusout", hide);
  addEventListener("keydown", (event) => event.key === "Escape" && hide());
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", ready);
  else ready();
})();

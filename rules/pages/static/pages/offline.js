// Reading without a network: registers the service worker, and is what its page does when a page is not at hand.
(() => {
  "use strict";
  if (!("serviceWorker" in navigator) || !("caches" in window)) return;
  const PACK = "pack";
  addEventListener("load", () => {
    navigator.serviceWorker.register("/sw.js").catch(() => { /* the site works without */ });
  });

  const place = document.querySelector("[data-offline]");
  if (!place) return;
  const state = place.querySelector("[data-offline-state]");
  const all = place.querySelector("[data-offline-all]");
  const none = place.querySelector("[data-offline-none]");

  function packed() {
    return caches.match(place.dataset.pack, { cacheName: PACK }).then((answer) => answer ? answer.json().then((told) => told.pages) : []);
  }

  // The pages that were read on this device, as entries like those of the pack.
  function read() {
    return caches.keys().then((names) => {
      if (!names.includes("pages")) return [];
      return caches.open("pages").then((cache) => cache.keys().then((requests) => Promise.all(requests.map((request) => cache.match(request).then((answer) => answer.text()).then((html) => {
              const parsed = new DOMParser().parseFromString(html, "text/html");
              const url = new URL(request.url);
              return { url: url.pathname + url.search, title: parsed.title, kind: "Read", html: parsed.querySelector("main").innerHTML };
            })))));
    });
  }

  function folded(text) {
    return text.normalize("NFKD").replace(/[\u0300-\u036f'’]/g, "").toLowerCase();
  }

  function words(html) {
    return folded(new DOMParser().parseFromString(html, "text/html").body.textContent);
  }

  function made(tag, text, className) {
    const element = document.createElement(tag);
    if (text) element.textContent = text;
    if (className) element.className = className;
    return element;
  }

  function show(parts, title) {
    const page = place.querySelector("[data-offline-page]");
    page.replaceChildren.apply(page, parts);
    page.hidden = false;
    place.querySelector("[data-offline-keep]").hidden = true;
    document.title = title;
  }

  function note(text) { return made("p", text, "notices"); }

  function results(query, pages) {
    const asked = folded(query).split(/[^a-z0-9.]+/).filter(Boolean);
    const found = pages.map((page) => {
      let title = folded(page.title), text = null, score = 0;
      for (let i = 0; i < asked.length; i += 1) {
        if (title.includes(asked[i])) score += 10;
        else {
          text = text || words(page.html);
          if (!text.includes(asked[i])) return null;
          score += 1;
        }
      }
      // A ruling that is superseded or reversed, as its kind says, comes after all that holds.
      return { page: page, past: page.kind.includes(",") ? 1 : 0, score: score - title.length / 1000 };
    }).filter(Boolean).sort((a, b) => a.past - b.past || b.score - a.score);
    const list = made("ol", "", "hits");
    const seen = new Set();
    found.forEach((each) => {
      if (seen.has(each.page.url) || seen.size >= 40) return;
      seen.add(each.page.url);
      const item = made("li", "", "hit");
      const heading = made("h2");
      const link = made("a", each.page.title);
      link.href = each.page.url;
      heading.append(link);
      item.append(made("p", each.page.kind, "hit-where"), heading);
      list.append(item);
    });
    const count = seen.size ? seen.size + (seen.size === 1 ? " result" : " results") : "Nothing kept on this device fits these words.";
    show([note("There is no network. This is what is kept on this device."), made("h1", `Search: ${query}`), made("p", count, "meta"), list], `${query} · Search`);
  }

  function whole(page, without) {
    const body = made("div", "", "prose offline-text");
    body.innerHTML = page.html;
    const said = `There is no network. ${without || "This is the text that is kept on this device."}`;
    show([note(said), made("h1", page.title), made("p", page.kind, "meta"), body], page.title);
  }

  const SEVERAL = { Card: "Cards", Term: "Terms", Ruling: "Rulings", Read: "Pages that you have read" };

  // In place of a list of the site: what is kept of it, by kind.
  function listed(pages) {
    const groups = new Map();
    const seen = new Set();
    pages.forEach((page) => {
      if (seen.has(page.url)) return;
      seen.add(page.url);
      const kind = page.kind.split(",")[0];
      if (!groups.has(kind)) groups.set(kind, made("ul", "", "plain-links"));
      const item = made("li");
      const link = made("a", page.title);
      link.href = page.url;
      item.append(link, page.kind.slice(kind.length));
      groups.get(kind).append(item);
    });
    const parts = [note("There is no network. This is what is kept on this device."), made("h1", "Kept on this device")];
    groups.forEach((list, kind) => {
      const group = made("details");
      group.open = groups.size === 1;
      const summary = made("summary", `${SEVERAL[kind] || kind} `);
      summary.append(made("span", String(list.children.length), "count"));
      group.append(summary, list);
      parts.push(group);
    });
    show(parts, "Kept on this device");
  }

  function missing() {
    const checker = location.pathname.startsWith("/check/") || location.pathname.startsWith("/decks/");
    const text = checker ? "The checker needs a network: the site works out what happens." : "This page is not kept on this device.";
    const home = made("a", "What is kept, and how to keep everything");
    home.href = place.dataset.offline;
    const way = made("p");
    way.append(home);
    show([made("h1", "There is no network"), made("p", text, "lead"), way], "There is no network");
  }

  function standIn() {
    if (location.pathname === place.dataset.search) {
      const query = new URLSearchParams(location.search).get("q") || "";
      return Promise.all([packed(), read()]).then((both) => { results(query, both[0].concat(both[1])); });
    }
    return Promise.all([packed(), read()]).then((both) => {
      const page = both[0].find((each) => each.url === location.pathname);
      const below = both[0].concat(both[1]).filter((each) => each.url.startsWith(location.pathname));
      const asked = Array.from(new URLSearchParams(location.search)).map((pair) => pair.join(" ")).join(", ");
      if (page) whole(page, asked && `Kept on this device is the page without what is asked of it (${asked}): of a card its wording now in force.`);
      else if (below.length) listed(below);
      else missing();
    });
  }

  function tell() {
    return Promise.all([packed(), read()]).then((both) => {
      const kept = both[0].length ? `Everything is kept on this device: ${both[0].length} cards, sections, rulings and terms.` : `Pages kept on this device so far: ${both[1].length}.`;
      state.textContent = kept;
      all.hidden = Boolean(both[0].length);
      none.hidden = !both[0].length;
    });
  }

  // How much there is to keep: asked for only here, since the file is large.
  function measure() {
    fetch(place.dataset.pack, { method: "HEAD" }).then((answer) => {
      const bytes = Number(answer.headers.get("X-Unpacked-Size"));
      if (bytes) all.textContent = `Keep everything: ${bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} KB` : `${(bytes / 1e6).toFixed(1)} MB`}`;
    }, () => { /* without a network there is nothing to load */ });
  }

  all.addEventListener("click", () => {
    state.textContent = "Loading …";
    fetch(place.dataset.pack).then((answer) => {
      if (!answer.ok) throw new Error(String(answer.status));
      return caches.open(PACK).then((cache) => cache.put(place.dataset.pack, answer));
    }).then(tell, () => { state.textContent = "It could not be loaded. Try again when there is a network."; });
  });
  none.addEventListener("click", () => { caches.delete(PACK).then(tell); });

  if (location.pathname === place.dataset.offline) {
    tell();
    measure();
  } else standIn();
})();

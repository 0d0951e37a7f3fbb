// Reading without a network: registers the service worker, and is what its page does when a page is not at hand.
(function () {
  "use strict";
  if (!("serviceWorker" in navigator) || !("caches" in window)) return;
  var PACK = "pack";
  addEventListener("load", function () {
    navigator.serviceWorker.register("/sw.js").catch(function () { /* the site works without */ });
  });

  var place = document.querySelector("[data-offline]");
  if (!place) return;
  var state = place.querySelector("[data-offline-state]");
  var all = place.querySelector("[data-offline-all]");
  var none = place.querySelector("[data-offline-none]");

  function packed() {
    return caches.match(place.dataset.pack, { cacheName: PACK }).then(function (answer) {
      return answer ? answer.json().then(function (told) { return told.pages; }) : [];
    });
  }

  // The pages that were read on this device, as entries like those of the pack.
  function read() {
    return caches.keys().then(function (names) {
      if (!names.includes("pages")) return [];
      return caches.open("pages").then(function (cache) {
        return cache.keys().then(function (requests) {
          return Promise.all(requests.map(function (request) {
            return cache.match(request).then(function (answer) { return answer.text(); }).then(function (html) {
              var parsed = new DOMParser().parseFromString(html, "text/html");
              var url = new URL(request.url);
              return { url: url.pathname + url.search, title: parsed.title, kind: "Read", html: parsed.querySelector("main").innerHTML };
            });
          }));
        });
      });
    });
  }

  function folded(text) {
    return text.normalize("NFKD").replace(/[\u0300-\u036f'’]/g, "").toLowerCase();
  }

  function words(html) {
    return folded(new DOMParser().parseFromString(html, "text/html").body.textContent);
  }

  function made(tag, text, className) {
    var element = document.createElement(tag);
    if (text) element.textContent = text;
    if (className) element.className = className;
    return element;
  }

  function show(parts, title) {
    var page = place.querySelector("[data-offline-page]");
    page.replaceChildren.apply(page, parts);
    page.hidden = false;
    place.querySelector("[data-offline-keep]").hidden = true;
    document.title = title;
  }

  function note(text) { return made("p", text, "notices"); }

  function results(query, pages) {
    var asked = folded(query).split(/[^a-z0-9.]+/).filter(Boolean);
    var found = pages.map(function (page) {
      var title = folded(page.title), text = null, score = 0;
      for (var i = 0; i < asked.length; i += 1) {
        if (title.includes(asked[i])) score += 10;
        else {
          text = text || words(page.html);
          if (!text.includes(asked[i])) return null;
          score += 1;
        }
      }
      // A ruling that is superseded or reversed, as its kind says, comes after all that holds.
      return { page: page, past: page.kind.includes(",") ? 1 : 0, score: score - title.length / 1000 };
    }).filter(Boolean).sort(function (a, b) { return a.past - b.past || b.score - a.score; });
    var list = made("ol", "", "hits");
    var seen = new Set();
    found.forEach(function (each) {
      if (seen.has(each.page.url) || seen.size >= 40) return;
      seen.add(each.page.url);
      var item = made("li", "", "hit");
      var heading = made("h2");
      var link = made("a", each.page.title);
      link.href = each.page.url;
      heading.append(link);
      item.append(made("p", each.page.kind, "hit-where"), heading);
      list.append(item);
    });
    var count = seen.size ? seen.size + (seen.size === 1 ? " result" : " results") : "Nothing kept on this device fits these words.";
    show([note("There is no network. This is what is kept on this device."), made("h1", "Search: " + query), made("p", count, "meta"), list], query + " · Search");
  }

  function whole(page, without) {
    var body = made("div", "", "prose offline-text");
    body.innerHTML = page.html;
    var said = "There is no network. " + (without || "This is the text that is kept on this device.");
    show([note(said), made("h1", page.title), made("p", page.kind, "meta"), body], page.title);
  }

  var SEVERAL = { Card: "Cards", Term: "Terms", Ruling: "Rulings", Read: "Pages that you have read" };

  // In place of a list of the site: what is kept of it, by kind.
  function listed(pages) {
    var groups = new Map();
    var seen = new Set();
    pages.forEach(function (page) {
      if (seen.has(page.url)) return;
      seen.add(page.url);
      var kind = page.kind.split(",")[0];
      if (!groups.has(kind)) groups.set(kind, made("ul", "", "plain-links"));
      var item = made("li");
      var link = made("a", page.title);
      link.href = page.url;
      item.append(link, page.kind.slice(kind.length));
      groups.get(kind).append(item);
    });
    var parts = [note("There is no network. This is what is kept on this device."), made("h1", "Kept on this device")];
    groups.forEach(function (list, kind) {
      var group = made("details");
      group.open = groups.size === 1;
      var summary = made("summary", (SEVERAL[kind] || kind) + " ");
      summary.append(made("span", String(list.children.length), "count"));
      group.append(summary, list);
      parts.push(group);
    });
    show(parts, "Kept on this device");
  }

  function missing() {
    var checker = location.pathname.startsWith("/check/") || location.pathname.startsWith("/decks/");
    var text = checker ? "The checker needs a network: the site works out what happens." : "This page is not kept on this device.";
    var home = made("a", "What is kept, and how to keep everything");
    home.href = place.dataset.offline;
    var way = made("p");
    way.append(home);
    show([made("h1", "There is no network"), made("p", text, "lead"), way], "There is no network");
  }

  function standIn() {
    if (location.pathname === place.dataset.search) {
      var query = new URLSearchParams(location.search).get("q") || "";
      return Promise.all([packed(), read()]).then(function (both) { results(query, both[0].concat(both[1])); });
    }
    return Promise.all([packed(), read()]).then(function (both) {
      var page = both[0].find(function (each) { return each.url === location.pathname; });
      var below = both[0].concat(both[1]).filter(function (each) { return each.url.startsWith(location.pathname); });
      var asked = Array.from(new URLSearchParams(location.search)).map(function (pair) { return pair.join(" "); }).join(", ");
      if (page) whole(page, asked && "Kept on this device is the page without what is asked of it (" + asked + "): of a card its wording now in force.");
      else if (below.length) listed(below);
      else missing();
    });
  }

  function tell() {
    return Promise.all([packed(), read()]).then(function (both) {
      var kept = both[0].length ? "Everything is kept on this device: " + both[0].length + " cards, sections, rulings and terms." : "Pages kept on this device so far: " + both[1].length + ".";
      state.textContent = kept;
      all.hidden = Boolean(both[0].length);
      none.hidden = !both[0].length;
    });
  }

  // How much there is to keep: asked for only here, since the file is large.
  function measure() {
    fetch(place.dataset.pack, { method: "HEAD" }).then(function (answer) {
      var bytes = Number(answer.headers.get("X-Unpacked-Size"));
      if (bytes) all.textContent = "Keep everything: " + (bytes < 1e6 ? Math.ceil(bytes / 1e3) + " KB" : (bytes / 1e6).toFixed(1) + " MB");
    }, function () { /* without a network there is nothing to load */ });
  }

  all.addEventListener("click", function () {
    state.textContent = "Loading …";
    fetch(place.dataset.pack).then(function (answer) {
      if (!answer.ok) throw new Error(String(answer.status));
      return caches.open(PACK).then(function (cache) { return cache.put(place.dataset.pack, answer); });
    }).then(tell, function () { state.textContent = "It could not be loaded. Try again when there is a network."; });
  });
  none.addEventListener("click", function () { caches.delete(PACK).then(tell); });

  if (location.pathname === place.dataset.offline) {
    tell();
    measure();
  } else standIn();
})();

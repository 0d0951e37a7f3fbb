// Keeps the pages that were read, and what they need, for when there is no network. With one, the network answers.
"use strict";
const settings = JSON.parse("{{ settings|escapejs }}");
const SHELL = `shell-${settings.version}`;
const PAGES = "pages"; // what was read stays, whatever changes on the site
const PACK = "pack"; // holds the one file with everything, where it was asked for
const MAX_PAGES = 400;
const READ = /^\/(?:$|cards\/|rules\/|glossary\/|rulings\/|sets\/|browse\/|designators\/|editions\/|about\/|changes\/)/;
const NEVER = /^\/cards\/random\/|^\/changes\/feed\//;

self.addEventListener("install", (event) => {
  event.waitUntil((async () => {
    const shell = await caches.open(SHELL);
    await shell.addAll([settings.offline, ...settings.shell]);
    if (await caches.has(PACK)) { // who keeps everything gets the new everything
      const answer = await fetch(settings.pack);
      if (answer.ok) await (await caches.open(PACK)).put(settings.pack, answer);
    }
    await self.skipWaiting();
  })());
});

self.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    const old = (await caches.keys()).filter((name) => ![SHELL, PAGES, PACK].includes(name));
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  })());
});

async function keep(request, answer) {
  const pages = await caches.open(PAGES);
  await pages.put(request, answer);
  const known = await pages.keys();
  await Promise.all(known.slice(0, Math.max(0, known.length - MAX_PAGES)).map((each) => pages.delete(each)));
}

async function page(event, url) {
  try {
    const answer = await fetch(event.request);
    const html = (answer.headers.get("Content-Type") || "").startsWith("text/html");
    if (answer.ok && !answer.redirected && html && READ.test(url.pathname) && !NEVER.test(url.pathname)) {
      event.waitUntil(keep(event.request.url, answer.clone()));
    }
    return answer;
  } catch (_error) {
    const kept = await caches.match(event.request.url, { cacheName: PAGES });
    return kept || (await caches.match(settings.offline, { cacheName: SHELL })) || Response.error();
  }
}

// A page that was read before the site changed names the style sheet of that time: it gets that of today.
async function likened(request) {
  const bare = (url) => new URL(url).pathname.replace(/\.[0-9a-f]{12}(\.\w+)$/, "$1");
  const shell = await caches.open(SHELL);
  const found = (await shell.keys()).find((each) => bare(each.url) === bare(request.url));
  return found && shell.match(found);
}

async function part(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) (await caches.open(SHELL)).put(request, answer.clone());
    return answer;
  } catch (_error) {
    return (await caches.match(request, { cacheName: SHELL })) || (await likened(request)) || Response.error();
  }
}

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  if (event.request.mode === "navigate") event.respondWith(page(event, url));
  else if (/^\/static\/pages\//.test(url.pathname)) event.respondWith(part(event.request));
});

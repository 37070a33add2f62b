// Shows the offline page where a page cannot be fetched, and keeps files whose names change with what they hold. No page, no
// data of a page and no answer of an API is ever kept. The build fills in `BUILD` (tools/offline/offline-app.ts).

const { version, pages, files } = BUILD;
const KEPT = `punkvism-${version}`;
/** Both folders hold nothing but files named by their content. */
const HASHED = /^\/(assets|fonts)\//;

self.addEventListener("install", (event) => event.waitUntil(prepare()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin) return;
  if (mode === "navigate") event.respondWith(fetchPage(event));
  else if (HASHED.test(pathname)) event.respondWith(fetchFile(event.request));
  else if (files.includes(pathname)) event.respondWith(fetch(event.request).catch(() => fromKept(pathname)));
});

async function prepare() {
  const kept = await caches.open(KEPT);
  const wanted = [...Object.values(pages), ...files];
  await kept.addAll(wanted.map((path) => new Request(path, { cache: "no-cache" })));
  // nothing kept is a page, so a new build may serve the windows of an old one
  await self.skipWaiting();
}

async function takeOver() {
  const old = (await caches.keys()).filter((name) => name !== KEPT);
  await Promise.all(old.map((name) => caches.delete(name)));
  // the page is asked for while the worker starts
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function fetchPage({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    const language = new URL(request.url).pathname.split("/")[1];
    return fromKept(Object.hasOwn(pages, language) ? pages[language] : pages.kor);
  }
}

async function fetchFile(request) {
  try {
    const response = await fetch(request);
    if (response.status === 200) (await caches.open(KEPT)).put(request, response.clone());
    return response;
  } catch {
    return fromKept(request);
  }
}

async function fromKept(request) {
  return (await caches.match(request)) ?? Response.error();
}

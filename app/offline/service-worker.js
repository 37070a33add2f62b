// Shows the offline page when a page cannot be fetched, and caches files whose names change with their content. It never
// keeps a page, a page's data or an API's answer. The build fills in `BUILD` (tools/offline/offline-app.ts).

const { version, pages, files } = BUILD;
const KEPT = `punkvism-${version}`;
/** Every file in these two folders is named by its content. */
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
  // no page is cached, so a new build may serve windows that an old build opened
  await self.skipWaiting();
}

async function takeOver() {
  const old = (await caches.keys()).filter((name) => name !== KEPT);
  await Promise.all(old.map((name) => caches.delete(name)));
  // the page is fetched while the worker starts
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

import type { ExecutionContext } from "@cloudflare/workers-types";
import { sha256Hex } from "~/domain/sha256";

/**
 * Public pages are cached at two levels: in the isolate's memory (for seconds, limited in bytes) and in the Cache API, keyed
 * by path, build and content version. The Cache API has no stale-while-revalidate, so an entry carries its own time.
 */
const MEMORY_BYTES = 16 * 1024 * 1024;
const MEMORY_MS = 5_000;
const FRESH_MS = 60_000;
const STALE_MS = 24 * 60 * 60_000;
const STORED_AT = "X-Stored-At";
/**
 * A page that shows something that ages, such as a price, sets this: for how many seconds it may be shown while a new one is
 * rendered.
 */
export const STALE_SECONDS = "X-Stale-Seconds";
const CACHE_CONTROL = "public, max-age=0, must-revalidate";

type Page = {
  body: Uint8Array<ArrayBuffer>;
  headers: [string, string][];
  etag: string;
  storedAt: number;
  staleMs: number;
};
const memory = new Map<string, Page>();
let memoryBytes = 0;

export type PageCacheOptions = {
  request: Request;
  /** Changes with every build and every change of content. */
  version: string;
  execution: Pick<ExecutionContext, "waitUntil">;
  now: () => number;
  render: () => Promise<Response>;
};

/** Answers a public page from memory, from the Cache API, or by rendering it. Only a 200 is cached. */
export async function servePublicPage(options: PageCacheOptions): Promise<Response> {
  const { request, version, execution, now, render } = options;
  const key = `${new URL(request.url).origin}${new URL(request.url).pathname}?v=${version}`;
  const remembered = memory.get(key);
  if (remembered && now() - remembered.storedAt < MEMORY_MS) return respond(request, remembered);

  const stored = await readStored(key);
  if (stored && now() - stored.storedAt < FRESH_MS) {
    remember(key, { ...stored, storedAt: now() });
    return respond(request, stored);
  }
  if (stored && now() - stored.storedAt < stored.staleMs) {
    execution.waitUntil(renderAndStore(key, render, now));
    remember(key, { ...stored, storedAt: now() });
    return respond(request, stored);
  }
  const fresh = await renderAndStore(key, render, now);
  return fresh instanceof Response ? fresh : respond(request, fresh);
}

async function renderAndStore(
  key: string,
  render: () => Promise<Response>,
  now: () => number,
): Promise<Page | Response> {
  const response = await render();
  if (response.status !== 200 || response.headers.has("Set-Cookie")) return response;
  const body = new Uint8Array(await response.arrayBuffer());
  const etag = `"${(await sha256Hex(body)).slice(0, 24)}"`;
  const headers = new Headers(response.headers);
  const staleMs = staleMsOf(headers);
  headers.delete(STALE_SECONDS);
  headers.set("Cache-Control", CACHE_CONTROL);
  headers.set("ETag", etag);
  const page: Page = { body, headers: [...headers], etag, storedAt: now(), staleMs };
  remember(key, page);
  const kept = new Headers(headers);
  kept.set(STORED_AT, String(page.storedAt));
  kept.set(STALE_SECONDS, String(staleMs / 1000));
  kept.set("Cache-Control", `public, max-age=${Math.max(staleMs, FRESH_MS) / 1000}`);
  await cacheApi().put(key, new Response(body, { headers: kept }));
  return page;
}

async function readStored(key: string): Promise<Page | null> {
  const response = await cacheApi().match(key);
  if (!response) return null;
  const headers = new Headers(response.headers);
  const storedAt = Number(headers.get(STORED_AT));
  const staleMs = staleMsOf(headers);
  headers.delete(STORED_AT);
  headers.delete(STALE_SECONDS);
  headers.delete("CF-Cache-Status");
  headers.set("Cache-Control", CACHE_CONTROL);
  const body = new Uint8Array(await response.arrayBuffer());
  return { body, headers: [...headers], etag: headers.get("ETag") ?? "", storedAt, staleMs };
}

function staleMsOf(headers: Headers): number {
  const seconds = headers.get(STALE_SECONDS);
  return seconds === null ? STALE_MS : Math.min(Number(seconds) * 1000, STALE_MS);
}

function remember(key: string, page: Page): void {
  const old = memory.get(key);
  if (old) memoryBytes -= old.body.byteLength;
  memory.delete(key);
  memory.set(key, page);
  memoryBytes += page.body.byteLength;
  for (const [oldest, { body }] of memory) {
    if (memoryBytes <= MEMORY_BYTES) return;
    memory.delete(oldest);
    memoryBytes -= body.byteLength;
  }
}

function respond(request: Request, page: Page): Response {
  if (page.etag !== "" && request.headers.get("If-None-Match")?.includes(page.etag)) {
    // a 304 carries no policy, because a browser may apply it to the page that it already has
    return new Response(null, { status: 304, headers: { ETag: page.etag, "Cache-Control": CACHE_CONTROL } });
  }
  return new Response(request.method === "HEAD" ? null : page.body, { headers: page.headers });
}

// the DOM's CacheStorage type lacks the default cache of Workers
const cacheApi = () => (caches as unknown as { default: Cache }).default;

import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { openBuiltWorker } from "../../tools/dev/worker.ts";
import { openScript } from "./bare-worker.ts";
import { compareLoads } from "./load.ts";
import type { Figure } from "./report.ts";

const PAGE = "/eng";
const LEAST_RATIO = 0.8;

/**
 * A public page from memory and from the Cache API, each compared with a bare Worker that does the same with the same bytes.
 */
export async function benchCachedPage(): Promise<Figure[]> {
  const ours = await openBuiltWorker({
    port: 0,
    stateFolder: null,
    rpcUrl: "http://127.0.0.1:1",
    limits: 1_000_000_000,
  });
  const response = await fetch(ours.url + PAGE, { headers: { "Accept-Encoding": "identity" } });
  const page = JSON.stringify({ body: await response.text(), headers: [...response.headers] });
  const fromMemory = await openScript({ "worker.mjs": bareFromMemory(page) });
  const cached = await openScript({ "worker.mjs": oursFromCache(page), "page-cache.mjs": pageCacheModule() });
  const fromCache = await openScript({ "worker.mjs": bareFromCache(page) });
  try {
    const [memory = 0, bareMemory = 0] = await compareLoads([ours.url + PAGE, fromMemory.url + PAGE]);
    const [cache = 0, bareCache = 0] = await compareLoads([cached.url + PAGE, fromCache.url + PAGE]);
    return [
      figure("cached page, isolate memory", memory, bareMemory),
      figure("cached page, Cache API", cache, bareCache),
    ];
  } finally {
    await Promise.all([ours, fromMemory, cached, fromCache].map((worker) => worker.stop()));
  }
}

function figure(what: string, ours: number, reference: number): Figure {
  const holds = ours / reference >= LEAST_RATIO;
  return { what, ours, reference, unit: "requests/s", budget: `ratio ≥ ${LEAST_RATIO}`, holds };
}

/** The answer's own headers, without those that the runtime sets. */
const PARSE_PAGE = `
const { body, headers } = JSON.parse(PAGE);
const bytes = new TextEncoder().encode(body);
const kept = headers.filter(([name]) => !["content-length", "transfer-encoding", "connection"].includes(name));
`;

const bareFromMemory = (page: string) => `
const PAGE = ${JSON.stringify(page)};${PARSE_PAGE}
export default { fetch: () => new Response(bytes, { headers: kept }) };
`;

const bareFromCache = (page: string) => `
const PAGE = ${JSON.stringify(page)};${PARSE_PAGE}
const cacheable = [...kept.filter(([name]) => name !== "cache-control"), ["Cache-Control", "public, max-age=600"]];
export default {
  async fetch(request) {
    const hit = await caches.default.match(request.url);
    if (hit) return hit;
    await caches.default.put(request.url, new Response(bytes, { headers: cacheable }));
    return new Response(bytes, { headers: kept });
  },
};
`;

/**
 * Our page cache unchanged, but with a clock by which its memory has expired at every request and its stored page is fresh.
 */
const oursFromCache = (page: string) => `
import { servePublicPage } from "./page-cache.mjs";
const PAGE = ${JSON.stringify(page)};${PARSE_PAGE}
const base = Date.now();
export default {
  fetch(request, env, execution) {
    let asked = 0;
    // first the ages are read, then the time of remembering is written
    const now = () => base + (asked++ < 2 ? 30_000 : 20_000);
    const render = async () => new Response(bytes, { headers: kept });
    return servePublicPage({ request, version: "bench", execution, now, render });
  },
};
`;

function pageCacheModule(): string {
  return stripTypeScriptTypes(readFileSync("app/server/page-cache.server.ts", "utf8"));
}

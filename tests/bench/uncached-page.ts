import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { startChain } from "../../tools/dev/chain.ts";
import { DEVELOPMENT_POOL_ADDRESS, setUpChain } from "../../tools/dev/chain-setup.ts";
import { type BuiltWorker, openBuiltWorker } from "../../tools/dev/worker.ts";
import { openBuild, type ReferenceWorker } from "./bare-worker.ts";
import { compareLoads } from "./load.ts";
import type { Figure } from "./report.ts";
import { buildStockTemplate, treeOfBody } from "./stock-template.ts";

// a query is never served from a cache
const PAGE = "/eng?bench=1";
const LEAST_SPEED_RATIO = 1;
const MOST_SCRIPT_RATIO = 1.15;

/** Printed beside the ratio: the reference renders the same tree in full each time. */
const KEPT = `
Kept between requests by ours: menus, footer and dialogs as HTML, once per language; the bands of a page as HTML for as
long as no fact they show differs; readings of the company, the pool and the news for a second or two. The rate limit is asked at the first of five pages for an address. No look into the static files before the page.
The reference keeps nothing and has no limit.`;

/** A content page that nothing has cached, and the JavaScript it loads, compared with React Router's Cloudflare template. */
export async function benchUncachedPage(): Promise<Figure[]> {
  const chain = await startChain({ port: 0, stateFolder: null });
  await setUpChain(chain);
  const ours = await openBuiltWorker({ port: 0, stateFolder: null, rpcUrl: chain.rpcUrl, limits: 1_000_000_000 });
  let stock: ReferenceWorker | undefined;
  try {
    await setPool(ours);
    const html = await (await fetch(ours.url + PAGE)).text();
    const build = buildStockTemplate(treeOfBody(html));
    stock = await openBuild(build);
    const stockHtml = await (await fetch(`${stock.url}/`)).text();
    console.log(KEPT);
    const [speed = 0, stockSpeed = 0] = await compareLoads([ours.url + PAGE, `${stock.url}/`]);
    const scripts = scriptBytes(html, "build/client");
    const stockScripts = scriptBytes(stockHtml, path.join(build, "client"), isTreeScript);
    return [
      {
        what: `uncached page (${kilo(html.length)} kB, stock ${kilo(stockHtml.length)} kB)`,
        ours: speed,
        reference: stockSpeed,
        unit: "requests/s",
        budget: `ratio ≥ ${LEAST_SPEED_RATIO}`,
        holds: speed / stockSpeed >= LEAST_SPEED_RATIO,
      },
      {
        what: "JavaScript of a content page, gzip",
        ours: scripts / 1000,
        reference: stockScripts / 1000,
        unit: "kB",
        budget: `ratio ≤ ${MOST_SCRIPT_RATIO}`,
        holds: scripts / stockScripts <= MOST_SCRIPT_RATIO,
      },
    ];
  } finally {
    await stock?.stop();
    await ours.stop();
    await chain.stop();
  }
}

async function setPool({ database }: BuiltWorker): Promise<void> {
  const statement = database.prepare("INSERT INTO setting (key, value, updated_at) VALUES ('coin_pool_address', ?, 0)");
  await statement.bind(DEVELOPMENT_POOL_ADDRESS).run();
}

/** Scripts that a page names: its preloads and the imports of its inline module. */
function scriptBytes(html: string, folder: string, isLeftOut: (source: string) => boolean = () => false): number {
  const names = new Set(html.match(/\/assets\/[\w.-]+\.js/g));
  const sources = [...names].map((name) => path.join(folder, name)).filter((file) => existsSync(file));
  const texts = sources.map((file) => readFileSync(file, "utf8")).filter((source) => !isLeftOut(source));
  return texts.reduce((bytes, source) => bytes + gzipSync(source, { level: 9 }).length, 0);
}

/** The stock page carries the whole tree as data, which no real page does, so its script does not count. */
const isTreeScript = (source: string) => source.includes("Welcome to React Router!");

const kilo = (bytes: number) => Math.round(bytes / 1000);

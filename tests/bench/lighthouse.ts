import { createServer } from "node:net";
import lighthouse, { type Result } from "lighthouse";
import { chromium } from "playwright-core";
import { findBrowser } from "../../tools/browser/find-browser.ts";
import { PAGE_KINDS } from "../../tools/browser/page-kinds.ts";
import { openBuiltSite } from "../../tools/dev/built-site.ts";
import { type Figure, median } from "./report.ts";
import { openSecureProxy } from "./secure-proxy.ts";

const RUNS = Number(process.env.RUNS ?? 5);
const LEAST_PERFORMANCE = 99;
const CATEGORIES = ["accessibility", "best-practices", "seo"];

interface Page {
  name: string;
  url: string;
  categories: readonly string[];
}

/**
 * Lighthouse measures each kind of page as a phone on a slow connection sees it (simulated throttling), over HTTP/2 and TLS
 * as Cloudflare serves it. Its times are estimates from what this machine measured, so a busy machine makes them worse.
 * RUNS=1 is quick; PAGES="home,proof" selects some kinds.
 */
export async function benchLighthouse(): Promise<Figure[]> {
  const site = await openBuiltSite();
  const proxy = await openSecureProxy(site.url);
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: (await findBrowser()).path,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--ignore-certificate-errors",
      `--remote-debugging-port=${port}`,
    ],
  });
  try {
    const figures: Figure[] = [];
    for (const page of wantedPages(proxy.url)) figures.push(...(await measure(page, port)));
    return figures;
  } finally {
    await browser.close();
    await proxy.stop();
    await site.stop();
  }
}

function wantedPages(origin: string) {
  const wanted = process.env.PAGES?.split(",");
  const kinds = PAGE_KINDS.filter(({ name }) => wanted?.includes(name) ?? true);
  return kinds.flatMap(({ name, place, isIndexed = true, isFound = true }): Page[] => {
    // the home page in every language, because Korean has the heaviest fonts; the other pages in one
    const paths = place === "" ? ["kor", "eng", "idn"] : ["eng"];
    const silent = [isIndexed ? "" : "seo", isFound ? "" : "best-practices"];
    const categories = CATEGORIES.filter((category) => !silent.includes(category));
    return paths.map((path) => ({
      name: `${name}, ${path}`,
      url: `${origin}/${path}${place && `/${place}`}`,
      categories,
    }));
  });
}

async function measure({ name, url, categories }: Page, port: number): Promise<Figure[]> {
  const runs: Result[] = [];
  for (let run = 0; run < RUNS; run++) {
    runs.push(await runLighthouse(url, port));
  }
  const of = (audit: string) => median(runs.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  const scoreOf = (category: string) => 100 * median(runs.map(({ categories }) => categories[category]?.score ?? 0));
  const seconds = (audit: string) => (of(audit) / 1000).toFixed(2);
  const shift = of("cumulative-layout-shift");
  console.log(
    `  ${name.padEnd(24)} FCP ${seconds("first-contentful-paint")} s  LCP ${seconds("largest-contentful-paint")} s  ` +
      `TBT ${Math.round(of("total-blocking-time"))} ms  CLS ${shift.toFixed(4)}  ` +
      `${Math.round(of("total-byte-weight") / 1000)} kB  machine ${median(runs.map((run) => run.environment.benchmarkIndex))}`,
  );
  const performance = scoreOf("performance");
  const failing = [...new Set(runs.flatMap((run) => failingAudits(run, categories)))];
  if (failing.length > 0) console.log(`    ${failing.join("\n    ")}`);
  return [
    score(`${name}: performance`, performance, LEAST_PERFORMANCE),
    ...categories.map((category) => score(`${name}: ${category}`, scoreOf(category), 100)),
    { what: `${name}: CLS`, ours: shift, reference: null, unit: "", budget: "0", holds: shift === 0 },
  ];
}

/** A busy machine sometimes loses the beginning of a trace; that run is repeated. */
async function runLighthouse(url: string, port: number, triesLeft = 3): Promise<Result> {
  // the page for an address without a page is measured too
  const result = await lighthouse(url, { port, logLevel: "silent", output: "json", ignoreStatusCode: true });
  if (result && !result.lhr.runtimeError) return result.lhr;
  if (triesLeft === 0) throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? "no result"}`);
  return runLighthouse(url, port, triesLeft - 1);
}

function score(what: string, ours: number, least: number): Figure {
  return { what, ours, reference: null, unit: "", budget: `≥ ${least}`, holds: Math.round(ours) >= least };
}

/** What costs a page its full score outside performance. */
function failingAudits({ audits, categories }: Result, wanted: readonly string[]): string[] {
  const parts = wanted.flatMap((category) => categories[category]?.auditRefs ?? []);
  return parts
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]?.title}`);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

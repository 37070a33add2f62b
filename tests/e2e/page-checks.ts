import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright-core";
import { LOCALES, type Locale } from "~/locales/locales";
import { isFullRun } from "../full-run.ts";
import type { Address } from "./addresses.ts";
import type { TestPage } from "./harness.ts";
import { readOddities } from "./oddities.ts";
import { openAt } from "./open-at.ts";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const AXE_OPTIONS: axe.RunOptions = {
  runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] },
  // no law of WCAG, but those who go from heading to heading miss the level that is left out
  rules: { "heading-order": { enabled: true } },
  resultTypes: ["violations"],
  // of these rules one needs what media holds, and none the style sheets, which it would fetch and parse each time
  preload: { assets: ["media"] },
};
const WITHOUT_COLOURS: axe.RunOptions = {
  ...AXE_OPTIONS,
  rules: { ...AXE_OPTIONS.rules, "color-contrast": { enabled: false } },
};

/** A phone and a desktop, as axe and the layout are checked. */
export const WIDTHS = [375, 1280];
/** Where the layout has just changed and has least room, down to the narrowest screen, 1280 px at 400 %. */
const FITTED_WIDTHS = [992, 800, 768, 480, 320];

/** Fonts come after the first picture, as on a slow line: what they move is seen then. */
const FONT_DELAY_MS = 400;

/** How something is looked at: at which widths, and whether the contrast of its colours is reckoned. */
export interface Look {
  widths: readonly number[];
  hasColours: boolean;
}

const WHOLE_LOOK: Look = { widths: WIDTHS, hasColours: true };

/**
 * How a test looks at something that every language has: in a full run at all of it. Otherwise each language has one width and
 * the next language the other, and the colours, the same in all, are looked at in one: they take most of axe's time.
 */
export function lookInTurn(locale: Locale, what: string): Look {
  if (isFullRun) return WHOLE_LOOK;
  const place = LOCALES.findIndex(({ code }) => code === locale.code);
  const widths = WIDTHS.filter((_, index) => index === (place + what.length) % WIDTHS.length);
  return { widths, hasColours: place === what.length % LOCALES.length };
}

/**
 * Opens each page at its widths: what is wrong with its answer, its layout while it loads, its accessibility, its dialogs,
 * its console. The visit's browser context serves all of them; dialogs that every page has are checked once.
 */
export async function walkPages(visit: TestPage, locale: Locale, addresses: readonly Address[]): Promise<string[]> {
  await watchLayout(visit);
  const found: string[] = [];
  const seen = new Set<string>();
  for (const address of addresses) {
    // what follows the question mark names accounts, which are others in each run
    const look = lookInTurn(locale, address.path.replace(/\?.*/, ""));
    found.push(...(await checkPage(visit, { ...address, lang: locale.code, look, seen })));
  }
  return found;
}

type ExpectedPage = Address & { lang: string; look: Look; seen: Set<string> };

async function checkPage(visit: TestPage, { path, lang, status, look, seen }: ExpectedPage): Promise<string[]> {
  const { page } = visit;
  const found: string[] = [];
  for (const width of look.widths) {
    await page.setViewportSize({ width, height: 800 });
    const response = await openAt(page, path);
    if (response?.status() !== status) found.push(`answers ${response?.status()}`);
    found.push(...(await readShifts(page)), ...(await brokenRules(page, { look })));
  }
  found.push(...(await readOddities(page)));
  found.push(...(await checkDialogs(page, { look, seen })));
  found.push(...(await readOverflows(page)));
  const shown = await page.evaluate(() => ({ lang: document.documentElement.lang, title: document.title }));
  if (shown.lang !== lang) found.push(`is in ${shown.lang}`);
  if (!shown.title) found.push("has no title");
  // a browser writes an error of its own for a page that is not found
  const isOwn = (problem: string) => status === 404 && problem.includes("status of 404");
  found.push(...visit.takeProblems().filter((problem) => !isOwn(problem)));
  return found.map((problem) => `${path} ${problem}`);
}

/** Axe and the layout of what is open now, at both widths, and whether it fits each. */
export function checkOpen(page: Page, name: string, part?: string): Promise<string[]> {
  return checkOpenAs(page, { name, part, look: WHOLE_LOOK });
}

interface Opened {
  /** For what is found. */
  name: string;
  /** A selector; the whole page without one. */
  part?: string;
  look: Look;
}

/** As `checkOpen`, looked at as is said. */
export async function checkOpenAs(page: Page, { name, part, look }: Opened): Promise<string[]> {
  const found: string[] = [];
  for (const width of look.widths) {
    await page.setViewportSize({ width, height: 800 });
    found.push(...(await brokenRules(page, { part, look })));
  }
  found.push(...(await readOddities(page, part)));
  found.push(...(await readOverflows(page)));
  return found.map((problem) => `${name} ${problem}`);
}

type DialogWalk = Pick<ExpectedPage, "look" | "seen">;

/**
 * Opens the dialogs of the page that were not seen before. A list of the page brings many that are drawn alike: of those it
 * opens the one that says most, and in a full run every one.
 */
async function checkDialogs(page: Page, { look, seen }: DialogWalk): Promise<string[]> {
  const found: string[] = [];
  const dialogs = await page
    .locator("dialog:not([open])")
    .evaluateAll((elements) =>
      elements.map(({ id, className, textContent }) => ({ id, className, length: textContent?.length ?? 0 })),
    );
  const fresh = dialogs.filter(({ id }) => !seen.has(id)).toSorted((one, other) => other.length - one.length);
  for (const { id, className } of fresh) {
    const isOfList = className.includes("page-dialog") && seen.has(`${page.url()} ${className}`);
    if (isOfList && !isFullRun) continue;
    seen.add(`${page.url()} ${className}`);
    seen.add(id);
    const dialog = page.locator(`[id="${id}"]`);
    await dialog.evaluate((element) => (element as HTMLDialogElement).showModal());
    found.push(...(await checkOpenAs(page, { name: `#${id}`, part: `[id="${id}"]`, look })));
    await dialog.evaluate((element) => (element as HTMLDialogElement).close());
  }
  return found;
}

/** Rules of WCAG 2.2 AA that the page, or the part of it that a selector names, breaks. Whole, unless a look is given. */
export async function brokenRules(
  page: Page,
  { part, look = WHOLE_LOOK }: { part?: string; look?: Look } = {},
): Promise<string[]> {
  await comeToRest(page);
  // a document keeps it: to bring it costs a fifth of a run
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  const violations = await page.evaluate(runAxe, { part, options: look.hasColours ? AXE_OPTIONS : WITHOUT_COLOURS });
  const width = page.viewportSize()?.width;
  return violations.map(({ id, nodes }) => `at ${width} px: ${id}: ${nodes.join(" | ")}`);
}

/** Runs in the page. */
async function runAxe({ part, options }: { part?: string; options: axe.RunOptions }) {
  const { axe: loaded } = globalThis as unknown as { axe: typeof axe };
  const { violations } = await loaded.run(part ? { include: [part] } : document, options);
  return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
}

/**
 * Waits for fonts and brings every movement to its end, if it has one: what is still fading in is drawn in colours that
 * nobody chose, and what still moves is not where it will be.
 */
async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const moving = () =>
      document.getAnimations().filter(({ playState, effect }) => {
        return playState === "running" && Number.isFinite(effect?.getComputedTiming().endTime);
      });
    // what was just opened begins to move, and asks for its fonts, with the next frame
    const isSheetToCome = () =>
      document.querySelector('link[rel="stylesheet"][data-later]:not([media="all"])') !== null;
    do await frame();
    while (isSheetToCome());
    await document.fonts.ready;
    for (let left = moving(); left.length > 0; left = moving()) {
      for (const movement of left) movement.finish();
      await frame();
    }
    await frame();
  });
}

/** As `readOverflow`, at each width of FITTED_WIDTHS; the page is left at the narrowest. */
async function readOverflows(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of FITTED_WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    found.push(...(await readOverflow(page)));
  }
  return found;
}

/** Pixels that the page, or an open dialog, is wider than the screen. */
export async function readOverflow(page: Page): Promise<string[]> {
  const over = await page.evaluate(() => {
    const root = document.documentElement;
    const boxes = [root, ...document.querySelectorAll("dialog[open], dialog[open] .dialog-body")];
    return Math.max(...boxes.map((box) => box.scrollWidth - box.clientWidth));
  });
  return over > 0 ? [`is ${over} px too wide at ${page.viewportSize()?.width} px`] : [];
}

/** To be called once for a page before it is opened: watches what moves, and lets fonts come late. */
export async function watchLayout({ page, context }: TestPage): Promise<void> {
  await page.addInitScript(observeShifts);
  const session = await context.newCDPSession(page);
  await session.send("Fetch.enable", { patterns: [{ urlPattern: "*/fonts/*" }] });
  session.on("Fetch.requestPaused", ({ requestId }) => {
    setTimeout(() => session.send("Fetch.continueRequest", { requestId }).catch(() => {}), FONT_DELAY_MS);
  });
}

/** Less is a running figure whose next digit is some pixels narrower: nothing else of the page moves with it. */
const LEAST_SHIFT = 0.0001;

/** What has moved since the page was opened. */
export async function readShifts(page: Page): Promise<string[]> {
  await comeToRest(page);
  const shifts = await page.evaluate(() => (globalThis as unknown as Watched).layoutShifts);
  const width = page.viewportSize()?.width;
  return shifts
    .filter(({ value }) => value >= LEAST_SHIFT)
    .map(({ value, what }) => `moves at ${width} px by ${value.toFixed(5)}: ${what}`);
}

type Watched = { layoutShifts: { value: number; what: string }[] };

/** Runs in the page. */
function observeShifts(): void {
  type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] };
  const shifts: Watched["layoutShifts"] = [];
  (globalThis as unknown as Watched).layoutShifts = shifts;
  const boxOf = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`;
  const tell = ({ node, previousRect, currentRect }: Source) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return `${element?.tagName}.${element?.className} ${boxOf(previousRect)} → ${boxOf(currentRect)}`;
  };
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as Shift[]) {
      if (!shift.hadRecentInput) shifts.push({ value: shift.value, what: shift.sources.map(tell).join("; ") });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

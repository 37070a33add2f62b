import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright-core";
import type { Locale } from "~/locales/locales";
import { isFullRun } from "../full-run.ts";
import type { Address } from "./addresses.ts";
import type { TestPage } from "./harness.ts";
import { readOddities } from "./oddities.ts";
import { openAt } from "./open-at.ts";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const AXE_OPTIONS: axe.RunOptions = {
  runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] },
  // WCAG does not require this, but a skipped level confuses readers who navigate by headings
  rules: { "heading-order": { enabled: true } },
  resultTypes: ["violations"],
  // one of these rules needs the media; none needs the style sheets, which axe would fetch and parse each time
  preload: { assets: ["media"] },
};

/** The widths of a phone and a desktop, at which axe and the layout are checked. */
export const WIDTHS = [375, 1280];
/** The narrowest screen (1280 px at 400 %). */
const NARROWEST = 320;
/** Widths at which the layout has just changed and has least room. */
const CHANGED_WIDTHS = [992, 800, 768, 480];

/** Delays fonts until after the first paint, as on a slow connection, so that the shifts that they cause are seen. */
const FONT_DELAY_MS = 400;

/**
 * The widths at which a test checks something: both in a full run, otherwise one, which its name decides, so that the widths
 * take turns.
 */
export function widthsOf(name: string): readonly number[] {
  return isFullRun ? WIDTHS : WIDTHS.filter((_, index) => index === name.length % WIDTHS.length);
}

/** The widths at which a part has to fit: the narrowest, and those of CHANGED_WIDTHS, which take turns as `widthsOf` says. */
function fittedWidthsOf(name: string): readonly number[] {
  const changed = CHANGED_WIDTHS.filter((_, index) => isFullRun || index === name.length % CHANGED_WIDTHS.length);
  return [...changed, NARROWEST];
}

/**
 * Opens each page at its widths and returns the faults of its answer, its layout while it loads, its accessibility, its
 * dialogs and its console. All pages share the visit's browser context; dialogs that every page has are checked once.
 */
export async function walkPages(visit: TestPage, locale: Locale, addresses: readonly Address[]): Promise<string[]> {
  await watchLayout(visit);
  const found: string[] = [];
  const seen = new Set<string>();
  for (const address of addresses) {
    found.push(...(await checkPage(visit, { ...address, lang: locale.code, widths: widthsOf(address.place), seen })));
  }
  return found;
}

type ExpectedPage = Address & { lang: string; widths: readonly number[]; seen: Set<string> };

async function checkPage(visit: TestPage, { path, lang, status, widths, seen }: ExpectedPage): Promise<string[]> {
  const { page } = visit;
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const response = await openAt(page, path);
    if (response?.status() !== status) found.push(`answers ${response?.status()}`);
    found.push(...(await readShifts(page)), ...(await brokenRules(page)));
  }
  found.push(...(await readOddities(page)));
  found.push(...(await checkDialogs(page, { widths, seen })));
  found.push(...(await readOverflows(page, path)));
  const shown = await page.evaluate(() => ({ lang: document.documentElement.lang, title: document.title }));
  if (shown.lang !== lang) found.push(`is in ${shown.lang}`);
  if (!shown.title) found.push("has no title");
  // a browser writes an error of its own for a page that is not found
  const isOwn = (problem: string) => status === 404 && problem.includes("status of 404");
  found.push(...visit.takeProblems().filter((problem) => !isOwn(problem)));
  return found.map((problem) => `${path} ${problem}`);
}

/** The faults that axe finds in the page as it is now, and of its layout, at both widths. */
export function checkOpen(page: Page, name: string, part?: string): Promise<string[]> {
  return checkOpenAt(page, { name, part, widths: WIDTHS });
}

interface Opened {
  /** For what is found. */
  name: string;
  /** A selector; the whole page without one. */
  part?: string;
  widths: readonly number[];
}

/** Like `checkOpen`, at the given widths. */
export async function checkOpenAt(page: Page, { name, part, widths }: Opened): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    found.push(...(await brokenRules(page, { part })));
  }
  found.push(...(await readOddities(page, part)));
  found.push(...(await readOverflows(page, name)));
  return found.map((problem) => `${name} ${problem}`);
}

type DialogWalk = Pick<ExpectedPage, "widths" | "seen">;

/**
 * Checks the dialogs of the page that were not checked before. Of similar dialogs of a list, it opens only the one with most
 * text; in a full run, all of them.
 */
async function checkDialogs(page: Page, { widths, seen }: DialogWalk): Promise<string[]> {
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
    found.push(...(await checkOpenAt(page, { name: `#${id}`, part: `[id="${id}"]`, widths })));
    await dialog.evaluate((element) => (element as HTMLDialogElement).close());
  }
  return found;
}

/** The rules of WCAG 2.2 AA that the page breaks, or the part that a selector names. */
export async function brokenRules(page: Page, { part }: { part?: string } = {}): Promise<string[]> {
  await comeToRest(page);
  // the document keeps axe once injected, because injecting it takes a fifth of a run
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  const violations = await page.evaluate(runAxe, { part, options: AXE_OPTIONS });
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
 * Waits for fonts and finishes every animation that has an end, because an element that is fading in has intermediate
 * colours and one that moves is not in its final place.
 */
async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const moving = () =>
      document.getAnimations().filter(({ playState, effect }) => {
        return playState === "running" && Number.isFinite(effect?.getComputedTiming().endTime);
      });
    // something that was just opened starts its animation and its font loads in the next frame
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

/** Like `readOverflow`, at each width of `fittedWidthsOf`. The page is left at the narrowest. */
async function readOverflows(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of fittedWidthsOf(name)) {
    await page.setViewportSize({ width, height: 800 });
    found.push(...(await readOverflow(page)));
  }
  return found;
}

/** By how many pixels the page or an open dialog is wider than the screen, and what reaches furthest to the right in it. */
export async function readOverflow(page: Page): Promise<string[]> {
  const { over, widest } = await page.evaluate(() => {
    const root = document.documentElement;
    const boxes = [root, ...document.querySelectorAll("dialog[open], dialog[open] .dialog-body")];
    const overOf = (box: Element) => box.scrollWidth - box.clientWidth;
    const widestBox = boxes.reduce((one, other) => (overOf(other) > overOf(one) ? other : one));
    const inside = [...widestBox.querySelectorAll("*")].map(
      (part) => [part, part.getBoundingClientRect().right] as const,
    );
    const furthest = inside.reduce((one, other) => (other[1] > one[1] ? other : one), [widestBox, 0] as const);
    const [part] = furthest;
    return { over: overOf(widestBox), widest: `${part.tagName.toLowerCase()}.${part.getAttribute("class")}` };
  });
  return over > 0 ? [`is ${over} px too wide at ${page.viewportSize()?.width} px: ${widest}`] : [];
}

/** Records layout shifts and delays fonts. It must be called once for a page before the page is opened. */
export async function watchLayout({ page, context }: TestPage): Promise<void> {
  await page.addInitScript(observeShifts);
  const session = await context.newCDPSession(page);
  await session.send("Fetch.enable", { patterns: [{ urlPattern: "*/fonts/*" }] });
  session.on("Fetch.requestPaused", ({ requestId }) => {
    setTimeout(() => session.send("Fetch.continueRequest", { requestId }).catch(() => {}), FONT_DELAY_MS);
  });
}

/**
 * Smaller shifts count as none. On a busy machine a row in Korean now and then moves by two pixels, when the font of its Latin
 * digits comes from the browser's cache (decision 014). A page is good up to 0.1.
 */
const LEAST_SHIFT = 0.001;

/** What has shifted since the page was opened. */
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
  const elementOf = ({ node }: Source) => (node instanceof Element ? node : node?.parentElement);
  // the next digit of a figure that ticks may be narrower, which moves its other digits within the line
  const isTick = (source: Source) => {
    const { previousRect: before, currentRect: after } = source;
    const isFigure = elementOf(source)?.matches(".money, .money *, dd:has(> .money)") === true;
    return isFigure && before.y === after.y && before.height === after.height;
  };
  const tell = (source: Source) => {
    const { previousRect, currentRect } = source;
    const element = elementOf(source);
    return `${element?.tagName}.${element?.className} ${boxOf(previousRect)} → ${boxOf(currentRect)}`;
  };
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as Shift[]) {
      const isOnlyTick = shift.sources.length > 0 && shift.sources.every(isTick);
      if (!shift.hadRecentInput && !isOnlyTick)
        shifts.push({ value: shift.value, what: shift.sources.map(tell).join("; ") });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright-core";
import type { Locale } from "~/locales/locales";
import type { Address } from "./addresses.ts";
import type { TestPage } from "./harness.ts";

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** A phone and a desktop, as axe and the layout are checked; and the narrowest screen, 1280 px at 400 %. */
export const WIDTHS = [375, 1280];
const NARROWEST = 320;

/** Fonts come after the first picture, as on a slow line: what they move is seen then. */
const FONT_DELAY_MS = 400;

/**
 * Opens each page at each width: what is wrong with its answer, its layout while it loads, its accessibility, its dialogs,
 * its console. The visit's browser context serves all of them; dialogs that every page has are checked once.
 */
export async function walkPages(visit: TestPage, { code }: Locale, addresses: readonly Address[]): Promise<string[]> {
  await watchLayout(visit);
  const found: string[] = [];
  const seen = new Set<string>();
  for (const address of addresses) found.push(...(await checkPage(visit, { ...address, lang: code, seen })));
  return found;
}

type ExpectedPage = Address & { lang: string; seen: Set<string> };

async function checkPage(visit: TestPage, { path, lang, status, seen }: ExpectedPage): Promise<string[]> {
  const { page } = visit;
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const response = await page.goto(path, { waitUntil: "networkidle" });
    if (response?.status() !== status) found.push(`answers ${response?.status()}`);
    found.push(...(await readShifts(page)), ...(await brokenRules(page)));
  }
  found.push(...(await checkDialogs(page, seen)));
  await page.setViewportSize({ width: NARROWEST, height: 800 });
  found.push(...(await readOverflow(page)));
  const shown = await page.evaluate(() => ({ lang: document.documentElement.lang, title: document.title }));
  if (shown.lang !== lang) found.push(`is in ${shown.lang}`);
  if (!shown.title) found.push("has no title");
  // a browser writes an error of its own for a page that is not found
  const isOwn = (problem: string) => status === 404 && problem.includes("status of 404");
  found.push(...visit.takeProblems().filter((problem) => !isOwn(problem)));
  return found.map((problem) => `${path} ${problem}`);
}

/** Axe and the layout of what is open now, at both widths and at the narrowest. */
export async function checkOpen(page: Page, name: string, part?: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    found.push(...(await brokenRules(page, part)));
  }
  await page.setViewportSize({ width: NARROWEST, height: 800 });
  found.push(...(await readOverflow(page)));
  return found.map((problem) => `${name} ${problem}`);
}

/** Opens every dialog of the page that was not seen before. */
async function checkDialogs(page: Page, seen: Set<string>): Promise<string[]> {
  const found: string[] = [];
  const ids = await page.locator("dialog:not([open])").evaluateAll((dialogs) => dialogs.map(({ id }) => id));
  for (const id of ids.filter((candidate) => !seen.has(candidate))) {
    seen.add(id);
    const dialog = page.locator(`[id="${id}"]`);
    await dialog.evaluate((element) => (element as HTMLDialogElement).showModal());
    found.push(...(await checkOpen(page, `#${id}`, `[id="${id}"]`)));
    await dialog.evaluate((element) => (element as HTMLDialogElement).close());
  }
  return found;
}

/** Rules of WCAG 2.2 AA that the page, or the part of it that a selector names, breaks. */
export async function brokenRules(page: Page, part?: string): Promise<string[]> {
  await comeToRest(page);
  // its other mode opens a window for each run: what it finds more is in frames, and we have none
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .withTags(WCAG)
    .setLegacyMode();
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  const width = page.viewportSize()?.width;
  return violations.map(({ id, nodes }) => `at ${width} px: ${id}: ${nodes.map((node) => node.html).join(" | ")}`);
}

/**
 * Waits for fonts and for every movement that has an end: what is still fading in is drawn in colours that nobody chose, and
 * what still moves is not where it will be.
 */
async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const moving = () =>
      document.getAnimations().filter(({ playState, effect }) => {
        return playState === "running" && Number.isFinite(effect?.getComputedTiming().endTime);
      });
    await document.fonts.ready;
    // what was just opened begins to move with the next frame
    await frame();
    for (let left = moving(); left.length > 0; left = moving()) {
      await Promise.allSettled(left.map(({ finished }) => finished));
      await frame();
    }
    await frame();
  });
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

/** What has moved since the page was opened. */
export async function readShifts(page: Page): Promise<string[]> {
  await comeToRest(page);
  const shifts = await page.evaluate(() => (globalThis as unknown as Watched).layoutShifts);
  const width = page.viewportSize()?.width;
  return shifts.map(({ value, what }) => `moves at ${width} px by ${value.toFixed(5)}: ${what}`);
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

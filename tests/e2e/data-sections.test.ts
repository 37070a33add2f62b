import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openSite, type Site } from "./harness.ts";
import { openAt } from "./open-at.ts";

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const CODEX = "/eng/nftProjectGearUp/weapon-codex";

it("filters the codex by rarity, by pointer and by key, without JavaScript", async () => {
  const { page, close } = await visit(CODEX, { javaScriptEnabled: false });
  expect(await shownThings(page)).toBe(50);
  const counts = { mythic: 6, legendary: 8, epic: 12, rare: 12, common: 12, all: 50 };
  for (const [rarity, count] of Object.entries(counts)) {
    await page.locator(`.codex-filter label[data-rarity=${rarity}]`).click();
    expect(await shownThings(page), rarity).toBe(count);
  }
  await page.keyboard.press("ArrowLeft");
  expect(await shownThings(page)).toBe(12);
  await close();
});

it("opens an item by its address although the filter hides it, with and without JavaScript", async () => {
  for (const javaScriptEnabled of [true, false]) {
    const { page, close } = await visit(CODEX, { javaScriptEnabled });
    await page.locator(".codex-filter label[data-rarity=common]").click();
    const hash = await page.locator(".codex-shelves > [data-rarity=mythic] a").first().getAttribute("href");
    await page.evaluate((hash) => {
      location.hash = hash ?? "";
    }, hash);
    await page.locator(`dialog${hash}`).waitFor({ state: "visible" });
    await close();
  }
});

it("opens the encyclopedia of creatures, filters by rarity, and opens a creature by its address under any filter", async () => {
  for (const javaScriptEnabled of [true, false]) {
    const { page, close } = await visit("/kor/nftProjectOcullaSummoning", { javaScriptEnabled });
    const book = page.locator("dialog#modal-creatures");
    await page.locator("main a[href='#modal-creatures']").first().click();
    await book.waitFor({ state: "visible" });
    expect(await shownEntries(page)).toBe(20);
    await book.locator(".codex-filter label[data-rarity=mythic]").click();
    expect(await shownEntries(page)).toBe(2);
    await book.locator("[data-closes]").click();
    await book.waitFor({ state: "hidden" });
    const link = page.locator(".codex-shelves > [data-rarity=common] a").last();
    const place = await link.getAttribute("href");
    await link.click();
    await book.waitFor({ state: "visible" });
    await page.locator(`${place}:visible`).waitFor();
    if (javaScriptEnabled) {
      expect(await page.evaluate(() => `#${document.activeElement?.id}`)).toBe(place);
      expect(await shownEntries(page)).toBe(20);
      await page.goBack();
      await book.waitFor({ state: "hidden" });
    }
    await close();
  }
});

it("shows a wiring plan as a drawing on a wide screen and as a list on a phone; screen readers get the list on both", async () => {
  const { page, close } = await visit("/eng/rwaSutucture");
  const plan = page.locator(".diagram-plan");
  const told = page.locator(".diagram-told");
  for (const [width, isPlan] of [
    [1440, true],
    [992, true],
    [991, false],
    [375, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect(await plan.isVisible(), `${width}`).toBe(isPlan);
    const box = await told.boundingBox();
    expect((box?.height ?? 0) > 100, `${width}`).toBe(!isPlan);
  }
  expect(await plan.getAttribute("aria-hidden")).toBe("true");
  expect(await told.innerText()).toContain("owns");
  await close();
});

it("shows the figures of a plot in a table that opens without JavaScript", async () => {
  const { page, close } = await visit("/kor/punkvismCoin", { javaScriptEnabled: false });
  const plot = page.locator(".chart-figure").first();
  expect(await plot.locator("[role=img]").first().getAttribute("aria-label")).not.toBe("");
  const table = plot.locator("details table");
  expect(await table.isVisible()).toBe(false);
  await plot.locator("summary").click();
  expect(await table.isVisible()).toBe(true);
  expect(await table.innerText()).toContain("35%");
  await close();
});

it("reads a value of a stacked plot by touch and by key, without JavaScript", async () => {
  const { page, close } = await visit("/eng/punkvismCoin", { javaScriptEnabled: false });
  const plot = page.locator(".chart-figure", { has: page.getByRole("radiogroup") });
  const legend = plot.locator(".chart-legend:visible");
  expect(await legend.count()).toBe(1);
  expect(await legend.innerText()).toContain("Month 48");
  const columns = plot.getByRole("radio");
  await columns.nth(4).click({ position: { x: 4, y: 20 } });
  expect(await legend.count()).toBe(1);
  expect(await legend.innerText()).toContain("Month 24");
  await page.keyboard.press("ArrowLeft");
  expect(await legend.innerText()).toContain("Month 18");
  expect(await columns.nth(3).getAttribute("aria-label")).toContain("Staking and community rewards 14%");
  expect(await legend.innerText()).toContain("14%");
  await close();
});

it("draws no line of a plot's scale through words", async () => {
  for (const path of ["/eng", "/kor", "/idn", "/idn/punkvismCoin"]) {
    const { page, close } = await visit(path);
    for (const width of [375, 992, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(wordsOnLines), `${path} at ${width}`).toEqual([]);
    }
    await close();
  }
});

it("shows the reward of a day on the slider of a stake, which keys move", async () => {
  const { page, close } = await visit("/eng/powerzoneCoinStaking", { isBands: false });
  await page.locator("summary", { hasText: "The reward day by day" }).click();
  const plot = page.locator(".reward-plot").first();
  const slide = plot.getByRole("slider");
  const mark = () => plot.locator(".stair-mark").getAttribute("x1");
  const before = { text: await slide.getAttribute("aria-valuetext"), mark: await mark() };
  await slide.focus();
  await page.keyboard.press("Home");
  await expect.poll(() => slide.getAttribute("aria-valuetext")).toBe("0: 0\u00a0SCG");
  expect(await mark()).toBe("0%");
  await page.keyboard.press("End");
  await expect.poll(mark).not.toBe("0%");
  expect(await slide.getAttribute("aria-valuetext")).not.toBe(before.text);
  expect(before.mark).not.toBe(await mark());
  await close();
});

/** Runs in the page: texts behind which a line of a scale would show. */
function wordsOnLines(): string[] {
  const lines = [...document.querySelectorAll(".stair-line")].map((line) => line.getBoundingClientRect());
  const words = [...document.querySelectorAll(".stair-plot :is(p, span, li)")].filter((node) =>
    node.textContent?.trim(),
  );
  const isClear = (node: Element) => getComputedStyle(node).backgroundColor === "rgba(0, 0, 0, 0)";
  return words.filter(isClear).flatMap((node) => {
    const box = node.getBoundingClientRect();
    const isHit = lines.some(
      (line) => line.y > box.top && line.y < box.bottom && line.right > box.left && line.left < box.right,
    );
    return isHit ? [node.textContent ?? ""] : [];
  });
}

async function visit(
  path: string,
  { isBands = true, ...options }: { javaScriptEnabled?: boolean; isBands?: boolean } = {},
) {
  const opened = await site.openPage(options);
  if (options.javaScriptEnabled === false) await opened.page.goto(path);
  else await openAt(opened.page, path);
  if (isBands && options.javaScriptEnabled !== false) await opened.page.locator(".bands[data-live]").waitFor();
  return opened;
}

function shownThings(page: Page): Promise<number> {
  return page.locator(".codex-shelves > li:visible").count();
}

function shownEntries(page: Page): Promise<number> {
  return page.locator(".codex-entries > section:visible").count();
}

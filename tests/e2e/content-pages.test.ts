import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openSite, type Site } from "./harness.ts";
import { openAt } from "./open-at.ts";

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

it("opens a page's dialog from its link, closes it by Escape, and is back where the visitor was", async () => {
  const { page, close, takeProblems } = await visit("/eng/rwaProcess");
  const link = page.locator("a[href^='#modal-']").nth(1);
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await link.focus();
  await page.keyboard.press("Enter");
  await page.locator("dialog:modal").waitFor();
  expect(page.url()).toContain("#modal-");
  await page.keyboard.press("Escape");
  await page.waitForURL((url) => url.hash === "");
  expect(await openDialogs(page)).toEqual([]);
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  expect(takeProblems()).toEqual([]);
  await close();
});

it("closes a dialog by Back, opens it again by Forward, and removes it from the address when its cross is pressed", async () => {
  const { page, close } = await visit("/idn/rwaProcess");
  await page.locator("a[href^='#modal-']").first().click();
  await page.locator("dialog:modal").waitFor();
  await page.goBack();
  await expect.poll(() => openDialogs(page)).toEqual([]);
  await page.goForward();
  await page.locator("dialog:modal").waitFor();
  await page.locator("dialog:modal [data-closes]").click();
  await page.waitForURL((url) => url.hash === "");
  expect(await openDialogs(page)).toEqual([]);
  await close();
});

it("opens the dialog that a sent address names, and a press beside it leaves the page", async () => {
  const { page, close } = await visit("/kor/rwaProcess");
  const hash = await page.locator("a[href^='#modal-']").first().getAttribute("href");
  await page.goto("about:blank");
  await page.goto(`${site.url}/kor/rwaProcess${hash}`);
  await page.locator("dialog:modal").waitFor();
  expect(await openDialogs(page)).toEqual([hash?.slice(1)]);
  await page.mouse.click(4, 400);
  await page.waitForURL((url) => url.hash === "");
  await expect.poll(() => openDialogs(page)).toEqual([]);
  await close();
});

it.each([
  ["Korean, which is dense, in the text face", "kor", "Punk Text"],
  ["English in the display face", "eng", "Punk Display"],
])("writes the title of a dialog in %s", async (_, language, face) => {
  const { page, close } = await visit(`/${language}/rwaProcess`);
  const title = page.locator(".dialog-head h2").first();
  expect(await title.evaluate((heading) => getComputedStyle(heading).fontFamily)).toMatch(new RegExp(`^"${face}"`));
  await close();
});

it("shows dialogs and tabs without JavaScript", async () => {
  const { page, close } = await visit("/eng/rwaProcess", { javaScriptEnabled: false });
  await page.locator("a[href^='#modal-']").first().click();
  expect(await page.locator("dialog:visible").count()).toBe(1);
  await page.locator("dialog:visible [data-closes]").click();
  expect(await page.locator("dialog:visible").count()).toBe(0);
  await page.goto(`${site.url}/eng/rwaProject`);
  await page.locator(".page-tabs a", { hasText: "ETM" }).click();
  expect(page.url()).toBe(`${site.url}/eng/rwaProject/etm`);
  expect(await page.locator(".page-tabs [aria-current]").innerText()).toBe("ETM");
  await close();
});

it("goes to another tab without reloading the document, and keeps the tab where it was pressed, with the focus", async () => {
  const { page, close, takeProblems } = await visit("/kor/rwaProject");
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const tab = page.locator(".page-tabs a").nth(3);
  const top = () => tab.evaluate((link) => link.getBoundingClientRect().top);
  await tab.evaluate((link) => scrollBy(0, link.getBoundingClientRect().top - 120));
  const before = await top();
  await tab.focus();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/lotus-fund");
  await expect.poll(() => page.locator(":focus").getAttribute("aria-current")).toBe("page");
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  // a scroll position is a whole pixel
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
  await page.goBack();
  await expect.poll(() => page.locator(".page-tabs a").first().getAttribute("aria-current")).toBe("page");
  expect(takeProblems()).toEqual([]);
  await close();
});

it("lets the browser handle a link that is opened in another tab", async () => {
  const { page, context, close } = await visit("/eng/rwaProcess");
  const opened = context.waitForEvent("page");
  await page
    .locator("main a.button")
    .first()
    .click({ modifiers: ["ControlOrMeta"] });
  await opened;
  expect(page.url()).toBe(`${site.url}/eng/rwaProcess`);
  await close();
});

it("sends the bands of a page once", async () => {
  const html = await (await fetch(`${site.url}/eng/rwaProcess`)).text();
  const heading = /<h2[^>]*>([^<]+)</.exec(html.slice(html.indexOf("<main")))?.[1] ?? "";
  expect(html.split(heading).length - 1).toBe(1);
});

async function visit(path: string, options: { javaScriptEnabled?: boolean } = {}) {
  const opened = await site.openPage(options);
  if (options.javaScriptEnabled === false) await opened.page.goto(path);
  else await openAt(opened.page, path);
  if (options.javaScriptEnabled !== false) await opened.page.locator(".bands[data-live]").waitFor();
  return opened;
}

function openDialogs(page: Page): Promise<string[]> {
  return page.evaluate(() => [...document.querySelectorAll("dialog[open]")].map(({ id }) => id));
}

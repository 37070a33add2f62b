import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { SAMPLE_COMPANY } from "~/domain/settings/sample-company";
import { type BuiltWorker, openBuiltWorker } from "../../tools/dev/worker.ts";
import { openSite, type Site } from "./harness.ts";
import { openAt, reloadPage } from "./open-at.ts";
import { checkOpen } from "./page-checks.ts";
import { languagesOf } from "./turns.ts";

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const WORDS = { ko: "스테이킹", en: "staking", id: "staking" } as const;

it.concurrent.each(languagesOf("search"))(
  "finds pages and news in $label by the keyboard alone, and opens what was chosen",
  async (locale) => {
    const { page, close, takeProblems } = await site.openPage({ locale: locale.intl });
    const loaded = watchScripts(page);
    await openAt(page, `/${locale.path}/companyVision`);
    expect(loaded.some((script) => /load-search|search-dialog/.test(script))).toBe(false);
    await page.keyboard.press("/");
    const field = page.getByRole("combobox");
    await field.waitFor();
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.type(WORDS[locale.code]);
    const options = page.getByRole("option");
    await page.locator("#search-news").waitFor();
    expect(await options.first().locator("mark").count()).toBeGreaterThan(0);
    expect(await checkOpen(page, "the search", "#modal-search")).toEqual([]);

    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    const first = page.locator('[role="option"][aria-selected="true"]');
    expect(await first.count()).toBe(1);
    expect(await field.getAttribute("aria-activedescendant")).toBe(await first.getAttribute("id"));
    const href = await first.getAttribute("href");
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => url.pathname === href);
    await page.locator("dialog[open]").waitFor({ state: "detached" });
    expect(takeProblems()).toEqual([]);
    await close();
  },
);

it("opens by its icon and by Ctrl and K, closes by Escape, and gives the focus back", async () => {
  const { page, close, takeProblems } = await site.openPage();
  await openAt(page, "/eng");
  const icon = page.locator(".site-search");
  await icon.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("combobox").waitFor();
  await page.keyboard.press("Escape");
  expect(await icon.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press("Control+k");
  await page.locator("#modal-search:modal").waitFor();
  await page.keyboard.type("qqqqzzzz");
  await page.getByText("Nothing was found with these words").waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/eng/search?q=qqqqzzzz");
  expect(takeProblems()).toEqual([]);
  await close();
});

it("does not take the / key from fields, nor from visitors who have switched it off", async () => {
  const { page, close } = await site.openPage();
  await openAt(page, "/eng/companyNews");
  await page.getByRole("searchbox").focus();
  await page.keyboard.type("a/b");
  expect(await page.getByRole("searchbox").inputValue()).toBe("a/b");
  await page.getByRole("searchbox").blur();
  await page.keyboard.press("/");
  const choice = page.getByRole("checkbox");
  await choice.waitFor();
  await choice.uncheck();
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  expect(await page.locator("dialog[open]").count()).toBe(0);
  await reloadPage(page);
  await page.keyboard.press("/");
  expect(await page.locator("dialog[open]").count()).toBe(0);
  await close();
});

it("shows the pages if the news cannot be searched, and says so", async () => {
  const { page, close } = await site.openPage();
  await page.route("**/api/search/news*", (route) => route.abort());
  await openAt(page, "/eng");
  await page.keyboard.press("/");
  await page.getByRole("combobox").fill("staking");
  await page.getByText("The news could not be searched just now").waitFor();
  expect(await page.getByRole("option").count()).toBeGreaterThan(0);
  await close();
});

const [MEMBER] = SAMPLE_COMPANY.board;
const ANCHOR = `#modal-board-${MEMBER?.id}`;

it.concurrent.each(languagesOf("people"))(
  "finds a member of the board in $label, and opens what their page says of them",
  async (locale) => {
    const { page, close, takeProblems } = await site.openPage({ locale: locale.intl });
    const asked: string[] = [];
    page.on("request", (request) => request.url().includes("/api/search/facts/") && asked.push(request.url()));
    await openAt(page, `/${locale.path}/companyVision`);
    expect(asked).toEqual([]);
    for (const from of ["companyVision", "companyBoardmember"]) {
      expect(new URL(page.url()).pathname).toBe(`/${locale.path}/${from}`);
      await page.keyboard.press("/");
      await page.getByRole("combobox").fill(MEMBER?.name[locale.code] ?? "");
      const option = page.getByRole("option").first();
      await option.getByText(MEMBER?.role[locale.code] ?? "").waitFor();
      expect(await option.locator(".sample").count()).toBe(1);
      if (from === "companyVision") expect(await checkOpen(page, "people", "#modal-search")).toEqual([]);
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await page.locator(`${ANCHOR}:modal`).waitFor();
      expect(await page.locator("dialog[open]").count()).toBe(1);
      await page.keyboard.press("Escape");
      await page.waitForURL((url) => url.hash === "");
    }
    expect(asked).toHaveLength(1);
    expect(takeProblems()).toEqual([]);
    await close();
  },
);

it.concurrent("shows the pages if people cannot be searched, and says so", async () => {
  const { page, close } = await site.openPage();
  await page.route("**/api/search/facts/*", (route) => route.abort());
  await openAt(page, "/eng");
  await page.keyboard.press("/");
  await page.getByRole("combobox").fill("staking");
  await page.getByText("The board and the partners could not be searched just now").waitFor();
  expect(await page.getByRole("option").count()).toBeGreaterThan(0);
  await close();
});

it.concurrent.each(languagesOf("people without scripts"))(
  "finds a member of the board in $label without JavaScript",
  async (locale) => {
    const { page, close } = await site.openPage({ javaScriptEnabled: false });
    await page.goto(`/${locale.path}/search?${new URLSearchParams({ q: MEMBER?.name[locale.code] ?? "" })}`);
    await page.locator(`.search-hits a[href$="${ANCHOR}"]`).click();
    await page.waitForURL(`**/${locale.path}/companyBoardmember${ANCHOR}`);
    expect(await page.locator(ANCHOR).isVisible()).toBe(true);
    expect(await page.locator(ANCHOR).innerText()).toContain(MEMBER?.role[locale.code]);
    await close();
  },
);

it.concurrent.each(languagesOf("without scripts"))(
  "searches without JavaScript in $label, from the header to the result",
  async (locale) => {
    const { page, close } = await site.openPage({ javaScriptEnabled: false });
    await page.goto(`/${locale.path}`);
    await page.locator(".site-search").click();
    await page.getByRole("searchbox").fill(WORDS[locale.code]);
    await page.keyboard.press("Enter");
    await page.waitForURL(`**/${locale.path}/search?q=*`);
    expect(await page.locator(".search-hits a").count()).toBeGreaterThan(3);
    await page.locator('.search-hits a[href*="companyNewsView"]').first().click();
    await page.waitForURL("**/companyNewsView/*");
    expect(await page.locator("h1").count()).toBe(1);
    await close();
  },
);

it("pages through the news, searches it, and comes back by Back to what was found", async () => {
  const { page, close, takeProblems } = await site.openPage();
  await openAt(page, "/eng/companyNews");
  expect(await page.locator(".news-list > li").count()).toBe(20);
  await page.getByRole("link", { name: "Older news" }).click();
  await page.waitForURL("**/companyNews?before=*");
  // the address changes while the first page is still fading out
  await expect.poll(() => page.locator(".news-list > li").count()).toBe(4);
  await page.goBack();
  await page.getByRole("link", { name: "Older news" }).waitFor();
  await page.getByRole("searchbox").fill("deposit");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/companyNews?q=deposit");
  await page.locator(".news-list a").first().click();
  await page.waitForURL("**/companyNewsView/*");
  await page.goBack();
  await page.waitForURL("**/companyNews?q=deposit");
  await expect.poll(() => page.getByRole("searchbox").inputValue()).toBe("deposit");
  expect(takeProblems()).toEqual([]);
  await close();
});

it.concurrent.each(languagesOf("feed"))(
  "has a feed in $label that an XML parser reads, and a reader finds by a page's head",
  async (locale) => {
    const { page, close } = await site.openPage();
    await page.goto(`/${locale.path}/companyVision`);
    const address = await page.locator('link[type="application/atom+xml"]').getAttribute("href");
    expect(new URL(address ?? "").pathname).toBe(`/${locale.path}/news.atom`);
    const response = await page.request.get(`/${locale.path}/news.atom`);
    expect(response.headers()["content-type"]).toBe("application/atom+xml; charset=utf-8");
    const feed = await page.evaluate(
      (xml) => {
        const parsed = new DOMParser().parseFromString(xml, "application/xml");
        const root = parsed.documentElement;
        const children = (element: Element) => [...element.children].map(({ localName }) => localName).sort();
        return {
          errors: parsed.querySelectorAll("parsererror").length,
          name: `${root.namespaceURI} ${root.localName} ${root.getAttribute("xml:lang")}`,
          parts: [...new Set(children(root))],
          entries: [...parsed.querySelectorAll("entry")].map(children),
          ids: [...parsed.querySelectorAll("id")].map(({ textContent }) => textContent),
          dates: [...parsed.querySelectorAll("updated, published")].map(({ textContent }) => textContent ?? ""),
        };
      },
      await response.text(),
    );
    expect(feed.errors).toBe(0);
    expect(feed.name).toBe(`http://www.w3.org/2005/Atom feed ${locale.code}`);
    expect(feed.parts).toEqual(["author", "entry", "id", "link", "subtitle", "title", "updated"]);
    expect(feed.entries).toHaveLength(24);
    for (const entry of feed.entries) expect(entry).toEqual(["id", "link", "published", "summary", "title", "updated"]);
    expect(new Set(feed.ids).size).toBe(25);
    expect(feed.dates.every((date) => new Date(date).toISOString() === date)).toBe(true);
    await close();
  },
);

it("says that there is no news if there is none", async () => {
  const empty: BuiltWorker = await openBuiltWorker({
    port: 0,
    stateFolder: null,
    rpcUrl: "http://127.0.0.1:1",
    limits: 1_000_000,
  });
  const html = await (await fetch(`${empty.url}/eng/companyNews`)).text();
  const feed = await (await fetch(`${empty.url}/eng/news.atom`)).text();
  await empty.stop();
  expect(html).toContain("No news yet");
  expect(feed).toContain("<updated>1970-01-01T00:00:00.000Z</updated>");
});

function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  return scripts;
}

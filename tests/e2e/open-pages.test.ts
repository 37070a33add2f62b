import { afterAll, beforeAll, expect, it } from "vitest";
import { LOCALES } from "~/locales/locales";
import { listAddresses, pagesToWalk } from "./addresses.ts";
import { openSite, type Site } from "./harness.ts";
import { readOddities } from "./oddities.ts";
import { openAt } from "./open-at.ts";
import { brokenRules, checkOpenAt, readOverflow, readShifts, walkPages, watchLayout, widthsOf } from "./page-checks.ts";
import { openSlowLine } from "./slow-line.ts";
import { languagesOf } from "./turns.ts";

/** What a visitor without a wallet sees. */
const SEARCHES = { powerzoneCoinStakingWriteStakingConfirm: "?term=90&amount=100" };

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

it.concurrent.each(LOCALES)(
  "the pages in $label are in order for a visitor, on a phone and on a desktop",
  async (locale) => {
    const visit = await site.openPage({ locale: locale.intl });
    const found = await walkPages(visit, locale, pagesToWalk(locale, listAddresses(locale, SEARCHES)));
    await visit.close();
    expect(found).toEqual([]);
  },
  1_800_000,
);

it.each(languagesOf("errors"))(
  "the error page in $label is in order, by itself and within the site",
  async (locale) => {
    const { page, context, close } = await site.openPage({ locale: locale.intl });
    // the code is cached from now on, because a load that fails is retried for two minutes first
    await openAt(page, `/${locale.path}/powerzoneCoinStaking`);
    await openAt(page, `/${locale.path}`);
    // the question for a new version, two seconds after hydration
    await page.waitForResponse("**/api/common/selectKeyValue*");
    await context.setOffline(true);
    await page.click(".hero a.button-primary");
    await page.locator(".error-page").waitFor();
    const found = await checkOpenAt(page, { name: "offline", widths: widthsOf("offline") });
    await context.setOffline(false);

    await site.database.exec("ALTER TABLE setting RENAME TO setting_away");
    // the Worker keeps the settings for some seconds
    await expect.poll(async () => (await page.goto(`/${locale.path}/mypage`))?.status()).toBe(500);
    await site.database.exec("ALTER TABLE setting_away RENAME TO setting");
    expect(await page.getAttribute("html", "lang")).toBe(locale.code);
    found.push(...(await checkOpenAt(page, { name: "failed", widths: widthsOf("failed") })));
    expect(found).toEqual([]);
    await close();
  },
);

it("sees a control without a name, a text that is too pale and a page that is too wide", async () => {
  const { page, close } = await site.openPage();
  await openAt(page, "/eng/no-such-page");
  expect([...(await brokenRules(page)), ...(await readOverflow(page))]).toEqual([]);
  await page.evaluate(() => {
    const button = document.createElement("button");
    const text = document.createElement("p");
    text.textContent = "pale";
    Object.assign(text.style, { color: "#777", background: "#888", width: "2000px" });
    document.querySelector("main")?.append(button, text);
  });
  const seen = (await brokenRules(page)).map((problem) => problem.split(": ")[1]);
  expect(seen.toSorted()).toEqual(["button-name", "color-contrast"]);
  expect(await brokenRules(page, { part: "header" })).toEqual([]);
  expect(await readOverflow(page)).toHaveLength(1);
  await close();
});

it("finds needless zeros, a link to the page itself and a second name of a button, and allows a figure to tick", async () => {
  const { page, close } = await site.openPage();
  await openAt(page, "/eng/no-such-page");
  expect(await readOddities(page)).toEqual([]);
  await page.evaluate(() => {
    const add = (html: string) => document.querySelector("main")?.insertAdjacentHTML("beforeend", html);
    add("<p>You get 1.1500\u00a0SCG at this second</p>");
    add("<p>You get 1.500000000\u00a0SCG</p><p>You get 1.5\u00a0SCG or 100\u00a0SCG</p>");
    add('<a href="/eng/no-such-page" data-log="test.here">View this</a> <a href="#part">Part</a>');
    add('<button data-log="test.claim">Claim 1.5</button> <button data-log="test.claim">Claim 2</button>');
    add('<button data-log="test.leave">Leave</button> <button data-log="test.leave">Go out</button>');
  });
  expect(await readOddities(page)).toEqual([
    "has an amount with needless zeros: You get 1.500000000\u00a0SCG",
    'leads to itself by test.here "View this" /eng/no-such-page',
    'calls test.leave "Leave" and "Go out"',
  ]);
  await close();
}, 60_000);

it("a short page that arrives in pieces is drawn when it is whole, so that nothing moves", async () => {
  const line = await openSlowLine(site);
  const visit = await site.openPage();
  await watchLayout(visit);
  const found: string[] = [];
  for (const width of [375, 1280]) {
    await visit.page.setViewportSize({ width, height: 800 });
    await visit.page.goto(`${line.url}/eng/no-such-page`, { waitUntil: "load" });
    found.push(...(await readShifts(visit.page)));
  }
  expect(found).toEqual([]);
  await visit.close();
  line.close();
});

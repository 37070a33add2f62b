import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSite, type Site, type TestPage } from "./harness.ts";
import { openAt } from "./open-at.ts";

let site: Site;
let visitor: TestPage;

beforeAll(async () => {
  site = await openSite();
  visitor = await site.openPage();
});
afterAll(() => site?.close());

/** A busy machine needs time to render another page. */
const PATIENCE = { timeout: 10_000 };

const openMenus = () => visitor.page.locator("header .site-menu[open]").count();
const openDialogs = () => visitor.page.locator("dialog[open]").count();
const isSheetOpen = () => visitor.page.evaluate(() => document.getElementById("site-nav")?.matches(":popover-open"));

describe("the menus on a wide screen", () => {
  it("open one at a time, and close by Escape with the focus back where it was", async () => {
    const { page } = visitor;
    await page.setViewportSize({ width: 1280, height: 800 });
    await openAt(page, "/eng");
    await page.click("header summary:has-text('Power zone')");
    await page.click("header summary:has-text('Company')");
    expect(await openMenus()).toBe(1);
    await page.keyboard.press("Escape");
    expect(await openMenus()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain("Company");
  });

  it("close when a visitor presses outside them", async () => {
    const { page } = visitor;
    await page.click("header summary:has-text('Power zone')");
    await page.mouse.click(100, 700);
    expect(await openMenus()).toBe(0);
  });

  it("close on another page", async () => {
    const { page } = visitor;
    const title = await page.title();
    await page.click("header summary:has-text('Power zone')");
    await page.click("header a:has-text('Coin Staking')");
    await page.waitForURL("**/eng/powerzoneCoinStaking");
    await expect.poll(openMenus, PATIENCE).toBe(0);
    await page.goBack();
    // waits for the arrival, which closes menus, before the next test opens one
    await expect.poll(() => page.title(), PATIENCE).toBe(title);
  });

  it("lead to Punky Boost", async () => {
    const { page } = visitor;
    const entry = page.locator("header a", { hasText: "Punky Boost" });
    expect(await entry.first().getAttribute("href")).toBe("/eng/powerzoneNftStaking");
  });

  it.each(["Punky Forge", "Chaos Cube"])("open the modal for %s, which is not released", async (entry) => {
    const { page } = visitor;
    await page.click("header summary:has-text('Power zone')");
    await page.click(`header button:has-text('${entry}')`);
    const dialog = page.locator("dialog[open]");
    expect(await dialog.textContent()).toContain("To be released");
    expect(await dialog.textContent()).toContain("Look forward to it");
    expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(600);
    await dialog.locator(".dialog-actions button").click();
    expect(await openDialogs()).toBe(0);
    await page.keyboard.press("Escape");
    expect(await openMenus()).toBe(0);
  });

  it("show the coin's whitepaper and exchange", async () => {
    const { page } = visitor;
    await page.click("header button.site-tool");
    expect(await page.locator("dialog[open] a").count()).toBe(2);
    await page.keyboard.press("Escape");
    expect(await openDialogs()).toBe(0);
  });

  it("change the language, keep page and query, and are remembered", async () => {
    const { page } = visitor;
    await openAt(page, "/eng/powerzoneCoinStaking?term=180");
    await page.click("header summary:has(.site-language-short)");
    await page.click("header a[hreflang=id]");
    await page.waitForURL("**/idn/powerzoneCoinStaking?term=180");
    await expect.poll(() => page.getAttribute("html", "lang"), PATIENCE).toBe("id");
    await page.goto("/");
    expect(new URL(page.url()).pathname).toBe("/idn");
    await visitor.context.clearCookies();
  });

  it("lead from a page of the Korean site alone to the nearest page of the other language", async () => {
    const { page } = visitor;
    await openAt(page, "/kor/gameProject");
    await page.click("main a[href='/kor/soccergo']");
    await page.waitForURL("**/kor/soccergo");
    const way = (code: string) => page.locator(`header a[hreflang=${code}]`).getAttribute("href");
    await expect.poll(() => way("ko"), PATIENCE).toBe("/kor/soccergo");
    expect(await way("en")).toBe("/eng/gameProject");
    await openAt(page, "/kor/reservation2");
    expect(await way("id")).toBe("/idn/benefitMembership");
    await page.click("header summary:has(.site-language-short)");
    await page.click("header a[hreflang=en]");
    await page.waitForURL("**/eng/benefitMembership");
    await expect.poll(() => page.getAttribute("html", "lang"), PATIENCE).toBe("en");
    await expect.poll(() => way("ko"), PATIENCE).toBe("/kor/benefitMembership");
    await visitor.context.clearCookies();
  });
});

describe("what is pressed on a public page", () => {
  type Row = { action_cd: string; page_path: string; params: string };

  it("is logged with the page's code and where it led, once, as is the page's opening", async () => {
    const { page } = visitor;
    const since = Date.now();
    const read = async (trigger: string) => {
      const { results } = await site.database
        .prepare("SELECT * FROM action_log WHERE trigger_type = ? AND action_time >= ? ORDER BY action_time, action_cd")
        .bind(trigger, since)
        .all<Row>();
      return results.map((row) => [row.action_cd, JSON.parse(row.params)[0]]);
    };
    const sent = page.waitForResponse((response) => response.url().endsWith("insertRouterLog"));
    await page.goto("/eng/benefitMembership");
    await sent;
    await page.click("main a[href='/eng/reservation/hotel'] >> nth=0");
    await page.waitForURL("**/eng/reservation/hotel");
    await page.click("header summary:has-text('Benefit')");
    await page.click("header a[href='/eng/benefitMultiple']");
    await page.waitForURL("**/eng/benefitMultiple");
    await page.click("main a[href='/eng/benefitMultiple/punky-hag'][data-tab]");
    await page.waitForURL("**/punky-hag");
    await openAt(page, "/idn/nftProjectGearUp/weapon-codex");
    await page.click("main .codex-filter label >> nth=1");
    await page.click("main .codex-shelves a:visible >> nth=0");
    await page.click("dialog[open] [data-closes]");
    await page.click("footer a[href='/idn/etcPrivacy']");
    await page.waitForURL("**/idn/etcPrivacy");
    // the last page's opening is logged once it has been open for a second
    const landings = async () => (await read("landing")).map(([code]) => code);
    await expect.poll(landings, { timeout: 20_000 }).toContain("300_080_010_638_900");
    await page.goto("about:blank");
    const expected = [
      ["200_020_030_100_010", "/eng/reservation/hotel"],
      ["200_000_690_100", ""],
      ["200_000_690_020", "/eng/benefitMultiple"],
      ["200_020_020_617_050", "/eng/benefitMultiple/punky-hag"],
      ["300_010_030_606_070", "mythic"],
      ["300_010_030_606_030", expect.stringMatching(/^#modal-weapons-/)],
      ["300_010_030_606_040", "#modal-closed"],
      ["300_000_690_030", "/idn/etcPrivacy"],
    ];
    await expect.poll(() => read("click"), { timeout: 20_000 }).toEqual(expected);
    expect(await landings()).toContain("200_020_030_100_900");
  });
});

describe("the focus on the way from page to page", () => {
  const focused = () => visitor.page.evaluate(() => document.activeElement?.tagName);
  const press = async (link: string) => {
    const { page } = visitor;
    await page.locator(link).first().focus();
    await page.keyboard.press("Enter");
  };

  it("stays where it is on the first page, and when only the query or the fragment of the address changes", async () => {
    const { page } = visitor;
    await openAt(page, "/eng/powerzoneCoinStaking");
    expect(await focused()).toBe("BODY");
    await press("main a[href='#faq']");
    await page.waitForURL("**#faq");
    expect(await focused()).not.toBe("H1");
    await openAt(page, "/eng/companyNews");
    await page.fill("main [name=q]", "staking");
    await page.keyboard.press("Enter");
    await page.waitForURL("**?q=staking");
    await page.waitForTimeout(500);
    expect(await focused()).not.toBe("H1");
  });

  it("moves to the heading of the next page, without an outline or a jump, and Tab continues from there", async () => {
    const { page } = visitor;
    await openAt(page, "/eng");
    for (const [link, path] of [
      ["footer a[href='/eng/etcPrivacy']", "/eng/etcPrivacy"],
      ["header a[href='/eng']", "/eng"],
      ["main a[href='/eng/companyNews']", "/eng/companyNews"],
      ["main a[href^='/eng/companyNewsView']", "/eng/companyNewsView/*"],
      [".news-neighbours a", "/eng/companyNewsView/*"],
    ] as const) {
      await press(link);
      await page.waitForURL(`**${path}`);
      await expect.poll(focused, PATIENCE).toBe("H1");
      const heading = page.locator("h1:focus");
      expect(await heading.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe("none");
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
    await page.goBack();
    await expect.poll(focused, PATIENCE).toBe("H1");
  });

  it("stays with a tab that was pressed", async () => {
    const { page } = visitor;
    await openAt(page, "/eng/rwaProject");
    await press("main [data-tab]:not([aria-current])");
    await page.waitForURL("**/rwaProject/*");
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.matches("[data-tab][aria-current]")), PATIENCE)
      .toBe(true);
  });
});

describe("the step at 992 px", () => {
  /** Parts of pages in which a reader sees columns. */
  const PARTS = [
    ["/eng", ".hero"],
    ["/eng/nftProject", ".opening"],
    ["/eng/nftProject", ".cards-list"],
    ["/eng/powerzoneCoinStaking", ".calculator"],
    ["/eng/powerzoneCoinStaking", ".procedure"],
    ["/eng", ".site-footer-grid"],
  ] as const;

  it.each(PARTS)("puts side by side what is in one column below it: %s %s", async (path, part) => {
    const { page } = visitor;
    const columns = () =>
      page
        .locator(part)
        .first()
        .evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(" ").length);
    await page.setViewportSize({ width: 991, height: 760 });
    await openAt(page, path);
    const below = await columns();
    await page.setViewportSize({ width: 992, height: 760 });
    expect(below).toBeLessThan(await columns());
  });
});

describe("the menu of a narrow screen", () => {
  it.each([375, 1000])("opens at %i px and closes by Escape and by a press outside", async (width) => {
    const { page } = visitor;
    await page.setViewportSize({ width, height: 760 });
    await openAt(page, "/eng");
    await page.click(".site-burger");
    expect(await isSheetOpen()).toBe(true);
    await page.keyboard.press("Escape");
    expect(await isSheetOpen()).toBe(false);
    await page.click(".site-burger");
    await page.mouse.click(60, 30);
    expect(await isSheetOpen()).toBe(false);
  });

  it("gives the focus back to its button on Escape, once the menu inside has closed", async () => {
    const { page } = visitor;
    const focusedLabel = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
    const label = await page.locator(".site-burger").getAttribute("aria-label");
    await page.setViewportSize({ width: 375, height: 760 });
    await openAt(page, "/eng");
    await page.click(".site-burger");
    await page.click("header summary:has-text('Power zone')");
    await page.keyboard.press("Escape");
    expect(await openMenus()).toBe(0);
    expect(await isSheetOpen()).toBe(true);
    await page.keyboard.press("Escape");
    expect(await isSheetOpen()).toBe(false);
    expect(await focusedLabel()).toBe(label);
  });

  it("stays open behind a modal that is opened from it", async () => {
    const { page } = visitor;
    await page.click(".site-burger");
    await page.click("header summary:has-text('Power zone')");
    await page.click("header button:has-text('Punky Forge')");
    expect(await openDialogs()).toBe(1);
    expect(await isSheetOpen()).toBe(true);
    await page.keyboard.press("Escape");
    expect(await openDialogs()).toBe(0);
    expect(await isSheetOpen()).toBe(true);
  });

  it("stays open when the address changes to name a modal, and closes on another page", async () => {
    const { page } = visitor;
    await openAt(page, "/eng/rwaProcess");
    await page.click("main a[href^='#modal-'] >> nth=0");
    await page.waitForURL("**#modal-*");
    await page.click("dialog[open] [data-closes]");
    await expect.poll(openDialogs, PATIENCE).toBe(0);
    await page.click(".site-burger");
    await page.goForward();
    await page.waitForURL("**#modal-*");
    await expect.poll(openDialogs, PATIENCE).toBe(1);
    expect(await isSheetOpen()).toBe(true);
    await page.keyboard.press("Escape");
    await expect.poll(openDialogs, PATIENCE).toBe(0);
    expect(await isSheetOpen()).toBe(true);
    await page.click("header summary:has-text('Power zone')");
    await page.click("header a:has-text('Coin Staking')");
    await page.waitForURL("**/powerzoneCoinStaking");
    await expect.poll(isSheetOpen, PATIENCE).toBe(false);
  });

  it("covers the page below 992 px, and from there on is a panel beside it", async () => {
    const { page } = visitor;
    for (const [width, sheet] of [
      [991, 991],
      [992, 480],
    ] as const) {
      await page.setViewportSize({ width, height: 760 });
      await openAt(page, "/eng");
      await page.click(".site-burger");
      expect((await page.locator("#site-nav").boundingBox())?.width).toBe(sheet);
    }
  });

  it("is absent if the menus fit", async () => {
    const { page } = visitor;
    await page.setViewportSize({ width: 1280, height: 760 });
    expect(await page.locator(".site-burger").isVisible()).toBe(false);
  });

  it.each(["kor", "eng", "idn"])("fits its header in one line at 1280 px: %s", async (path) => {
    const { page } = visitor;
    await openAt(page, `/${path}`);
    const header = await page.locator(".site-header").boundingBox();
    expect(header?.height).toBeLessThanOrEqual(74);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    // on a wider screen, it ends at the edge of the page's columns
    for (const width of [1280, 1440]) {
      await page.setViewportSize({ width, height: 760 });
      const edge = await page.evaluate(() => {
        const row = document.querySelector(".site-header-row");
        const last = document.querySelector(".site-account .wallet-button");
        if (!row || !last) return null;
        const room = row.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(row).paddingRight);
        return Math.round(room - last.getBoundingClientRect().right);
      });
      expect(edge).toBe(0);
    }
  });
});

describe("without JavaScript", () => {
  it.each([375, 1280])("every menu opens at %i px, its links lead on, and the language changes", async (width) => {
    const { page, close } = await site.openPage({ javaScriptEnabled: false, viewport: { width, height: 800 } });
    const openSheet = async () => {
      if (width < 1280) await page.click(".site-burger");
    };
    await page.goto("/eng");
    await openSheet();
    const menus = page.locator("header .site-menu");
    expect(await menus.count()).toBeGreaterThan(6);
    for (const menu of await menus.all()) {
      await menu.locator("summary").click();
      await menu.locator(".site-submenu li").first().waitFor();
      expect(await page.locator("header .site-menu[open]").count()).toBe(1);
    }
    await page.click("header summary:has-text('Power zone')");
    await page.locator("header a:has-text('Punky Boost')").first().waitFor();
    await page.click("header a:has-text('Coin Staking')");
    await page.waitForURL("**/eng/powerzoneCoinStaking");
    await openSheet();
    await page.click("header summary:has(.site-language-short)");
    await page.click("header a[hreflang=ko]");
    await page.waitForURL("**/kor/powerzoneCoinStaking");
    await expect.poll(() => page.getAttribute("html", "lang"), PATIENCE).toBe("ko");
    await page.goto("/");
    expect(new URL(page.url()).pathname).toBe("/kor");
    await close();
  });

  it("menus, submenus, modals and questions still open", async () => {
    const { page, close } = await site.openPage({ javaScriptEnabled: false, viewport: { width: 375, height: 760 } });
    await page.goto("/eng");
    await page.click(".site-burger");
    await page.click("header summary:has-text('Power zone')");
    expect(await page.locator("header a:has-text('Coin Staking')").isVisible()).toBe(true);
    await page.click("header button:has-text('Chaos Cube')");
    expect(await page.locator("dialog[open]").textContent()).toContain("Look forward to it");
    await page.locator("dialog[open] .dialog-actions button").click();
    await page.locator(".question summary").first().click();
    expect(await page.locator(".question-answer").first().isVisible()).toBe(true);
    await close();
  });
});

describe("the version", () => {
  const storeVersion = async (version: string) => {
    await site.database
      .prepare("INSERT OR REPLACE INTO setting (key, value, updated_at) VALUES ('version_punkvism_front', ?, 0)")
      .bind(version)
      .run();
  };

  it("asks to update when this front is older than the server says", async () => {
    const { page } = visitor;
    await storeVersion("20991231_0000");
    await openAt(page, "/eng");
    const dialog = page.locator("dialog[open]");
    await dialog.waitFor({ timeout: 10_000 });
    expect(await dialog.textContent()).toContain("A new update is available");
    await Promise.all([page.waitForEvent("load"), dialog.locator("button:has-text('Update')").click()]);
    await storeVersion("20250919_1600");
  });

  it("says nothing if the server does not know", async () => {
    const { page } = visitor;
    await page.route("**/api/common/selectKeyValue?cdKey=version*", (route) => route.abort());
    const unanswered = page.waitForEvent("requestfailed", (request) => request.url().includes("selectKeyValue"));
    await openAt(page, "/eng");
    await unanswered;
    // React draws a dialog within a task of the answer
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(await openDialogs()).toBe(0);
    await page.unrouteAll();
  });
});

describe("an error page", () => {
  it("keeps the number to quote once the page's script has come", async () => {
    const { page } = visitor;
    // an earlier test cut a request off on purpose
    visitor.takeProblems();
    await site.database.prepare("ALTER TABLE vesting_grant RENAME TO vesting_grant_away").run();
    const answer = await openAt(page, "/eng/tokenVestingPlan?coin=ETM");
    await site.database.prepare("ALTER TABLE vesting_grant_away RENAME TO vesting_grant").run();
    expect(answer?.status()).toBe(500);
    const id = await page.locator("html").getAttribute("data-failure");
    expect(await page.locator(".error-page-id").textContent()).toBe(`If you write to us, please quote this: ${id}`);
    const problems = visitor.takeProblems();
    expect(problems.filter((problem) => !/\b500\b/.test(problem))).toEqual([]);
    // the next page has not failed
    await page.locator(".error-page a", { hasText: "home page" }).click();
    await page.locator(".hero").waitFor();
    expect(await page.locator(".error-page-id").count()).toBe(0);
  });

  it("says that the visitor is offline, and does not leave the shell", async () => {
    const { page, context } = visitor;
    await openAt(page, "/eng");
    // this is asked for two seconds after hydration
    await page.waitForResponse("**/api/common/selectKeyValue*");
    await context.setOffline(true);
    await page.click(".hero a.button-primary");
    await expect.poll(() => page.locator("main h1").textContent(), PATIENCE).toBe("You are offline");
    expect(await page.locator(".site-footer").isVisible()).toBe(true);
    await context.setOffline(false);
    visitor.takeProblems();
  });
});

it("had no console errors on the way", () => {
  expect(visitor.takeProblems().filter((problem) => !problem.includes("ERR_FAILED"))).toEqual([]);
});

import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listShareCards } from "~/content/share-cards.server";
import { SHARE_HEIGHT, SHARE_WIDTH } from "~/content/share-picture";
import { LOCALES } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { isFullRun } from "../full-run.ts";
import { openSite, type Site, type TestPage } from "./harness.ts";
import { openHolderPage } from "./holder-page.ts";
import { openAt, reloadPage } from "./open-at.ts";
import { brokenRules, readOverflow } from "./page-checks.ts";
import { languagesOf } from "./turns.ts";

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const PATIENCE = { timeout: 20_000 };

/** Waits until the service worker controls the page. */
async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker?.controller?.state === "activated", null, {
    timeout: 30_000,
  });
}

/** The paths of everything in the browser's caches. */
function listKept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });
}

/** Runs in the page: ends its session, as the wallet's button does. */
async function signOut(): Promise<string> {
  const { holders } = (await (await fetch("/api/sign-in/session")).json()).returnValue;
  const { walletAddress, userId } = holders.solana;
  const body = JSON.stringify({ uid: walletAddress, auth_key: userId });
  const headers = { "Content-Type": "application/json" };
  return (await (await fetch("/api/login/doLogout", { method: "POST", headers, body })).json()).resultCd;
}

const PUBLIC_FILE = /^\/(assets|fonts|offline|art)\//;

describe("without a network", () => {
  it.each(languagesOf("offline"))(
    "a page of the $label site gives way to the offline page in its language",
    async (locale) => {
      const visit = await site.openPage({ serviceWorkers: "allow" });
      const { page, context } = visit;
      await openAt(page, `/${locale.path}`);
      await waitForWorker(page);
      await context.setOffline(true);
      await page.goto(`/${locale.path}/punkvismCoin`);
      const { offline, reload } = textsOf(locale).errorPage;
      expect(await page.locator("h1").textContent()).toBe(offline.heading);
      expect(await page.locator("html").getAttribute("lang")).toBe(locale.code);
      expect(await page.locator(".scene").evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);
      expect(page.url()).toContain(`/${locale.path}/punkvismCoin`);
      await page.setViewportSize({ width: 320, height: 800 });
      expect([...(await brokenRules(page)), ...(await readOverflow(page))]).toEqual([]);
      await context.setOffline(false);
      await page.getByRole("link", { name: reload }).click();
      await expect.poll(() => page.locator(".site-header").count(), PATIENCE).toBe(1);
      await visit.close();
    },
  );

  it.each(isFullRun ? ["constructor", "__proto__", "nowhere"] : ["__proto__"])(
    "an address of no language, /%s, has it in Korean",
    async (path) => {
      const visit = await site.openPage({ serviceWorkers: "allow" });
      const { page, context } = visit;
      await openAt(page, "/eng");
      await waitForWorker(page);
      await context.setOffline(true);
      await page.goto(`/${path}`);
      expect(await page.locator("h1").textContent()).toBe(textsOf(LOCALES[0]).errorPage.offline.heading);
      await visit.close();
    },
  );
});

describe("what the service worker keeps", () => {
  it("is only files of the build, while a holder signs in, looks at private pages and signs out", async () => {
    const wallet = await site.newFundedWallet();
    const visit = await openHolderPage(site, [wallet], { serviceWorkers: "allow" });
    const { page, context } = visit;
    await openAt(page, "/eng/mypage");
    await waitForWorker(page);
    await openAt(page, "/eng/powerzoneCoinStakingView");
    await openAt(page, "/eng/mypage");
    expect(await page.evaluate(signOut)).toBe("SUCCESS");
    const kept = await listKept(page);
    expect(kept.length).toBeGreaterThan(5);
    expect(kept.filter((path) => !PUBLIC_FILE.test(path))).toEqual([]);
    await context.setOffline(true);
    await page.goto("/eng/mypage");
    expect(await page.textContent("body")).not.toContain(wallet.publicKey.toBase58().slice(0, 4));
    await visit.close();
  });

  it("of an older build is thrown away by the next one", async () => {
    const visit = await site.openPage({ serviceWorkers: "allow" });
    const { page } = visit;
    await openAt(page, "/eng");
    await page.evaluate(async () => {
      await (await caches.open("punkvism-older")).put("/assets/older.js", new Response("older"));
    });
    await waitForWorker(page);
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.unregister();
    });
    await reloadPage(page);
    await waitForWorker(page);
    await expect.poll(() => page.evaluate(() => caches.keys()), PATIENCE).toHaveLength(1);
    expect(await listKept(page)).not.toContain("/assets/older.js");
    await visit.close();
  });
});

describe("a static file", () => {
  it("carries Strict-Transport-Security, as every answer of the Worker does", async () => {
    const html = await (await fetch(`${site.url}/eng`)).text();
    const script = /"(\/assets\/[^"]+\.js)"/.exec(html)?.[1];
    const files = [
      "/sw.js",
      "/favicon.svg",
      "/favicon.ico",
      "/art/logo.svg",
      "/app/en.webmanifest",
      "/files/gear-up-guide-en.pdf",
      script,
    ];
    for (const file of files) {
      const answer = await fetch(site.url + file);
      expect(answer.status, file).toBe(200);
      expect(answer.headers.get("Strict-Transport-Security"), file).toBe(
        "max-age=63072000; includeSubDomains; preload",
      );
      expect(answer.headers.get("X-Content-Type-Options"), file).toBe("nosniff");
    }
  });
});

describe("the app", () => {
  it.each(LOCALES)("can be installed in $label under a name of that language", async ({ code, path }) => {
    const html = await (await fetch(`${site.url}/${path}`)).text();
    const address = /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1];
    const answer = await fetch(site.url + address);
    expect(answer.headers.get("Content-Type")).toContain("manifest+json");
    const manifest = JSON.parse(await answer.text());
    expect(manifest).toMatchObject({ lang: code, start_url: `/${path}`, display: "standalone" });
    expect(manifest.short_name.length).toBeLessThanOrEqual(12);
    expect(manifest.icons.some(({ purpose }: { purpose?: string }) => purpose === "maskable")).toBe(true);
    for (const { src } of manifest.icons) expect((await fetch(site.url + src)).status).toBe(200);
    for (const { url } of manifest.shortcuts) expect((await fetch(site.url + url)).status).toBe(200);
  });
});

describe("the picture of a shared link", () => {
  it("is in the build for every page and tab of every language, in the size that the pages name", async () => {
    const cards = listShareCards();
    expect(new Set(cards.map(({ name }) => name)).size).toBe(cards.length);
    for (const { name } of cards) {
      const file = readFileSync(`build/client/share/${name}.png`);
      const { width, height, format } = await sharp(file).metadata();
      expect({ name, width, height, format }).toEqual({
        name,
        width: SHARE_WIDTH,
        height: SHARE_HEIGHT,
        format: "png",
      });
      expect(file.length).toBeLessThan(100_000);
    }
  });

  it.each(["/eng", "/kor/rwaProject/pvt", "/idn/powerzoneCoinStaking", "/eng/proof", "/kor/companyNews"])(
    "is named by %s with a text that stands for it",
    async (path) => {
      const html = await (await fetch(site.url + path)).text();
      const contentOf = (property: string) =>
        new RegExp(`property="${property}" content="([^"]+)"`).exec(html)?.[1] ?? "";
      expect((await fetch(contentOf("og:image"))).headers.get("Content-Type")).toBe("image/png");
      expect(contentOf("og:image:alt")).toContain(contentOf("og:title"));
    },
  );
});

describe("a link to a public page", () => {
  let visit: TestPage;
  beforeAll(async () => {
    visit = await site.openPage();
  });
  afterAll(() => visit?.close());

  it("fetches its page when it is pointed at, and not again when it is pressed", async () => {
    const { page } = visit;
    const asked: string[] = [];
    await openAt(page, "/eng/companyAbout");
    page.on("request", (request) => {
      if (request.url().includes(".data") && !request.isNavigationRequest()) asked.push(request.url());
    });
    const link = page.locator(".bands a[href='/eng/companyBoardmember']").first();
    await link.hover();
    await expect.poll(() => asked.length, PATIENCE).toBe(1);
    // the event comes once the whole answer has arrived
    const answers = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .filter(({ name }) => name.includes(".data"))
          .map((entry) => (entry as PerformanceResourceTiming).transferSize),
      );
    await expect.poll(answers, PATIENCE).toHaveLength(1);
    await link.click();
    await page.waitForURL("**/eng/companyBoardmember");
    await expect.poll(() => page.locator("h1").count(), PATIENCE).toBe(1);
    expect(new Set(asked).size).toBe(1);
    const spent = await answers();
    expect(spent.filter((bytes) => bytes > 0)).toHaveLength(1);
    expect(visit.takeProblems()).toEqual([]);
  });

  it("fetches nothing of a page that is drawn for a holder", async () => {
    const { page } = visit;
    await openAt(page, "/eng/companyAbout");
    await page.setViewportSize({ width: 1400, height: 900 });
    const asked: string[] = [];
    page.on("request", (request) => request.url().includes(".data") && asked.push(request.url()));
    await page.click("header summary:has-text('Power zone')");
    await page.hover("header a:has-text('Coin Staking')");
    await page.waitForTimeout(400);
    expect(asked).toEqual([]);
  });

  it("opens the next page in a transition of less than a second, and at once if the visitor asked for reduced motion", async () => {
    const { page } = visit;
    const longest = async (reducedMotion: "reduce" | "no-preference") => {
      await page.emulateMedia({ reducedMotion });
      await openAt(page, "/eng/companyAbout");
      await page.evaluate(watchTransitions);
      await page.locator(".bands a[href='/eng/companyBoardmember']").first().click();
      await page.waitForURL("**/eng/companyBoardmember");
      await expect
        .poll(() => page.evaluate(() => (globalThis as unknown as Watched).durations), PATIENCE)
        .not.toBeNull();
      return page.evaluate(() => Math.max(0, ...((globalThis as unknown as Watched).durations ?? [])));
    };
    const moved = await longest("no-preference");
    expect(moved).toBeGreaterThan(0);
    expect(moved).toBeLessThanOrEqual(1000);
    expect(await longest("reduce")).toBe(0);
    expect(visit.takeProblems()).toEqual([]);
  });

  it("moves the head of a band once, for a second, as it comes into sight, and moves nothing if the visitor asked for reduced motion", async () => {
    const { page } = visit;
    // opens another page each time, because the same one would keep its scroll position
    for (const [reducedMotion, path, duration] of [
      ["no-preference", "/eng/companyAbout", "1s"],
      ["reduce", "/kor/companyAbout", "0.001s"],
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      await openAt(page, path);
      expect(await page.locator(".band-head[data-arrives]").count()).toBe(0);
      // what is in view at hydration does not move
      await page.locator(".bands[data-live]").waitFor();
      // an observer that begins later is told later, so the page's own has been told by then
      await page.evaluate(() => new Promise((told) => new IntersectionObserver(told).observe(document.body)));
      const last = page.locator(".band-head").last();
      await last.scrollIntoViewIfNeeded();
      await page.locator(".band-head[data-arrives]").last().waitFor();
      expect(await animationOf(last)).toEqual(["arrive", duration, "1"]);
    }
    expect(visit.takeProblems()).toEqual([]);
  });

  it.each([
    ["the home page", "/eng", ".hero-scene img"],
    ["a content page", "/eng/companyAbout", ".opening-scene img"],
    ["a screen", "/eng/search", ".page-head-scene img"],
  ])("moves the scene of %s once, for a second, or not at all for reduced motion", async (_, path, scene) => {
    const { page } = visit;
    for (const [reducedMotion, duration] of [
      ["no-preference", "1s"],
      ["reduce", "0.001s"],
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      await openAt(page, path);
      expect(await animationOf(page.locator(scene).first())).toEqual(["arrive", duration, "1"]);
    }
    expect(visit.takeProblems()).toEqual([]);
  });
});

/** The animations of a part of the page: name, duration and count. */
function animationOf(part: Locator): Promise<string[]> {
  return part.evaluate((element) => {
    const { animationName, animationDuration, animationIterationCount } = getComputedStyle(element);
    return [animationName, animationDuration, animationIterationCount];
  });
}

type Watched = { durations: number[] | null };

/** Runs in the page: notes how long the parts of the next view transition take. */
function watchTransitions(): void {
  const watched = globalThis as unknown as Watched;
  watched.durations = null;
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = ((update: () => Promise<void>) => {
    const transition = start(update);
    transition.ready.then(() => {
      const parts = document.getAnimations().filter(({ effect }) => {
        return (effect as KeyframeEffect).pseudoElement?.startsWith("::view-transition");
      });
      watched.durations = parts.map(({ effect }) => Number(effect?.getComputedTiming().endTime));
    });
    return transition;
  }) as typeof document.startViewTransition;
}

describe("on paper", () => {
  it("a page has neither header nor menu, everything folded is open, and links show their addresses", async () => {
    const visit = await site.openPage();
    const { page } = visit;
    await openAt(page, "/eng/punkvismCoin");
    await page.emulateMedia({ media: "print" });
    for (const part of [".site-header", ".site-footer"]) expect(await page.isVisible(part)).toBe(false);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(255, 255, 255)");
    const folded = await page.locator("main details:not([open]) > :not(summary)").evaluateAll((parts) => {
      return parts.filter((part) => !part.checkVisibility({ contentVisibilityAuto: true })).length;
    });
    expect(folded).toBe(0);
    await openAt(page, "/eng/companyPartners");
    const said = await page.locator("main a[href^='http']").evaluateAll((links) => {
      return links.map((link) => getComputedStyle(link, "::after").content);
    });
    expect(said.length).toBeGreaterThan(0);
    for (const content of said) expect(content).toContain("http");
    await visit.close();
  });
});

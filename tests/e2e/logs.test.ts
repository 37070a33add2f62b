import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { actionCode, type LogKey, SCREENS } from "~/domain/logs/catalogue";
import { type PublicLogKey, publicActionCode } from "~/domain/logs/public-controls";
import { LOCALES } from "~/locales/locales";
import { DEVELOPMENT_NFT_POOLS } from "../../tools/dev/chain-setup-nft.ts";
import { setWalletBehaviour } from "../fakes/wallets/index.ts";
import { isFullRun } from "../full-run.ts";
import { openSite, type Site, type TestPage } from "./harness.ts";
import { DAY, openHolderPage, stakingScreens } from "./holder-page.ts";
import { actByApi, type Collection, giveNfts } from "./nft-acts.ts";
import { openFolds } from "./open-at.ts";
import { WALKED_SCREENS } from "./walked-screens.ts";

const ENGLISH = LOCALES[1];
const BASE = "/eng/powerzoneCoinStaking";

let site: Site;
let visit: TestPage;
let startedAt: number;

beforeAll(async () => {
  site = await openSite();
});
beforeEach(() => {
  startedAt = Date.now();
});
afterEach(() => visit?.close());
afterAll(() => site?.close());

type Row = { action_cd: string; trigger_type: string; wallet_address: string; user_ip: string; button_name: string };

/** The entries of this test in D1, in the order of the acts. */
async function rows(trigger: "click" | "landing"): Promise<Row[]> {
  const { results } = await site.database
    .prepare("SELECT * FROM action_log WHERE action_time >= ? AND trigger_type = ? ORDER BY action_time")
    .bind(startedAt, trigger)
    .all<Row>();
  return results;
}

/**
 * Repeats a check until it passes, because entries wait two seconds in the page and five in the queue. An entry too many
 * makes it fail at the end.
 */
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 250 });

/** Waits until the page has sent its landing, after which the sender is loaded and knows the level. */
async function openAndSettle(page: Page, address: string): Promise<void> {
  const sent = page.waitForResponse((response) => response.url().endsWith("insertRouterLog"));
  await page.goto(address);
  await sent;
}

describe.runIf(isFullRun)("a press", () => {
  it("of each control on a holder's way is logged exactly once", async () => {
    const wallet = await site.newFundedWallet();
    visit = await openHolderPage(site, [wallet]);
    const { page } = visit;
    const screens = stakingScreens(page);
    const pressed: LogKey[] = [];
    const parts: PublicLogKey[] = [];
    const press = async (key: LogKey, within = page.locator("body")) => {
      pressed.push(key);
      // the first button of a form only takes Enter and cannot be clicked
      await within.locator(`[data-log="${key}"]:visible:not(.visually-hidden)`).first().click();
    };
    const pressAndReturn = async (key: LogKey, leadsTo: RegExp) => {
      await press(key);
      await page.waitForURL(leadsTo, { waitUntil: "commit" });
      await page.goBack({ waitUntil: "commit" });
      await page.locator(`[data-log="${key}"]:visible`).first().waitFor();
    };

    const openPosition = async () => {
      await page.locator(".position summary").first().click();
      parts.push("part.fold");
    };

    // presses only after hydration, because a click without our script would not be logged
    await openAndSettle(page, BASE);
    for (const key of ["calculator", "whatIsStaking", "procedure", "faq", "question"] as const)
      await press(`coinStaking.${key}`);
    await pressAndReturn("coinStaking.viewDetails", /proof/);
    for (const days of [30, 180, 365] as const) {
      await page.locator("summary", { hasText: "All four terms" }).click();
      parts.push("part.fold");
      await press(`coinStaking.stake${days}`);
      await page.waitForURL(/WriteStaking/, { waitUntil: "commit" });
      await page.goBack({ waitUntil: "commit" });
    }
    await press("coinStaking.stake90");

    await page.waitForURL(/WriteStaking\?term=90/);
    for (const days of [30, 90, 180, 365] as const) {
      pressed.push(`coinStakingWrite.term${days}`);
      // a press on the text is a press on the label, which the browser repeats on the radio button
      await page.locator("label.choice", { has: page.locator(`[data-log="coinStakingWrite.term${days}"]`) }).click();
    }
    for (const share of [100, 50, 25, 10] as const) await press(`coinStakingWrite.percent${share}`);
    await press("coinStakingWrite.next");
    await page.waitForURL(/StakingConfirm/);
    await press("coinStakingConfirm.previous");
    await page.waitForURL(/WriteStaking\?term=365/);
    await page.getByLabel("Amount").press("Enter");
    pressed.push("coinStakingWrite.next");
    await page.waitForURL(/StakingConfirm/);
    await press("coinStakingConfirm.terms");
    await press("coinStakingConfirm.agreeAndApply", page.getByRole("dialog"));
    await page.waitForURL(/StakingComplete\?transaction=/, { timeout: 30_000 });
    await press("coinStakingComplete.confirm");

    await page.waitForURL(/View/);
    await site.travel(DAY);
    await screens.openView();
    await page.route("**/api/transactions/preview", (route) => route.abort("internetdisconnected"), { times: 1 });
    await press("coinStakingView.claimReward");
    await press("coinStakingView.claimTryAgain");
    await page.locator('[data-log="coinStakingView.claimSubmit"]:visible').waitFor();
    expect(visit.takeProblems().join()).toContain("ERR_INTERNET_DISCONNECTED");
    await press("coinStakingView.claimClose");
    await setWalletBehaviour(page, { sign: "refuse" });
    await press("coinStakingView.claimReward");
    await press("coinStakingView.claimMax");
    await press("coinStakingView.claimSubmit");
    await press("coinStakingView.claimEdit");
    await press("coinStakingView.claimSubmit");
    await press("coinStakingView.claimFailed");
    await setWalletBehaviour(page, { sign: "approve" });
    await press("coinStakingView.claimReward");
    await press("coinStakingView.claimSubmit");
    await page.getByRole("dialog", { name: "Reward claimed" }).waitFor({ timeout: 30_000 });
    await press("coinStakingView.claimCompleted");
    await press("coinStakingView.refresh");
    await press("coinStakingView.calendar");
    await press("coinStakingView.history");
    await page.locator("#staking-history summary").click();
    parts.push("part.fold");
    await press("coinStakingView.historySearch");
    await press("coinStakingView.historyDownload");
    await press("coinStakingView.historyClose");
    await page.waitForURL((url) => !url.search, { waitUntil: "commit" });
    await pressAndReturn("coinStakingView.addStaking", /WriteStaking/);
    await press("coinStakingView.goBack");
    await pressAndReturn("coinStaking.unstake", /WriteUnStaking/);
    await press("coinStaking.status");
    await openPosition();
    await press("coinStakingView.applyUnstaking", page.locator(".position"));

    await page.waitForURL(/WriteUnStaking\?/);
    await press("coinUnstakingWrite.previous");
    await openPosition();
    await press("coinStakingView.applyUnstaking", page.locator(".position"));
    await press("coinUnstakingWrite.next");
    await page.waitForURL(/UnStakingConfirm/);
    await press("coinUnstakingConfirm.previous");
    await press("coinUnstakingWrite.next");
    await page.waitForURL(/UnStakingConfirm/);
    await page.locator(".action-bar input[required]").check();
    await press("coinUnstakingConfirm.agreeAndApply");
    await page.waitForURL(/UnStakingComplete/, { timeout: 30_000 });
    await press("coinUnstakingComplete.ok");

    await page.waitForURL(/View/);
    await page.locator(".my-page-button:visible").first().click();
    parts.push("shell.myPage");
    const lists = Object.keys(SCREENS.myPage.buttons).filter((name) => name !== "landing");
    for (const name of lists) await pressAndReturn(`myPage.${name}` as LogKey, /mypage\/.|StakingView|airdrop/);
    expect(visit.takeProblems()).toEqual([]);
    await page.locator(".wallet-button[data-connected]:visible").click();
    parts.push("shell.wallet");
    await press("wallet.disconnect");
    await press("wallet.select", page.getByRole("main"));
    await page
      .locator("#wallet-picker")
      .getByRole("button", { name: /Phantom/ })
      .click();
    parts.push("part.chooseWallet");
    await press("wallet.signIn", page.getByRole("main"));
    await page.locator(".my-lists").waitFor();
    // what was asked just before the log-out is refused after it
    expect(visit.takeProblems().filter((problem) => !problem.includes("status of 401"))).toEqual([]);

    await eventually(async () => {
      const codes = (await rows("click")).map(({ action_cd }) => action_cd);
      const expected = [
        ...pressed.map((key) => actionCode(ENGLISH, key)),
        ...parts.map((key) => publicActionCode(ENGLISH, key, "")),
      ];
      expect(codes.sort()).toEqual(expected.sort());
    });
    const address = wallet.publicKey.toBase58();
    // this entry comes without a press, before or after the sign-in
    const byNobody = [actionCode(ENGLISH, "wallet.select"), publicActionCode(ENGLISH, "part.chooseWallet", "")];
    for (const row of await rows("click")) {
      const wallets = byNobody.includes(row.action_cd) ? ["", address] : [address];
      expect(wallets, row.button_name).toContain(row.wallet_address);
      expect(row.user_ip, row.button_name).toMatch(/^(127\.0\.0\.1|::1)$/);
    }
    expect(new Set(pressed)).toEqual(new Set(clickKeys(HOLDERS_WAY).filter((key) => !FOR_OTHERS.includes(key))));
  }, 180_000);
});

/** The items for which a condition holds, and the other items. */
function partition<T>(items: readonly T[], isSo: (item: T) => boolean): [T[], T[]] {
  return [items.filter(isSo), items.filter((item) => !isSo(item))];
}

/** Every key of a control, by the catalogue alone. */
function clickKeys(screens = Object.keys(SCREENS)): LogKey[] {
  return screens.flatMap((screen) =>
    Object.entries(SCREENS[screen as keyof typeof SCREENS].buttons)
      .filter(([, { trigger }]) => trigger === "click")
      .map(([name]) => `${screen}.${name}` as LogKey),
  );
}

/**
 * The screens that show their controls to a holder with a position. Controls that appear only in a claim are pressed on the
 * way.
 */
const HOLDER_SCREENS: Record<string, string> = {
  coinStaking: "powerzoneCoinStaking",
  coinStakingView: "powerzoneCoinStakingView?history=open",
  coinStakingWrite: "powerzoneCoinStakingWriteStaking",
  coinStakingConfirm: "powerzoneCoinStakingWriteStakingConfirm?term=90&amount=20",
  coinStakingComplete: "powerzoneCoinStakingWriteStakingComplete",
  coinUnstakingWrite: "powerzoneCoinStakingWriteUnStaking",
  coinUnstakingConfirm: "powerzoneCoinStakingWriteUnStakingConfirm?position=",
  coinUnstakingComplete: "powerzoneCoinStakingWriteUnStakingComplete",
  myPage: "mypage",
};
const HOLDERS_WAY = [...Object.keys(HOLDER_SCREENS), "wallet"];

/** Both screens of NFT pools: the controls above their tabs, and each tab. */
const NFT_SCREENS: Record<string, string> = {
  nftStaking: "powerzoneNftStaking",
  nftStakingGenesis: "powerzoneNftStaking",
  nftStakingPunkykongz: "powerzoneNftStaking/punkykongz",
  nftStakingPunkyHag: "powerzoneNftStaking/punky-hag",
  nftStakingWiseAlya: "powerzoneNftStaking/wise-alya",
  punkyNova: "powerzonePunkyNova",
  punkyNovaPunkykongz: "powerzonePunkyNova",
  punkyNovaPunkyHag: "powerzonePunkyNova/punky-hag",
};

/**
 * The modals of a tab's acts: the controls that open one, the controls in it, and the control for its next step. The test
 * really opens them, and closes each by pressing the last control that opened it again.
 */
const NFT_MODALS: readonly { open: readonly string[]; shows: readonly string[]; next?: ModalStep }[] = [
  { open: ["selectAll", "staking"], shows: ["term90", "term180", "term270", "stakingConfirm", "stakingNo"] },
  { open: ["allCheckIn"], shows: ["checkInConfirm", "checkInClose"] },
  {
    open: ["twigClaim"],
    shows: ["claimAllInput", "claimClose"],
    next: { press: "claimSubmit", shows: ["surveySkip", "surveySubmit"] },
  },
  { open: ["unstaking"], shows: ["unstakingConfirm", "unstakingNo"] },
  { open: ["twigDetails"], shows: ["detailsSearch", "detailsDownload", "detailsClose"] },
  // as either screen calls it
  { open: ["rwaDetails", "rwaList"], shows: ["wholeList"] },
];
type ModalStep = { press: string; shows: readonly string[] };

const MODAL_CONTROLS = NFT_MODALS.flatMap(({ shows, next }) => [
  ...shows,
  ...(next ? [next.press, ...next.shows] : []),
]);

/** Controls of a tab that appear only after a signature or a failure. logged-walks.test.ts presses them. */
const AFTER_SIGNING = [
  "stakingComplete",
  "checkInComplete",
  "rewardComplete",
  "unstakingComplete",
  "continueBatch",
  "tryAgain",
  "explorer",
];

/** Controls of a tab that appear only for a wallet with dozens of NFTs or entries, or with none. */
const FOR_MANY_OR_NONE = [
  "showMore",
  "nextPart",
  "firstPart",
  "nextPositions",
  "firstPositions",
  "listNewest",
  "listOlder",
  "meet",
];

const OPENERS = NFT_MODALS.flatMap(({ open }) => open);
type NftTabScreen = Exclude<keyof typeof NFT_SCREENS, "nftStaking" | "punkyNova">;

const isIn = (names: readonly string[]) => (key: LogKey) => names.includes(key.split(".")[1] ?? "");

/** The screens that show their controls to everybody. */
const VISITOR_SCREENS: Record<string, string> = {
  news: "companyNews",
  newsView: "companyNewsView/12",
  weekly: "punkyWeekly",
  search: "search?q=SCG",
  proof: "proof",
  reservation: "reservation/hotel",
};

/**
 * Controls for other holders than this one: staking.test.ts presses those for several positions.
 */
const FOR_OTHERS: LogKey[] = [
  ...["", "Submit", "Close", "Continue", "Done", "Explorer"].map((part) => `coinStakingView.claimAll${part}` as LogKey),
];

/** Controls of an existing booking, which reservations.test.ts presses. */
const BOOKED_SCREENS = ["reservationComplete", "myReservations", "myReservation"];

describe.runIf(isFullRun)("each screen", () => {
  const afterClaim = ["claimCompleted", "claimFailed", "claimEdit", "claimTryAgain"].map(
    (name) => `coinStakingView.${name}` as LogKey,
  );

  it("has the controls that the catalogue names, and logs each and its landing exactly once, in its language", async () => {
    const wallet = await site.newFundedWallet();
    visit = await openHolderPage(site, [wallet]);
    await stakingScreens(visit.page).stake(20, 30);
    await site.travel(DAY);
    const position = await site.database
      .prepare("SELECT address FROM staking_position WHERE wallet_address = ?")
      .bind(wallet.publicKey.toBase58())
      .first<string>("address");
    await visit.page.goto("about:blank");
    startedAt = Date.now();
    const expected = { click: [] as string[], landing: [] as string[] };
    for (const locale of LOCALES) {
      await Promise.all(
        Object.entries(HOLDER_SCREENS).map(async ([screen, address]) => {
          const page = await visit.context.newPage();
          const keys = clickKeys([screen]).filter((key) => ![...afterClaim, ...FOR_OTHERS].includes(key));
          await pressAll(page, `/${locale.path}/${address.replace(/=$/, `=${position}`)}`, keys);
          expected.click.push(...keys.map((key) => actionCode(locale, key)));
          expected.landing.push(actionCode(locale, `${screen}.landing` as LogKey));
        }),
      );
    }
    await expectLogged(expected);
  }, 120_000);

  it("appears in every tab of NFT pools too", async () => {
    const wallet = await site.newFundedWallet();
    const stakes = await Promise.all(
      DEVELOPMENT_NFT_POOLS.map(async ({ kind, collection }) => {
        const pool = { kind, collection: collection as Collection };
        const [staked] = await giveNfts(site, wallet.publicKey, { collection: pool.collection, count: 2 });
        const mints = [String(staked)];
        await actByApi(site, wallet, { ...pool, action: "stake", mints, termDays: kind === "nova" ? 90 : 0 });
        return { ...pool, mints };
      }),
    );
    await site.travel(DAY);
    await Promise.all(stakes.map((wish) => actByApi(site, wallet, { ...wish, action: "check-in" })));
    // the details of a reward have a file once something was claimed from it
    const claim = { action: "claim", place: 0, amountRaw: "max" } as const;
    await Promise.all(stakes.map((wish) => actByApi(site, wallet, { ...wish, ...claim })));
    await site.travel(DAY);
    visit = await openHolderPage(site, [wallet]);
    startedAt = Date.now();
    const expected = { click: [] as string[], landing: [] as string[] };
    for (const locale of LOCALES) {
      await Promise.all(
        Object.entries(NFT_SCREENS).map(async ([screen, address]) => {
          const page = await visit.context.newPage();
          const [inModals, keys] = partition(
            clickKeys([screen]).filter((key) => !isIn([...AFTER_SIGNING, ...FOR_MANY_OR_NONE])(key)),
            isIn(MODAL_CONTROLS),
          );
          // a modal logs the same in each language except for the address
          const modals = locale === ENGLISH && inModals.length > 0 ? (screen as NftTabScreen) : null;
          const opened = await pressAll(page, `/${locale.path}/${address}`, keys, modals);
          expected.click.push(...opened.map((key) => actionCode(locale, key)));
          if (modals) expect(new Set(opened)).toEqual(new Set([...inModals, ...opened.filter(isIn(OPENERS))]));
          const landing = address.startsWith("powerzoneNftStaking") ? "nftStaking.landing" : "punkyNova.landing";
          expected.click.push(...keys.map((key) => actionCode(locale, key)));
          expected.landing.push(actionCode(locale, landing));
        }),
      );
    }
    await expectLogged(expected);
  }, 180_000);

  it("appears in a visitor's history too", async () => {
    for (const monday of ["2026-01-05", "2026-01-12"]) await storeWeek(monday);
    visit = await site.openPage();
    const expected = { click: [] as string[], landing: [] as string[] };
    for (const locale of LOCALES) {
      await Promise.all(
        Object.entries(VISITOR_SCREENS).map(async ([screen, address]) => {
          const page = await visit.context.newPage();
          const keys = clickKeys([screen]).filter((key) => !ABSENT.includes(key));
          await pressAll(page, `/${locale.path}/${address}`, keys);
          expected.click.push(...keys.map((key) => actionCode(locale, key)));
          expected.landing.push(actionCode(locale, `${screen}.landing` as LogKey));
        }),
      );
    }
    await expectLogged(expected);
  }, 120_000);

  it("is walked through by one of these tests", () => {
    const known = [
      ...HOLDERS_WAY,
      ...Object.keys(NFT_SCREENS),
      ...Object.keys(VISITOR_SCREENS),
      ...BOOKED_SCREENS,
      ...Object.values(WALKED_SCREENS).flat(),
    ];
    expect(known.sort()).toEqual(Object.keys(SCREENS).sort());
  });

  /** This browser has no share function, and this site no migration: logged-migration.test.ts presses its control. */
  const ABSENT: LogKey[] = ["newsView.share", "proof.migration"];

  /** Stores a week of Punky Weekly that visitors see. With two of them, the page leads to the other one. */
  async function storeWeek(monday: string): Promise<void> {
    const entries = [{ day: 1, kind: "gift", title: "Lamps", text: "One each." }];
    const words = { title: "A week", intro: "What is on.", entries };
    const menu = JSON.stringify({ words: { ko: words, en: words, id: words }, picture: null });
    await site.database
      .prepare(
        "INSERT INTO weekly_menu (begins_on, title, draft, shown, state, updated_at) VALUES (?, 'A week', ?, ?, 'published', ?)",
      )
      .bind(monday, menu, menu, startedAt)
      .run();
  }

  async function expectLogged(expected: { click: string[]; landing: string[] }): Promise<void> {
    for (const trigger of ["click", "landing"] as const) {
      await eventually(async () => {
        expect((await rows(trigger)).map(({ action_cd }) => action_cd).sort()).toEqual(expected[trigger].sort());
      });
    }
  }

  /**
   * Presses each control but prevents its effect; the test above covers the way to it. On an NFT tab, it opens the modals
   * first and returns what was pressed there.
   */
  async function pressAll(
    page: Page,
    address: string,
    keys: LogKey[],
    tab: NftTabScreen | null = null,
  ): Promise<LogKey[]> {
    await openAndSettle(page, address);
    const inModals = tab ? await pressModals(page, tab) : [];
    if (keys.some((key) => key.startsWith("coinStakingView."))) {
      await page.evaluate(() =>
        document.querySelector<HTMLElement>('[data-log="coinStakingView.claimReward"]')?.click(),
      );
      // the control is busy until the costs are known, and presses on a busy control are not logged
      await page.locator('[data-log="coinStakingView.claimSubmit"]:not([aria-disabled="true"])').waitFor();
    }
    if (keys.some((key) => key.endsWith(".staking"))) {
      // while other deeds are due, the button for a stake is shown once an NFT is chosen
      await page.locator(".wallet-nft input:enabled").first().check();
    }
    const sent = page.waitForResponse((response) => response.url().endsWith("insertActionLog")).catch(() => null);
    const missing = await page.evaluate((wanted) => {
      const stop = (event: Event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
      };
      document.addEventListener("click", stop, { capture: true });
      return wanted.filter((key) => {
        const control = document.querySelector<HTMLElement>(`[data-log="${key}"]`);
        // this one is really pressed, to open its dialog
        if (key !== "coinStakingView.claimReward") control?.click();
        return control === null;
      });
    }, keys);
    expect(missing, address).toEqual([]);
    expect(await sent, address).not.toBeNull();
    // on a busy machine the presses are sent in parts, and the last one goes when the page is left
    await page.goto("about:blank");
    await page.close();
    return inModals;
  }

  /** Opens each modal of a tab and presses the controls in it, but prevents their effects. Returns the keys as pressed. */
  async function pressModals(page: Page, tab: NftTabScreen): Promise<LogKey[]> {
    const pressed: LogKey[] = [];
    const known = clickKeys([tab]);
    const keysOf = (names: readonly string[]) =>
      names.map((name) => `${tab}.${name}` as LogKey).filter((key) => known.includes(key));
    const open = async (name: string) => {
      await page.locator(`[data-log="${tab}.${name}"]:visible:not([aria-disabled="true"])`).first().click();
      pressed.push(...keysOf([name]));
    };
    const touch = async (names: readonly string[]) => {
      const keys = keysOf(names);
      await page.locator("dialog[open]").waitFor();
      await openFolds(page.locator("dialog[open]"));
      // a button that waits for a consent counts as disabled
      for (const box of await page.locator("dialog[open] input[type=checkbox][required]").all()) await box.check();
      // busy until the costs are known, and a press on a busy control is no use of it
      for (const key of keys)
        await page.locator(`dialog[open] [data-log="${key}"]:not([aria-disabled="true"])`).first().waitFor();
      await page.evaluate((wanted) => {
        const stop = (event: Event) => {
          event.preventDefault();
          event.stopImmediatePropagation();
        };
        document.addEventListener("click", stop, { capture: true });
        for (const key of wanted) document.querySelector<HTMLElement>(`dialog[open] [data-log="${key}"]`)?.click();
        document.removeEventListener("click", stop, { capture: true });
      }, keys);
      pressed.push(...keys);
    };
    await openFolds(page.locator(".nft"));
    for (const modal of NFT_MODALS) {
      for (const key of keysOf(modal.open)) await open(key.slice(tab.length + 1));
      await touch(modal.shows);
      if (modal.next) {
        await open(modal.next.press);
        await touch(modal.next.shows);
      }
      await page.keyboard.press("Escape");
      await page.locator("dialog[open]").waitFor({ state: "detached" });
    }
    return pressed;
  }
});

describe("the sender", () => {
  const clicks = ["calculator", "whatIsStaking", "procedure", "faq", "question"] as const;
  const codesOf = async () => (await rows("click")).map(({ action_cd }) => action_cd).sort();
  const press = (page: Page, key: LogKey) => page.locator(`[data-log="${key}"]:visible`).first().click();

  it("collects presses, and hands them over when the page is hidden", async () => {
    visit = await site.openPage();
    const { page } = visit;
    await openAndSettle(page, BASE);
    const sent: string[] = [];
    page.on("request", (request) => request.url().endsWith("insertActionLog") && sent.push(request.resourceType()));
    for (const name of clicks) await press(page, `coinStaking.${name}`);
    await page.waitForRequest((request) => request.url().endsWith("insertActionLog"));
    await press(page, "coinStaking.faq");
    await page.goto("about:blank");
    const expected = [...clicks, "faq" as const].map((name) => actionCode(ENGLISH, `coinStaking.${name}`)).sort();
    await eventually(async () => expect(await codesOf()).toEqual(expected));
    // the second one is sent while its page closes, which the test cannot see
    expect(sent[0]).toBe("ping");
    expect(sent.length).toBeLessThanOrEqual(2);
  });

  it("sends only what the level in force lets through", async () => {
    await setLevel("1");
    visit = await site.openPage();
    const { page } = visit;
    await openAndSettle(page, BASE);
    expect(await page.evaluate(() => sessionStorage.getItem("ACTION_LOG_LEVEL"))).toBe("1");
    for (const name of clicks) await press(page, `coinStaking.${name}`);
    await press(page, "coinStaking.stake90");
    await page.waitForURL(/WriteStaking/);
    await page.goto("about:blank");
    await eventually(async () => expect(await codesOf()).toEqual([actionCode(ENGLISH, "coinStaking.stake90")]));
    expect((await rows("landing")).map(({ action_cd }) => action_cd)).toContain(
      actionCode(ENGLISH, "coinStaking.landing"),
    );
    await setLevel("3");
  });

  it("warns of a code that the catalogue does not have, and sends nothing", async () => {
    visit = await site.openPage();
    const { page } = visit;
    const warnings: string[] = [];
    page.on("console", (message) => message.text().startsWith("no matching") && warnings.push(message.text()));
    await openAndSettle(page, BASE);
    await page.evaluate(() => {
      for (const key of ["coinStaking.nothing", "nothing", "__proto__.constructor"]) {
        const control = document.querySelector("main")?.appendChild(document.createElement("button"));
        control?.setAttribute("data-log", key);
        control?.click();
      }
    });
    await press(page, "coinStaking.faq");
    await page.goto("about:blank");
    await eventually(async () => expect(await codesOf()).toEqual([actionCode(ENGLISH, "coinStaking.faq")]));
    expect(warnings).toEqual(
      ["coinStaking.nothing", "nothing", "__proto__.constructor"].map((key) => `no matching log data found ${key}`),
    );
    expect(visit.takeProblems()).toEqual([]);
  });

  it("logs each page seen once, with the wallet", async () => {
    const wallet = await site.newFundedWallet();
    visit = await openHolderPage(site, [wallet]);
    const { page } = visit;
    await openAndSettle(page, "/idn/mypage");
    const list = page.locator('[data-log="myPage.mintingList"]');
    const seen = page.waitForRequest((request) => request.url().endsWith("insertRouterLog"));
    await list.click();
    await seen;
    await page.goto("about:blank");
    const address = wallet.publicKey.toBase58();
    await eventually(async () => {
      const { results } = await site.database
        .prepare("SELECT path, wallet_address, reg_id FROM router_log WHERE wallet_address = ? ORDER BY received_at")
        .bind(address)
        .all();
      expect(results).toEqual(
        ["/idn/mypage", "/idn/mypage/minting"].map((path) => ({ path, wallet_address: address, reg_id: address })),
      );
    });
  });

  const setLevel = (value: string) =>
    site.database
      .prepare("INSERT OR REPLACE INTO setting (key, value, updated_at) VALUES ('action_log_level', ?, 0)")
      .bind(value)
      .run();
});

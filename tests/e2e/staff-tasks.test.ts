import { Keypair, PublicKey } from "@solana/web3.js";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findNftPoolAddress } from "~programs/addresses.ts";
import { developmentKeypair } from "~programs/development-keys.ts";
import { decodeNftPool } from "~programs/nft-staking.ts";
import { fundWallets } from "../../tools/dev/chain-setup.ts";
import { seedSamples } from "../../tools/dev/database.ts";
import { fakeWallet, switchWalletAccount } from "../fakes/wallets/index.ts";
import { openSite, type Site, type TestPage } from "./harness.ts";
import { KeyboardHand } from "./keyboard-hand.ts";
import { openAt } from "./open-at.ts";
import { signInAsOwner } from "./staff-visits.ts";

/**
 * Five tasks of staff, each by the keyboard alone with the focus in sight and no rule of accessibility broken on the way, and the
 * first three without JavaScript. It prints how long each takes by the keystroke-level model, with the pages' own time.
 */

const operator = developmentKeypair("operator");
const funder = developmentKeypair("funder");
const pool = findNftPoolAddress({ creator: operator.publicKey, poolId: 0 });
const COIN = 10n ** 9n;
const DAY_MS = 86_400_000;

const NEWS = {
  title: {
    ko: "펑키 위클리, 12월 첫 주 소식",
    en: "Punky Weekly, first week of December",
    id: "Punky Weekly, pekan pertama Desember",
  },
  summary: {
    ko: "이번 주 선물과 이벤트를 한눈에 볼 수 있어요.",
    en: "This week’s gifts and events at a glance.",
    id: "Hadiah dan acara pekan ini dalam satu halaman.",
  },
  text: {
    ko: "월요일에는 제네시스 소유자에게 스크래치 선물을 드려요. 수요일에는 새 메뉴가 열려요.",
    en: "On Monday holders of Genesis get a scratch gift. On Wednesday a new menu opens.",
    id: "Pada hari Senin pemilik Genesis mendapat hadiah gosok. Pada hari Rabu menu baru dibuka.",
  },
  alt: { ko: "손을 흔드는 펑키", en: "Punky waves", id: "Punky melambai" },
};
const LANGUAGES = ["ko", "en", "id"] as const;

type Row = { task: string; hand: KeyboardHand; limit: number };
const rows: Row[] = [];
let site: Site;

beforeAll(async () => {
  site = await openSite({ slotTimeMs: 50 });
  await seedSamples(site.database, new Date());
  await seedChanges();
  // the funder has put everything that it had into the pools
  await fundWallets(site.chain, [funder.publicKey]);
});
afterAll(async () => {
  if (rows.length > 0) console.log(`\n${tableOf(rows)}\n`);
  await site?.close();
});

describe("by the keyboard alone", () => {
  it("an editor publishes news in three languages with a picture", async () => {
    const { hand, visit } = await signIn();
    await openFromMenu(hand, "Content", "News");
    await hand.reach("a", "Write news");
    await hand.arrive("**/adminCreateNews");
    for (const part of ["title", "summary", "text"] as const) {
      for (const language of LANGUAGES) {
        await hand.reach(`[name="${part}.${language}"]`);
        await hand.paste(NEWS[part][language]);
      }
    }
    await hand.reach("[name=picture]");
    await hand.choose(await picture());
    for (const language of LANGUAGES) {
      await hand.reach(`[name="alt.${language}"]`);
      await hand.type(NEWS.alt[language]);
    }
    await hand.reach("[name=publish]");
    await hand.strike("Space");
    await hand.arrive(/adminNewsList\/\d+$/);
    await ends(visit, { task: "news in three languages with a picture", hand, limit: 180 });
    await expectPublished(Number(hand.page.url().split("/").at(-1)));
  });

  it("the desk answers a reservation from the overview", async () => {
    const { hand, visit } = await signIn();
    await skipToContent(hand);
    await hand.reach(".admin-content a", "Confirm");
    await hand.arrive(/confirm$/);
    await hand.reach("[name=house]");
    await hand.type("Hotel Hangang");
    await hand.arrive(/reservationDetail\/\d+$/);
    await ends(visit, { task: "answer a reservation", hand, limit: 20 });
    await expectConfirmed(hand.page.url());
  });

  it("an operator raises a reward's rate and funds it", async () => {
    const { hand, visit } = await signIn([operator, funder]);
    const before = await readStream();
    await openFromMenu(hand, "Power zone", "Rewards of NFT pools");
    const row = `a[href="/admin/powerzone/boost/reward/${pool.toBase58()}.1"]`;
    await hand.reach(row);
    await hand.arrive("**/boost/reward/*");
    await prepare(hand, "setTerms", { name: "rate", value: "45" });
    await connect(hand);
    await sign(hand);
    expect(await readStream()).toMatchObject({ rateRaw: 45n * COIN });

    await hand.reach("main a", "Go to what it changes");
    await hand.arrive(/boost\/reward\/[^/]+$/);
    await prepare(hand, "fund", { name: "amount", value: "2500" });
    await switchWalletAccount(hand.page, 1);
    hand.agreeElsewhere();
    await sign(hand);
    await ends(visit, { task: "raise a stream's rate and fund it", hand, limit: 120 });
    expect((await readStream())?.heldRaw).toBe((before?.heldRaw ?? 0n) + 2_500n * COIN);
  });

  it("an operator airdrops from a CSV with three bad rows", async () => {
    const { hand, visit } = await signIn([funder]);
    const { page } = hand;
    const good = Array.from({ length: 5 }, () => Keypair.generate().publicKey.toBase58());
    await openFromMenu(hand, "Jobs", "Airdrops");
    await hand.reach('a[href="/admin/airdrop/SoccerGo"]');
    await hand.arrive("**/airdrop/SoccerGo");
    await hand.reach("[name=file]");
    const lines = ["address,amount", ...good.map((address) => `${address},2`)];
    const bad = ["not an address,2", `${good[0]},3`, `${Keypair.generate().publicKey.toBase58()},0`];
    const csv = Buffer.from([...lines, ...bad].join("\n"));
    await hand.choose({ name: "winners.csv", mimeType: "text/csv", buffer: csv });
    await hand.reach("[name=refundAddress]");
    await hand.paste(funder.publicKey.toBase58());
    await hand.arrive(/admin\/jobs\/[^/]+$/);
    expect(await page.getByRole("table", { name: "Rows left out" }).locator("tbody tr").count()).toBe(3);
    hand.read();
    await hand.reach("main a", "Start");
    await hand.arrive("**/start");
    await hand.reach("button", "Show what it does");
    await hand.strike("Enter");
    await hand.await(() => page.getByRole("button", { name: "Start with these sums" }).waitFor());
    await hand.check();
    hand.read();
    await hand.reach("button", "Start with these sums");
    await hand.arrive(/admin\/jobs\/[^/]+$/);
    await hand.reach("main a", "Fill the wallet");
    await hand.arrive("**/fill");
    await hand.reach("[name=funder]");
    await hand.strike("Enter");
    await hand.await(() => page.getByRole("button", { name: "Prepare for signing" }).waitFor());
    await hand.check();
    hand.read();
    await hand.reach("button", "Prepare for signing");
    await hand.arrive("**/sign");
    await connect(hand);
    await sign(hand);
    await hand.reach("main a", "Go to what it changes");
    await hand.arrive(/admin\/jobs\/[^/]+$/);
    await hand.await(() => page.getByText("Completed 20", { exact: true }).first().waitFor());
    await hand.check();
    await ends(visit, { task: "airdrop from a CSV with three bad rows", hand, limit: 240 });
    for (const address of good) expect(await site.coinBalance(new PublicKey(address))).toBe(2n * COIN);
  });

  it("an owner finds who changed a setting last Tuesday", async () => {
    const { hand, visit } = await signIn();
    await openFromMenu(hand, "Settings", "Settings");
    await hand.reach("main a", "Who changed what");
    await hand.arrive(/audit\?noun=setting$/);
    for (const name of ["atFrom", "atTo"]) {
      await hand.reach(`[name=${name}]`);
      await typeDay(hand, tuesday().toISOString().slice(0, 10));
    }
    await hand.arrive(/atFrom=.+&atTo=/);
    const found = hand.page.locator("main tbody tr");
    expect(await found.count()).toBe(1);
    expect(await found.innerText()).toContain("mira@punkvism.example");
    hand.read();
    await ends(visit, { task: "who changed a setting last Tuesday", hand, limit: 30 });
  });
});

describe("without JavaScript", () => {
  it("news is published, a reservation is answered, and a reward's rate and funds are prepared for signing", async () => {
    const visit = await site.openPage({ locale: "en-GB", javaScriptEnabled: false });
    const { page } = visit;
    await signInAsOwner(site, page);
    await page.getByText("Content", { exact: true }).click();
    await page.getByRole("link", { name: "News", exact: true }).click();
    await page.getByRole("link", { name: "Write news" }).click();
    for (const part of ["title", "summary", "text", "alt"] as const) {
      for (const language of LANGUAGES) await page.locator(`[name="${part}.${language}"]`).fill(NEWS[part][language]);
    }
    await page.locator("[name=picture]").setInputFiles(await picture());
    await page.locator("[name=publish]").check();
    await page.locator("[name=publish]").press("Enter");
    await page.waitForURL(/adminNewsList\/\d+$/);
    await expectPublished(Number(page.url().split("/").at(-1)));

    await page.locator(".admin-brand").click();
    await page.locator(".admin-content").getByRole("link", { name: "Confirm" }).first().click();
    await page.locator("[name=house]").fill("Hotel Hangang");
    await page.locator("[name=house]").press("Enter");
    await page.waitForURL(/reservationDetail\/\d+$/);
    await expectConfirmed(page.url());

    for (const [deed, field] of [
      ["setTerms", "rate"],
      ["fund", "amount"],
    ]) {
      await page.getByText("Power zone", { exact: true }).first().click();
      await page.getByRole("link", { name: "Rewards of NFT pools", exact: true }).click();
      await page.locator(`a[href="/admin/powerzone/boost/reward/${pool.toBase58()}.1"]`).click();
      await page.locator(`main a[href$="/${deed}"]`).click();
      await page.locator(`[name=${field}]`).fill("60");
      await page.getByRole("button", { name: "Show what it does" }).click();
      await page.getByRole("button", { name: "Prepare for signing" }).click();
      await page.waitForURL("**/sign");
      expect(await page.locator("main").innerText()).toContain("A wallet can sign only with JavaScript");
    }
    await visit.close();
  });
});

/** Signed in a moment ago, so that nothing asks for another proof. */
async function signIn(keypairs: Keypair[] = []): Promise<{ hand: KeyboardHand; visit: TestPage }> {
  const visit = await site.openPage({
    locale: "en-GB",
    initScripts: keypairs.length > 0 ? [fakeWallet(keypairs)] : [],
  });
  await signInAsOwner(site, visit.page);
  await openAt(visit.page, "/admin/adminMain");
  return { hand: new KeyboardHand(visit.page), visit };
}

async function ends(visit: TestPage, row: Row): Promise<void> {
  rows.push(row);
  expect(row.hand.found).toEqual([]);
  expect(visit.takeProblems()).toEqual([]);
  expect(row.hand.seconds - row.hand.waitedSeconds).toBeLessThan(row.limit);
  await visit.close();
}

async function openFromMenu(hand: KeyboardHand, group: string, list: string): Promise<void> {
  await hand.reach("#menu summary", group);
  await hand.strike("Enter");
  await hand.reach("#menu a", list);
  await hand.arrive((url) => url.pathname !== "/admin/adminMain");
}

/** A date as it is typed into its field, whose parts are in the order of the browser's own language. */
async function typeDay(hand: KeyboardHand, iso: string): Promise<void> {
  const [year, month, day] = iso.split("-");
  const typed = () => hand.page.evaluate(() => (document.activeElement as HTMLInputElement).value);
  await hand.type(`${day}${month}${year}`);
  if ((await typed()) === iso) return;
  for (const key of ["ArrowLeft", "ArrowLeft"]) await hand.page.keyboard.press(key);
  await hand.page.keyboard.type(`${month}${day}${year}`);
  expect(await typed()).toBe(iso);
}

async function skipToContent(hand: KeyboardHand): Promise<void> {
  await hand.press("Tab");
  await hand.press("Enter");
}

/** From a row's page through one of its forms to the page for signing. */
async function prepare(hand: KeyboardHand, deed: string, field: { name: string; value: string }): Promise<void> {
  await hand.reach(`main a[href$="/${deed}"]`);
  await hand.arrive(`**/${deed}`);
  await hand.reach(`[name=${field.name}]`);
  await hand.page.keyboard.press("ControlOrMeta+a");
  await hand.type(field.value);
  await hand.strike("Enter");
  await hand.await(() => hand.page.getByRole("button", { name: "Prepare for signing" }).waitFor());
  await hand.check();
  hand.read();
  await hand.reach("button", "Prepare for signing");
  await hand.arrive("**/sign");
}

async function connect(hand: KeyboardHand): Promise<void> {
  await hand.reach("button", "Connect wallet");
  await hand.strike("Enter");
  await hand.await(() => hand.page.locator("#wallet-picker[open]").waitFor());
  await hand.check("#wallet-picker");
  await hand.reach("#wallet-picker button", /^Phantom/);
  await hand.strike("Enter");
}

async function sign(hand: KeyboardHand): Promise<void> {
  await hand.await(() => hand.page.getByRole("button", { name: "Sign in the wallet" }).waitFor());
  await hand.check();
  hand.read();
  await hand.reach("button", "Sign in the wallet");
  await hand.strike("Enter");
  hand.agreeElsewhere();
  await hand.await(() => hand.page.locator('.transaction[data-phase="finalized"]').waitFor());
  await hand.check();
}

async function readStream() {
  const account = await site.connection.getAccountInfo(pool, "confirmed");
  return account && decodeNftPool(account.data).streams[1];
}

async function picture() {
  const buffer = await sharp({ create: { width: 1200, height: 800, channels: 3, background: "#ff4d00" } })
    .jpeg()
    .toBuffer();
  return { name: "punky.jpg", mimeType: "image/jpeg", buffer };
}

async function expectPublished(seq: number): Promise<void> {
  for (const [path, language] of [
    ["kor", "ko"],
    ["eng", "en"],
    ["idn", "id"],
  ] as const) {
    const html = await (await fetch(`${site.url}/${path}/companyNewsView/${seq}`)).text();
    expect(html).toContain(NEWS.title[language]);
    expect(html).toContain(NEWS.alt[language]);
  }
}

async function expectConfirmed(url: string): Promise<void> {
  const booking = await site.database
    .prepare("SELECT house, email FROM reservation WHERE seq = ? AND confirmed_at IS NOT NULL")
    .bind(Number(url.split("/").at(-1)))
    .first<{ house: string; email: string }>();
  expect(booking?.house).toBe("Hotel Hangang");
}

/** The Tuesday of the week before, at noon. */
function tuesday(): Date {
  const now = new Date();
  const back = ((now.getUTCDay() + 5) % 7) + 7;
  return new Date(Math.floor(now.getTime() / DAY_MS - back) * DAY_MS + DAY_MS / 2);
}

/** Changes by several people in the last days. One of them changes a setting on that Tuesday. */
async function seedChanges(): Promise<void> {
  const insert = site.database.prepare(
    `INSERT INTO audit_entry (seq, hash, previous_hash, at, account_id, actor, ip_address, action, noun, key, before, after)
    VALUES (?, ?, ?, ?, NULL, ?, '203.0.113.7', ?, ?, ?, '{"value":"3"}', '{"value":"1"}')`,
  );
  const at = (days: number) => tuesday().getTime() + days * DAY_MS;
  const changes = [
    [at(-1), "jun@punkvism.example", "setting.change", "setting", "ticker_path"],
    [at(0), "mira@punkvism.example", "setting.change", "setting", "action_log_level"],
    [at(0) + 1, "sari@punkvism.example", "news.publish", "news", "3"],
    [at(1), "jun@punkvism.example", "setting.change", "setting", "action_log_level"],
  ];
  await site.database.batch(
    changes.map((change, place) => insert.bind(place + 1, `hash ${place + 1}`, `hash ${place}`, ...change)),
  );
}

/** A markdown table: the keys and the time of each task by the keyboard alone, and the time with a mouse. */
function tableOf(done: readonly Row[]): string {
  const lines = done.map(({ task, hand, limit }) => {
    const { fields, keys, pointings, pages } = hand.count;
    const hands = (hand.seconds - hand.waitedSeconds).toFixed(1);
    const figures = [task, fields, keys, pointings, pages, hands, hand.waitedSeconds.toFixed(1)];
    return `| ${[...figures, hand.seconds.toFixed(1), `${limit}`].join(" | ")} |`;
  });
  return [
    "| task | fields | keys, by keyboard alone | pointings, with a mouse | pages | hand (s) | waiting (s) | together (s) | limit (s) |",
    "|---|---|---|---|---|---|---|---|---|",
    ...lines,
  ].join("\n");
}

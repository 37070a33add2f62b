import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import type { BrowserContextOptions, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, it } from "vitest";
import { LOCALES, type Locale } from "~/locales/locales";
import { PAGE_KINDS } from "../../tools/browser/page-kinds.ts";
import { SAMPLE_GRANTS, sampleGrantAddress } from "../../tools/dev/chain-setup-vesting.ts";
import { strikeOnce } from "../../tools/dev/cron.ts";
import { openSite, type Site, type TestPage } from "../e2e/harness.ts";
import { DAY, openHolderPage } from "../e2e/holder-page.ts";
import { openAt } from "../e2e/open-at.ts";
import { fileOf, galleryPage, isPictured } from "./gallery-page.ts";
import {
  actOfDone,
  type Deeds,
  GRANT_PLACE,
  type Holders,
  learnOfHolders,
  stageHolders,
  takeSampleGift,
} from "./holders.ts";
import {
  handOverOneMore,
  isKaiaHolder,
  type OldChain,
  openKaiaPage,
  openOldChain,
  stageKaiaHolders,
  untilKaiaWallet,
} from "./kaia-holders.ts";
import { readScreen, type ScreenFigures } from "./screen-figures.ts";
import { MOMENTS, type Moment, SHOTS, type Shot } from "./shots.ts";

/**
 * Photographs every kind of page and the screens of some holders, as large as the screen. While a screen is being drawn,
 * some pictures are enough: `GALLERY=/tmp/look SHOTS=coin-,mypage WIDTHS=375 LANGUAGES=eng` writes those alone, elsewhere.
 * `FIGURES=/tmp/figures.json` photographs nothing and writes there what is counted of the screens of holders.
 */
const { GALLERY, FIGURES, SHOTS: ONLY, WIDTHS = "375,992,1440", LANGUAGES = "kor,eng,idn" } = process.env;
const PAGE = "docs/gallery.md";
const FOLDER = GALLERY ?? "docs/gallery";
const WANTED_WIDTHS = WIDTHS.split(",").map(Number);
const WANTED_LOCALES = LOCALES.filter(({ path }) => LANGUAGES.split(",").includes(path));
/** Figures are read from the screen of a phone, in English. */
const isMeasured = (width: number, { path }: Locale) => width === 375 && (path === "eng" || LANGUAGES === path);
const QUALITY = 15;
/** A longer picture is cut here, because nobody looks further. */
const TALLEST_PX = 4_000;

/** Pages that a visitor's screen does not picture already. */
const KINDS: Shot[] = PAGE_KINDS.filter(
  ({ place }) => !SHOTS.some((shot) => shot.place === place && shot.holder === null && !shot.open),
).map(({ name, place }) => {
  return { name: name.replaceAll(" ", "-"), holder: null, place, isContent: true };
});
const ALL = [...SHOTS, ...(FIGURES ? [] : KINDS)].filter(
  ({ name }) => !ONLY || ONLY.split(",").some((begin) => name.startsWith(begin)),
);

const STAGED = new Set(ALL.flatMap(({ holder }) => (holder === null || isKaiaHolder(holder) ? [] : holder)));

let oldChain: OldChain;
let site: Site;
let holders: Holders;
let position = "";
let deeds: Deeds = { stake: "", unstake: "" };
const figures: ScreenFigures[] = [];

beforeAll(async () => {
  oldChain = await openOldChain();
  // the browser shows a test picture where a camera's would be
  const browserArguments = ["--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream"];
  site = await openSite({ slotTimeMs: 50, evmRpcUrl: oldChain.url, browserArguments });
  holders = await stageHolders(site, STAGED);
  await stageKaiaHolders(site, oldChain);
  if (FIGURES) return;
  if (!GALLERY) rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
});
afterAll(async () => {
  await site?.close();
  await oldChain?.stop();
  const counted = `${JSON.stringify(figures, null, 2)}\n`;
  if (FIGURES) writeFileSync(FIGURES, counted);
  else if (GALLERY) writeFileSync(`${FOLDER}/figures.json`, counted);
  else writeFileSync(PAGE, galleryPage(ALL, figures));
});

/** What happens before the screens of each moment are photographed. */
const BEFORE: Record<Moment, () => Promise<void>> = {
  begin: () => learnOfHolders(site, holders, STAGED),
  usual: async () => {
    await site.travel(2 * DAY);
    await learnOfHolders(site, holders, STAGED);
    if (STAGED.has("done")) deeds = await actOfDone(site, holders.done);
    const longest = "SELECT address FROM staking_position WHERE wallet_address = ? ORDER BY term_days DESC LIMIT 1";
    const row = site.database.prepare(longest).bind(holders.rich.publicKey.toBase58());
    position = (await row.first<{ address: string }>())?.address ?? "";
  },
  late: async () => {
    await site.travel(8 * DAY);
    await takeSampleGift(site, holders.rich);
  },
  "kaia-away": async () => oldChain.goAway(),
  "chain-away": async () => {
    await oldChain.comeBack();
    site.gate.close();
    await handOverOneMore(oldChain);
    await strikeOnce(site.url);
  },
};

describe.each(MOMENTS)("at the moment %s", (moment) => {
  const shots = ALL.filter((shot) => (shot.moment ?? "usual") === moment);
  beforeAll(async () => {
    if (shots.length > 0) await BEFORE[moment]();
  });

  it.concurrent.each(WANTED_LOCALES)("photographs each screen in $label", async (locale) => {
    const failed: string[] = [];
    for (const [holder, ofHolder] of Map.groupBy(shots, (shot) => shot.holder)) {
      const options = { locale: locale.intl, reducedMotion: "reduce" as const };
      const note = (what: string) => (error: unknown) => void failed.push(`${what}: ${String(error).slice(0, 300)}`);
      const visit = await openVisit(holder, options).catch(note(`${holder ?? "visitor"}'s page`));
      if (!visit) continue;
      for (const shot of ofHolder) await takeAll(visit, locale, shot).catch(note(shot.name));
      await visit.close();
    }
    if (failed.length > 0) throw new Error(failed.join("\n"));
  });
});

function openVisit(holder: Shot["holder"], options: BrowserContextOptions): Promise<TestPage> {
  if (holder === null) return site.openPage(options);
  if (isKaiaHolder(holder)) return openKaiaPage({ site, chain: oldChain }, holder, options);
  return openHolderPage(site, [holders[holder]], options);
}

async function takeAll({ page }: TestPage, locale: Locale, shot: Shot): Promise<void> {
  page.setDefaultTimeout(20_000);
  const grant = sampleGrantAddress(SAMPLE_GRANTS[0] as (typeof SAMPLE_GRANTS)[number], GRANT_PLACE).toBase58();
  const place = shot.place
    .replace("{position}", position)
    .replace("{grant}", grant)
    .replace("{stake}", deeds.stake)
    .replace("{unstake}", deeds.unstake);
  let isOpen = false;
  for (const width of WANTED_WIDTHS) {
    if (!isPictured(shot, width, locale)) continue;
    await page.setViewportSize({ width, height: width < 768 ? 812 : 900 });
    if (!isOpen || !shot.isReachedOnce) {
      await openAt(page, `/${locale.path}${place && `/${place}`}`);
      if (isKaiaHolder(shot.holder)) await untilKaiaWallet(page);
      await shot.open?.(page, locale);
    }
    isOpen = true;
    await page.evaluate(loadPictures);
    if (isMeasured(width, locale)) figures.push({ name: shot.name, ...(await page.evaluate(readScreen, shot.dialog)) });
    if (!FIGURES) await take(page, shot, `${FOLDER}/${fileOf(shot, width, locale)}`);
  }
}

async function take(page: Page, { dialog }: Shot, file: string): Promise<void> {
  // over a figure, the pointer that pressed the button would show the exact value
  await page.mouse.move(0, 0);
  // what was pressed below may have moved the page, and a whole picture begins at the top
  if (!dialog) await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  const taken = sharp(await page.screenshot({ fullPage: !dialog }));
  const { width, height } = await taken.metadata();
  const cut = taken.extract({ left: 0, top: 0, width, height: Math.min(height, TALLEST_PX) });
  await cut.webp({ quality: QUALITY, effort: 6 }).toFile(file);
}

/** Runs in the page. What is below the fold is loaded only when it is near, so this requests it at once. */
async function loadPictures(): Promise<void> {
  const pictures = [...document.images].filter((picture) => picture.checkVisibility());
  for (const picture of pictures) picture.loading = "eager";
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
  await document.fonts.ready;
}

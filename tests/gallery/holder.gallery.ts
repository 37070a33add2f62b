import { mkdirSync, writeFileSync } from "node:fs";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, it } from "vitest";
import { LOCALES, type Locale } from "~/locales/locales";
import { SAMPLE_GRANTS, sampleGrantAddress } from "../../tools/dev/chain-setup-vesting.ts";
import { openSite, type Site, type TestPage } from "../e2e/harness.ts";
import { openHolderPage } from "../e2e/holder-page.ts";
import { openAt } from "../e2e/open-at.ts";
import { type Holders, stageHolders } from "./holders.ts";
import { readScreen, type ScreenFigures } from "./screen-figures.ts";
import { SHOTS, type Shot } from "./shots.ts";

/** Only the shots whose names begin so, separated by commas. */
const ONLY = process.env.SHOTS?.split(",");
const FOLDER = process.env.GALLERY ?? "docs/gallery/holder";
const WIDTHS = (process.env.WIDTHS ?? "375,992,1440").split(",").map(Number);
const LANGUAGES = LOCALES.filter(({ path }) => (process.env.LANGUAGES ?? "kor,eng,idn").split(",").includes(path));
const QUALITY = 55;

let site: Site;
let holders: Holders;
let position = "";
const figures: ScreenFigures[] = [];

beforeAll(async () => {
  site = await openSite({ slotTimeMs: 50 });
  holders = await stageHolders(site, new Set(SHOTS.filter(isWanted).flatMap(({ holder }) => holder ?? [])));
  const row = site.database.prepare(
    "SELECT address FROM staking_position WHERE wallet_address = ? ORDER BY term_days DESC LIMIT 1",
  );
  position = (await row.bind(holders.rich.publicKey.toBase58()).first<{ address: string }>())?.address ?? "";
  mkdirSync(FOLDER, { recursive: true });
});
afterAll(async () => {
  writeFileSync(`${FOLDER}/figures.json`, `${JSON.stringify(figures, null, 2)}\n`);
  await site?.close();
});

it.concurrent.each(LANGUAGES)("photographs each screen in $label", async (locale) => {
  const byHolder = Map.groupBy(SHOTS.filter(isWanted), ({ holder }) => holder);
  for (const [holder, shots] of byHolder) {
    const options = { locale: locale.intl, reducedMotion: "reduce" as const };
    const visit = holder ? await openHolderPage(site, [holders[holder]], options) : await site.openPage(options);
    for (const shot of shots)
      await take(visit, locale, shot).catch((error) =>
        console.error(shot.name, locale.path, String(error).slice(0, 300)),
      );
    await visit.close();
  }
});

const isWanted = ({ name }: Shot) => !ONLY || ONLY.some((begin) => name.startsWith(begin));

async function take({ page }: TestPage, locale: Locale, shot: Shot): Promise<void> {
  page.setDefaultTimeout(20_000);
  const grant = sampleGrantAddress(SAMPLE_GRANTS[0]!, 70).toBase58();
  const place = shot.place.replace("{position}", position).replace("{grant}", grant);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 768 ? 760 : 900 });
    await openAt(page, `/${locale.path}/${place}`);
    await shot.open?.(page);
    await page.evaluate(loadPictures);
    if (width === 375)
      figures.push({ name: shot.name, language: locale.path, ...(await page.evaluate(readScreen, shot.dialog)) });
    const taken = await picture(page, shot);
    await sharp(taken)
      .webp({ quality: QUALITY, effort: 4 })
      .toFile(`${FOLDER}/${shot.name}-${width}-${locale.path}.webp`);
  }
}

function picture(page: Page, { dialog }: Shot): Promise<Buffer> {
  return page.screenshot({ fullPage: !dialog });
}

/** Runs in the page. What is below the fold is loaded only when it is near, so this requests it at once. */
async function loadPictures(): Promise<void> {
  const pictures = [...document.images].filter((picture) => picture.checkVisibility());
  for (const picture of pictures) picture.loading = "eager";
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
  await document.fonts.ready;
}

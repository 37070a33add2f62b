import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";
import sharp from "sharp";
import { LOCALES } from "../../app/locales/locales.ts";
import { findBrowser } from "../browser/find-browser.ts";
import { PAGE_KINDS } from "../browser/page-kinds.ts";
import { openBuiltSite } from "../dev/built-site.ts";
import { endWithError, SetupError, stepPrinter } from "../dev/progress.ts";

const FOLDER = "docs/gallery";
/** The width of a screen, and of its picture. */
const SCREENS = [
  { width: 375, shown: 150 },
  { width: 992, shown: 270 },
  { width: 1440, shown: 340 },
];
const QUALITY = 60;
/** A longer page is cut here, in the pixels of its picture. */
const TALLEST = 1600;
const AT_ONCE = 2;

type Shot = { kind: string; place: string; path: string; width: number; shown: number; file: string };

/**
 * `npm run make -- gallery`: every kind of page at three widths in three languages, and docs/gallery.md, which shows them side by
 * side.
 */
async function makeGallery(): Promise<void> {
  const step = stepPrinter();
  if (!process.env.REUSE_BUILD) await step("production build", build);
  const site = await step("site", openBuiltSite);
  const browser = await chromium.launch({
    executablePath: (await findBrowser()).path,
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"],
  });
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const shots = listShots();
  const left = [...shots];
  const bytes = await step(`${shots.length} pictures`, async () => {
    const rows = Array.from({ length: AT_ONCE }, () => takeAll(browser, site.url, left));
    return (await Promise.all(rows)).reduce((sum, size) => sum + size, 0);
  });
  writeFileSync("docs/gallery.md", page(shots));
  await browser.close();
  await site.stop();
  console.log(`docs/gallery.md: ${shots.length} pictures, ${(bytes / 1e6).toFixed(1)} MB`);
}

function listShots(): Shot[] {
  return PAGE_KINDS.flatMap(({ name, place }) =>
    SCREENS.flatMap(({ width, shown }) =>
      LOCALES.map(({ path }) => {
        const file = `${name.replaceAll(" ", "-")}-${width}-${path}.webp`;
        return { kind: name, place, path, width, shown, file };
      }),
    ),
  );
}

/** Takes pictures from the common list until it is empty; returns the number of their bytes. */
async function takeAll(browser: Browser, origin: string, left: Shot[]): Promise<number> {
  const context = await browser.newContext({ baseURL: origin, reducedMotion: "reduce", serviceWorkers: "block" });
  const tab = await context.newPage();
  let bytes = 0;
  for (let shot = left.shift(); shot; shot = left.shift()) {
    await tab.setViewportSize({ width: shot.width, height: 900 });
    await tab.goto(addressOf(shot), { waitUntil: "networkidle" });
    await tab.evaluate(loadPictures);
    const taken = await tab.screenshot({ fullPage: true });
    const small = sharp(taken).resize({ width: shot.shown });
    const { data, info } = await small.toBuffer({ resolveWithObject: true });
    const cut = sharp(data).extract({ left: 0, top: 0, width: info.width, height: Math.min(info.height, TALLEST) });
    const { size } = await cut.webp({ quality: QUALITY, effort: 6 }).toFile(`${FOLDER}/${shot.file}`);
    bytes += size;
  }
  await context.close();
  return bytes;
}

/** Runs in the page. What is below the fold is loaded only when it is near, so this requests it at once. */
async function loadPictures(): Promise<void> {
  const pictures = [...document.images].filter((picture) => picture.checkVisibility());
  for (const picture of pictures) picture.loading = "eager";
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
  await document.fonts.ready;
}

function addressOf({ path, place }: Shot): string {
  return `/${path}${place && `/${place}`}`;
}

function page(shots: readonly Shot[]): string {
  const parts = [...Map.groupBy(shots, ({ kind }) => kind)].map(([kind, taken]) => {
    const rows = SCREENS.map(({ width }) => {
      const pictures = taken.filter((shot) => shot.width === width);
      return pictures
        .map((shot) => `<img src="gallery/${shot.file}" width="${shot.shown}" alt="${addressOf(shot)} at ${width} px">`)
        .join("\n");
    });
    return `## ${kind[0]?.toUpperCase()}${kind.slice(1)}\n\n${rows.join("\n\n")}\n`;
  });
  const widths = SCREENS.map(({ width }) => width).join(", ");
  return `# Gallery

One page of each kind at ${widths} px, in Korean, English and Indonesian. Made by \`npm run make -- gallery\`, never edited; long pages are cut.

${parts.join("\n")}`;
}

function build(): void {
  const env = { ...process.env, NODE_ENV: "production" };
  const { status, stdout, stderr } = spawnSync("npx", ["react-router", "build"], { encoding: "utf8", env });
  if (status !== 0) throw new SetupError(`The build failed:\n${stdout}\n${stderr}`);
}

makeGallery().catch(endWithError);

import { createHash } from "node:crypto";
import { copyFile, glob, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { runnerImport } from "vite";
import { toPng } from "../art/encode.mjs";
import { Grid } from "../art/grid.mjs";
import { sceneMiddles } from "../art/pages/pages.mjs";
import { drawCard, limitColors } from "./cards.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const KEPT = path.join(ROOT, ".cache", "share");
/** CSS pixels per cell. */
const SCALE = 3;
/** Packs a picture in a third of the time that the highest level takes, and a tenth larger. */
const LEVEL = 6;
/** The column in the middle of the visible part of a scene, if it is not the scene's own. */
const MIDDLES = { ...sceneMiddles, "power-zone-hero": 206 };

/**
 * Draws the picture of every shared page into a folder, as `<page>-<language>.png`. Pictures are cached by what they are
 * made of, so that only changed ones are drawn again. Returns how many there are, and how many were drawn.
 */
export async function makeSharePictures(folder) {
  const { module } = await runnerImport("./app/content/share-cards.server.ts", {
    root: ROOT,
    configFile: false,
    logLevel: "error",
    resolve: { tsconfigPaths: true },
  });
  const cards = module.listShareCards();
  await Promise.all([mkdir(folder, { recursive: true }), mkdir(KEPT, { recursive: true })]);
  const tools = await hashOfTools();
  let drawn = 0;
  for (const { name, ...card } of cards) {
    const picture = path.join(ROOT, "public", "art", `${card.scene}.webp`);
    const bytes = await readFile(picture);
    const hash = createHash("sha256").update(tools).update(JSON.stringify(card)).update(bytes).digest("hex");
    const kept = path.join(KEPT, `${hash.slice(0, 32)}.png`);
    const file = path.join(folder, `${name}.png`);
    if (await copyFile(kept, file).catch(isMissing)) {
      await writeFile(file, await draw(card, bytes));
      // written in one step, because two builds may run at the same time
      await copyFile(file, `${kept}.${process.pid}`);
      await rename(`${kept}.${process.pid}`, kept);
      drawn++;
    }
  }
  return { count: cards.length, drawn };
}

function isMissing(error) {
  if (error.code === "ENOENT") return true;
  throw error;
}

async function draw({ title, district, scene }, bytes) {
  const grid = await readScene(bytes);
  const middle = MIDDLES[scene] ?? grid.width / 2;
  return toPng(
    limitColors(drawCard({ isHome: scene === "home-hero", title, district, scene: grid, middle })),
    SCALE,
    LEVEL,
  );
}

/** A picture of the site has two pixels per cell. */
async function readScene(bytes) {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const grid = new Grid(info.width / 2, info.height / 2);
  const names = new Map();
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) {
      const value = data.readUIntBE((2 * y * info.width + 2 * x) * 3, 3);
      if (!names.has(value)) names.set(value, `#${value.toString(16).padStart(6, "0").toUpperCase()}`);
      grid.set(x, y, names.get(value));
    }
  }
  return grid;
}

/** Changes with whatever draws. */
async function hashOfTools() {
  const hash = createHash("sha256");
  const files = await Array.fromAsync(glob("tools/{share,art}/**/*.mjs", { cwd: ROOT }));
  for (const file of files.sort()) hash.update(await readFile(path.join(ROOT, file)));
  return hash.digest();
}

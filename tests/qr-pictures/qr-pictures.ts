import bs58 from "bs58";
import { encode } from "uqr";
import { drawScene, type Pixels } from "./draw-scene.ts";
import { type Random, randomOf } from "./random.ts";
import { hardScene, type Scene } from "./scene.ts";

export interface QrPicture {
  difficulty: string;
  /** What the code says. */
  text: string;
  pixels: Pixels;
}

/** The picture with this number of a difficulty. The same seed draws the same picture, except for its JPEG damage. */
export async function drawQrPicture(seed: number, difficulty: string, number: number): Promise<QrPicture> {
  const random = randomOf(seed, `${difficulty} ${number}`);
  const text = random.pick(PAYLOADS)(addressOf(random));
  // a logo is only ever put on a code that can lose a quarter of itself
  const ecc = difficulty === "logo" ? "H" : random.pick(["L", "M", "Q"] as const);
  const { data, size } = encode(text, { ecc, border: 0 });
  const scene = hardScene(difficulty, { random, modules: size + 2 * MARGIN_MODULES });
  const pixels = await saveAsJpeg(drawScene(scene, data, random), scene);
  return { difficulty, text, pixels };
}

/** What the specification of QR codes asks for on each side. */
const MARGIN_MODULES = 4;

/** What wallets and D'CENT put into a code. */
const PAYLOADS: readonly ((address: string) => string)[] = [
  (address) => address,
  (address) => `solana:${address}`,
  (address) => JSON.stringify({ type: "dcent_connection", walletAddress: address }),
  (address) => JSON.stringify({ type: "wallet_address", address, walletType: "phantom" }),
];

function addressOf(random: Random): string {
  return bs58.encode(Uint8Array.from({ length: 32 }, () => random.int(0, 255)));
}

async function saveAsJpeg(pixels: Pixels, { jpegQuality }: Scene): Promise<Pixels> {
  if (jpegQuality === null) return pixels;
  // loaded here, because a Worker's test has no image library and asks for no damage
  const { default: sharp } = await import("sharp");
  const { width, height, data } = pixels;
  const file = await sharp(data, { raw: { width, height, channels: 4 } })
    .jpeg({ quality: jpegQuality })
    .toBuffer();
  const read = await sharp(file).ensureAlpha().raw().toBuffer();
  return { width, height, data: new Uint8ClampedArray(read) };
}

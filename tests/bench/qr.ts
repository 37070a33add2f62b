import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { build, type Rolldown } from "vite";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import { drawQrPicture, type QrPicture } from "../qr-pictures/qr-pictures.ts";
import { QR_DIFFICULTIES } from "../qr-pictures/scene.ts";
import type { Figure } from "./report.ts";

/** The pictures that the variants were chosen by, and those that nobody has tuned anything to. */
const SETS = [
  { name: "tuned to", seed: 201, leastShare: 0 },
  { name: "measured", seed: 4711, leastShare: 0.94 },
];
/** Fourteen difficulties make 210 pictures. */
const PICTURES_EACH = 15;
/** How long somebody waits for an answer on a picture, on a busy machine. */
const MOST_MS = 1_000;

/** Read rates of QR codes: ours, beside one plain pass of the same library and beside zxing-wasm as the reference. */
export async function benchQr(): Promise<Figure[]> {
  const readers = { ...(await bundleDecoders()), readByWasm: prepareWasm() };
  const figures: Figure[] = [];
  for (const { name, seed, leastShare } of SETS) {
    const counts = QR_DIFFICULTIES.map((difficulty) => ({ difficulty, all: 0, ours: 0, plain: 0, wasm: 0 }));
    const times: number[] = [];
    for (const count of counts) {
      for (let number = 0; number < PICTURES_EACH; number++) {
        const picture = await drawQrPicture(seed, count.difficulty, number);
        const start = performance.now();
        const ours = readers.decodeQr(picture.pixels);
        times.push(performance.now() - start);
        if (ours.some((text) => text !== picture.text)) throw new Error(`read what is not there: ${ours.join()}`);
        count.all += 1;
        count.ours += ours.length;
        count.plain += Number(readers.plainPass(picture.pixels) === picture.text);
        count.wasm += Number((await readers.readByWasm(picture)) === picture.text);
      }
    }
    figures.push(...counts.map((count) => rate(count, `${name}: ${count.difficulty}`, 0)));
    figures.push(rate(sumOf(counts), `${name}: all ${times.length}, seed ${seed}`, leastShare));
    times.sort((a, b) => a - b);
    figures.push(time(`${name}: p50`, times, 0.5), time(`${name}: p95`, times, 0.95));
  }
  return figures;
}

type Count = { all: number; ours: number; plain: number; wasm: number };
type Decoders = typeof import("./qr-decoders.ts");

/** The decoder as a build packs it. Module by module, the library's inner loops would be slower than in a browser. */
async function bundleDecoders(): Promise<Decoders> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    resolve: { tsconfigPaths: true },
    build: { write: false, target: "es2023", lib: { entry: "tests/bench/qr-decoders.ts", formats: ["es"] } },
  });
  const [chunk] = (built as Rolldown.RolldownOutput[])[0]?.output ?? [];
  if (!chunk) throw new Error("the decoder was not built");
  return import(`data:text/javascript;base64,${Buffer.from(chunk.code).toString("base64")}`);
}

function prepareWasm(): (picture: QrPicture) => Promise<string | null> {
  const file = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm");
  const bytes = readFileSync(file);
  const wasmBinary = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  prepareZXingModule({ overrides: { wasmBinary } });
  return async ({ pixels }) => {
    const picture = { ...pixels, colorSpace: "srgb" } as ImageData;
    const [found] = await readBarcodes(picture, { formats: ["QRCode"], tryHarder: true, maxNumberOfSymbols: 1 });
    return found?.text ?? null;
  };
}

function sumOf(counts: readonly Count[]): Count {
  const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
  return { all: sum("all"), ours: sum("ours"), plain: sum("plain"), wasm: sum("wasm") };
}

function rate({ all, ours, plain, wasm }: Count, what: string, leastShare: number): Figure {
  const percent = (count: number) => (100 * count) / all;
  return {
    what: `${what} (plain ${percent(plain).toFixed(1)} %)`,
    ours: percent(ours),
    reference: percent(wasm),
    unit: "%",
    budget: leastShare > 0 ? `≥ ${100 * leastShare} %` : "shown",
    holds: ours / all >= leastShare,
  };
}

function time(what: string, sorted: readonly number[], share: number): Figure {
  const ours = sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { what, ours, reference: null, unit: "ms", budget: `≤ ${MOST_MS} ms`, holds: ours <= MOST_MS };
}

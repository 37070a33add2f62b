/**
 * From a CSV list to what a drop needs, for up to a million wallets:
 *
 *     node tools/drop/build-list.ts list.csv --campaign ADDRESS --decimals 9 --out folder     (NFTs: --nfts)
 *
 * Writes `list.json` (root, recipients, total: what the campaign is created with), `recipients.csv` (index, wallet,
 * base units) and the tree as `chunks/<layer>/<number>.bin`, of which a proof reads three at most. Says every bad line
 * and ends with 1 if there is one.
 */
import { createWriteStream, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { finished } from "node:stream/promises";
import { parseArgs } from "node:util";
import { DROP_CSV_REASONS, type DropCsvRow, decodeAddress, parseDropCsv } from "../../programs-client/drop-csv.ts";
import { buildDropTree, type DropTree, dropRoot, packDropTree } from "../../programs-client/drop-tree.ts";
import dropIdl from "../../programs-client/idl/drop.json" with { type: "json" };

const MAX_SHOWN = 100;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    campaign: { type: "string" },
    decimals: { type: "string" },
    nfts: { type: "boolean", default: false },
    out: { type: "string" },
  },
});
const [file] = positionals;
const campaign = decodeAddress(values.campaign ?? "");
const program = decodeAddress(dropIdl.address);
const decimals = values.nfts ? null : Number(values.decimals ?? Number.NaN);
if (!file || !campaign || !program || !values.out || Number.isNaN(decimals)) {
  console.error("node tools/drop/build-list.ts list.csv --campaign ADDRESS (--decimals N | --nfts) --out FOLDER");
  process.exit(2);
}

const started = performance.now();
const { rows, totalRaw, errors } = parseDropCsv(readFileSync(file, "utf8"), { decimals });
for (const { line, column, reason } of errors.slice(0, MAX_SHOWN)) {
  console.error(`${file}:${line}: ${column ? `${column}: ` : ""}${DROP_CSV_REASONS[reason]}`);
}
if (errors.length > 0) {
  console.error(`${errors.length} faults; nothing was written`);
  process.exit(1);
}
const parsed = performance.now();
const tree = buildDropTree({ program, campaign }, rows);
const built = performance.now();
mkdirSync(values.out, { recursive: true });
const root = Buffer.from(dropRoot(tree)).toString("hex");
const list = {
  campaign: values.campaign,
  program: dropIdl.address,
  root,
  recipients: rows.length,
  total: `${totalRaw}`,
};
writeFileSync(path.join(values.out, "list.json"), `${JSON.stringify(list, null, 2)}\n`);
await writeRecipients(path.join(values.out, "recipients.csv"), rows);
const chunks = writeChunks(path.join(values.out, "chunks"), tree);
const seconds = (from: number, to: number) => ((to - from) / 1_000).toFixed(1);
console.log(
  `${rows.length} recipients, root ${root}\nread in ${seconds(started, parsed)} s, tree in ${seconds(parsed, built)} s, ` +
    `${chunks} chunks written in ${seconds(built, performance.now())} s`,
);

async function writeRecipients(target: string, all: DropCsvRow[]): Promise<void> {
  const stream = createWriteStream(target);
  stream.write("index,wallet,amount_raw\n");
  for (const [index, { wallet, amountRaw }] of all.entries()) stream.write(`${index},${wallet},${amountRaw}\n`);
  stream.end();
  await finished(stream);
}

function writeChunks(folder: string, source: DropTree): number {
  let count = 0;
  for (const { layer, number, bytes } of packDropTree(source)) {
    const target = path.join(folder, `${layer}`);
    if (number === 0) mkdirSync(target, { recursive: true });
    writeFileSync(path.join(target, `${number}.bin`), bytes);
    count += 1;
  }
  return count;
}

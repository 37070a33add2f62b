import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import type { PublicKey } from "@solana/web3.js";
import { DROP_PROGRAM_ADDRESS } from "../../programs-client/addresses.ts";
import { DROP_CSV_REASONS, type DropCsvRow, parseDropCsv } from "../../programs-client/drop-csv.ts";
import { buildDropTree, type DropTree, dropRoot, packDropTree } from "../../programs-client/drop-tree.ts";
import { refuseFaults } from "./values.ts";

/** With addresses of 44 characters, a statement stays below the 100,000 bytes that D1 takes. */
const ROWS_A_STATEMENT = 500;

/** A drop's list from a file; `decimals` are the coin's, null for NFTs. Throws a UsageError that names each bad line. */
export function readDropList(
  file: string,
  { decimals }: { decimals: number | null },
): { rows: DropCsvRow[]; totalRaw: bigint } {
  const { rows, totalRaw, errors } = parseDropCsv(readFileSync(file, "utf8"), { decimals });
  refuseFaults(file, errors, DROP_CSV_REASONS);
  return { rows, totalRaw };
}

/**
 * Writes a list and its tree as the Worker reads them (db/schema/drop-recipient.ts, drop-tree-chunk.ts), replacing what was
 * stored for the campaign. Returns the root, which the campaign must have.
 */
export async function storeAsSql(target: string, campaign: PublicKey, rows: DropCsvRow[]): Promise<Uint8Array> {
  const tree = buildDropTree({ program: DROP_PROGRAM_ADDRESS.toBytes(), campaign: campaign.toBytes() }, rows);
  await writeFile(target, statementsOf(campaign.toBase58(), rows, tree));
  return dropRoot(tree);
}

/** Only addresses and numbers: nothing in them could end a text in SQL. */
function* statementsOf(campaign: string, rows: DropCsvRow[], tree: DropTree): Generator<string> {
  for (const table of ["drop_recipient", "drop_tree_chunk"]) {
    yield `DELETE FROM ${table} WHERE campaign_address='${campaign}';\n`;
  }
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    const part = rows.slice(start, start + ROWS_A_STATEMENT);
    const values = part.map(({ wallet, amountRaw }, i) => `('${campaign}',${start + i},'${wallet}','${amountRaw}')`);
    yield `INSERT INTO drop_recipient (campaign_address,place,wallet_address,amount_raw) VALUES ${values.join(",")};\n`;
  }
  for (const { layer, number, bytes } of packDropTree(tree)) {
    const chunk = `('${campaign}',${layer},${number},'${Buffer.from(bytes).toString("base64")}')`;
    yield `INSERT INTO drop_tree_chunk (campaign_address,layer,number,bytes) VALUES ${chunk};\n`;
  }
}

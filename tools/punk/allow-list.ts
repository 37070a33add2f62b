import { readFileSync, writeFileSync } from "node:fs";
import { PublicKey } from "@solana/web3.js";
import { readCsvRecords } from "../../programs-client/csv-records.ts";
import { decodeAddress } from "../../programs-client/drop-csv.ts";
import { type AllowList, buildAllowList } from "../../programs-client/nft-allow-list.ts";
import type { Membership } from "../../programs-client/nft-staking.ts";
import { UsageError } from "./session.ts";
import { refuseFaults, toAddress } from "./values.ts";

/** The membership of a pool, as a command's options name it. */
export interface MembershipOptions {
  collection?: string;
  allowList?: string;
  sql: string;
}

const REASONS = {
  ColumnMissing: "the first line is not `mint`, the only column",
  CellsMissing: "the line has more than one cell, or a quoted one that does not end",
  NotAnAddress: "not a Solana address",
  MintRepeated: "another line has the same mint",
  NoRows: "the list is empty",
  TooManyRows: "a list takes at most 100,000 NFTs",
} as const;

const MAX_MINTS = 100_000;
/** With proofs of 17 siblings, a statement stays below the 100,000 bytes that D1 takes. */
const ROWS_A_STATEMENT = 100;

/**
 * The membership that options name: a collection, or an allow-list, whose proofs are written as SQL for D1 (the chain keeps
 * only the root). The list belongs to one pool: its root is valid for no other. Throws a UsageError for a bad line.
 */
export function membershipOf(pool: PublicKey, { collection, allowList, sql }: MembershipOptions): Membership {
  if ((collection === undefined) === (allowList === undefined))
    throw new UsageError("Say --collection or --allow-list.");
  if (allowList === undefined) return { kind: "collection", collection: toAddress(collection ?? "") };
  const mints = readMints(allowList);
  const list = buildAllowList(pool, mints);
  writeFileSync(sql, [...statementsOf(list, mints)].join(""));
  console.log(`${mints.length} NFTs. Next: wrangler d1 execute <database> --file ${sql}`);
  return { kind: "allow-list", root: list.root, leaves: list.leaves };
}

/** The mints of a file, in order. Throws a UsageError that names each bad line. */
export function readMints(file: string): PublicKey[] {
  type Fault = { line: number; column: string | null; reason: keyof typeof REASONS };
  const [head, ...body] = readCsvRecords(readFileSync(file, "utf8"));
  const faults: Fault[] = [];
  const fault = (line: number, reason: Fault["reason"]) => faults.push({ line, column: null, reason });
  if (head?.cells.length !== 1 || head.cells[0]?.trim().toLowerCase() !== "mint") fault(1, "ColumnMissing");
  const mints = new Map<string, PublicKey>();
  for (const { line, cells, isOpen } of body) {
    const mint = (cells[0] ?? "").trim();
    const bytes = decodeAddress(mint);
    if (isOpen || cells.length !== 1) fault(line, "CellsMissing");
    else if (!bytes) fault(line, "NotAnAddress");
    else if (mints.has(mint)) fault(line, "MintRepeated");
    else mints.set(mint, new PublicKey(bytes));
  }
  if (body.length === 0) fault(1, "NoRows");
  if (body.length > MAX_MINTS) fault(body[MAX_MINTS]?.line ?? 1, "TooManyRows");
  refuseFaults(file, faults, REASONS);
  return [...mints.values()];
}

/** Rows of db/schema/nft-allow-list.ts; they have only addresses, numbers, hex and base64. Can be run again. */
function* statementsOf(list: AllowList, mints: PublicKey[]): Generator<string> {
  const root = Buffer.from(list.root).toString("hex");
  const rowOf = (mint: PublicKey) => {
    const { index = 0, proof = [] } = list.findPlace(mint) ?? {};
    return `('${root}','${mint.toBase58()}',${index},'${Buffer.concat(proof).toString("base64")}')`;
  };
  for (let start = 0; start < mints.length; start += ROWS_A_STATEMENT) {
    const values = mints.slice(start, start + ROWS_A_STATEMENT).map(rowOf);
    yield `INSERT OR REPLACE INTO nft_allow_list (root,mint,place,proof) VALUES ${values.join(",")};\n`;
  }
}

import { PublicKey } from "@solana/web3.js";
import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { nftAllowList } from "~db/schema";
import { buildAllowList } from "~programs/nft-allow-list";
import { isAddress } from "../../solana/is-address";

/** A longer list needs the command line, because a Worker takes too long to compute its tree and proofs. */
const MOST_MINTS = 5_000;
/** With proofs of 13 siblings, a statement stays below half a megabyte. */
const ROWS_A_STATEMENT = 500;

/** An allow-list of a pool: its root, its size, and the statements that store its proofs. They can be run again. */
export type ListedMembers = { root: PublicKey; leaves: number; stored: BatchItem<"sqlite">[] };

/**
 * The allow-list of a pool from a text with one mint on each line. Throws ListLineWrong with the first line that is no mint or
 * repeats one, and ListSizeWrong for an empty or too long list.
 */
export function listMembers(db: Database, { poolAddress, text }: { poolAddress: string; text: string }): ListedMembers {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const mints = lines.filter(Boolean);
  const wrong = lines.findIndex((line, at) => line !== "" && (!isAddress(line) || lines.indexOf(line) !== at));
  if (wrong >= 0) throw new AppError("ListLineWrong", { line: String(wrong + 1) });
  if (mints.length === 0 || mints.length > MOST_MINTS)
    throw new AppError("ListSizeWrong", { most: String(MOST_MINTS) });
  const keys = mints.map((mint) => new PublicKey(mint));
  const list = buildAllowList(new PublicKey(poolAddress), keys);
  const root = Buffer.from(list.root).toString("hex");
  const rows = keys.map((key) => {
    const { index = 0, proof = [] } = list.findPlace(key) ?? {};
    return [key.toBase58(), index, Buffer.concat(proof).toString("base64")] as const;
  });
  const starts = Array.from({ length: Math.ceil(rows.length / ROWS_A_STATEMENT) }, (_, at) => at * ROWS_A_STATEMENT);
  const stored = starts.map((start) => {
    const some = JSON.stringify(rows.slice(start, start + ROWS_A_STATEMENT));
    // the same list has the same proofs; without a condition SQLite takes "on conflict" for a join
    const listed = sql`select ${root}, value ->> 0, value ->> 1, value ->> 2 from json_each(${some}) where true`;
    return db.insert(nftAllowList).select(listed).onConflictDoNothing();
  });
  return { root: new PublicKey(list.root), leaves: list.leaves, stored };
}

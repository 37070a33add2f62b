import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "~db/client";
import type { Chain, ChainAccount, LandedTransaction, Reading } from "../solana/chain";

export type Statement = BatchItem<"sqlite">;

/** What D1 says of an account, and what the chain says, in the same words: each value as text. */
export type Fields = Record<string, string>;

export type Difference = { subject: string; field: string; inD1: string; onChain: string };

/**
 * How the finalized transactions of a program become rows. Given the same transactions in any order, once or often, the
 * rows are the same: every statement has a key, and an older reading never overwrites a newer one.
 */
export type Projection = {
  name: string;
  /** Address of the program. A program may have several projections. */
  program: string;
  /** What a replay empties first. */
  tables: SQLiteTable[];
  /** Accounts that a transaction changed and whose rows follow them. */
  listTouched(transaction: LandedTransaction): string[];
  /** The statements that write these transactions, oldest first. `reading` is not older than any of them. */
  record(db: Database, transactions: LandedTransaction[], reading: Reading): Promise<Statement[]>;
  check: ProjectionCheck;
};

/** What the nightly check compares. */
type ProjectionCheck = {
  /** Rows of accounts that should be there, by address, from the one after `after` ("" begins). */
  listRows(db: Database, after: string, limit: number): Promise<{ address: string; fields: Fields }[]>;
  /** The same of an account, or null where it is not what the row says. */
  readAccount(account: ChainAccount): Fields | null;
  /** Counts and sums that the program keeps itself, held against those of the rows. */
  compareTotals(db: Database, chain: Chain): Promise<Difference[]>;
};

/** The programs that are followed, each once. */
export function programsOf(projections: readonly Projection[]): string[] {
  return [...new Set(projections.map(({ program }) => program))];
}

/** The fields of `inD1` that the chain says otherwise. */
export function compareFields(subject: string, inD1: Fields, onChain: Fields): Difference[] {
  return Object.entries(inD1)
    .filter(([field, value]) => onChain[field] !== value)
    .map(([field, value]) => ({ subject, field, inD1: value, onChain: onChain[field] ?? "" }));
}

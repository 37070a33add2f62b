import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "~db/client";
import type { Chain, ChainAccount, LandedTransaction, Reading } from "../solana/chain";

export type Statement = BatchItem<"sqlite">;

/** What D1 says about an account, and what the chain says, with the same keys and each value as text. */
export type Fields = Record<string, string>;

export type Difference = { subject: string; field: string; inD1: string; onChain: string };

/**
 * How the finalized transactions of a program become rows. The same transactions give the same rows, in any order and
 * however often: every statement has a key, and an older reading never overwrites a newer one.
 */
export type Projection = {
  name: string;
  /** The address of the program. A program may have several projections. */
  program: string;
  /** The tables that a replay empties first. */
  tables: SQLiteTable[];
  /** The accounts that a transaction changed and whose rows depend on them. */
  listTouched(transaction: LandedTransaction): string[];
  /** The statements that write these transactions, oldest first. `reading` is not older than any of them. */
  record(db: Database, transactions: LandedTransaction[], reading: Reading): Promise<Statement[]>;
  check: ProjectionCheck;
};

/** What the nightly check compares. */
type ProjectionCheck = {
  /** Rows of accounts that should exist, by address, after the address `after` ("" begins). */
  listRows(db: Database, after: string, limit: number): Promise<{ address: string; fields: Fields }[]>;
  /** The same for an account; null if the account is not of the kind that the row says. */
  readAccount(account: ChainAccount): Fields | null;
  /** Counts and sums that the program keeps itself, compared with those of the rows. */
  compareTotals(db: Database, chain: Chain): Promise<Difference[]>;
};

/** The programs that are followed, each once. */
export function programsOf(projections: readonly Projection[]): string[] {
  return [...new Set(projections.map(({ program }) => program))];
}

/** The fields whose value on the chain differs from the one in `inD1`. */
export function compareFields(subject: string, inD1: Fields, onChain: Fields): Difference[] {
  return Object.entries(inD1)
    .filter(([field, value]) => onChain[field] !== value)
    .map(([field, value]) => ({ subject, field, inD1: value, onChain: onChain[field] ?? "" }));
}

import type { Difference } from "./projection";

/** How far what we keep of a program is behind the chain. Null before the first run. */
export type IndexerState = {
  program: string;
  /** Every transaction up to this slot is recorded. */
  slot: number | null;
  finalizedSlot: number | null;
  lagSlots: number | null;
  /** Includes the time since the last run, so that an indexer that has stopped is noticed. */
  lagSeconds: number | null;
  /** Transactions that are listed and not recorded. */
  waiting: number;
  /** Why the last run did not finish, and since when (ISO 8601). */
  problem: string | null;
  problemSince: string | null;
};

/** What a nightly check found. `day` is a UTC day, such as 2026-11-21. */
export type IndexReport = {
  projection: string;
  day: string;
  startedAt: Date;
  /** Null while it runs. */
  finishedAt: Date | null;
  isFinished: boolean;
  compared: number;
  differing: number;
  differences: Difference[];
};

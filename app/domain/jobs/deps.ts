import type { Database } from "~db/client";
import type { Chain } from "../solana/chain";

/** What bringing a job on needs. */
export type JobDeps = {
  db: Database;
  chain: Chain;
  /** Each node by itself: what became of a transaction is believed if all that answer say the same. */
  nodes: readonly Chain[];
  /** How many of them have to answer. */
  nodesNeeded: number;
  /** Null if the operator has not stored it. */
  seed: Uint8Array | null;
  now: () => Date;
  /** Milliseconds between two questions about what was sent. */
  wait: (ms: number) => Promise<void>;
};

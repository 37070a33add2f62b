import type { Database } from "~db/client";
import type { Chain } from "../solana/chain";

/** What committing to a draw and drawing need. */
export type DrawDeps = {
  db: Database;
  /** Each node by itself: a slot or a block is believed if all that answer say the same. */
  nodes: readonly Pick<Chain, "getFinalizedHeight" | "findBlockFrom">[];
  /** How many of them have to answer. */
  nodesNeeded: number;
  /** The seed of job wallets; null if the operator has not stored it. */
  seed: Uint8Array | null;
  now: Date;
};

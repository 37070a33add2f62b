import type { Database } from "~db/client";
import type { EvmChain } from "../evm/evm-chain";
import type { Projection } from "../indexer/projection";
import type { Chain } from "../solana/chain";
import type { NodeState } from "../solana/probe-node.server";
import type { EvmAddress } from "../wallet-chains";

/** What the checks of the site's health need. Both chains give up after a few seconds, because a page waits for them. */
export type HealthDeps = {
  db: Database;
  now: Date;
  projections: readonly Projection[];
  cluster: "local" | "devnet" | "mainnet-beta";
  chain: Chain;
  /** Asks each node by itself. */
  probeNodes: () => Promise<NodeState[]>;
  evm: Pick<EvmChain, "getBalance">;
  /** The addresses of the keys that pay fees; null for a key that is not stored. */
  payers: { minter: string | null; operator: EvmAddress | null };
  /** The secret that vouches for settings; empty if the operator has not stored it. */
  adminSecret: string;
  /** Whether the key is stored that writes the head of the audit log to the chain. */
  anchorsAuditLog: boolean;
  /** False on the local machine, where mails stay in the outbox. */
  sendsMails: boolean;
};

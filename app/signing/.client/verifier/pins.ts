import pinned from "./pins.json";

/**
 * What the build knows of the chain, so that neither the database nor a node can name it: an operator writes it into
 * pins.json before a release (docs/operations.md). The environment is the one that was built for.
 */
export type Pins = {
  /** As wallets name it. */
  chain: `${string}:${string}`;
  /** The pool that takes new stakes, and its coin with its decimals; null: none does. */
  coinPool: { address: string; mint: string; decimals: number } | null;
  /** Pools that take NFTs. */
  nftPools: readonly { kind: string; collection: string; address: string }[];
};

type Environment = keyof typeof pinned;

export const PINS = pinned[(import.meta.env.VITE_SITE_ENVIRONMENT ?? "local") as Environment] as Pins;

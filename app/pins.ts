import type { GateContracts } from "~/domain/migration/gate-call";
import type { EvmAddress } from "~/domain/wallet-chains";
import pinned from "./pins.json";

/**
 * What the build knows of the chain, so that neither the database nor a node can change it. An operator writes it into
 * pins.json before a release (docs/operations.md); the build takes the part of its environment. The browser compares with it
 * what a wallet is asked to sign, and the Worker compares with it what it mints for.
 */
export type Pins = {
  /** The chain, by the name that wallets use. */
  chain: `${string}:${string}`;
  /** The former chain, by its name in CAIP-2. */
  evmChain: `eip155:${number}`;
  /**
   * The gate on the former chain and the old collections that it takes; null if there is no migration. `formerGates`: gates
   * that it has replaced, whose open records go on.
   */
  migration: (GateContracts & { formerGates: readonly EvmAddress[] }) | null;
  /** The pool that takes new stakes, with its coin and the decimals; null if there is none. */
  coinPool: { address: string; mint: string; decimals: number } | null;
  /** Pools that take NFTs. */
  nftPools: readonly { kind: string; collection: string; address: string }[];
  /** The wallet that projects pay for services, and the coins in which they can; null if nothing is offered. */
  services: { treasury: string; coins: Readonly<Record<"SCG" | "USDC", { mint: string; decimals: number }>> } | null;
};

type Environment = keyof typeof pinned;

export const PINS = pinned[(import.meta.env.VITE_SITE_ENVIRONMENT ?? "local") as Environment] as Pins;

/** The gates for whose records the Worker mints on an EVM chain, in lower case; none if the build is for another chain. */
export function pinnedGates(evmChainId: number, { evmChain, migration }: Pick<Pins, "evmChain" | "migration"> = PINS) {
  if (!migration || evmChain !== `eip155:${evmChainId}`) return [];
  return [migration.gate, ...migration.formerGates].map((gate) => gate.toLowerCase() as EvmAddress);
}

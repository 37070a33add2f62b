import type { Database } from "~db/client";
import type { EvmChain } from "../evm/evm-chain";
import type { Chain } from "../solana/chain";
import type { EvmAddress } from "../wallet-chains";
import type { MigrationKeys } from "./keys.server";

/** What bringing a migration on needs. `chain` is Solana, `evm` the former chain. */
export type MigrationDeps = {
  db: Database;
  /** The secret that vouches for the setting `migration` (app/domain/settings/seal.server.ts). */
  adminSecret: string;
  evm: EvmChain;
  chain: Chain;
  /**
   * The gates for whose records something may be signed, in lower case. The build names them (app/pins.ts): whoever can write
   * into the database could otherwise name a gate of their own, whose records have NFTs minted for nothing.
   */
  gates: readonly EvmAddress[];
  /** Each address of the two chains by itself, to compare what they say (witnesses.server.ts). */
  evmNodes: readonly EvmChain[];
  /** How many of `evmNodes` there have to be before a mint is signed. */
  nodesToMint: number;
  chainNodes: readonly Chain[];
  now: Date;
  /** Null if the operator has not stored them. */
  keys: MigrationKeys | null;
  /** The site's origin, for files of its own in metadata; null on the local machine, where paths stay paths. */
  siteOrigin: string | null;
  fetch: (url: string, options: RequestInit) => Promise<Response>;
};

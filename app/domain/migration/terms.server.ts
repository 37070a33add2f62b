import type { EvmAddress } from "../wallet-chains";
import type { MigrationDeps } from "./deps";
import { readGateTerms, readRefund } from "./gate.server";
import { isReadyToMint } from "./mint.server";
import { getContracts } from "./projects.server";

/** What a holder has to know before handing over. */
export type MigrationTerms = {
  /** The fee of one NFT, in kei as decimal digits. */
  feeEachRaw: string;
  /** The gate takes no NFTs now. */
  isPaused: boolean;
  /** The build names the gate, and the Worker has the keys and the nodes without which it mints nothing. */
  canMint: boolean;
  /** Fees that the gate could not send back to the holder, in kei; "0" for a visitor. */
  refundRaw: string;
  /** The clock of the former chain, in seconds: it decides when an NFT can be taken back. */
  chainTs: number;
};

/** Reads the terms of the gate. `holder`: in lower case; null for a visitor. Throws MigrationNotSet, EvmChainUnavailable. */
export async function readMigrationTerms(deps: MigrationDeps, holder: string | null): Promise<MigrationTerms> {
  const { gate } = await getContracts(deps.db, deps.evm.chainId);
  const [{ fee, isPaused }, refund, { ts: chainTs }] = await Promise.all([
    readGateTerms(deps.evm, gate),
    holder ? readRefund(deps.evm, gate, holder as EvmAddress) : 0n,
    deps.evm.getFinalBlock(),
  ]);
  return { feeEachRaw: String(fee), isPaused, canMint: isReadyToMint(deps, gate), refundRaw: String(refund), chainTs };
}

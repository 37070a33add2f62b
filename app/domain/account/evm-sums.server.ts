import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { waitsForAddress } from "../airdrop/rules";
import type { OwnAirdrop } from "../airdrop/view";
import type { EvmChain } from "../evm/evm-chain";
import { countOldNfts } from "../migration/old-nfts.server";
import { findContracts } from "../migration/projects.server";
import { listFailed } from "../migration/records.server";
import { reclaimableTs } from "../migration/rules";
import type { EvmSums } from "./evm-sums";

type Deps = { db: Database; evm: Pick<EvmChain, "chainId" | "getFinalBlock"> };

/**
 * Adds up what the site itself has noted of a wallet. The chain is asked only for its clock, and only if something is to be
 * taken back. `holder`: in lower case.
 */
export async function getEvmSums(
  { db, evm }: Deps,
  { holder, airdrops }: { holder: string; airdrops: readonly OwnAirdrop[] },
): Promise<EvmSums> {
  const contracts = await findContracts(db, evm.chainId);
  const [failed, oldNfts] = await Promise.all([
    contracts ? listFailed(db, contracts.gate, holder) : [],
    contracts ? countOldNfts(db, contracts, holder) : 0,
  ]);
  const isWaiting = (airdrop: OwnAirdrop) => waitsForAddress({ ...airdrop, hasApplied: airdrop.application !== null });
  return {
    ...(await sumReturns(evm, failed)),
    oldNfts,
    airdrops: airdrops.filter(isWaiting).length,
  };
}

type Returns = Pick<EvmSums, "takeBackNow" | "takeBackUnknown" | "takeBackLater" | "laterTs">;

/** `handedOver`: when each was handed over, in chain seconds. */
async function sumReturns(evm: Deps["evm"], handedOver: readonly number[]): Promise<Returns> {
  const none = { takeBackNow: 0, takeBackUnknown: 0, takeBackLater: 0, laterTs: null };
  if (handedOver.length === 0) return none;
  const nowTs = await readClock(evm);
  if (nowTs === null) return { ...none, takeBackUnknown: handedOver.length };
  const later = handedOver.map(reclaimableTs).filter((ts) => ts > nowTs);
  return {
    ...none,
    takeBackNow: handedOver.length - later.length,
    takeBackLater: later.length,
    laterTs: later.length > 0 ? Math.min(...later) : null,
  };
}

/** The former chain's clock in seconds, which decides when an NFT can be taken back; null while it cannot be read. */
async function readClock(evm: Deps["evm"]): Promise<number | null> {
  try {
    return (await evm.getFinalBlock()).ts;
  } catch (error) {
    if (error instanceof AppError && error.code === "EvmChainUnavailable") return null;
    throw error;
  }
}

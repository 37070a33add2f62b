import type { Database } from "~db/client";
import { obstacleOf, ownStandingOf } from "../airdrop/rules";
import type { OwnAirdrop } from "../airdrop/view";
import { countOldNfts } from "../migration/old-nfts.server";
import { findContracts } from "../migration/projects.server";
import { countFailed } from "../migration/records.server";
import type { EvmSums } from "./evm-sums";

/** Adds up what the site itself has noted of a wallet, without asking a chain. `holder`: in lower case. */
export async function getEvmSums(
  { db, chainId }: { db: Database; chainId: number },
  { holder, airdrops }: { holder: string; airdrops: readonly OwnAirdrop[] },
): Promise<EvmSums> {
  const contracts = await findContracts(db, chainId);
  const [toTakeBack, oldNfts] = await Promise.all([
    contracts ? countFailed(db, holder) : 0,
    contracts ? countOldNfts(db, contracts, holder) : 0,
  ]);
  const isWaiting = (airdrop: OwnAirdrop) =>
    obstacleOf(airdrop) === null &&
    ownStandingOf({ ...airdrop, hasApplied: airdrop.application !== null }) === "needsAddress";
  return {
    toTakeBack,
    oldNfts,
    airdrops: airdrops.filter(isWaiting).length,
  };
}

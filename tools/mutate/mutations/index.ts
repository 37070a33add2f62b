import type { Mutation } from "../mutation.ts";
import { amountMutations } from "./amounts.ts";
import { authorityMutations } from "./authority.ts";
import { coinMutations } from "./coin.ts";
import { contractMutations } from "./contracts.ts";
import { drawMutations } from "./draws.ts";
import { dropMutations } from "./drop.ts";
import { healthMutations } from "./health.ts";
import { indexerMutations } from "./indexer.ts";
import { jobMutations } from "./jobs.ts";
import { longListMutations } from "./long-lists.ts";
import { migrationMutations } from "./migration.ts";
import { newsMutations } from "./news.ts";
import { nftMutations } from "./nft.ts";
import { nftDropMutations } from "./nft-drops.ts";
import { nftStakingMutations } from "./nft-staking.ts";
import { publicPageMutations } from "./public-pages.ts";
import { reservationMutations } from "./reservations.ts";
import { sessionMutations } from "./sessions.ts";
import { sharedMutations } from "./shared-checks.ts";
import { signingMutations } from "./signing.ts";
import { staffMutations } from "./staff.ts";
import { staffDeedMutations } from "./staff-deeds.ts";
import { stakingMutations } from "./staking.ts";
import { transactionMutations } from "./transactions.ts";
import { vestingMutations } from "./vesting.ts";
import { waysOutMutations } from "./ways-out.ts";

/** Grouped by what they break. */
export const MUTATIONS: Record<string, Mutation[]> = {
  "coin pools": coinMutations,
  "NFT pools": nftMutations,
  drops: dropMutations,
  grants: vestingMutations,
  "checks of every program": sharedMutations,
  "contracts on EVM chains": contractMutations,
  transactions: transactionMutations,
  "what a wallet is shown": signingMutations,
  "coin staking": stakingMutations,
  "amounts and addresses": amountMutations,
  "NFT staking": nftStakingMutations,
  "what is kept of the chain": indexerMutations,
  "ways out and lists of NFTs": waysOutMutations,
  "long lists of holders": longListMutations,
  "public pages": publicPageMutations,
  sessions: sessionMutations,
  reservations: reservationMutations,
  news: newsMutations,
  "health and alerts": healthMutations,
  "migration from Kaia": migrationMutations,
  draws: drawMutations,
  "what authorities sign": authorityMutations,
  "drops and grants of staff": staffDeedMutations,
  "drops of NFTs by staff": nftDropMutations,
  "staff and their records": staffMutations,
  "jobs of staff": jobMutations,
};

import { type AuthorityDeed, kindOf } from "./authority/define-authority-deed";
import { createCoin } from "./coins/deeds/create-coin.server";
import { closeCampaign } from "./drop/deeds/close-campaign.server";
import { createCampaign } from "./drop/deeds/create-campaign.server";
import { createNftCampaign } from "./drop/deeds/create-nft-campaign.server";
import { depositNfts } from "./drop/deeds/deposit-nfts.server";
import { fillCampaign } from "./drop/deeds/fill-campaign.server";
import { openCampaign } from "./drop/deeds/open-campaign.server";
import { returnCoins } from "./drop/deeds/return-coins.server";
import { returnNfts } from "./drop/deeds/return-nfts.server";
import { delegateCollection } from "./jobs/deeds/delegate-collection.server";
import { fundJob } from "./jobs/deeds/fund-job.server";
import { createCollection } from "./nft-acts/deeds/create-collection.server";
import { unverifyCreator } from "./nft-acts/deeds/unverify-creator.server";
import { updateAuthority } from "./nft-acts/deeds/update-authority.server";
import { verifyCreator } from "./nft-acts/deeds/verify-creator.server";
import { addStream } from "./nft-staking/deeds/add-stream.server";
import { createNftPool } from "./nft-staking/deeds/create-nft-pool.server";
import { fundStream } from "./nft-staking/deeds/fund-stream.server";
import { proposeMembership } from "./nft-staking/deeds/propose-membership.server";
import { setNftConditions } from "./nft-staking/deeds/set-nft-conditions.server";
import { setNftPaused } from "./nft-staking/deeds/set-nft-paused.server";
import { setStream } from "./nft-staking/deeds/set-stream.server";
import { withdrawStream } from "./nft-staking/deeds/withdraw-stream.server";
import { createCoinPool } from "./staking/deeds/create-coin-pool.server";
import { fundPool } from "./staking/deeds/fund-pool.server";
import { setConditions } from "./staking/deeds/set-conditions.server";
import { setPaused } from "./staking/deeds/set-paused.server";
import { withdrawPool } from "./staking/deeds/withdraw-pool.server";
import { createGrants } from "./vesting/deeds/create-grants.server";
import { revokeGrant } from "./vesting/deeds/revoke-grant.server";
import { z } from "./zod.ts";

/**
 * Every deed that staff prepare and the wallet of an authority signs. A new one is a file in its own domain and a row here; the
 * types name its entry in the browser's check (`app/signing/.client/verifier/deed-rules.ts`) if it is missing.
 */
export const AUTHORITY_DEEDS = [
  setStream,
  fundStream,
  withdrawStream,
  setNftPaused,
  setNftConditions,
  proposeMembership,
  fundPool,
  withdrawPool,
  setPaused,
  setConditions,
  fundJob,
  delegateCollection,
  createCampaign,
  fillCampaign,
  openCampaign,
  returnCoins,
  closeCampaign,
  createNftCampaign,
  depositNfts,
  returnNfts,
  createGrants,
  revokeGrant,
  createCoinPool,
  createNftPool,
  addStream,
  createCollection,
  createCoin,
  verifyCreator,
  unverifyCreator,
  updateAuthority,
] as const;

export type DeedKind = (typeof AUTHORITY_DEEDS)[number]["name"];

export const deedKindSchema = z.enum(AUTHORITY_DEEDS.map(({ name }): DeedKind => name));

/** The same as kinds of transactions. They are not among those that a holder may ask for. */
export const DEED_KINDS = AUTHORITY_DEEDS.map((deed: AuthorityDeed) => kindOf(deed));

/** The deed with this name, which comes from a row. */
export function getAuthorityDeed(kind: string): AuthorityDeed {
  const deed = AUTHORITY_DEEDS.find(({ name }) => name === kind);
  if (!deed) throw new RangeError(`no deed of an authority is named ${kind}`);
  return deed;
}

import { takeDrop } from "./drop/kinds/take-drop.server";
import { checkIn } from "./nft-staking/kinds/check-in.server";
import { claimStream } from "./nft-staking/kinds/claim-stream.server";
import { closeCheckIn } from "./nft-staking/kinds/close-check-in.server";
import { stakeNft } from "./nft-staking/kinds/stake-nft.server";
import { unstakeNft } from "./nft-staking/kinds/unstake-nft.server";
import { payOrder } from "./services/kinds/pay-order.server";
import { claim } from "./staking/kinds/claim.server";
import { stake } from "./staking/kinds/stake.server";
import { unstake } from "./staking/kinds/unstake.server";
import { advanceNonce } from "./transactions/kinds/advance-nonce.server";
import { closeNonceAccount } from "./transactions/kinds/close-nonce-account.server";
import { createNonceAccount } from "./transactions/kinds/create-nonce-account.server";
import { previewSchemaOf } from "./transactions/preview";
import { kindSchemaOf, requestSchemaOf, wishSchemaOf } from "./transactions/wish";
import { acceptVesting } from "./vesting/kinds/accept-vesting.server";
import { claimVesting } from "./vesting/kinds/claim-vesting.server";
import { proposeVesting } from "./vesting/kinds/propose-vesting.server";

/**
 * Every kind of transaction that a holder can sign. A new kind is a file in its own domain and a row here; the types name its
 * texts and its entry in the browser's verifier (decision 030) if they are missing. docs/architecture.md lists the rest.
 */
export const KINDS = [
  stake,
  claim,
  unstake,
  stakeNft,
  checkIn,
  claimStream,
  unstakeNft,
  closeCheckIn,
  takeDrop,
  claimVesting,
  acceptVesting,
  proposeVesting,
  payOrder,
  createNonceAccount,
  advanceNonce,
  closeNonceAccount,
] as const;

/** POST /api/transactions */
export const transactionRequestSchema = requestSchemaOf(KINDS);
/** POST /api/transactions/preview */
export const transactionWishSchema = wishSchemaOf(KINDS);
export const transactionKindSchema = kindSchemaOf(KINDS);
/** What is stored of a trial run. */
export const transactionPreviewSchema = previewSchemaOf(KINDS);

import { planTakeDrop } from "../drop/plans.server";
import { parseClaims } from "../nft-staking/claims";
import { planCheckIn, planClaimStream, planStakeNft, planUnstakeNft } from "../nft-staking/plans.server";
import { planCloseCheckIn } from "../nft-staking/records.server";
import { type PlanDeps, planClaim, planStake, planUnstake } from "../staking/plans.server";
import { planAcceptVesting, planClaimVesting, planProposeVesting } from "../vesting/plans.server";
import type { TransactionRequest } from "./input";
import { planAdvanceNonce, planCloseNonceAccount, planCreateNonceAccount } from "./nonce-account.server";
import type { Plan } from "./plan";

/** What each kind of transaction does, by the domain it belongs to. `intentId` makes the new position's address its own. */
export function planTransaction(
  deps: PlanDeps,
  input: { wallet: string; intentId: string; request: TransactionRequest },
): Promise<Plan> {
  const { wallet, intentId, request } = input;
  if (request.kind === "stake") {
    const { amountRaw, termDays, minRateBps, minBaseRateBps, maxFeeBps } = request.parameters;
    const shown = {
      minRateBps: Number(minRateBps),
      minBaseRateBps: Number(minBaseRateBps),
      maxFeeBps: Number(maxFeeBps),
    };
    const stake = { amountRaw: BigInt(amountRaw), termDays: Number(termDays), positionId: positionIdOf(intentId) };
    return planStake(deps, { wallet, ...stake, shown });
  }
  if (request.kind === "claim") {
    const { positionAddress, amountRaw } = request.parameters;
    return planClaim(deps, { wallet, positionAddress, amountRaw: amountRaw === "max" ? "max" : BigInt(amountRaw) });
  }
  if (request.kind === "stakeNft") {
    const { poolAddress, mints, termDays, ...shown } = request.parameters;
    return planStakeNft(deps, { wallet, poolAddress, mints: mints.split(","), termDays: Number(termDays), shown });
  }
  if (request.kind === "checkIn") {
    const { poolAddress, mints } = request.parameters;
    return planCheckIn(deps, { wallet, poolAddress, mints: mints.split(",") });
  }
  if (request.kind === "claimStream") {
    const { poolAddress, claims } = request.parameters;
    return planClaimStream(deps, { wallet, poolAddress, claims: parseClaims(claims) });
  }
  if (request.kind === "unstakeNft") {
    const { poolAddress, mints } = request.parameters;
    return planUnstakeNft(deps, { wallet, poolAddress, mints: mints.split(",") });
  }
  if (request.kind === "closeCheckIn") {
    const { poolAddress, mints } = request.parameters;
    return planCloseCheckIn(deps, { wallet, poolAddress, mints: mints.split(",") });
  }
  if (request.kind === "takeDrop") {
    const { campaignAddress, place } = request.parameters;
    return planTakeDrop(deps, { wallet, campaignAddress, place: Number(place) });
  }
  if (request.kind === "claimVesting") {
    const { grantAddress, amountRaw } = request.parameters;
    return planClaimVesting(deps, { wallet, grantAddress, amountRaw: amountRaw === "max" ? "max" : BigInt(amountRaw) });
  }
  if (request.kind === "acceptVesting") return planAcceptVesting(deps, { wallet, ...request.parameters });
  if (request.kind === "proposeVesting") {
    const { grantAddress, newBeneficiary } = request.parameters;
    const heir = newBeneficiary === "none" ? null : newBeneficiary;
    return planProposeVesting(deps, { wallet, grantAddress, newBeneficiary: heir });
  }
  if (request.kind === "createNonceAccount") return planCreateNonceAccount(deps, wallet);
  if (request.kind === "advanceNonce") return planAdvanceNonce(deps, wallet);
  if (request.kind === "closeNonceAccount") return planCloseNonceAccount(deps, wallet);
  return planUnstake(deps, { wallet, positionAddress: request.parameters.positionAddress });
}

/** One intent opens one position, however often its transaction is built: a second one would meet the first one's account. */
function positionIdOf(intentId: string): bigint {
  return BigInt(`0x${intentId.replaceAll("-", "").slice(0, 16)}`);
}

import type { ErrorCode } from "~/errors";
import type { TransactionKind } from "./input";

export type TransactionStatus =
  | "built"
  | "signed"
  | "sent"
  | "confirmed"
  | "finalized"
  | "expired"
  | "failed"
  | "rejected";

/** What a transaction will do, found by running it without sending it. Every value is a decimal string. */
export type TransactionPreview = {
  /** Coin that leaves and that enters the holder's wallet, base units; of NFTs their number. */
  out: string;
  in: string;
  /** Network fee with the priority fee. */
  feeLamports: string;
  /** Paid now and returned when the account closes. */
  depositLamports: string;
  /** Returned by closing an account. */
  refundLamports: string;
  /** Used in the trial run, and the limit asked for. */
  computeUnits: string;
  computeUnitLimit: string;
  decimals: string;
} & (
  | {
      kind: "stake";
      termDays: string;
      rateBps: string;
      baseRateBps: string;
      feeBps: string;
      /** The whole reward at the end of the term, before and after the pool's fee. */
      rewardRaw: string;
      rewardNetRaw: string;
      /** Chain second from which the whole reward is due, if it starts now. */
      endTs: string;
      positionAddress: string;
    }
  | {
      kind: "claim";
      positionAddress: string;
      /** Before the fee, and the fee. `max` grows until the transaction lands. */
      claimRaw: string;
      feeRaw: string;
      /** Always 0: a claim gives nothing up. */
      releasedRaw: string;
      /** The token account that is paid into, if the usual one cannot be paid: it is frozen, another's now, or requires a memo. */
      otherAccount?: string;
    }
  | {
      kind: "unstake";
      positionAddress: string;
      principalRaw: string;
      /** Reward paid in the same transaction, before the fee; 0 where it stays claimable. */
      claimRaw: string;
      feeRaw: string;
      /** Reward given up by leaving before the end. */
      releasedRaw: string;
      /** The token account that is paid into, if the usual one cannot be paid: it is frozen, another's now, or requires a memo. */
      otherAccount?: string;
    }
  | {
      kind: "stakeNft";
      /** Part of `depositLamports`: of records of check-ins, which outlive the position. */
      recordLamports: string;
      poolAddress: string;
      /** Separated by commas, as in the parameters. */
      mints: string;
      termDays: string;
      weightBps: string;
      baseWeightBps: string;
      feeBps: string;
      /** Chain second from which leaving gives nothing up, if it starts now. */
      endTs: string;
    }
  | {
      kind: "checkIn";
      poolAddress: string;
      mints: string;
      /** NFTs of which the day will be counted: the others have checked in today. */
      counted: string;
      /** Earned by them together, of a coin with `decimals`. */
      bonusRaw: string;
    }
  | {
      kind: "claimStream";
      poolAddress: string;
      mints: string;
      /** Rewards in the form that `parsePaid` of nft-staking/view.ts reads. "max" grows until the transaction lands. */
      paid: string;
    }
  | {
      kind: "unstakeNft";
      poolAddress: string;
      mints: string;
      /** Rewards paid in the same transaction, and those given up: both in the form of `parsePaid`. */
      paid: string;
      lost: string;
      /** Accounts, separated by commas, that NFTs go to because the usual ones cannot take them. */
      otherAccounts?: string;
    }
  | {
      kind: "closeCheckIn";
      poolAddress: string;
      /** Of the NFTs whose records close; `refundLamports` is what they held. */
      mints: string;
    }
  | {
      kind: "takeDrop";
      campaignAddress: string;
      /** "coins" or "nfts"; the coin's or the collection's name; base units, or 1. */
      giftKind: string;
      gift: string;
      giftRaw: string;
      mint: string;
      /** The tab of the holder's list that has it. */
      tab: string;
    }
  | {
      kind: "claimVesting";
      grantAddress: string;
      /** Of the grant; what others had sent into its vault comes on top with the last claim. */
      claimRaw: string;
    }
  | { kind: "acceptVesting" | "proposeVesting"; grantAddress: string }
  | { kind: "createNonceAccount" | "advanceNonce" | "closeNonceAccount"; nonceAddress: string }
);

/** The account that gives a holder time to sign. `waitingId`: the signed transaction that waits for its value. */
export type NonceAccountView = {
  address: string;
  /** `foreign`: the account at this address obeys another key, and cannot be used. */
  status: "none" | "ready" | "foreign";
  lamports: string;
  waitingId: string | null;
};

/** A failure as screens show it. `catalogueCode` is the specification's number (-1 to 7), null where it has none. */
export type TransactionFailure = { code: ErrorCode; message: string; catalogueCode: number | null };

/** A transaction of a holder as screens and the API see it. */
export type TransactionView = {
  id: string;
  requestKey: string;
  kind: TransactionKind;
  parameters: Record<string, string>;
  status: TransactionStatus;
  /** "nonce": it waits for its signature and for the network as long as nothing else uses its nonce. */
  lifetime: "blockhash" | "nonce";
  /** The whole unsigned transaction, base64, while it waits for the holder's signature. */
  transaction: string | null;
  preview: TransactionPreview;
  signature: string | null;
  /** Blocks left before it can no longer land; null where unknown or of no matter. */
  expiresInBlocks: number | null;
  error: TransactionFailure | null;
  /** False when the chain could not be asked: the status is the last one known. */
  isChainReachable: boolean;
  /** ISO 8601. */
  createdAt: string;
  finalizedAt: string | null;
};

const SETTLED: readonly TransactionStatus[] = ["finalized", "expired", "failed", "rejected"];

/** The network has run it: confirmed, which a fork may still undo, or final. */
export function isLanded(status: TransactionStatus): boolean {
  return status === "confirmed" || status === "finalized";
}

/** Nothing will change any more. */
export function isSettled(status: TransactionStatus): boolean {
  return SETTLED.includes(status);
}

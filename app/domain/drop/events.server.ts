import type { PublicKey } from "@solana/web3.js";
import { DROP_PROGRAM_ADDRESS } from "~programs/addresses";
import { decodeEvents, decodeInstruction } from "~programs/drop";
import { eventIndexOf } from "../indexer/invocations";
import { listRuns, type Run } from "../indexer/runs.server";
import type { LandedTransaction } from "../solana/chain";

/** What a campaign was created with, in the words of its row. */
type CampaignTerms = {
  creatorAddress: string;
  funderAddress: string;
  campaignId: number;
  kind: "coins" | "nfts";
  /** Empty for NFTs. */
  mint: string;
  decimals: number;
  beginTs: number;
  endTs: number;
  recipients: number;
  supply: number;
  totalGiftRaw: bigint;
};

type Subject = { signature: string; slot: number; index: number; campaignAddress: string; ts: bigint };

/** A gift that was taken. */
export type GiftTaken = Subject & {
  type: "taken";
  wallet: string;
  place: number;
  kind: "coins" | "nfts";
  mint: string;
  amountRaw: bigint;
};

/** What happened to a campaign's account. `claimed` is null if no log says it. */
export type CampaignEvent =
  | GiftTaken
  | (Subject & { type: "created"; terms: CampaignTerms })
  | (Subject & { type: "closed"; claimed: { count: number; giftRaw: bigint } | null })
  | (Subject & { type: "changed" });

type Arguments = {
  campaignId: number;
  beginTs: bigint;
  endTs: bigint;
  recipients: number;
  supply: number;
  totalGift: bigint;
  funder: PublicKey;
  index: number;
  amount: bigint;
};

type Logged = { decimals: number; claimedCount: number; claimedGift: bigint; ts: bigint };

/**
 * What happened to campaigns in a transaction, in order. A claim is complete in its instruction. If the logs were cut, only
 * these are missing: the second (the block's is used), the decimals of a campaign's coin (0), and the sums of a closed
 * campaign.
 */
export function readCampaignEvents(transaction: LandedTransaction): CampaignEvent[] {
  const { signature, slot, blockTs } = transaction;
  return listRuns(transaction, DROP_PROGRAM_ADDRESS, { decodeInstruction }).flatMap((run) => {
    const { accounts, invocation } = run;
    if (!accounts.campaign) return [];
    const logged = loggedOf(run);
    const ts = logged?.ts ?? BigInt(blockTs ?? 0);
    const subject = { signature, slot, index: eventIndexOf(invocation, 0), campaignAddress: accounts.campaign, ts };
    return [eventOf(run, subject, logged)];
  });
}

function loggedOf({ invocation }: Run): Logged | null {
  const [event] = invocation.logs ? decodeEvents(invocation.logs) : [];
  return event ? (event.data as unknown as Logged) : null;
}

function eventOf(run: Run, subject: Subject, logged: Logged | null): CampaignEvent {
  const { name, accounts } = run;
  const { index: place, amount } = run.args as Arguments;
  const taken = { ...subject, type: "taken" as const, wallet: accounts.holder ?? "", place, mint: accounts.mint ?? "" };
  switch (name) {
    case "claimCoins":
      return { ...taken, kind: "coins", amountRaw: amount };
    case "claimNft":
      return { ...taken, kind: "nfts", amountRaw: 1n };
    case "createCoinCampaign":
      return { ...subject, type: "created", terms: termsOf(run, "coins", logged) };
    case "createNftCampaign":
      return { ...subject, type: "created", terms: termsOf(run, "nfts", logged) };
    case "closeCampaign":
      return {
        ...subject,
        type: "closed",
        claimed: logged && { count: logged.claimedCount, giftRaw: logged.claimedGift },
      };
    default:
      return { ...subject, type: "changed" };
  }
}

function termsOf({ accounts, args }: Run, kind: "coins" | "nfts", logged: Logged | null): CampaignTerms {
  const { campaignId, beginTs, endTs, recipients, supply, totalGift, funder } = args as Arguments;
  const isCoins = kind === "coins";
  return {
    creatorAddress: accounts.creator ?? "",
    funderAddress: funder.toBase58(),
    campaignId,
    kind,
    mint: isCoins ? (accounts.mint ?? "") : "",
    decimals: logged?.decimals ?? 0,
    beginTs: Number(beginTs),
    endTs: Number(endTs),
    recipients,
    // every recipient of NFTs has one
    supply: isCoins ? supply : recipients,
    totalGiftRaw: isCoins ? totalGift : BigInt(recipients),
  };
}

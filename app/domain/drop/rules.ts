import type { Campaign } from "~programs/drop";
import type { TransactionStatus } from "../transactions/view";
import {
  DROP_LOG,
  type DropGift,
  type DropLogStatus,
  type DropObstacle,
  type DropPlace,
  type DropState,
  type DropTab,
  type DropView,
} from "./view";

type Window = Pick<Campaign, "state" | "beginTs" | "endTs" | "supply" | "claimedCount" | "lastTs">;

/** The state of a campaign at a chain second; its clock never goes back (programs/drop/README.md). */
export function dropStateAt(campaign: Window, ts: bigint): DropState {
  const time = ts > campaign.lastTs ? ts : campaign.lastTs;
  if (campaign.state === "settled" || time >= campaign.endTs) return "ended";
  if (campaign.state === "draft") return "draft";
  if (time < campaign.beginTs) return "before";
  return campaign.claimedCount >= campaign.supply ? "exhausted" : "open";
}

/** The state of a drop at a chain second after its reading: a window opens and closes by itself. */
export function dropStateLater(
  drop: Pick<DropView, "state" | "beginTs" | "endTs" | "supply" | "claimedCount">,
  ts: bigint,
): DropState {
  const { state, beginTs, endTs, supply, claimedCount } = drop;
  if (state === "draft" || state === "ended" || state === "gone") return state;
  if (ts >= endTs) return "ended";
  if (state === "before" && ts < beginTs) return "before";
  return claimedCount >= supply ? "exhausted" : "open";
}

/** What prevents a wallet from taking its gift: first what concerns the wallet, then what concerns the campaign. */
export function obstacleOf(state: DropState, mine: DropPlace | null): DropObstacle | null {
  if (mine?.isTaken) return "taken";
  if (mine?.attempt?.status === DROP_LOG.processing) return "underWay";
  if (state === "ended" || state === "gone" || state === "draft") return state;
  if (!mine) return "notListed";
  if (mine.attempt?.status === DROP_LOG.failed) return "failed";
  return state === "open" ? null : state;
}

/** The code of an attempt that was signed; anything that was never signed is not an attempt. */
export function dropLogStatusOf(status: TransactionStatus): DropLogStatus {
  if (status === "finalized") return DROP_LOG.completed;
  if (status === "rejected") return DROP_LOG.none;
  return status === "failed" || status === "expired" ? DROP_LOG.failed : DROP_LOG.processing;
}

/** The tab in which a holder's list shows a gift: NFTs, USDC, or the coins of the projects. `name` is the coin's symbol. */
export function dropTabOf(kind: DropGift["kind"], name: string): DropTab {
  if (kind === "nfts") return "nft";
  return name === "USDC" ? "usdc" : "rwa";
}

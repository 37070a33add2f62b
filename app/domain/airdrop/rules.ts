import { AppError, type ErrorCode } from "~/errors";
import type { Chain } from "../wallet-chains";

/** How a list that visitors can see stands: "closed" also if staff stopped it. */
export type AirdropStage = "soon" | "open" | "closed";

export type AirdropWindow = { state: "draft" | "published" | "stopped"; opensAt: Date; closesAt: Date };

/** How a list stands at a moment; null if only staff know of it. It is open from `opensAt` until just before `closesAt`. */
export function stageOf({ state, opensAt, closesAt }: AirdropWindow, now: Date): AirdropStage | null {
  if (state === "draft") return null;
  if (isOver({ state, closesAt }, now)) return "closed";
  return now < opensAt ? "soon" : "open";
}

/**
 * Whether a list's time is over, a draft's too: staff may have exported it and begun to send, so that opening it again would
 * change who is paid what.
 */
export function isOver({ state, closesAt }: Omit<AirdropWindow, "opensAt">, now: Date): boolean {
  return state === "stopped" || now >= closesAt;
}

/** Why a recipient cannot name a Solana address, or change it; null if they can. What was sent can no longer be redirected. */
export function obstacleOf({ stage, isCompleted }: { stage: AirdropStage; isCompleted: boolean }): ErrorCode | null {
  if (isCompleted) return "AirdropSent";
  if (stage === "open") return null;
  return stage === "soon" ? "AirdropNotOpen" : "AirdropClosed";
}

/**
 * Where an airdrop is to be sent: where the recipient asked, or else to the listed address, if that is of Solana. Null if
 * nobody can know yet.
 */
export function sendTo(chain: Chain, { address, target }: { address: string; target: string | null }): string | null {
  return target ?? (chain === "solana" ? address : null);
}

/** How an airdrop stands for its recipient. needsAddress: it waits for them. lost: nobody named an address in time. */
export type OwnStanding = "completed" | "notSent" | "needsAddress" | "lost";

type Stood = { chain: Chain; stage: AirdropStage; isCompleted: boolean; hasApplied: boolean };

/**
 * Whether an airdrop waits for its recipient to name an address: they can, the listed address is not of Solana, and none is named.
 * "needsAddress" is also said of a list that is not open yet.
 */
export function waitsForAddress(airdrop: Stood): boolean {
  return obstacleOf(airdrop) === null && ownStandingOf(airdrop) === "needsAddress";
}

/** What a recipient has to know first: whether it was sent, and whether it waits for them or for us. */
export function ownStandingOf({ chain, stage, isCompleted, hasApplied }: Stood): OwnStanding {
  if (isCompleted) return "completed";
  if (hasApplied || chain === "solana") return "notSent";
  return stage === "closed" ? "lost" : "needsAddress";
}

/** Throws the obstacle of a recipient, if there is one. */
export function refuseObstacle(recipient: { stage: AirdropStage; isCompleted: boolean }): void {
  const obstacle = obstacleOf(recipient);
  if (obstacle) throw new AppError(obstacle);
}

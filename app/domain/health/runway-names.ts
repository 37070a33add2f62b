import type { Texts } from "~/locales/texts.server";
import { nameOfPool } from "../power/pool-names";
import { NFT_REWARDS } from "../settings/nft-pools";
import { COLLECTION_IDS } from "../settings/subjects";

/** What a runway of the coin pool is of. */
export const OF_COIN_POOL = "coinPool";

const KINDS = ["boost", "nova"] as const;

/** What a runway of a stream is of: its pool and its reward, or its place if the settings do not name the reward. */
export function keyOfStream({
  kind,
  collection,
  reward,
}: {
  kind: string;
  collection: string;
  reward: string | number;
}) {
  return `${kind}.${collection}.${reward}`;
}

/** The name of what a runway is of, for a reader: "Punky Boost · Genesis · BONUS SCG". */
export function nameOfRunway(
  { adminHealth, nftStaking }: Pick<Texts, "adminHealth" | "nftStaking">,
  of: string,
): string {
  if (of === OF_COIN_POOL) return adminHealth.coinPool;
  const [first, second, reward = ""] = of.split(".");
  const kind = KINDS.find((known) => known === first);
  const collection = COLLECTION_IDS.find((known) => known === second);
  if (!kind || !collection) return of;
  const known = NFT_REWARDS.find((name) => name === reward);
  return `${nameOfPool({ kind, collection, address: "" })} · ${known ? nftStaking.rewards[known] : reward}`;
}

import { and, asc, eq, isNull } from "drizzle-orm";
import type { Database } from "~db/client";
import { dropRecipient, nftPosition, stakingPosition, surveyAnswer } from "~db/schema";
import { isAsDrawn } from "../draws/commitment.server";
import { findDraw } from "../draws/queries.server";
import type { AssetIndex } from "../solana/asset-index.server";
import { listHolders } from "./collection-source.server";
import { MOST_ITEMS } from "./read-list";

/** Where the recipients of an airdrop come from, besides a list: what the site itself knows. */
export const SOURCES = ["list", "coinPool", "nftPool", "survey", "drop", "draw", "collection"] as const;
export type Source = (typeof SOURCES)[number];

/**
 * The wallets of a source, each once, in their order, one more than a job may have at most: those with an open position in a
 * pool, those that answered a survey, the recipients of a campaign, the winners of a draw, or the holders of a collection.
 * `of`: the address of the pool, campaign or collection, or the id of the survey or draw. Throws CollectionNotListed.
 */
export async function listSource(
  deps: { db: Database; assets: AssetIndex },
  source: Exclude<Source, "list">,
  of: string,
): Promise<string[]> {
  if (source === "collection") return listHolders(deps, of);
  const { db } = deps;
  const limit = MOST_ITEMS + 1;
  const rows = await {
    coinPool: () =>
      db
        .selectDistinct({ wallet: stakingPosition.walletAddress })
        .from(stakingPosition)
        .where(
          and(eq(stakingPosition.poolAddress, of), isNull(stakingPosition.closedAt), eq(stakingPosition.leftTs, 0)),
        )
        .orderBy(asc(stakingPosition.walletAddress))
        .limit(limit),
    nftPool: () =>
      db
        .selectDistinct({ wallet: nftPosition.walletAddress })
        .from(nftPosition)
        .where(and(eq(nftPosition.poolAddress, of), isNull(nftPosition.closedAt), eq(nftPosition.leftTs, 0)))
        .orderBy(asc(nftPosition.walletAddress))
        .limit(limit),
    survey: () =>
      db
        .selectDistinct({ wallet: surveyAnswer.walletAddress })
        .from(surveyAnswer)
        .where(eq(surveyAnswer.surveyId, of))
        .orderBy(asc(surveyAnswer.walletAddress))
        .limit(limit),
    drop: () =>
      db
        .selectDistinct({ wallet: dropRecipient.walletAddress })
        .from(dropRecipient)
        .where(eq(dropRecipient.campaignAddress, of))
        .orderBy(asc(dropRecipient.walletAddress))
        .limit(limit),
    draw: () => listWinners(db, of),
  }[source]();
  return rows.map(({ wallet }) => wallet);
}

/** The winners. There are none before the draw, or if the row differs from the result in the audit log. */
async function listWinners(db: Database, id: string): Promise<{ wallet: string }[]> {
  const found = await findDraw(db, id);
  if (!found?.winners || !(await isAsDrawn(db, found))) return [];
  return found.winners.split("\n").map((wallet) => ({ wallet }));
}

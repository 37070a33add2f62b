import { and, eq, inArray } from "drizzle-orm";
import { dropCampaign, dropClaim } from "~db/schema";
import { type DropDeps, giftOf, listPlaces, listShownDrops } from "./queries.server";
import type { KnownDrop } from "./view";

type CampaignRow = typeof dropCampaign.$inferSelect;

/**
 * The drops of the page as D1 knows them, those that are over last, for a page that cannot read the chain. An open
 * campaign's dates and list never change, so they hold; how many gifts are left is not known. `wallet`: whose places are
 * looked up; null for a visitor.
 */
export async function listKnownDrops(
  { db, now }: Pick<DropDeps, "db" | "now">,
  wallet: string | null,
): Promise<KnownDrop[]> {
  const shown = await listShownDrops(db);
  if (shown.length === 0) return [];
  const addresses = shown.map(({ address }) => address);
  const [rows, places, claims] = await Promise.all([
    db.select().from(dropCampaign).where(inArray(dropCampaign.address, addresses)),
    wallet ? listPlaces(db, wallet, shown) : [],
    wallet ? listClaims(db, wallet, addresses) : [],
  ]);
  const isTaken = (at: { campaignAddress: string; place: number }) =>
    claims.some(({ campaignAddress, place }) => campaignAddress === at.campaignAddress && place === at.place);
  const drops = shown.map(({ number, address, gift }): KnownDrop => {
    const row = rows.find((each) => each.address === address);
    if (!row) return { number, address, name: gift, campaign: null };
    const own = places.filter(({ campaignAddress }) => campaignAddress === address);
    // the first gift that is not known to be taken, or else the first
    const place = own.find((each) => !isTaken(each)) ?? own[0];
    return {
      number,
      address,
      name: gift,
      campaign: {
        gift: giftOf(row, gift),
        state: stateOf(row, now),
        beginTs: BigInt(row.beginTs),
        endTs: BigInt(row.endTs),
        mine: place ? { amountRaw: place.amountRaw, isTaken: isTaken(place) } : null,
      },
    };
  });
  return drops.toSorted((a, b) => Number(isOver(a)) - Number(isOver(b)));
}

const isOver = ({ campaign }: KnownDrop) => campaign?.state === "over";

function stateOf({ state, endTs, closedAt }: CampaignRow, now: Date): "draft" | "dated" | "over" {
  if (state === "settled" || closedAt !== null || endTs * 1_000 <= now.getTime()) return "over";
  return state === "draft" ? "draft" : "dated";
}

function listClaims(db: DropDeps["db"], wallet: string, addresses: string[]) {
  const { campaignAddress, place, walletAddress } = dropClaim;
  return db
    .select({ campaignAddress, place })
    .from(dropClaim)
    .where(and(eq(walletAddress, wallet), inArray(campaignAddress, addresses)));
}

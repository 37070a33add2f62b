import { and, eq, inArray } from "drizzle-orm";
import { dropCampaign, dropClaim } from "~db/schema";
import { inPageOrder } from "./order";
import { type DropDeps, giftOf, listPlaces, listShownDrops } from "./queries.server";
import type { KnownDrop } from "./view";

type CampaignRow = typeof dropCampaign.$inferSelect;

/**
 * The drops of the page as D1 knows them, for a page that cannot read the chain, in the order that the page always has: of the
 * drops that can be taken, the one that ends soonest comes first. The dates and the list of an open campaign never change, so
 * they are right; how many gifts are left is not known. `wallet`: the wallet whose places are looked up; null for a visitor.
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
  return inPageOrder(drops.map((drop) => ({ drop, ...placeInOrder(drop, wallet !== null) }))).map(({ drop }) => drop);
}

type KnownState = NonNullable<KnownDrop["campaign"]>["state"];

function stateOf({ state, beginTs, endTs, closedAt }: CampaignRow, now: Date): KnownState {
  if (state === "settled" || closedAt !== null || endTs * 1_000 <= now.getTime()) return "over";
  if (state === "draft") return "draft";
  return beginTs * 1_000 <= now.getTime() ? "open" : "before";
}

/** The key by which the page orders drops. A drop without known dates comes among those that are still being prepared. */
function placeInOrder({ number, campaign }: KnownDrop, hasWallet: boolean): Parameters<typeof inPageOrder>[0][number] {
  if (!campaign) return { number, state: "draft", obstacle: null, beginTs: 0n, endTs: 0n };
  const { state, beginTs, endTs, mine } = campaign;
  const isUnlisted = hasWallet && !mine && state !== "draft";
  const obstacle = mine?.isTaken ? "taken" : isUnlisted ? "notListed" : null;
  return { number, state: state === "over" ? "ended" : state, obstacle, beginTs, endTs };
}

function listClaims(db: DropDeps["db"], wallet: string, addresses: string[]) {
  const { campaignAddress, place, walletAddress } = dropClaim;
  return db
    .select({ campaignAddress, place })
    .from(dropClaim)
    .where(and(eq(walletAddress, wallet), inArray(campaignAddress, addresses)));
}

import { count, eq } from "drizzle-orm";
import type { Database } from "~db/client";
import { nftAllowList } from "~db/schema";

/** How many NFTs are stored of the allow-list with this root (hex). A list has at most a few thousand. */
export async function countListedNfts(db: Database, root: string): Promise<number> {
  const [row] = await db.select({ stored: count() }).from(nftAllowList).where(eq(nftAllowList.root, root));
  return row?.stored ?? 0;
}

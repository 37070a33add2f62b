import { PublicKey } from "@solana/web3.js";
import { eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "~db/client";
import { dropRecipient, dropTreeChunk } from "~db/schema";
import { DROP_PROGRAM_ADDRESS } from "~programs/addresses";
import { buildDropTree, dropRoot, packDropTree } from "~programs/drop-tree";

/** A place of a list, in the order of the list. */
export type DropListRow = { wallet: string; amountRaw: bigint };

/** Rows per statement: a parameter of D1 holds two megabytes. */
const ROWS_A_STATEMENT = 5_000;

/** The root of a list, which its campaign must have, and the statements that store the list. */
type ListedDrop = { root: Uint8Array; stored: [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]] };

/**
 * Stores the list of a campaign and its tree, so that each holder's place and proof are found by key. It replaces what was
 * stored for the campaign. For lists that fit into a request; the command line writes longer ones (`npm run punk -- drop
 * list`). Returns the root, which the campaign must have.
 */
export async function storeDropList(
  db: Database,
  list: { campaignAddress: string; rows: readonly DropListRow[] },
): Promise<Uint8Array> {
  const { root, stored } = listDrop(db, list);
  await db.batch(stored);
  return root;
}

/** The same as statements, for a batch. */
export function listDrop(
  db: Database,
  { campaignAddress, rows }: { campaignAddress: string; rows: readonly DropListRow[] },
): ListedDrop {
  const tree = buildDropTree(
    { program: DROP_PROGRAM_ADDRESS.toBytes(), campaign: new PublicKey(campaignAddress).toBytes() },
    rows.map(({ wallet, amountRaw }) => ({ holder: new PublicKey(wallet).toBytes(), amountRaw })),
  );
  const inserts = [];
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    const part = rows.slice(start, start + ROWS_A_STATEMENT);
    const json = JSON.stringify(part.map(({ wallet, amountRaw }, i) => [start + i, wallet, String(amountRaw)]));
    inserts.push(
      // the columns of the table, in their order; a bare statement has no place in a batch
      db
        .insert(dropRecipient)
        .select(sql`SELECT ${campaignAddress}, value ->> 0, value ->> 1, value ->> 2 FROM json_each(${json})`),
    );
  }
  const chunks = [...packDropTree(tree)].map(({ layer, number, bytes }) =>
    db.insert(dropTreeChunk).values({ campaignAddress, layer, number, bytes: base64Of(bytes) }),
  );
  const emptied = [
    db.delete(dropRecipient).where(eq(dropRecipient.campaignAddress, campaignAddress)),
    db.delete(dropTreeChunk).where(eq(dropTreeChunk.campaignAddress, campaignAddress)),
  ] as const;
  return { root: dropRoot(tree), stored: [...emptied, ...inserts, ...chunks] };
}

function base64Of(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

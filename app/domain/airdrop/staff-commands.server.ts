import { and, eq, exists, gt, ne, sql } from "drizzle-orm";
import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { airdropApplication, airdropList, airdropRecipient } from "~db/schema";
import { chunksOf, countRows } from "./batch-rows.server";
import type { AirdropListInput, RecipientInput } from "./input";
import { isOver } from "./rules";

type Deps = { db: Database };

/** Why a list cannot be stored: its chain never changes, and one whose time is over is opened again only on purpose. */
export type ListObstacle = "chain" | "reopened";

/** Compares a list with the stored one, and stores nothing; null if it can be stored. */
export async function findListObstacle(
  { db, now }: Deps & { now: Date },
  list: AirdropListInput,
): Promise<ListObstacle | null> {
  const [stored] = await db.select().from(airdropList).where(eq(airdropList.key, list.key));
  if (!stored) return null;
  if (stored.chain !== list.chain) return "chain";
  return isOver(stored, now) && !isOver(list, now) ? "reopened" : null;
}

/**
 * Creates a list, or replaces what is said of it. Its chain never changes, since its recipients' addresses are of that
 * chain, and one whose time is over is opened again only with `isReopening`. Throws Conflict where findListObstacle names an
 * obstacle.
 */
export async function saveAirdropList(
  { db, now }: Deps & { now: Date },
  list: AirdropListInput,
  { isReopening = false }: { isReopening?: boolean } = {},
): Promise<void> {
  const { name, gift, ...rest } = list;
  const row = {
    ...rest,
    ...{ nameKo: name.ko, nameEn: name.en, nameId: name.id },
    ...{ giftKo: gift.ko, giftEn: gift.en, giftId: gift.id },
  };
  const { key: _, chain: __, ...changeable } = row;
  const mayOpen = isReopening || isOver(list, now);
  const isStillOpen = and(ne(airdropList.state, "stopped"), gt(airdropList.closesAt, now));
  const saved = await db
    .insert(airdropList)
    .values(row)
    .onConflictDoUpdate({
      target: airdropList.key,
      set: changeable,
      setWhere: and(eq(airdropList.chain, row.chain), mayOpen ? undefined : isStillOpen),
    })
    .returning({ key: airdropList.key });
  if (saved.length === 0) throw new AppError("Conflict");
}

/**
 * Puts addresses of the list's chain (`recipientInput`) on it, either all or none. One that is on it gets the new item,
 * unless its airdrop was sent. Returns how many rows are new or changed. Throws NotFound for an unknown list.
 */
export async function addRecipients(
  { db }: Deps,
  { list, recipients }: { list: string; recipients: readonly RecipientInput[] },
): Promise<number> {
  await getStaffList(db, list);
  const statements = chunksOf(recipients).map((chunk) =>
    db
      .insert(airdropRecipient)
      .values(chunk.map((recipient) => ({ listKey: list, ...recipient })))
      .onConflictDoUpdate({
        target: [airdropRecipient.listKey, airdropRecipient.address],
        set: { item: sql`excluded.item` },
        setWhere: and(eq(airdropRecipient.status, "waiting"), ne(airdropRecipient.item, sql`excluded.item`)),
      })
      .returning({ address: airdropRecipient.address }),
  );
  return countRows(db, statements);
}

/**
 * Takes an address off a list, with every application that it made. Throws NotFound for an unknown list, AirdropNotListed
 * and AirdropSent.
 */
export async function removeRecipient(
  { db }: Deps,
  { list, address }: { list: string; address: string },
): Promise<void> {
  await getStaffList(db, list);
  const isRecipient = and(eq(airdropRecipient.listKey, list), eq(airdropRecipient.address, address));
  const isWaiting = and(isRecipient, eq(airdropRecipient.status, "waiting"));
  const waiting = db.select({ one: sql`1` }).from(airdropRecipient).where(isWaiting);
  const [, removed] = await db.batch([
    db
      .delete(airdropApplication)
      .where(and(eq(airdropApplication.listKey, list), eq(airdropApplication.address, address), exists(waiting))),
    db.delete(airdropRecipient).where(isWaiting).returning({ address: airdropRecipient.address }),
  ]);
  if (removed.length > 0) return;
  const rest = await db.select({ address: airdropRecipient.address }).from(airdropRecipient).where(isRecipient);
  throw new AppError(rest.length > 0 ? "AirdropSent" : "AirdropNotListed");
}

/** A list as staff know it, drafts too; null if there is none. */
export async function findStaffList(db: Database, key: string): Promise<typeof airdropList.$inferSelect | null> {
  const [list] = await db.select().from(airdropList).where(eq(airdropList.key, key));
  return list ?? null;
}

/** The same for a list that has to exist. Throws NotFound. */
export async function getStaffList(db: Database, key: string): Promise<typeof airdropList.$inferSelect> {
  const list = await findStaffList(db, key);
  if (!list) throw new AppError("NotFound");
  return list;
}

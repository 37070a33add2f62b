import { and, eq, ne, sql } from "drizzle-orm";
import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { airdropList, airdropRecipient } from "~db/schema";
import {
  type AirdropListInput,
  airdropListInput,
  type RecipientInput,
  recipientInput,
  type SentInput,
  sentInput,
} from "./input";

type Deps = { db: Database };

/** Rows per statement: D1 binds a hundred values. */
const ROWS_A_STATEMENT = 20;

/**
 * Creates a list, or replaces what is said of it. Its chain never changes, since its recipients' addresses are of that
 * chain. Throws InvalidInput, and Conflict for another chain.
 */
export async function saveAirdropList({ db }: Deps, input: AirdropListInput): Promise<void> {
  const { name, gift, ...rest } = parse(airdropListInput, input);
  const row = {
    ...rest,
    ...{ nameKo: name.ko, nameEn: name.en, nameId: name.id },
    ...{ giftKo: gift.ko, giftEn: gift.en, giftId: gift.id },
  };
  const { key: _, chain: __, ...changeable } = row;
  const saved = await db
    .insert(airdropList)
    .values(row)
    .onConflictDoUpdate({
      target: airdropList.key,
      set: changeable,
      setWhere: eq(airdropList.chain, row.chain),
    })
    .returning({ key: airdropList.key });
  if (saved.length === 0) throw new AppError("Conflict");
}

/**
 * Puts addresses on a list, either all or none. One that is on it gets the new item, unless its airdrop was sent. Returns
 * how many rows are new or changed. Throws NotFound for an unknown list, InvalidInput for a wrong or repeated address.
 */
export async function addRecipients(
  { db }: Deps,
  { list, recipients }: { list: string; recipients: readonly RecipientInput[] },
): Promise<number> {
  const schema = recipientInput((await getStaffList(db, list)).chain);
  const rows = recipients.map((recipient) => ({ listKey: list, ...parse(schema, recipient) }));
  if (new Set(rows.map(({ address }) => address)).size !== rows.length) throw new AppError("InvalidInput");
  const statements = chunksOf(rows).map((chunk) =>
    db
      .insert(airdropRecipient)
      .values(chunk)
      .onConflictDoUpdate({
        target: [airdropRecipient.listKey, airdropRecipient.address],
        set: { item: sql`excluded.item` },
        setWhere: and(eq(airdropRecipient.status, "waiting"), ne(airdropRecipient.item, sql`excluded.item`)),
      })
      .returning({ address: airdropRecipient.address }),
  );
  return countRows(db, statements);
}

/** A row that was not recorded: its address is not on the list, or another transaction was recorded for it. */
export type RefusedSent = { address: string; why: "notListed" | "otherTransaction" };

/**
 * Records which transactions sent an airdrop. Recording the same again changes nothing; nothing is recorded if a row is
 * refused. `recorded` is how many are new. Throws NotFound for an unknown list, InvalidInput.
 */
export async function recordSent(
  { db }: Deps,
  { list, sent }: { list: string; sent: readonly SentInput[] },
): Promise<{ recorded: number; refused: RefusedSent[] }> {
  await getStaffList(db, list);
  const rows = sent.map((row) => parse(sentInput, row));
  const known = new Map<string, string | null>();
  for (const chunk of chunksOf(rows)) {
    for (const { address, transaction } of await recipientsOf(db, list, chunk)) known.set(address, transaction);
  }
  const refused = rows.flatMap(({ address, transaction }): RefusedSent[] => {
    const recorded = known.get(address);
    if (recorded === undefined) return [{ address, why: "notListed" }];
    // so that a file that names an address twice is refused too
    known.set(address, recorded ?? transaction);
    return recorded === null || recorded === transaction ? [] : [{ address, why: "otherTransaction" }];
  });
  if (refused.length > 0) return { recorded: 0, refused };
  const statements = rows.map(({ address, transaction, sentAt }) =>
    db
      .update(airdropRecipient)
      .set({ status: "completed", transaction, sentAt })
      .where(
        and(
          eq(airdropRecipient.listKey, list),
          eq(airdropRecipient.address, address),
          eq(airdropRecipient.status, "waiting"),
        ),
      )
      .returning({ address: airdropRecipient.address }),
  );
  return { recorded: await countRows(db, statements), refused };
}

/** A list as staff know it, drafts too. Throws NotFound. */
export async function getStaffList(db: Database, key: string): Promise<typeof airdropList.$inferSelect> {
  const [list] = await db.select().from(airdropList).where(eq(airdropList.key, key));
  if (!list) throw new AppError("NotFound");
  return list;
}

function recipientsOf(db: Database, list: string, rows: readonly { address: string }[]) {
  const addresses = sql.join(
    rows.map(({ address }) => sql`${address}`),
    sql`, `,
  );
  return db
    .select({ address: airdropRecipient.address, transaction: airdropRecipient.transaction })
    .from(airdropRecipient)
    .where(and(eq(airdropRecipient.listKey, list), sql`${airdropRecipient.address} in (${addresses})`));
}

type Counted = Parameters<Database["batch"]>[0][number];

async function countRows(db: Database, [first, ...others]: Counted[]): Promise<number> {
  if (!first) return 0;
  const answers = (await db.batch([first, ...others])) as unknown[][];
  return answers.reduce((sum, { length }) => sum + length, 0);
}

function chunksOf<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_A_STATEMENT) }, (_, i) =>
    rows.slice(i * ROWS_A_STATEMENT, (i + 1) * ROWS_A_STATEMENT),
  );
}

type Schema<Output> = { safeParse(input: unknown): { success: true; data: Output } | { success: false } };

function parse<Output>(schema: Schema<Output>, input: unknown): Output {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw new AppError("InvalidInput");
  return parsed.data;
}

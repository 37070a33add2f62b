import { and, eq, inArray, type SQL } from "drizzle-orm";
import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { airdropApplication, airdropRecipient } from "~db/schema";
import { isUniqueViolation } from "~db/unique-violation";
import { chunksOf } from "./batch-rows.server";
import { sentClaimed, sentReleased } from "./claims.server";
import type { SentInput } from "./input";
import { isNewest } from "./queries.server";
import { sendTo } from "./rules";
import { getStaffList } from "./staff-commands.server";

type Deps = { db: Database };
type Unsent = { list: string } & Pick<SentInput, "address" | "transaction">;
type Sent = { list: string; sent: readonly SentInput[] };

/**
 * A row that is not recorded: its address is not on the list, another transaction was recorded for it, nobody can know yet
 * where it is to be sent, or it was sent to another address than that which its recipient named.
 */
export type RefusedSent = { address: string; why: "notListed" | "otherTransaction" | "noTarget" | "otherTarget" };

/** Compares what was sent with a list, and records nothing. Throws NotFound for an unknown list. */
export async function compareSent({ db }: Deps, { list, sent }: Sent): Promise<RefusedSent[]> {
  const { chain } = await getStaffList(db, list);
  const known = new Map((await recipientsOf(db, list, sent)).map((recipient) => [recipient.address, recipient]));
  return sent.flatMap(({ address, sentTo, transaction }): RefusedSent[] => {
    const recipient = known.get(address);
    if (!recipient) return [{ address, why: "notListed" }];
    const recorded = recipient.transaction;
    // so that a file that names an address twice is refused too
    known.set(address, { ...recipient, transaction: recorded ?? transaction, sentTo: recipient.sentTo ?? sentTo });
    if (recorded !== null && recorded !== transaction) return [{ address, why: "otherTransaction" }];
    const target = recipient.sentTo ?? sendTo(chain, recipient);
    if (target === null) return [{ address, why: "noTarget" }];
    return target === sentTo ? [] : [{ address, why: "otherTarget" }];
  });
}

/**
 * Records which transactions sent an airdrop, and to which addresses. Recording the same again changes nothing; nothing is
 * recorded if a row is refused. `recorded` is how many are new. Throws NotFound for an unknown list, and JobRowsClaimed if a
 * job is paying one of them.
 */
export async function recordSent(
  { db }: Deps,
  { list, sent }: Sent,
): Promise<{ recorded: number; refused: RefusedSent[] }> {
  const refused = await compareSent({ db }, { list, sent });
  if (refused.length > 0) return { recorded: 0, refused };
  const statements = sent.map(({ address, sentTo, transaction, sentAt }) =>
    db
      .update(airdropRecipient)
      .set({ status: "completed", transaction, sentAt, sentTo })
      .where(and(isRecipient(list, address), eq(airdropRecipient.status, "waiting")))
      .returning({ address: airdropRecipient.address }),
  );
  const [first, ...others] = statements;
  if (!first) return { recorded: 0, refused };
  const addresses = sent.map(({ address }) => address);
  const [, ...answers] = await db.batch([sentClaimed(db, { list, addresses }), first, ...others]).catch((error) => {
    throw isUniqueViolation(error) ? new AppError("JobRowsClaimed") : error;
  });
  return { recorded: answers.flat().length, refused };
}

/**
 * Takes back that an airdrop was sent, so that its recipient waits again. The transaction that was recorded must be named.
 * Throws NotFound for an unknown list, and Conflict if this is not what was recorded.
 */
export async function takeBackSent({ db }: Deps, { list, address, transaction }: Unsent): Promise<void> {
  await getStaffList(db, list);
  const waits = db
    .update(airdropRecipient)
    .set({ status: "waiting", transaction: null, sentAt: null, sentTo: null })
    .where(and(isRecipient(list, address), eq(airdropRecipient.transaction, transaction)))
    .returning({ address: airdropRecipient.address });
  const [waiting] = await db.batch([waits, sentReleased(db, { list, addresses: [address] })]);
  if (waiting.length === 0) throw new AppError("Conflict");
}

function isRecipient(list: string, address: string): SQL | undefined {
  return and(eq(airdropRecipient.listKey, list), eq(airdropRecipient.address, address));
}

async function recipientsOf(db: Database, list: string, rows: readonly { address: string }[]) {
  const { address, transaction, sentTo } = airdropRecipient;
  const reads = chunksOf(rows).map((chunk) =>
    db
      .select({ address, transaction, sentTo, target: airdropApplication.targetAddress })
      .from(airdropRecipient)
      .leftJoin(airdropApplication, isNewest())
      .where(
        and(
          eq(airdropRecipient.listKey, list),
          inArray(
            address,
            chunk.map((row) => row.address),
          ),
        ),
      ),
  );
  const [first, ...others] = reads;
  return first ? (await db.batch([first, ...others])).flat() : [];
}

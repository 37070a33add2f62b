import { VersionedMessage, VersionedTransaction } from "@solana/web3.js";
import { eq } from "drizzle-orm";
import type { Database } from "~db/client";
import { transactionIntent } from "~db/schema";
import { DEED_PROGRAMS } from "~programs/deed-programs";
import { PROGRAMS } from "~programs/idl/instructions";
import { decode, type Programs } from "../solana/decode";
import type { Intent } from "./queries.server";

/** An instruction in words: its name ("staking.stake"), its accounts by their roles, its arguments. */
type ReadInstruction = { name: string; accounts: string[]; args: string[] };

/** What holders sign and what authorities sign, of each program. */
const ALL_PROGRAMS: Programs = Object.fromEntries(
  Object.entries<Programs[string]>(PROGRAMS).map(([name, { address, instructions }]) => {
    const ofDeeds: Programs = DEED_PROGRAMS;
    return [name, { address, instructions: { ...instructions, ...ofDeeds[name]?.instructions } }];
  }),
);

/** A moment in the life of a transaction. */
type Step = { at: Date; status: string };

/** A transaction as staff see it. `instructions`: null if its message cannot be read. */
export type TransactionForStaff = { intent: Intent; life: Step[]; instructions: ReadInstruction[] | null };

/** A transaction that the site built, by its id; null if there is none. */
export async function findTransactionForStaff(db: Database, id: string): Promise<TransactionForStaff | null> {
  const [intent] = await db.select().from(transactionIntent).where(eq(transactionIntent.id, id));
  return intent ? { intent, life: lifeOf(intent), instructions: instructionsIn(intent.message) } : null;
}

/** What its row knows of when: it keeps the first moment, the last change, and the end. */
function lifeOf({ createdAt, updatedAt, finalizedAt, lookAt, status }: Intent): Step[] {
  // a final transaction says when it became final; the last change of its row is then the same moment or a little earlier
  const isChanged = updatedAt > createdAt && status !== "finalized";
  return [
    { at: createdAt, status: "built" },
    ...(isChanged ? [{ at: updatedAt, status }] : []),
    ...(finalizedAt ? [{ at: finalizedAt, status: "finalized" }] : []),
    ...(lookAt && !finalizedAt && isOpen(status) ? [{ at: lookAt, status: "nextLook" }] : []),
  ];
}

const isOpen = (status: Intent["status"]) => ["signed", "sent", "confirmed"].includes(status);

/** The instructions of a message in base64, as the browser's check reads them. */
function instructionsIn(message: string): ReadInstruction[] | null {
  try {
    const bytes = Uint8Array.from(Buffer.from(message, "base64"));
    const transaction = new VersionedTransaction(VersionedMessage.deserialize(bytes)).serialize();
    return decode(transaction, ALL_PROGRAMS).instructions.map(({ name, accounts, args }) => ({
      name,
      accounts: linesOf(accounts),
      args: linesOf(args),
    }));
  } catch {
    // a message of an earlier release may hold what this one does not know; the page then says so
    return null;
  }
}

const linesOf = (values: Record<string, string>) =>
  Object.entries(values).map(([name, value]) => (value === "" ? name : `${name}: ${value}`));

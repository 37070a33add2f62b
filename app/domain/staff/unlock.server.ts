import { eq } from "drizzle-orm";
import { AppError } from "~/errors";
import { account, signInFailure } from "~db/schema";
import { type AuditedDeps, writeAudited } from "../audit/commands.server";
import { keyOfSubject, type Subject } from "../credentials/throttle.server";

/**
 * Forgets the failed tries of an e-mail address and of the codes of its account, so that its owner can sign in at once. Returns
 * false if no failed sign-in of it was counted.
 */
export async function unlockStaff(deps: AuditedDeps, email: string): Promise<boolean> {
  const { db } = deps;
  const [row] = await db.select({ id: account.id }).from(account).where(eq(account.email, email));
  const counted = async (subject: Subject) => eq(signInFailure.subject, await keyOfSubject(subject));
  const ofAddress = await counted({ kind: "email", of: email });
  const ofCodes = await counted({ kind: "codes", of: row?.id ?? "" });
  try {
    await writeAudited(deps, {
      action: "staff.unlock",
      noun: "staff",
      key: row?.id ?? email,
      before: null,
      after: null,
      write: db.delete(signInFailure).where(ofAddress),
      also: [db.delete(signInFailure).where(ofCodes)],
    });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "Conflict") return false;
    throw error;
  }
}

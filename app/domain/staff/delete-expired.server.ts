import { lt } from "drizzle-orm";
import type { Database } from "~db/client";
import {
  accountCode,
  accountInvitation,
  accountReset,
  accountSession,
  passkeyChallenge,
  signInFailure,
} from "~db/schema";
import { FORGOTTEN_MS } from "../credentials/throttle.server";

/**
 * Deletes sessions, codes, invitations, links for a forgotten password and challenges whose time is over, and counts of tries
 * that no longer matter. Cron runs this.
 */
export async function deleteExpiredOfStaff({ db, now }: { db: Database; now: Date }): Promise<void> {
  await db.batch([
    db.delete(accountSession).where(lt(accountSession.expiresAt, now)),
    db.delete(accountCode).where(lt(accountCode.expiresAt, now)),
    db.delete(accountInvitation).where(lt(accountInvitation.expiresAt, now)),
    db.delete(accountReset).where(lt(accountReset.expiresAt, now)),
    db.delete(passkeyChallenge).where(lt(passkeyChallenge.expiresAt, now)),
    db.delete(signInFailure).where(lt(signInFailure.lastAt, new Date(now.getTime() - FORGOTTEN_MS))),
  ]);
}

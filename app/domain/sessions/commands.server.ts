import { and, eq, isNull, lt, or } from "drizzle-orm";
import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { session, signInNonce } from "~db/schema";
import { isSameAddress } from "../wallet-chains";
import { chainOfMethod, type Holder, type Holders, type SignInMethod, sessionMs } from "./rules";
import { createSessionId, hashSessionId } from "./session-id.server";

type Deps = { db: Database; now: Date };

/** Rows that can no longer open anything are deleted after this time, as the privacy policy says. */
const KEPT_MS = 24 * 60 * 60_000;

/** Starts a session for a wallet that has just proved itself. Returns the id for the cookie. */
export async function startSession(
  { db, now }: Deps,
  input: { userId: string; walletAddress: string; method: SignInMethod },
): Promise<string> {
  const sessionId = createSessionId();
  await db.insert(session).values({
    idHash: await hashSessionId(sessionId),
    userId: input.userId,
    chain: chainOfMethod(input.method),
    walletAddress: input.walletAddress,
    createdAt: now,
    expiresAt: new Date(now.getTime() + sessionMs(input.method)),
  });
  return sessionId;
}

/**
 * Ends the session of one of a browser's holders, everywhere at once. `uid` is its wallet address and `authKey` its user id: a
 * page that still shows another account cannot end this one. Returns whose session has ended. Throws WrongWallet.
 */
export async function revokeSession(
  { db, now, holders }: Deps & { holders: Holders },
  input: { uid: string; authKey: string },
): Promise<Holder> {
  const actor = [holders.solana, holders.evm].find(
    (holder) => holder && isSameAddress(holder.walletAddress, input.uid) && holder.userId === input.authKey,
  );
  if (!actor) throw new AppError("WrongWallet");
  await endSession({ db, now }, actor.sessionIdHash);
  return actor;
}

/** Ends a session by the hash of its id; ending it again changes nothing. */
export async function endSession({ db, now }: Deps, sessionIdHash: string): Promise<void> {
  await db
    .update(session)
    .set({ revokedAt: now })
    .where(and(eq(session.idHash, sessionIdHash), isNull(session.revokedAt)));
}

/**
 * Deletes sessions and sign-in attempts that ended more than a day ago, because their time was over or their holder ended
 * them. Cron runs this.
 */
export async function deleteEndedSessions({ db, now }: Deps): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS);
  await db.batch([
    db.delete(session).where(or(lt(session.expiresAt, before), lt(session.revokedAt, before))),
    db.delete(signInNonce).where(lt(signInNonce.expiresAt, before)),
  ]);
}

import { and, eq, gt, isNull } from "drizzle-orm";
import type { Database } from "~db/client";
import { passkeyChallenge, type passkeyPurposes } from "~db/schema";
import { hashSessionId } from "../sessions/session-id.server";

type Deps = { db: Database; now: Date };

/** What a challenge is for, and whose passkey has to sign it; null for a sign-in, where the passkey says who it is. */
export type ChallengeFor = { purpose: (typeof passkeyPurposes)[number]; accountId: string | null };

const CHALLENGE_MS = 5 * 60_000;

/** Stores a challenge that was given to a browser. It counts once, for five minutes, and for this purpose. */
export async function keepChallenge(
  { db, now }: Deps,
  { challenge, purpose, accountId }: ChallengeFor & { challenge: string },
): Promise<void> {
  const expiresAt = new Date(now.getTime() + CHALLENGE_MS);
  await db
    .insert(passkeyChallenge)
    .values({ challengeHash: await hashSessionId(challenge), purpose, accountId, expiresAt });
}

/** Uses a challenge up; false if it is none of ours, is over, was used before, or was given for something else. */
export async function takeChallenge(
  { db, now }: Deps,
  { challenge, purpose, accountId }: ChallengeFor & { challenge: string },
): Promise<boolean> {
  const isOf = accountId === null ? isNull(passkeyChallenge.accountId) : eq(passkeyChallenge.accountId, accountId);
  const taken = await db
    .delete(passkeyChallenge)
    .where(
      and(
        eq(passkeyChallenge.challengeHash, await hashSessionId(challenge)),
        eq(passkeyChallenge.purpose, purpose),
        gt(passkeyChallenge.expiresAt, now),
        isOf,
      ),
    )
    .returning({ purpose: passkeyChallenge.purpose });
  return taken.length === 1;
}

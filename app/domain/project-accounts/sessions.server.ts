import { and, eq, gt, ne } from "drizzle-orm";
import type { Database } from "~db/client";
import { projectAccount, projectAccountSession } from "~db/schema";
import { createSessionId, hashSessionId } from "../sessions/session-id.server";

type Deps = { db: Database; now: Date };

const SESSION_MS = 12 * 60 * 60_000;
const IDLE_MS = 30 * 60_000;
/** A session's last use is written at most once in this time. */
const SEEN_MS = 60_000;

/** A project account, without its password, as its own session finds it. */
export type ProjectAccount = Omit<typeof projectAccount.$inferSelect, "passwordHash"> & { sessionIdHash: string };

/** Starts a session for somebody who has just proved who they are. Returns the id for the cookie. */
export async function startProjectSession({ db, now }: Deps, accountId: string): Promise<string> {
  const sessionId = createSessionId();
  await db.insert(projectAccountSession).values({
    ...{ accountId, createdAt: now, lastSeenAt: now, expiresAt: new Date(now.getTime() + SESSION_MS) },
    idHash: await hashSessionId(sessionId),
  });
  return sessionId;
}

/** The account of a session: null when it has ended or was not used for half an hour. */
export async function findProjectAccount({ db, now }: Deps, sessionId: string): Promise<ProjectAccount | null> {
  const idHash = await hashSessionId(sessionId);
  const [row] = await db
    .select({ account: projectAccount, lastSeenAt: projectAccountSession.lastSeenAt })
    .from(projectAccountSession)
    .innerJoin(projectAccount, eq(projectAccount.id, projectAccountSession.accountId))
    .where(
      and(
        eq(projectAccountSession.idHash, idHash),
        gt(projectAccountSession.expiresAt, now),
        gt(projectAccountSession.lastSeenAt, new Date(now.getTime() - IDLE_MS)),
      ),
    );
  if (!row) return null;
  if (now.getTime() - row.lastSeenAt.getTime() >= SEEN_MS) {
    await db.update(projectAccountSession).set({ lastSeenAt: now }).where(eq(projectAccountSession.idHash, idHash));
  }
  const { passwordHash: _, ...shown } = row.account;
  return { ...shown, sessionIdHash: idHash };
}

/** Ends a session; ending it again changes nothing. */
export async function endProjectSession({ db }: Pick<Deps, "db">, sessionId: string): Promise<void> {
  await db.delete(projectAccountSession).where(eq(projectAccountSession.idHash, await hashSessionId(sessionId)));
}

/** Statement: ends all sessions of an account but one, for batches that change its password. */
export function projectSessionsEnded(db: Database, accountId: string, but = "") {
  const isOther = ne(projectAccountSession.idHash, but);
  return db.delete(projectAccountSession).where(and(eq(projectAccountSession.accountId, accountId), isOther));
}

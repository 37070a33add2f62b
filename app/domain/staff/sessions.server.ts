import { and, desc, eq, gt, ne } from "drizzle-orm";
import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { account, accountSession } from "~db/schema";
import { createSessionId, hashSessionId } from "../sessions/session-id.server";
import { isAdminCode } from "./admin-code.server";
import type { StaffMember } from "./roles";
import { isSessionSealed, sessionSealOf } from "./session-seal.server";

type Deps = { db: Database; now: Date };
type SecretDeps = Deps & { adminSecret: string };

const SESSION_MS = 12 * 60 * 60_000;
const IDLE_MS = 30 * 60_000;
/** A session's last use is written at most once in this time. */
const SEEN_MS = 60_000;
const LONGEST_USER_AGENT = 200;

/** Where a request of staff comes from. */
export type StaffOrigin = {
  ipAddress: string;
  /** What the address is counted by: of IPv6 the half that names the network. */
  network: string;
  userAgent: string;
};

/** With what somebody proved who they are. */
export type ProvenWith = (typeof accountSession.$inferSelect)["provenWith"];

/** Starts a session for somebody who has just proved who they are. Returns the id for the cookie. */
export async function startStaffSession(
  { db, now, adminSecret }: SecretDeps,
  accountId: string,
  origin: StaffOrigin,
  provenWith: ProvenWith = "code",
): Promise<string> {
  const sessionId = createSessionId();
  const vouched = {
    idHash: await hashSessionId(sessionId),
    accountId,
    expiresAt: new Date(now.getTime() + SESSION_MS),
    provenAt: now,
    provenWith,
  };
  await db.insert(accountSession).values({
    ...vouched,
    seal: await sessionSealOf(adminSecret, vouched),
    ipAddress: origin.ipAddress,
    userAgent: origin.userAgent.slice(0, LONGEST_USER_AGENT),
    createdAt: now,
    lastSeenAt: now,
  });
  return sessionId;
}

/**
 * The member of staff of a session: null when it has ended, was not used for half an hour or is not as the site wrote it, or
 * its account is suspended or has another admin code than the site's (`adminSecret`). It is asked at each request, so that
 * somebody who loses one of these is out at once.
 */
export async function findStaff({ db, now, adminSecret }: SecretDeps, sessionId: string): Promise<StaffMember | null> {
  const idHash = await hashSessionId(sessionId);
  const [row] = await db
    .select({ account, session: accountSession })
    .from(accountSession)
    .innerJoin(account, eq(account.id, accountSession.accountId))
    .where(
      and(
        eq(accountSession.idHash, idHash),
        eq(account.status, "active"),
        gt(accountSession.expiresAt, now),
        gt(accountSession.lastSeenAt, new Date(now.getTime() - IDLE_MS)),
      ),
    );
  if (!row || !(await isAdminCode(adminSecret, row.account))) return null;
  const { session } = row;
  if (!(await isSessionSealed(adminSecret, session.seal, session))) return null;
  if (now.getTime() - session.lastSeenAt.getTime() >= SEEN_MS) {
    await db.update(accountSession).set({ lastSeenAt: now }).where(eq(accountSession.idHash, idHash));
  }
  const { id, email, nickname, role } = row.account;
  return { accountId: id, email, nickname, role, provenAt: session.provenAt, sessionIdHash: idHash };
}

/** A session's owner has just proved again who they are. Throws NotStaff if the session has ended, or is not as it was written. */
export async function proveSession(
  { db, now, adminSecret }: SecretDeps,
  staff: StaffMember,
  provenWith: ProvenWith,
): Promise<void> {
  const session = await findOwnSession({ db, adminSecret }, staff);
  if (!session) throw new AppError("NotStaff");
  const proven = { provenAt: now, provenWith };
  // the seal covers the values that were read: if the row has changed since, its seal is broken
  const seal = await sessionSealOf(adminSecret, { ...session, ...proven });
  await db
    .update(accountSession)
    .set({ ...proven, seal })
    .where(eq(accountSession.idHash, session.idHash));
}

/** With what the owner of a session last proved who they are. */
export async function findProvenWith(
  deps: Pick<SecretDeps, "db" | "adminSecret">,
  staff: StaffMember,
): Promise<ProvenWith> {
  return (await findOwnSession(deps, staff))?.provenWith ?? "code";
}

/** The session with which somebody acts, if it is as the site wrote it. */
async function findOwnSession(
  { db, adminSecret }: Pick<SecretDeps, "db" | "adminSecret">,
  { accountId, sessionIdHash }: StaffMember,
) {
  const [row] = await db
    .select()
    .from(accountSession)
    .where(and(eq(accountSession.idHash, sessionIdHash), eq(accountSession.accountId, accountId)));
  return row && (await isSessionSealed(adminSecret, row.seal, row)) ? row : null;
}

export type StaffSession = Omit<StaffOrigin, "network"> & {
  idHash: string;
  createdAt: Date;
  lastSeenAt: Date;
  isThisOne: boolean;
};

/** The open sessions of a member of staff, the newest first. */
export async function listStaffSessions({ db, now }: Deps, actor: StaffMember): Promise<StaffSession[]> {
  const rows = await db
    .select()
    .from(accountSession)
    .where(
      and(
        eq(accountSession.accountId, actor.accountId),
        gt(accountSession.expiresAt, now),
        gt(accountSession.lastSeenAt, new Date(now.getTime() - IDLE_MS)),
      ),
    )
    .orderBy(desc(accountSession.createdAt))
    .limit(50);
  return rows.map(({ idHash, ipAddress, userAgent, createdAt, lastSeenAt }) => {
    return { idHash, ipAddress, userAgent, createdAt, lastSeenAt, isThisOne: idHash === actor.sessionIdHash };
  });
}

/** Ends one session of a member of staff; ending it again changes nothing. */
export async function endStaffSession({ db }: Pick<Deps, "db">, actor: StaffMember, idHash: string): Promise<void> {
  await db
    .delete(accountSession)
    .where(and(eq(accountSession.accountId, actor.accountId), eq(accountSession.idHash, idHash)));
}

/** Statement: ends all sessions of an account but one, for batches that change its password or its rights. */
export function sessionsEnded(db: Database, accountId: string, but = "") {
  return db.delete(accountSession).where(and(eq(accountSession.accountId, accountId), ne(accountSession.idHash, but)));
}

import { and, desc, eq, gt, ne } from "drizzle-orm";
import type { Database } from "~db/client";
import { account, accountSession } from "~db/schema";
import { createSessionId, hashSessionId } from "../sessions/session-id.server";
import { isAdminCode } from "./admin-code.server";
import type { StaffMember } from "./roles";

type Deps = { db: Database; now: Date };

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
  { db, now }: Deps,
  accountId: string,
  origin: StaffOrigin,
  provenWith: ProvenWith = "code",
): Promise<string> {
  const sessionId = createSessionId();
  await db.insert(accountSession).values({
    idHash: await hashSessionId(sessionId),
    accountId,
    ipAddress: origin.ipAddress,
    userAgent: origin.userAgent.slice(0, LONGEST_USER_AGENT),
    createdAt: now,
    lastSeenAt: now,
    provenAt: now,
    provenWith,
    expiresAt: new Date(now.getTime() + SESSION_MS),
  });
  return sessionId;
}

/**
 * The member of staff of a session: null when it has ended, was not used for half an hour, or its account is suspended or has
 * another admin code than the site's (`adminSecret`). Asked at each request, so that whoever loses one of these is out at once.
 */
export async function findStaff(
  { db, now, adminSecret }: Deps & { adminSecret: string },
  sessionId: string,
): Promise<StaffMember | null> {
  const idHash = await hashSessionId(sessionId);
  const [row] = await db
    .select({
      id: account.id,
      email: account.email,
      nickname: account.nickname,
      role: account.role,
      passwordHash: account.passwordHash,
      adminCode: account.adminCode,
      provenAt: accountSession.provenAt,
      lastSeenAt: accountSession.lastSeenAt,
    })
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
  if (!row || !(await isAdminCode(adminSecret, row))) return null;
  if (now.getTime() - row.lastSeenAt.getTime() >= SEEN_MS) {
    await db.update(accountSession).set({ lastSeenAt: now }).where(eq(accountSession.idHash, idHash));
  }
  const { id, email, nickname, role, provenAt } = row;
  return { accountId: id, email, nickname, role, provenAt, sessionIdHash: idHash };
}

/** Statement: a session's owner has just proved again who they are. */
export function sessionProven(
  { db, now }: Deps,
  { sessionIdHash }: Pick<StaffMember, "sessionIdHash">,
  provenWith: ProvenWith,
) {
  return db.update(accountSession).set({ provenAt: now, provenWith }).where(eq(accountSession.idHash, sessionIdHash));
}

/** With what the owner of a session last proved who they are. */
export async function findProvenWith(db: Database, { sessionIdHash }: Pick<StaffMember, "sessionIdHash">) {
  const [row] = await db
    .select({ provenWith: accountSession.provenWith })
    .from(accountSession)
    .where(eq(accountSession.idHash, sessionIdHash));
  return row?.provenWith ?? "code";
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

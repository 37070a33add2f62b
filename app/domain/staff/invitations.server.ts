import { and, eq, gt, isNull, ne, sql } from "drizzle-orm";
import { AppError } from "~/errors";
import type { LocaleCode } from "~/locales/locales";
import type { Database } from "~db/client";
import { account, accountInvitation, passkey } from "~db/schema";
import { type AuditActor, writeAudited } from "../audit/commands.server";
import { type IsBreached, requireUnknownPassword } from "../credentials/known-passwords.server";
import { hashPassword } from "../credentials/password.server";
import { mailQueued } from "../mail/queue-mail.server";
import { createSessionId, hashSessionId } from "../sessions/session-id.server";
import { adminCodeOf, invitationSealOf, isAdminCode, isInvitationSeal } from "./admin-code.server";
import { requireFreshProof, requireRole } from "./guard";
import type { StaffRole } from "./roles";
import { sessionsEnded } from "./sessions.server";

type Deps = { db: Database; now: Date };

const INVITATION_MS = 60 * 60_000;

/** Makes the address that an invitation's token leads to; only the caller knows the site's origin. */
type LinkTo = (token: string) => string;

/**
 * Invites somebody to be staff: a mail with a link that works once, for an hour. Former invitations of the same address end.
 * An address whose account is suspended, or no staff any more since the admin code was replaced, can be invited again. Returns
 * the link, which the operator's command prints. Throws RoleTooLow, ProofNeeded, AlreadyExists if the address is staff's.
 */
export async function inviteStaff(
  { db, now, actor, adminSecret, linkTo }: Deps & { actor: AuditActor; adminSecret: string; linkTo: LinkTo },
  { email, role, language }: { email: string; role: StaffRole; language: LocaleCode },
): Promise<string> {
  if ("staff" in actor) {
    requireRole(actor.staff, "owner");
    requireFreshProof(actor.staff, now);
  }
  const [there] = await db.select().from(account).where(eq(account.email, email));
  if (there?.status === "active" && (await isAdminCode(adminSecret, there))) throw new AppError("AlreadyExists");
  const token = createSessionId();
  const tokenHash = await hashSessionId(token);
  const link = linkTo(token);
  await writeAudited(
    { db, now, actor },
    {
      action: "staff.invite",
      noun: "staff",
      key: email,
      before: null,
      // both the member of staff who proposed an invitation and the one who carries it out count as inviting
      // (app/domain/approvals)
      after: { role, ...("staff" in actor && actor.run && { proposedBy: actor.run.proposedBy }) },
      write: db.insert(accountInvitation).values({
        tokenHash,
        email,
        role,
        seal: await invitationSealOf(adminSecret, { tokenHash, email, role }),
        invitedBy: "staff" in actor ? actor.staff.accountId : null,
        createdAt: now,
        expiresAt: new Date(now.getTime() + INVITATION_MS),
      }),
      also: [
        db
          .delete(accountInvitation)
          .where(and(eq(accountInvitation.email, email), ne(accountInvitation.tokenHash, tokenHash))),
        mailQueued({ db, now }, { kind: "invitation", language, recipient: email, values: { link } }),
      ],
    },
  );
  return link;
}

/**
 * Whom an open invitation is for, or null: it was used, has expired, never was, was made under another admin code, or its owner
 * is not one any more.
 */
export async function findInvitation(
  { db, now, adminSecret }: Deps & { adminSecret: string },
  token: string,
): Promise<{ email: string; role: StaffRole } | null> {
  const tokenHash = await hashSessionId(token);
  const [row] = await db
    .select()
    .from(accountInvitation)
    .where(and(eq(accountInvitation.tokenHash, tokenHash), isOpen(now)));
  if (!row || !(await isInvitationSeal(adminSecret, row.seal, { ...row, tokenHash }))) return null;
  if (row.invitedBy && !(await isOwner(db, row.invitedBy, adminSecret))) return null;
  return { email: row.email, role: row.role };
}

/**
 * Makes the account of an invitation, once; an account of that address that is no staff any more begins anew. Afterwards its
 * owner signs in as usual, with a code by mail. Throws InvitationOver, PasswordKnown.
 */
export async function acceptInvitation(
  {
    db,
    now,
    adminSecret,
    ipAddress,
    isBreached,
  }: Deps & { adminSecret: string; ipAddress: string; isBreached: IsBreached },
  { token, nickname, password }: { token: string; nickname: string; password: string },
): Promise<{ email: string }> {
  const invitation = await findInvitation({ db, now, adminSecret }, token);
  if (!invitation) throw new AppError("InvitationOver");
  const { email, role } = invitation;
  await requireUnknownPassword(isBreached, { password, email, nickname });
  const [there] = await db.select({ id: account.id }).from(account).where(eq(account.email, email));
  const vouched = { id: there?.id ?? crypto.randomUUID(), email, role, passwordHash: await hashPassword(password) };
  const changed = {
    ...{ nickname, role, passwordHash: vouched.passwordHash, updatedAt: now },
    ...{ adminCode: await adminCodeOf(adminSecret, vouched), status: "active" as const },
  };
  try {
    await writeAudited(
      { db, now, actor: { command: `invitation of ${email}`, ipAddress } },
      {
        action: "staff.accept",
        noun: "staff",
        key: vouched.id,
        before: null,
        after: { email, nickname, role },
        write: db
          .update(accountInvitation)
          .set({ usedAt: now })
          .where(and(eq(accountInvitation.tokenHash, await hashSessionId(token)), isOpen(now))),
        also: [
          db
            .insert(account)
            .values({ id: vouched.id, email, createdAt: now, ...changed })
            .onConflictDoUpdate({ target: account.id, set: { ...changed, version: sql`${account.version} + 1` } }),
          sessionsEnded(db, vouched.id),
          db.delete(passkey).where(eq(passkey.accountId, vouched.id)),
        ],
      },
    );
  } catch (error) {
    const isOver = error instanceof AppError && (error.code === "Conflict" || error.code === "AlreadyExists");
    throw isOver ? new AppError("InvitationOver") : error;
  }
  return { email };
}

async function isOwner(db: Database, id: string, adminSecret: string): Promise<boolean> {
  const [row] = await db.select().from(account).where(eq(account.id, id));
  return row?.status === "active" && row.role === "owner" && (await isAdminCode(adminSecret, row));
}

const isOpen = (now: Date) => and(isNull(accountInvitation.usedAt), gt(accountInvitation.expiresAt, now));

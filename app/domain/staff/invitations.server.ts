import { and, eq, gt, isNull } from "drizzle-orm";
import { AppError } from "~/errors";
import type { LocaleCode } from "~/locales/locales";
import type { Database } from "~db/client";
import { account, accountInvitation } from "~db/schema";
import { type AuditActor, writeAudited } from "../audit/commands.server";
import { mailQueued } from "../mail/queue-mail.server";
import { createSessionId, hashSessionId } from "../sessions/session-id.server";
import { adminCodeOf } from "./admin-code.server";
import { requireRole } from "./guard";
import { hashPassword } from "./password.server";
import type { StaffRole } from "./roles";

type Deps = { db: Database; now: Date };

const INVITATION_MS = 60 * 60_000;

/** Makes the address that an invitation's token leads to; only the caller knows the site's origin. */
type LinkTo = (token: string) => string;

/**
 * Invites somebody to be staff: a mail with a link that works once, for an hour. A new invitation of the same address leaves
 * former ones as they are. Returns the link, which the operator's command prints. Throws RoleTooLow, AlreadyExists if an account
 * has that address.
 */
export async function inviteStaff(
  { db, now, actor, linkTo }: Deps & { actor: AuditActor; linkTo: LinkTo },
  { email, role, language }: { email: string; role: StaffRole; language: LocaleCode },
): Promise<string> {
  if ("staff" in actor) requireRole(actor.staff, "owner");
  const [there] = await db.select({ id: account.id }).from(account).where(eq(account.email, email));
  if (there) throw new AppError("AlreadyExists");
  const token = createSessionId();
  const link = linkTo(token);
  await writeAudited(
    { db, now, actor },
    {
      action: "staff.invite",
      noun: "staff",
      key: email,
      before: null,
      after: { role },
      write: db.insert(accountInvitation).values({
        tokenHash: await hashSessionId(token),
        email,
        role,
        invitedBy: "staff" in actor ? actor.staff.accountId : null,
        createdAt: now,
        expiresAt: new Date(now.getTime() + INVITATION_MS),
      }),
      also: [mailQueued({ db, now }, { kind: "invitation", language, recipient: email, values: { link } })],
    },
  );
  return link;
}

/** Whom an open invitation is for, or null: it was used, has expired, or never was. */
export async function findInvitation(
  { db, now }: Deps,
  token: string,
): Promise<{ email: string; role: StaffRole } | null> {
  const [row] = await db
    .select({ email: accountInvitation.email, role: accountInvitation.role })
    .from(accountInvitation)
    .where(and(eq(accountInvitation.tokenHash, await hashSessionId(token)), isOpen(now)));
  return row ?? null;
}

/**
 * Makes the account of an invitation, once. Afterwards its owner signs in as usual, with a code by mail. Throws
 * InvitationOver, AlreadyExists if an account has that address by now.
 */
export async function acceptInvitation(
  { db, now, adminSecret, ipAddress }: Deps & { adminSecret: string; ipAddress: string },
  { token, nickname, password }: { token: string; nickname: string; password: string },
): Promise<{ email: string }> {
  const invitation = await findInvitation({ db, now }, token);
  if (!invitation) throw new AppError("InvitationOver");
  const { email, role } = invitation;
  const tokenHash = await hashSessionId(token);
  const id = crypto.randomUUID();
  const row = {
    id,
    email,
    nickname,
    role,
    passwordHash: await hashPassword(password),
    adminCode: await adminCodeOf(adminSecret, id),
    status: "active" as const,
    createdAt: now,
    updatedAt: now,
  };
  try {
    await writeAudited(
      { db, now, actor: { command: `invitation of ${email}`, ipAddress } },
      {
        action: "staff.accept",
        noun: "staff",
        key: id,
        before: null,
        after: { email, nickname, role },
        write: db
          .update(accountInvitation)
          .set({ usedAt: now })
          .where(and(eq(accountInvitation.tokenHash, tokenHash), isOpen(now))),
        also: [db.insert(account).values(row)],
      },
    );
  } catch (error) {
    if (error instanceof AppError && error.code === "Conflict") throw new AppError("InvitationOver");
    throw error;
  }
  return { email };
}

const isOpen = (now: Date) => and(isNull(accountInvitation.usedAt), gt(accountInvitation.expiresAt, now));

import { eq } from "drizzle-orm";
import type { LocaleCode } from "~/locales/locales";
import type { Database } from "~db/client";
import { account, alertChoice } from "~db/schema";
import { type StaffActor, writeAudited } from "../audit/commands.server";
import { isAdminCode } from "../staff/admin-code.server";
import { requireFreshProof, requireRole } from "../staff/guard";
import { mayAct, type StaffRole } from "../staff/roles";
import { CHECK_NAMES, type CheckName } from "./check";

type Deps = { db: Database; now: Date; actor: StaffActor };

/** Whether somebody gets the alerts of a check: as they chose, or without a choice if they are an owner. */
function wants(role: StaffRole, wanted: Readonly<Record<string, boolean>> | undefined, name: CheckName): boolean {
  return wanted?.[name] ?? role === "owner";
}

/** The alerts that whoever acts gets, and when they chose; null if their role decides. Throws RoleTooLow. */
export async function findAlertChoices({
  db,
  actor,
}: Deps): Promise<{ wanted: Record<CheckName, boolean>; changedAt: Date | null }> {
  requireRole(actor.staff, "operator");
  const [row] = await db.select().from(alertChoice).where(eq(alertChoice.accountId, actor.staff.accountId));
  return {
    wanted: Object.fromEntries(CHECK_NAMES.map((name) => [name, wants(actor.staff.role, row?.wanted, name)])) as Record<
      CheckName,
      boolean
    >,
    changedAt: row?.changedAt ?? null,
  };
}

/**
 * Chooses which alerts whoever acts gets, and the language of these mails. Only operators and owners get any: alerts say how
 * the site runs. Switching one off needs a fresh proof, so that somebody with a stolen cookie cannot silence alerts. Throws
 * RoleTooLow, ProofNeeded.
 */
export async function chooseAlerts(
  deps: Deps,
  { wanted, language }: { wanted: Record<CheckName, boolean>; language: LocaleCode },
): Promise<void> {
  const { db, now, actor } = deps;
  const { wanted: before } = await findAlertChoices(deps);
  if (CHECK_NAMES.some((name) => before[name] && !wanted[name])) requireFreshProof(actor.staff, now);
  const { accountId } = actor.staff;
  const chosen = { language, wanted, changedAt: now };
  await writeAudited(deps, {
    action: "staff.alerts",
    noun: "staff",
    key: accountId,
    before: { wanted: namesOf(before) },
    after: { wanted: namesOf(wanted), language },
    write: db
      .insert(alertChoice)
      .values({ accountId, ...chosen })
      .onConflictDoUpdate({ target: alertChoice.accountId, set: chosen }),
  });
}

const namesOf = (wanted: Record<CheckName, boolean>) => CHECK_NAMES.filter((name) => wanted[name]);

/** Somebody who gets alerts. */
export type AlertRecipient = { email: string; language: LocaleCode; wants: (name: CheckName) => boolean };

/** The mails of those who never chose one are in this language. */
const FIRST_LANGUAGE: LocaleCode = "ko";

/** Everybody who gets alerts now: operators and owners who are active and whose account fits the admin code. */
export async function listAlertRecipients(db: Database, adminSecret: string): Promise<AlertRecipient[]> {
  const rows = await db
    .select()
    .from(account)
    .leftJoin(alertChoice, eq(alertChoice.accountId, account.id))
    .where(eq(account.status, "active"));
  const found = await Promise.all(
    rows.map(async ({ account: staff, alert_choice: choice }) => {
      if (!mayAct(staff.role, "operator") || !(await isAdminCode(adminSecret, staff))) return [];
      const language = choice?.language ?? FIRST_LANGUAGE;
      return [{ email: staff.email, language, wants: (name: CheckName) => wants(staff.role, choice?.wanted, name) }];
    }),
  );
  return found.flat();
}

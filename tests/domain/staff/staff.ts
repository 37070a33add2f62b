import { eq } from "drizzle-orm";
import { hashPassword } from "~/domain/credentials/password.server";
import { adminCodeOf } from "~/domain/staff/admin-code.server";
import type { StaffMember, StaffRole } from "~/domain/staff/roles";
import {
  account,
  accountCode,
  accountInvitation,
  accountReset,
  accountSession,
  auditEntry,
  outbox,
  passkey,
  passkeyChallenge,
  signInFailure,
} from "~db/schema";
import { testDatabase as db } from "../database";

export const ADMIN_SECRET = "the admin code of these tests";
export const PASSWORD = "a password of these tests";
export const ORIGIN = { ipAddress: "203.0.113.7", network: "203.0.113.7", userAgent: "Test browser" };

// scrypt takes 32 MB and about a tenth of a second
let hashed: Promise<string> | undefined;

/** Makes an account of staff with PASSWORD. */
export async function makeStaff({ email, role = "owner" }: { email: string; role?: StaffRole }): Promise<StaffMember> {
  const id = crypto.randomUUID();
  hashed ??= hashPassword(PASSWORD);
  const at = new Date(0);
  const vouched = { id, email, role, passwordHash: await hashed };
  const row = { ...vouched, nickname: email, status: "active" as const, createdAt: at, updatedAt: at };
  await db.insert(account).values({ ...row, adminCode: await adminCodeOf(ADMIN_SECRET, vouched) });
  return { accountId: id, email, nickname: email, role, sessionIdHash: "", provenAt: at };
}

/** The values of the last mail of a kind to somebody. */
export async function lastMail(recipient: string): Promise<Record<string, string>> {
  const rows = await db.select().from(outbox).where(eq(outbox.recipient, recipient)).orderBy(outbox.createdAt);
  return JSON.parse(rows.at(-1)?.values ?? "{}");
}

export async function emptyStaffTables(): Promise<void> {
  for (const table of [
    passkey,
    passkeyChallenge,
    accountCode,
    accountSession,
    accountInvitation,
    accountReset,
    account,
    auditEntry,
    outbox,
    signInFailure,
  ]) {
    await db.delete(table);
  }
}

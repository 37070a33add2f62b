import { env } from "cloudflare:test";
import type { R2Bucket } from "@cloudflare/workers-types";
import { eq } from "drizzle-orm";
import type { StaffActor } from "~/domain/audit/commands.server";
import { hashPassword } from "~/domain/credentials/password.server";
import {
  findProjectAccount,
  type ProjectAccount,
  startProjectSession,
} from "~/domain/project-accounts/sessions.server";
import type { StaffRole } from "~/domain/staff/roles";
import { findStaff, startStaffSession } from "~/domain/staff/sessions.server";
import {
  outbox,
  project,
  projectAccount,
  projectAccountCode,
  projectAccountImage,
  projectAccountSession,
  signInFailure,
} from "~db/schema";
import { testDatabase as db } from "../database";
import { ADMIN_SECRET, makeStaff, ORIGIN } from "../staff/staff";

export const images = (env as unknown as { PROJECT_IMAGES: R2Bucket }).PROJECT_IMAGES;
export const PASSWORD = "the password of an applicant";
export const NETWORK = "198.51.100.4";

const START = Date.UTC(2026, 10, 1);
/** So many minutes after the tests begin. */
export const at = (minutes = 0) => new Date(START + minutes * 60_000);
export const DAY = 24 * 60;

export const DETAILS = {
  ...{ nickname: "Bora", name: "Bora Kim", phone: "+821012345678", idCardKind: "residence" as const },
  ...{ homeAddress: "Seoul, Jongno-gu 1", walletAddress: "FvhKNFSGNPXHvmHRnmyUAtSYUCL3y2dvckbVAytZ4f5k" },
  ...{ businessNumber: null, companyAddress: null, companyPhone: null },
};

// scrypt takes 32 MB and about a tenth of a second
let hashed: Promise<string> | undefined;

/** Makes a project account with PASSWORD, and a session of it. */
export async function makeAccount(
  given: Partial<typeof projectAccount.$inferInsert> & { email: string },
  minutes = 0,
): Promise<{ account: ProjectAccount; sessionId: string }> {
  const id = crypto.randomUUID();
  hashed ??= hashPassword(PASSWORD);
  await db.insert(projectAccount).values({
    ...{ id, passwordHash: await hashed, kind: "personal", status: "draft", language: "en", ...DETAILS },
    ...{ createdAt: at(minutes), updatedAt: at(minutes), ...given },
  });
  const sessionId = await startProjectSession({ db, now: at(minutes) }, given.id ?? id);
  return { account: await signedIn(sessionId, minutes), sessionId };
}

/** The account of a session, as it is now. */
export async function signedIn(sessionId: string, minutes = 0): Promise<ProjectAccount> {
  const account = await findProjectAccount({ db, now: at(minutes) }, sessionId);
  if (!account) throw new Error("nobody is signed in");
  return account;
}

/** A member of staff in a session. */
export async function actingStaff(role: StaffRole, minutes = 0): Promise<StaffActor> {
  const { accountId } = await makeStaff({ email: `${role}-${crypto.randomUUID()}@example.org`, role });
  const sessionId = await startStaffSession({ db, now: at(minutes), adminSecret: ADMIN_SECRET }, accountId, ORIGIN);
  const staff = await findStaff({ db, now: at(minutes), adminSecret: ADMIN_SECRET }, sessionId);
  if (!staff) throw new Error("nobody of staff is signed in");
  return { staff, ipAddress: ORIGIN.ipAddress };
}

/** The mails to somebody, in their order. */
export async function mailsTo(recipient: string) {
  const rows = await db.select().from(outbox).where(eq(outbox.recipient, recipient)).orderBy(outbox.createdAt);
  return rows.map(({ kind, values }) => ({ kind, values: JSON.parse(values) as Record<string, string> }));
}

export async function codeFor(recipient: string): Promise<string> {
  return (await mailsTo(recipient)).findLast(({ kind }) => kind === "projectCode")?.values.code ?? "";
}

export async function emptyProjectTables(): Promise<void> {
  for (const table of [projectAccountCode, projectAccountSession, projectAccountImage]) await db.delete(table);
  await db.delete(project);
  for (const table of [projectAccount, outbox, signInFailure]) await db.delete(table);
  const { objects } = await images.list();
  if (objects.length > 0) await images.delete(objects.map(({ key }) => key));
}

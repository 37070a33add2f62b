import { env, SELF } from "cloudflare:test";
import { hashPassword } from "~/domain/credentials/password.server";
import { sealSessionId } from "~/domain/sessions/sealed-session-id.server";
import { adminCodeOf } from "~/domain/staff/admin-code.server";
import type { StaffRole } from "~/domain/staff/roles";
import { startStaffSession } from "~/domain/staff/sessions.server";
import { account } from "~db/schema";
import { db, SITE } from "./visitors";

const { SESSION_KEYS, ADMIN_CODE } = env as unknown as { SESSION_KEYS: string; ADMIN_CODE: string };
export const STAFF_PASSWORD = "a password of these tests";
export const STAFF_ORIGIN = { ipAddress: "2001:db8::1", network: "2001:db8::1", userAgent: "Test browser" };
let hashed: Promise<string> | undefined;
let requests = 0;

/** A request to the site, each from a network of its own. */
export const ask = (path: string, init: RequestInit = {}) =>
  SELF.fetch(`${SITE}${path}`, {
    redirect: "manual",
    ...init,
    headers: { "CF-Connecting-IP": `2001:db8:9:${(++requests).toString(16)}::1`, ...init.headers },
  });

/** A form as a page of the site sends it without a script. */
export const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  ask(path, { method: "POST", body: new URLSearchParams(fields), headers: { Origin: SITE, ...headers } });

/** Makes an account of staff, and the Cookie header of a session of it. */
export async function staffOf(role: StaffRole, { now = new Date(), code = ADMIN_CODE } = {}) {
  hashed ??= hashPassword(STAFF_PASSWORD);
  const id = crypto.randomUUID();
  const email = `${role}-${id.slice(0, 8)}@example.org`;
  const vouched = { id, email, role, passwordHash: await hashed };
  const row = { ...vouched, nickname: role, status: "active" as const, createdAt: now, updatedAt: now };
  await db.insert(account).values({ ...row, adminCode: await adminCodeOf(code, vouched) });
  const sessionId = await startStaffSession({ db, now, adminSecret: code }, id, STAFF_ORIGIN);
  return { id, email, cookie: await cookieOf(`staff-${sessionId}`) };
}

/** The Cookie header that holds a text, sealed as the site seals one. */
export async function cookieOf(text: string): Promise<string> {
  return `__Host-staff=${await sealSessionId([SESSION_KEYS], text)}`;
}

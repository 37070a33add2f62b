import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { hashSixDigitCode } from "~/domain/credentials/six-digit-code.server";
import { hashSessionId } from "~/domain/sessions/session-id.server";
import { createCode, takeCode } from "~/domain/staff/codes.server";
import type { StaffMember } from "~/domain/staff/roles";
import { sessionSealOf } from "~/domain/staff/session-seal.server";
import { findProvenWith, findStaff, proveSession, startStaffSession } from "~/domain/staff/sessions.server";
import { accountCode, accountSession } from "~db/schema";
import { testDatabase as db } from "../database";
import { ADMIN_SECRET, emptyStaffTables, makeStaff, ORIGIN } from "./staff";

/** A viewer, with a cookie and a mailbox of their own, can write into D1 and wants to be the owner. */

const NOW = new Date("2026-11-28T12:00:00Z");
const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const deps = (minutes = 0, adminSecret = ADMIN_SECRET) => ({ db, now: at(minutes), adminSecret });

let owner: StaffMember;
let viewer: StaffMember;
let cookie: string;

beforeEach(async () => {
  await emptyStaffTables();
  owner = await makeStaff({ email: "owner@example.org" });
  viewer = await makeStaff({ email: "viewer@example.org", role: "viewer" });
  cookie = await startStaffSession(deps(), viewer.accountId, ORIGIN);
  viewer.sessionIdHash = await hashSessionId(cookie);
});

describe("a session in D1", () => {
  const stored = async () => (await db.select().from(accountSession))[0] as typeof accountSession.$inferSelect;
  const alter = (change: Partial<typeof accountSession.$inferInsert>) => db.update(accountSession).set(change);

  test("works as the site wrote it, also after its owner has proved again who they are", async () => {
    expect(await findStaff(deps(6), cookie)).toMatchObject({ role: "viewer", provenAt: at(0) });
    await proveSession(deps(6), viewer, "passkey");
    expect(await findStaff(deps(7), cookie)).toMatchObject({ role: "viewer", provenAt: at(6) });
    expect(await findProvenWith(deps(7), viewer)).toBe("passkey");
  });

  test.each<[string, () => Partial<typeof accountSession.$inferInsert>]>([
    ["is somebody else's", () => ({ accountId: owner.accountId })],
    ["goes on for longer", () => ({ expiresAt: at(48 * 60) })],
    ["has a proof that nobody made", () => ({ provenAt: at(5) })],
    ["was proved by another means", () => ({ provenWith: "passkey" })],
    ["is that of another cookie", () => ({ idHash: "0".repeat(64) })],
    ["has no seal", () => ({ seal: "" })],
  ])("that %s, is nobody's, and cannot be proved", async (_, change) => {
    await alter(change());
    expect(await findStaff(deps(5), cookie)).toBeNull();
    await expect(proveSession(deps(5), viewer, "code")).rejects.toMatchObject({ code: "NotStaff" });
    expect(await findProvenWith(deps(5), viewer)).toBe("code");
    expect(await findStaff(deps(5), cookie)).toBeNull();
  });

  test("that somebody inserted for a cookie that they have is nobody's", async () => {
    const row = await stored();
    await db.delete(accountSession);
    const forged = { ...row, accountId: owner.accountId, seal: await sessionSealOf("a guess", row) };
    for (const seal of [row.seal, forged.seal]) {
      await db.insert(accountSession).values({ ...forged, seal });
      expect(await findStaff(deps(), cookie)).toBeNull();
      await db.delete(accountSession);
    }
  });

  test("ends under another admin code, and cannot begin without one", async () => {
    expect(await findStaff(deps(0, "another"), cookie)).toBeNull();
    await expect(startStaffSession(deps(0, ""), viewer.accountId, ORIGIN)).rejects.toThrow();
  });
});

describe("a code by mail in D1", () => {
  const take = (attempt: string, code: string, minutes = 0) =>
    takeCode(deps(minutes), { attempt, code, purpose: "sign-in" });

  test("is its owner's as the site wrote it", async () => {
    const { attempt, code, stored } = await createCode(deps(), { accountId: viewer.accountId, purpose: "sign-in" });
    await stored;
    expect(await take(attempt, code)).toBe(viewer.accountId);
  });

  test.each<[string, Partial<typeof accountCode.$inferInsert>, number]>([
    ["was sent to somebody else", { accountId: "owner" }, 0],
    ["was sent for something else", { purpose: "sign-in" }, 0],
    ["is another one", { codeHash: "own" }, 0],
    ["lasts for longer", { expiresAt: at(60) }, 30],
    ["has no seal", { seal: "" }, 0],
  ])("that %s, signs nobody in", async (_, change, minutes) => {
    const purpose = change.purpose ? "proof" : "sign-in";
    const { attempt, code, stored } = await createCode(deps(), { accountId: viewer.accountId, purpose });
    await stored;
    const own = "123456";
    const values = {
      ...change,
      ...(change.accountId && { accountId: owner.accountId }),
      ...(change.codeHash && { codeHash: await hashSixDigitCode(attempt, own) }),
    };
    await db
      .update(accountCode)
      .set(values)
      .where(eq(accountCode.attemptHash, await hashSessionId(attempt)));
    await expect(take(attempt, change.codeHash ? own : code, minutes)).rejects.toMatchObject({ code: "CodeExpired" });
  });
});

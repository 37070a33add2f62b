import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { hashPassword } from "~/domain/credentials/password.server";
import { changePassword, changeStaff } from "~/domain/staff/commands.server";
import type { StaffMember, StaffRole } from "~/domain/staff/roles";
import { findStaff, startStaffSession } from "~/domain/staff/sessions.server";
import { account } from "~db/schema";
import { testDatabase as db } from "../database";
import { actingAs } from "./acting";
import { ADMIN_SECRET, emptyStaffTables, makeStaff, ORIGIN, PASSWORD } from "./staff";

const NOW = new Date(Date.UTC(2026, 10, 1));
const deps = { db, now: NOW, adminSecret: ADMIN_SECRET };
let desk: StaffMember;

const stored = async () => (await db.select().from(account).where(eq(account.id, desk.accountId)))[0];
const alter = (changed: Partial<typeof account.$inferInsert>) =>
  db.update(account).set(changed).where(eq(account.id, desk.accountId));

/** Another owner changes the account, of which they see the version. */
async function change(status: "active" | "suspended", role: StaffRole = "editor") {
  const actor = await actingAs("owner", NOW);
  const { version = 0 } = (await stored()) ?? {};
  await changeStaff({ ...deps, actor }, { id: desk.accountId, version, role, status });
}

async function isStaff(): Promise<boolean> {
  const sessionId = await startStaffSession(deps, desk.accountId, ORIGIN);
  return (await findStaff(deps, sessionId)) !== null;
}

beforeEach(async () => {
  await emptyStaffTables();
  desk = await makeStaff({ email: "desk@example.org", role: "editor" });
});

describe("an account that somebody altered in D1", () => {
  test.each([{ role: "owner" as const }, { email: "thief@example.org" }, { adminCode: null }, { adminCode: "AAAA" }])(
    "is given no new code by the next change: %o",
    async (changed) => {
      await alter(changed);
      await expect(change("active", "viewer")).rejects.toMatchObject({ code: "AccountAltered" });
      expect(await isStaff()).toBe(false);
    },
  );

  test("can be suspended, and not given back afterwards", async () => {
    await alter({ passwordHash: await hashPassword("the password of a thief") });
    await change("suspended");
    expect(await stored()).toMatchObject({ status: "suspended", adminCode: null });
    await expect(change("active")).rejects.toMatchObject({ code: "AccountAltered" });
  });

  test("while it was suspended is not given back", async () => {
    await change("suspended");
    const { passwordHash = "" } = (await stored()) ?? {};
    await alter({ passwordHash: await hashPassword("the password of a thief") });
    await expect(change("active")).rejects.toMatchObject({ code: "AccountAltered" });
    await alter({ passwordHash });
    await change("active");
    expect(await isStaff()).toBe(true);
  });

  test("so that it looks active is not staff, although it keeps its admin code while it is suspended", async () => {
    await change("suspended");
    expect((await stored())?.adminCode).toBeTruthy();
    await alter({ status: "active" });
    expect(await isStaff()).toBe(false);
    await expect(change("active")).rejects.toMatchObject({ code: "AccountAltered" });
  });

  test("since the request began gets no new password", async () => {
    const sessionId = await startStaffSession(deps, desk.accountId, ORIGIN);
    const staff = await findStaff(deps, sessionId);
    if (!staff) throw new Error("nobody is signed in");
    await alter({ role: "owner" });
    const changing = changePassword(
      { ...deps, actor: { staff, ipAddress: "" }, isBreached: async () => false },
      { current: PASSWORD, password: "a new and longer one", language: "en" },
    );
    await expect(changing).rejects.toMatchObject({ code: "NotStaff" });
    expect(await isStaff()).toBe(false);
  });

  test("before the admin code was replaced is not revived by an owner's change", async () => {
    const actor = await actingAs("owner", NOW);
    const other = { ...deps, actor, adminSecret: "the next admin code" };
    const changing = changeStaff(other, { id: desk.accountId, version: 1, role: "editor", status: "active" });
    await expect(changing).rejects.toMatchObject({ code: "AccountAltered" });
  });
});

import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { isPassword } from "~/domain/credentials/password.server";
import { hashSessionId } from "~/domain/sessions/session-id.server";
import { adminCodeOf, resetSealOf } from "~/domain/staff/admin-code.server";
import { createCode, takeCode } from "~/domain/staff/codes.server";
import { changePassword, changeStaff } from "~/domain/staff/commands.server";
import { deleteExpiredOfStaff } from "~/domain/staff/delete-expired.server";
import { countResetRequest, findReset, resetPassword, sendResetLink } from "~/domain/staff/reset.server";
import { findStaff, startStaffSession } from "~/domain/staff/sessions.server";
import { startStaffSignIn } from "~/domain/staff/sign-in.server";
import { account, accountCode, accountReset, auditEntry, outbox } from "~db/schema";
import { testDatabase as db } from "../database";
import { actingAs } from "./acting";
import { ADMIN_SECRET, emptyStaffTables, makeStaff, ORIGIN, PASSWORD } from "./staff";

const EMAIL = "desk@example.org";
const NEW_PASSWORD = "quite another sentence";
const at = (minutes = 0) => new Date(Date.UTC(2026, 10, 1) + minutes * 60_000);
const deps = (minutes = 0, adminSecret = ADMIN_SECRET) => ({ db, now: at(minutes), adminSecret });
const linkTo = (token: string) => `https://example.org/admin/reset/${token}`;
const ask = (email = EMAIL, minutes = 0) => sendResetLink({ ...deps(minutes), linkTo }, { email, language: "en" });
const reset = (token: string, minutes = 0, { password = NEW_PASSWORD, adminSecret = ADMIN_SECRET } = {}) =>
  resetPassword(
    { ...deps(minutes, adminSecret), ipAddress: ORIGIN.ipAddress, isBreached: async () => false },
    { token, password, language: "en" },
  );
const over = { code: "ResetOver" };

/** The token of the last link that was mailed. */
async function lastToken(): Promise<string> {
  const links = await db.select().from(outbox).where(eq(outbox.kind, "passwordReset")).orderBy(outbox.createdAt);
  return (
    JSON.parse(links.at(-1)?.values ?? "{}")
      .link?.split("/")
      .at(-1) ?? ""
  );
}

async function askedToken(minutes = 0): Promise<string> {
  await ask(EMAIL, minutes);
  return lastToken();
}

const stored = async () => (await db.select().from(account).where(eq(account.email, EMAIL)))[0];
const hasPassword = async (password: string) => isPassword(password, (await stored())?.passwordHash ?? null);

beforeEach(emptyStaffTables);

describe("a link for a forgotten password is refused", () => {
  test("if somebody wrote it into D1 without the admin code", async () => {
    const { accountId } = await makeStaff({ email: EMAIL });
    const row = await stored();
    if (!row) throw new Error("no account");
    const tokenHash = await hashSessionId("made up");
    const expiresAt = at(30);
    const sealed = await resetSealOf("another secret", { tokenHash, expiresAt, account: row });
    for (const seal of ["", sealed, row.adminCode ?? ""]) {
      await db.delete(accountReset);
      await db.insert(accountReset).values({ accountId, tokenHash, seal, expiresAt });
      expect(await findReset(deps(), "made up")).toBeNull();
      await expect(reset("made up")).rejects.toMatchObject(over);
    }
    expect(await hasPassword(PASSWORD)).toBe(true);
  });

  test("if it was moved to another account, or given a longer time", async () => {
    await makeStaff({ email: EMAIL });
    const owner = await makeStaff({ email: "owner@example.org" });
    const token = await askedToken();
    await db.update(accountReset).set({ expiresAt: at(600) });
    await expect(reset(token, 31)).rejects.toMatchObject(over);
    await db.update(accountReset).set({ expiresAt: at(30), accountId: owner.accountId });
    await expect(reset(token)).rejects.toMatchObject(over);
    await db.update(accountReset).set({ accountId: (await stored())?.id });
    await reset(token);
  });

  test("once the account is suspended, or its admin code does not fit", async () => {
    await makeStaff({ email: EMAIL });
    const token = await askedToken();
    await db.update(account).set({ status: "suspended" });
    await expect(reset(token)).rejects.toMatchObject(over);
    await db.update(account).set({ status: "active", adminCode: null });
    await expect(reset(token)).rejects.toMatchObject(over);
    const row = await stored();
    await db.update(account).set({ adminCode: row && (await adminCodeOf("another secret", row)) });
    await expect(reset(token)).rejects.toMatchObject(over);
    await expect(reset(token, 0, { adminSecret: "another secret" })).rejects.toMatchObject(over);
    expect(await hasPassword(PASSWORD)).toBe(true);
  });

  test("once a new password was chosen in another way, or the role has changed", async () => {
    const staff = await makeStaff({ email: EMAIL, role: "editor" });
    const sessionId = await startStaffSession({ db, now: at(), adminSecret: ADMIN_SECRET }, staff.accountId, ORIGIN);
    const own = await findStaff(deps(), sessionId);
    if (!own) throw new Error("nobody is signed in");
    const first = await askedToken();
    await changePassword(
      { ...deps(), actor: { staff: own, ipAddress: "" }, isBreached: async () => false },
      { current: PASSWORD, password: "a third sentence of mine", language: "en" },
    );
    await expect(reset(first)).rejects.toMatchObject(over);
    const second = await askedToken(1);
    const actor = await actingAs("owner", at(1));
    const { id = "", version = 1 } = (await stored()) ?? {};
    await changeStaff({ ...deps(1), actor }, { id, version, role: "viewer", status: "active" });
    await expect(reset(second, 1)).rejects.toMatchObject(over);
  });

  test("after 30 minutes, and after a newer one was asked for", async () => {
    await makeStaff({ email: EMAIL });
    const first = await askedToken();
    expect(await findReset(deps(29.9), first)).toEqual({ email: EMAIL });
    await expect(reset(first, 30)).rejects.toMatchObject(over);
    const second = await askedToken(1);
    await expect(reset(first, 1)).rejects.toMatchObject(over);
    expect(await findReset(deps(1), second)).toEqual({ email: EMAIL });
    await deleteExpiredOfStaff({ db, now: at(32) });
    expect(await db.select().from(accountReset)).toEqual([]);
  });

  test("the second time, even if both come at the same moment", async () => {
    await makeStaff({ email: EMAIL });
    const token = await askedToken();
    const passwords = ["the first of two sentences", "the second of two sentences"];
    const tried = await Promise.allSettled(passwords.map((password) => reset(token, 0, { password })));
    expect(tried.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(tried.find(({ status }) => status === "rejected")).toMatchObject({ reason: over });
    await expect(reset(token)).rejects.toMatchObject(over);
    expect(await db.select().from(auditEntry)).toHaveLength(1);
  });
});

describe("asking for a link", () => {
  test("mails and stores nothing for an unknown address, a suspended account or a former one", async () => {
    await ask("nobody@example.org");
    await makeStaff({ email: EMAIL });
    await db.update(account).set({ status: "suspended" });
    await ask();
    await db.update(account).set({ status: "active", adminCode: null });
    await ask();
    expect(await db.select().from(outbox)).toEqual([]);
    expect(await db.select().from(accountReset)).toEqual([]);
  });

  test("is counted by the address and by the network, whether or not anybody has the address", async () => {
    for (const email of [EMAIL, "nobody@example.org"]) {
      await emptyStaffTables();
      await makeStaff({ email: EMAIL });
      for (let tries = 0; tries < 6; tries++) {
        await countResetRequest(deps(), email, { ...ORIGIN, network: `203.0.113.${tries}` });
      }
      const again = (who: string, network: string) => countResetRequest(deps(), who, { ...ORIGIN, network });
      await expect(again(email, "198.51.100.1")).rejects.toMatchObject({
        code: "SignInLocked",
        details: { minutes: "1" },
      });
    }
    for (let tries = 0; tries < 6; tries++) await countResetRequest(deps(), `${tries}@example.org`, ORIGIN);
    await expect(countResetRequest(deps(), "another@example.org", ORIGIN)).rejects.toMatchObject({
      code: "SignInLocked",
    });
  });

  test("keeps nobody from signing in", async () => {
    await makeStaff({ email: EMAIL });
    for (let tries = 0; tries < 6; tries++) {
      await countResetRequest(deps(), EMAIL, { ...ORIGIN, network: `203.0.113.${tries}` });
    }
    const origin = { ...ORIGIN, network: "198.51.100.2" };
    const typed = { email: EMAIL, password: PASSWORD, language: "en", browser: null } as const;
    expect(await startStaffSignIn({ ...deps(), origin }, typed)).toBeTruthy();
  });
});

describe("a new password", () => {
  test("ends all sessions and open codes, and the owner gets a mail", async () => {
    const { accountId } = await makeStaff({ email: EMAIL, role: "operator" });
    const sessionId = await startStaffSession({ db, now: at(), adminSecret: ADMIN_SECRET }, accountId, ORIGIN);
    const code = await createCode({ db, now: at(), adminSecret: ADMIN_SECRET }, { accountId, purpose: "sign-in" });
    await code.stored;
    await reset(await askedToken(), 5);
    expect(await findStaff(deps(5), sessionId)).toBeNull();
    await expect(
      takeCode({ db, now: at(5), adminSecret: ADMIN_SECRET }, { ...code, purpose: "sign-in" }),
    ).rejects.toMatchObject({
      code: "CodeExpired",
    });
    expect(await db.select().from(accountCode)).toEqual([]);
    const kinds = (await db.select().from(outbox).where(eq(outbox.recipient, EMAIL))).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(["passwordChanged", "passwordReset"]);
    const [entry] = await db.select().from(auditEntry);
    expect(entry).toMatchObject({ action: "staff.resetPassword", key: accountId, accountId: null, after: null });
  });

  test("signs in with a code as before, also after the former one was mistyped too often, and keeps the role", async () => {
    await makeStaff({ email: EMAIL, role: "operator" });
    const sign = (password: string, network: string) =>
      startStaffSignIn(
        { ...deps(), origin: { ...ORIGIN, network } },
        { email: EMAIL, password, language: "en", browser: null },
      );
    for (let tries = 0; tries < 6; tries++) {
      await expect(sign("forgotten", `203.0.113.${tries}`)).rejects.toMatchObject({ code: "SignInRefused" });
    }
    await expect(sign(PASSWORD, "198.51.100.1")).rejects.toMatchObject({ code: "SignInLocked" });
    await reset(await askedToken());
    await expect(sign(PASSWORD, "198.51.100.2")).rejects.toMatchObject({ code: "SignInRefused" });
    await sign(NEW_PASSWORD, "198.51.100.3");
    expect(await stored()).toMatchObject({ role: "operator", status: "active", version: 2 });
    const mails = (await db.select().from(outbox)).map(({ kind }) => kind);
    expect(mails).toContain("code");
  });

  test("may not be one that became public or names its owner", async () => {
    await makeStaff({ email: EMAIL });
    const token = await askedToken();
    const tried = resetPassword(
      { ...deps(), ipAddress: "", isBreached: async () => true },
      { token, password: NEW_PASSWORD, language: "en" },
    );
    await expect(tried).rejects.toMatchObject({ code: "PasswordKnown" });
    await expect(reset(token, 0, { password: "desk@example.org" })).rejects.toMatchObject({ code: "PasswordKnown" });
    await reset(token);
  });
});

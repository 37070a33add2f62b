import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { hashPassword, isPassword } from "~/domain/credentials/password.server";
import { forgive, type Subject, takeTry } from "~/domain/credentials/throttle.server";
import { createCode, takeCode } from "~/domain/staff/codes.server";
import { changePassword, changeStaff } from "~/domain/staff/commands.server";
import { deleteExpiredOfStaff } from "~/domain/staff/delete-expired.server";
import { acceptInvitation, findInvitation, inviteStaff } from "~/domain/staff/invitations.server";
import { isProofFresh, mayAct, STAFF_ROLES, type StaffMember, type StaffRole } from "~/domain/staff/roles";
import { endStaffSession, findStaff, listStaffSessions, startStaffSession } from "~/domain/staff/sessions.server";
import { finishProof, finishStaffSignIn, startProof, startStaffSignIn } from "~/domain/staff/sign-in.server";
import { unlockStaff } from "~/domain/staff/unlock.server";
import { account, accountCode, accountInvitation, auditEntry, outbox } from "~db/schema";
import { testDatabase as db } from "../database";
import { ADMIN_SECRET, emptyStaffTables, lastMail, makeStaff, ORIGIN, PASSWORD } from "./staff";

const MINUTE = 60_000;
const START = Date.UTC(2026, 10, 1);
const at = (minutes = 0) => new Date(START + minutes * MINUTE);
const EMAIL = "desk@example.org";

const deps = (minutes = 0, origin = ORIGIN) => ({ db, now: at(minutes), adminSecret: ADMIN_SECRET, origin });
const start = (minutes = 0, input: { email?: string; password?: string; browser?: string } = {}, origin = ORIGIN) =>
  startStaffSignIn(deps(minutes, origin), {
    email: EMAIL,
    password: PASSWORD,
    language: "en",
    browser: null,
    ...input,
  });
const finish = async (attempt: string, code: string, minutes = 0) =>
  (await finishStaffSignIn(deps(minutes), { attempt, code, language: "en" })).session;
const found = (sessionId: string, minutes = 0, adminSecret = ADMIN_SECRET) =>
  findStaff({ db, now: at(minutes), adminSecret }, sessionId);

async function signIn(minutes = 0): Promise<string> {
  const attempt = await start(minutes);
  return finish(attempt, (await lastMail(EMAIL)).code ?? "", minutes);
}

/** The account with EMAIL in a new session, as the middleware of the staff area would find it. */
async function acting(minutes = 0): Promise<{ staff: StaffMember; ipAddress: string }> {
  const sessionId = await startStaffSession(
    { db, now: at(minutes), adminSecret: ADMIN_SECRET },
    await accountId(),
    ORIGIN,
  );
  const staff = await found(sessionId, minutes);
  if (!staff) throw new Error("nobody is signed in");
  return { staff, ipAddress: ORIGIN.ipAddress };
}

async function accountId(): Promise<string> {
  const [row] = await db.select({ id: account.id }).from(account).where(eq(account.email, EMAIL));
  return row?.id ?? "";
}

const session = async (minutes = 0) =>
  startStaffSession({ db, now: at(minutes), adminSecret: ADMIN_SECRET }, await accountId(), ORIGIN);

beforeEach(emptyStaffTables);

describe("signing in with a password and a code", () => {
  test("refuses an unknown address, a wrong password, a suspended account and one that is no staff any more alike", async () => {
    await makeStaff({ email: EMAIL });
    await expect(start(0, { email: "nobody@example.org" })).rejects.toMatchObject({ code: "SignInRefused" });
    await expect(start(0, { password: "another one" })).rejects.toMatchObject({ code: "SignInRefused" });
    await db.update(account).set({ status: "suspended" });
    await expect(start()).rejects.toMatchObject({ code: "SignInRefused" });
    await db.update(account).set({ status: "active", adminCode: null });
    await expect(start()).rejects.toMatchObject({ code: "SignInRefused" });
    expect(await db.select().from(outbox)).toEqual([]);
  });

  test("starts a session with the code of the mail", async () => {
    const { accountId } = await makeStaff({ email: EMAIL, role: "editor" });
    const sessionId = await signIn();
    expect(await found(sessionId)).toMatchObject({ accountId, email: EMAIL, role: "editor", provenAt: at() });
  });

  test("takes a code once, for ten minutes, and five tries", async () => {
    await makeStaff({ email: EMAIL });
    const attempt = await start();
    const { code = "" } = await lastMail(EMAIL);
    const wrong = code === "000000" ? "000001" : "000000";
    await expect(finish(attempt, wrong)).rejects.toMatchObject({ code: "CodeWrong", details: { tries: "4" } });
    await expect(finish(attempt, code, 10)).rejects.toMatchObject({ code: "CodeExpired" });
    await finish(attempt, code, 9.99);
    await expect(finish(attempt, code, 9.99)).rejects.toMatchObject({ code: "CodeExpired" });
  });

  test("ends a code with its fifth wrong try, even if the tries come at the same time", async () => {
    await makeStaff({ email: EMAIL });
    const attempt = await start();
    const { code = "" } = await lastMail(EMAIL);
    const wrong = code === "000000" ? "000001" : "000000";
    const tries = await Promise.allSettled(Array.from({ length: 9 }, () => finish(attempt, wrong)));
    const codes = tries.map((tried) => tried.status === "rejected" && tried.reason.code).toSorted();
    expect(codes).toEqual([...Array(5).fill("CodeExpired"), ...Array(4).fill("CodeWrong")]);
    await expect(finish(attempt, code)).rejects.toMatchObject({ code: "CodeExpired" });
  });

  test("takes a code only in the browser that asked for it, and only for what it was sent for", async () => {
    const { accountId } = await makeStaff({ email: EMAIL });
    await start();
    const { code = "" } = await lastMail(EMAIL);
    await expect(finish("another attempt", code)).rejects.toMatchObject({ code: "CodeExpired" });
    const proof = await createCode({ db, now: at(), adminSecret: ADMIN_SECRET }, { accountId, purpose: "proof" });
    await proof.stored;
    const asked = { attempt: proof.attempt, code: proof.code };
    await expect(
      takeCode({ db, now: at(), adminSecret: ADMIN_SECRET }, { ...asked, purpose: "sign-in" }),
    ).rejects.toMatchObject({
      code: "CodeExpired",
    });
    expect(await takeCode({ db, now: at(), adminSecret: ADMIN_SECRET }, { ...asked, purpose: "proof" })).toBe(
      accountId,
    );
  });

  test("replaces a code by the next one", async () => {
    await makeStaff({ email: EMAIL });
    const first = await start();
    const { code = "" } = await lastMail(EMAIL);
    await start(1);
    await expect(finish(first, code, 1)).rejects.toMatchObject({ code: "CodeExpired" });
    expect(await db.select().from(accountCode)).toHaveLength(1);
  });
});

describe("tries of signing in", () => {
  const subjects = ({ email = EMAIL, network = ORIGIN.network } = {}): Subject[] => [
    { kind: "email", of: email },
    { kind: "network", of: network },
  ];
  const failing = (minutes: number, input?: { email?: string; network?: string }) =>
    takeTry({ db, now: at(minutes) }, subjects(input));
  const locked = (minutes: string) => ({ code: "SignInLocked", details: { minutes } });

  test("that fail are counted by the first step, which then refuses even the right password", async () => {
    await makeStaff({ email: EMAIL });
    for (let tried = 0; tried < 5; tried++) await failing(0);
    await expect(start(0, { password: "wrong" })).rejects.toMatchObject({ code: "SignInRefused" });
    await expect(start()).rejects.toMatchObject(locked("1"));
  });

  test("of somebody who only knows the address keep its owner out of new browsers alone", async () => {
    await makeStaff({ email: EMAIL });
    const code = await start();
    const known = { attempt: code, code: (await lastMail(EMAIL)).code ?? "", language: "en" as const };
    const { browser } = await finishStaffSignIn(deps(), known);
    for (let tried = 0; tried < 6; tried++) await takeTry(deps(), [{ kind: "email", of: EMAIL }]);
    await expect(start(0)).rejects.toMatchObject(locked("1"));
    await start(0, { browser });
    // it is known for its own address alone, and guesses from it have to wait as well
    await expect(start(0, { browser: `other${browser}` })).rejects.toMatchObject(locked("1"));
    for (let tried = 0; tried < 6; tried++) await takeTry(deps(), [{ kind: "browser", of: browser }]);
    await expect(start(0, { browser })).rejects.toMatchObject(locked("1"));
  });

  test("are forgotten by the operator's command, which the audit log names", async () => {
    await makeStaff({ email: EMAIL });
    const unlock = () => unlockStaff({ db, now: at(), actor: { command: "unlock" } }, EMAIL);
    expect(await unlock()).toBe(false);
    for (let tried = 0; tried < 6; tried++) await takeTry(deps(), [{ kind: "email", of: EMAIL }]);
    await expect(start()).rejects.toMatchObject(locked("1"));
    expect(await unlock()).toBe(true);
    await start();
    expect(await db.select().from(auditEntry)).toMatchObject([{ action: "staff.unlock", actor: "unlock" }]);
  });

  test("make an address wait from the sixth on, longer each time, up to an hour", async () => {
    for (let tried = 0; tried < 6; tried++) await failing(0);
    await expect(failing(0.5)).rejects.toMatchObject(locked("1"));
    await failing(1);
    await expect(failing(2.9)).rejects.toMatchObject(locked("1"));
    await failing(3);
    await expect(failing(4)).rejects.toMatchObject(locked("3"));
    for (let tried = 1; tried < 12; tried++) await failing(tried * 60);
    await expect(failing(11 * 60 + 1)).rejects.toMatchObject(locked("59"));
  });

  test("are counted before they are known to fail, so that tries at the same time are, too", async () => {
    const tries = await Promise.allSettled(Array.from({ length: 12 }, () => failing(0)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(6);
  });

  test("are forgotten after a day, and for the account once it has signed in", async () => {
    for (let tried = 0; tried < 6; tried++) await failing(0);
    for (let tried = 0; tried < 4; tried++) await failing(24 * 60 + 1);
    await makeStaff({ email: EMAIL });
    await signIn(24 * 60 + 1);
    for (let tried = 0; tried < 5; tried++) await failing(24 * 60 + 1, { network: "198.51.100.1" });
  });

  test("that succeed are counted nowhere, however many come from one network", async () => {
    for (let tried = 0; tried < 9; tried++) {
      await failing(0);
      await forgive({ db }, subjects());
    }
    await failing(0);
  });

  test("of many accounts make their network wait, and nobody else's", async () => {
    for (let tried = 0; tried < 6; tried++) await failing(0, { email: `guess-${tried}@example.org` });
    await expect(failing(0)).rejects.toMatchObject(locked("1"));
    await failing(0, { network: "198.51.100.1" });
  });

  test("with wrong codes make the account's codes wait, however many new codes somebody asks for", async () => {
    const { accountId: id } = await makeStaff({ email: EMAIL });
    const guess = async (minutes: number) => {
      const { attempt, code, stored } = await createCode(
        { db, now: at(minutes), adminSecret: ADMIN_SECRET },
        { accountId: id, purpose: "proof" },
      );
      await stored;
      const wrong = code === "000000" ? "000001" : "000000";
      return takeCode({ db, now: at(minutes), adminSecret: ADMIN_SECRET }, { attempt, code: wrong, purpose: "proof" });
    };
    for (let tried = 0; tried < 6; tried++) await expect(guess(0)).rejects.toMatchObject({ code: "CodeWrong" });
    await expect(guess(0)).rejects.toMatchObject(locked("1"));
    await expect(guess(1)).rejects.toMatchObject({ code: "CodeWrong" });
    await expect(guess(2)).rejects.toMatchObject(locked("1"));
  });
});

describe("a session of staff", () => {
  test("ends after half an hour without use, and after twelve hours in any case", async () => {
    await makeStaff({ email: EMAIL });
    const idle = await session();
    expect(await found(idle, 29)).not.toBeNull();
    expect(await found(idle, 58)).not.toBeNull();
    expect(await found(idle, 88)).toBeNull();
    const used = await session();
    for (let minutes = 0; minutes < 720; minutes += 20) expect(await found(used, minutes)).not.toBeNull();
    expect(await found(used, 720)).toBeNull();
  });

  test("finds nobody once the site has another admin code, or the account is suspended", async () => {
    await makeStaff({ email: EMAIL });
    const sessionId = await session();
    expect(await found(sessionId, 0, "another code")).toBeNull();
    expect(await found(sessionId, 0, "")).toBeNull();
    await db.update(account).set({ status: "suspended" });
    expect(await found(sessionId)).toBeNull();
  });

  test("finds nobody whose role, address or password was changed in the table alone", async () => {
    await makeStaff({ email: EMAIL, role: "viewer" });
    const sessionId = await session();
    for (const change of [{ role: "owner" as const }, { passwordHash: await hashPassword("another") }]) {
      const [before] = await db.select().from(account);
      await db.update(account).set(change);
      expect(await found(sessionId)).toBeNull();
      if (before) await db.update(account).set(before);
    }
    expect(await found(sessionId)).not.toBeNull();
  });

  test("refuses the admin code of another account", async () => {
    const other = await makeStaff({ email: "other@example.org" });
    await makeStaff({ email: EMAIL });
    const sessionId = await session();
    const [{ adminCode } = { adminCode: null }] = await db
      .select()
      .from(account)
      .where(eq(account.id, other.accountId));
    await db.update(account).set({ adminCode }).where(eq(account.email, EMAIL));
    expect(await found(sessionId)).toBeNull();
  });

  test("is listed to its owner, who can end each", async () => {
    await makeStaff({ email: EMAIL });
    const { staff } = await acting();
    const other = await startStaffSession({ db, now: at(1), adminSecret: ADMIN_SECRET }, staff.accountId, ORIGIN);
    const listed = await listStaffSessions({ db, now: at(2) }, staff);
    expect(listed.map(({ isThisOne }) => isThisOne)).toEqual([false, true]);
    const stranger = await makeStaff({ email: "stranger@example.org" });
    await endStaffSession({ db }, stranger, listed[0]?.idHash ?? "");
    expect(await found(other, 2)).not.toBeNull();
    await endStaffSession({ db }, staff, listed[0]?.idHash ?? "");
    expect(await found(other, 2)).toBeNull();
  });

  test("has a fresh proof for five minutes, and again after another code", async () => {
    await makeStaff({ email: EMAIL });
    const { staff } = await acting();
    expect(isProofFresh(staff, at(4.99))).toBe(true);
    expect(isProofFresh(staff, at(5))).toBe(false);
    const attempt = await startProof({ db, now: at(6), adminSecret: ADMIN_SECRET }, staff, "en");
    await finishProof({ db, now: at(6), adminSecret: ADMIN_SECRET }, staff, {
      attempt,
      code: (await lastMail(EMAIL)).code ?? "",
    });
    const [session] = await listStaffSessions({ db, now: at(6) }, staff);
    expect(session?.isThisOne).toBe(true);
    await expect(
      finishProof({ db, now: at(6), adminSecret: ADMIN_SECRET }, staff, { attempt, code: "000000" }),
    ).rejects.toMatchObject({
      code: "CodeExpired",
    });
  });
});

describe("an invitation", () => {
  const invite = (actor: Parameters<typeof inviteStaff>[0]["actor"], email = "new@example.org") =>
    inviteStaff(
      { db, now: at(), actor, adminSecret: ADMIN_SECRET, linkTo: (token) => `https://example.org/admin/join/${token}` },
      { email, role: "editor", language: "en" },
    );
  const accept = (token: string, minutes = 0) =>
    acceptInvitation(
      { db, now: at(minutes), adminSecret: ADMIN_SECRET, ipAddress: "", isBreached: async () => false },
      { token, nickname: "New", password: PASSWORD },
    );
  const tokenOf = (link: string) => link.split("/").at(-1) ?? "";

  test("makes an account with its role, once, within an hour", async () => {
    const token = tokenOf(await invite({ command: "punk staff invite" }));
    expect(await findInvitation({ db, now: at(), adminSecret: ADMIN_SECRET }, token)).toEqual({
      email: "new@example.org",
      role: "editor",
    });
    await expect(accept(token, 60)).rejects.toMatchObject({ code: "InvitationOver" });
    await accept(token, 59);
    await expect(accept(token, 59)).rejects.toMatchObject({ code: "InvitationOver" });
    await start(59, { email: "new@example.org" });
  });

  test("is used once, even if it is accepted twice at the same time", async () => {
    const token = tokenOf(await invite({ command: "punk staff invite" }));
    const results = await Promise.allSettled([accept(token), accept(token)]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await db.select().from(account)).toHaveLength(1);
  });

  test("comes from an owner only, and for nobody who has an account", async () => {
    const operator = await makeStaff({ email: "operator@example.org", role: "operator" });
    await makeStaff({ email: EMAIL });
    const owner = await acting();
    await expect(invite({ ...owner, staff: operator })).rejects.toMatchObject({ code: "RoleTooLow" });
    await expect(invite(owner, EMAIL)).rejects.toMatchObject({ code: "AlreadyExists" });
    await expect(invite({ ...owner, staff: { ...owner.staff, provenAt: at(-5) } })).rejects.toMatchObject({
      code: "ProofNeeded",
    });
    await invite(owner);
  });

  test("ends with the next one of the same address, with its owner's suspension, and with the admin code", async () => {
    const first = tokenOf(await invite({ command: "punk staff invite" }));
    await makeStaff({ email: EMAIL });
    const owner = await acting();
    const second = tokenOf(await invite(owner));
    await expect(accept(first)).rejects.toMatchObject({ code: "InvitationOver" });
    const find = (adminSecret: string) => findInvitation({ db, now: at(), adminSecret }, second);
    expect(await find("another code")).toBeNull();
    await db.update(accountInvitation).set({ role: "owner" });
    expect(await find(ADMIN_SECRET)).toBeNull();
    await db.update(accountInvitation).set({ role: "editor" });
    expect(await find(ADMIN_SECRET)).not.toBeNull();
    await db.update(account).set({ status: "suspended" });
    expect(await find(ADMIN_SECRET)).toBeNull();
  });

  test("lets somebody in again who was suspended, with another role and password", async () => {
    const former = await makeStaff({ email: "new@example.org", role: "owner" });
    await db.update(account).set({ status: "suspended", adminCode: null });
    await accept(tokenOf(await invite({ command: "punk staff invite" })));
    const [row] = await db.select().from(account);
    expect(row).toMatchObject({ id: former.accountId, role: "editor", status: "active", version: 2 });
    await start(0, { email: "new@example.org" });
  });
});

describe("changing staff", () => {
  test("needs an owner with a fresh proof, and never their own account", async () => {
    const desk = await makeStaff({ email: "editor@example.org", role: "editor" });
    await makeStaff({ email: EMAIL });
    const actor = await acting();
    const input = { id: desk.accountId, version: 1, role: "operator" as StaffRole, status: "active" as const };
    const change = (minutes: number, more: Partial<typeof input> = {}, by = actor) =>
      changeStaff({ db, now: at(minutes), actor: by, adminSecret: ADMIN_SECRET }, { ...input, ...more });
    await expect(change(0, {}, { ...actor, staff: desk })).rejects.toMatchObject({ code: "RoleTooLow" });
    await expect(change(5)).rejects.toMatchObject({ code: "ProofNeeded" });
    await expect(change(0, { id: actor.staff.accountId })).rejects.toMatchObject({ code: "OwnAccount" });
    await expect(change(0, { version: 2 })).rejects.toMatchObject({ code: "Conflict" });
    await change(0);
    await expect(change(0, { role: "owner" })).rejects.toMatchObject({ code: "Conflict" });
    const [row] = await db.select().from(account).where(eq(account.id, desk.accountId));
    expect(row).toMatchObject({ role: "operator", version: 2 });
  });

  test("ends the sessions of whoever is suspended", async () => {
    const desk = await makeStaff({ email: "editor@example.org", role: "editor" });
    const sessionId = await startStaffSession({ db, now: at(), adminSecret: ADMIN_SECRET }, desk.accountId, ORIGIN);
    await makeStaff({ email: EMAIL });
    await changeStaff(
      { db, now: at(), actor: await acting(), adminSecret: ADMIN_SECRET },
      { id: desk.accountId, version: 1, role: "editor", status: "suspended" },
    );
    await changeStaff(
      { db, now: at(), actor: await acting(), adminSecret: ADMIN_SECRET },
      { id: desk.accountId, version: 2, role: "editor", status: "active" },
    );
    expect(await found(sessionId)).toBeNull();
    const again = await startStaffSession({ db, now: at(), adminSecret: ADMIN_SECRET }, desk.accountId, ORIGIN);
    expect(await found(again)).not.toBeNull();
  });

  test("is refused to whoever was signed out or suspended since the request began", async () => {
    const desk = await makeStaff({ email: "editor@example.org", role: "editor" });
    await makeStaff({ email: EMAIL });
    const actor = await acting();
    const change = () =>
      changeStaff(
        { db, now: at(), actor, adminSecret: ADMIN_SECRET },
        { id: desk.accountId, version: 1, role: "owner", status: "active" },
      );
    await db.update(account).set({ status: "suspended" }).where(eq(account.email, EMAIL));
    await expect(change()).rejects.toMatchObject({ code: "Conflict" });
    await db.update(account).set({ status: "active" }).where(eq(account.email, EMAIL));
    await endStaffSession({ db }, actor.staff, actor.staff.sessionIdHash);
    await expect(change()).rejects.toMatchObject({ code: "Conflict" });
  });

  test("changes a password with the present one, and ends all other sessions", async () => {
    await makeStaff({ email: EMAIL });
    const other = await session();
    const actor = await acting(1);
    const change = (current: string) =>
      changePassword(
        { db, now: at(1), actor, adminSecret: ADMIN_SECRET, isBreached: async () => false },
        { current, password: "a new and longer one", language: "en" },
      );
    await expect(change("wrong")).rejects.toMatchObject({ code: "SignInRefused" });
    await change(PASSWORD);
    expect(await found(other, 1)).toBeNull();
    expect(await listStaffSessions({ db, now: at(1) }, actor.staff)).toHaveLength(1);
    await start(2, { password: "a new and longer one" });
    await expect(start(2)).rejects.toMatchObject({ code: "SignInRefused" });
  });
});

test("cron deletes sessions and codes whose time is over, and nothing that is still of use", async () => {
  await makeStaff({ email: EMAIL });
  const sessionId = await session();
  await start();
  await deleteExpiredOfStaff({ db, now: at(10) });
  expect(await db.select().from(accountCode)).toHaveLength(1);
  await deleteExpiredOfStaff({ db, now: at(10.01) });
  expect(await db.select().from(accountCode)).toEqual([]);
  expect(await found(sessionId, 10)).not.toBeNull();
  await deleteExpiredOfStaff({ db, now: at(12 * 60 + 1) });
  expect(await found(sessionId, 10)).toBeNull();
});

describe("roles and passwords", () => {
  test("let each role do what the ones before it may do", () => {
    const table = STAFF_ROLES.map((role) => STAFF_ROLES.filter((needed) => mayAct(role, needed)).length);
    expect(table).toEqual([1, 2, 3, 4]);
  });

  test("know a password again, in either of the two spellings of its letters", async () => {
    const stored = await hashPassword("비밀번호 é");
    expect(stored).toMatch(/^scrypt\$32768\$8\$3\$/);
    expect(await isPassword("비밀번호 é".normalize("NFD"), stored)).toBe(true);
    expect(await isPassword("비밀번호 e", stored)).toBe(false);
    expect(await isPassword("anything", null)).toBe(false);
  });
});

import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { findVerified, sendProjectCode, verifyProjectCode } from "~/domain/project-accounts/codes.server";
import { changeProjectPassword, resetProjectPassword } from "~/domain/project-accounts/passwords.server";
import { createProjectAccount, isEmailTaken } from "~/domain/project-accounts/register.server";
import { endProjectSession, findProjectAccount } from "~/domain/project-accounts/sessions.server";
import { finishProjectSignIn, startProjectSignIn } from "~/domain/project-accounts/sign-in.server";
import { projectAccount, projectAccountCode } from "~db/schema";
import { testDatabase as db } from "../database";
import {
  at,
  codeFor,
  DETAILS,
  emptyProjectTables,
  mailsTo,
  makeAccount,
  NETWORK,
  PASSWORD,
  signedIn,
} from "./project-accounts";

const EMAIL = "bora@example.org";
const language = "en" as const;
const NEW_PASSWORD = "another long password";

const send = (purpose: "register" | "password", email = EMAIL, minutes = 0) =>
  sendProjectCode({ db, now: at(minutes) }, { email, purpose, language });
const verify = (attempt: string, code: string, minutes = 0) =>
  verifyProjectCode({ db, now: at(minutes) }, { attempt, code });
const create = (attempt: string, minutes = 0) =>
  createProjectAccount(
    { db, now: at(minutes), isBreached },
    { attempt, kind: "personal", password: PASSWORD, details: DETAILS, language },
  );
const logIn = (password = PASSWORD, { email = EMAIL, minutes = 0, network = NETWORK } = {}) =>
  startProjectSignIn({ db, now: at(minutes), network }, { email, password, language });

/** Registers EMAIL, and returns the id of its session. */
async function register(): Promise<string> {
  const attempt = await send("register");
  await verify(attempt, await codeFor(EMAIL));
  return create(attempt);
}

/** The passwords that the service of breached passwords knows. */
const leaked = new Set<string>();
const isBreached = async (password: string) => leaked.has(password);

beforeEach(async () => {
  leaked.clear();
  await emptyProjectTables();
});

describe("registering", () => {
  test("makes an account once its code was typed, and starts a session of it", async () => {
    const sessionId = await register();
    expect(await signedIn(sessionId)).toMatchObject({ email: EMAIL, status: "draft", kind: "personal" });
  });

  test("makes none before the code was typed, a second time, or after an hour", async () => {
    const attempt = await send("register");
    await expect(create(attempt)).rejects.toMatchObject({ code: "CodeExpired" });
    await verify(attempt, await codeFor(EMAIL));
    const verified = (purpose: "register" | "password") => findVerified({ db, now: at() }, { attempt, purpose });
    expect([await verified("register"), await verified("password")]).toEqual([EMAIL, null]);
    await expect(create(attempt, 61)).rejects.toMatchObject({ code: "CodeExpired" });
    await create(attempt, 59);
    await expect(create(attempt, 59)).rejects.toMatchObject({ code: "CodeExpired" });
  });

  test("does the same for an address that has an account, until its owner has typed the code", async () => {
    await makeAccount({ email: EMAIL });
    expect([await isEmailTaken(db, EMAIL), await isEmailTaken(db, "new@example.org")]).toEqual([true, false]);
    const known = await send("register");
    await send("register", "new@example.org");
    const [toKnown, toNew] = [await mailsTo(EMAIL), await mailsTo("new@example.org")];
    expect(toKnown.map(({ kind }) => kind)).toEqual(toNew.map(({ kind }) => kind));
    await verify(known, await codeFor(EMAIL));
    await expect(create(known)).rejects.toMatchObject({ code: "AccountExists" });
  });

  test("takes a code in the browser that asked for it, once, for ten minutes, and five tries", async () => {
    const [mine, other] = [await send("register"), await send("register", EMAIL, 1)];
    const code = await codeFor(EMAIL);
    const wrong = code === "000000" ? "000001" : "000000";
    await expect(verify(mine, wrong)).rejects.toMatchObject({ code: "CodeWrong", details: { tries: "4" } });
    await expect(verify(other, code, 11)).rejects.toMatchObject({ code: "CodeExpired" });
    expect(await verify(other, code, 10.9)).toEqual({ email: EMAIL, purpose: "register" });
    await expect(verify(other, code, 10.9)).rejects.toMatchObject({ code: "CodeExpired" });
  });

  test("counts wrong codes over all attempts of an address", async () => {
    const attempts = [await send("register"), await send("register"), await send("register")];
    const codes: string[] = [];
    for (const attempt of attempts) {
      for (let tries = 0; tries < 4; tries++) {
        codes.push(
          await verify(attempt, "no code").then(
            () => "taken",
            ({ code }) => code,
          ),
        );
      }
    }
    expect(codes.slice(0, 6)).toEqual(Array(6).fill("CodeWrong"));
    expect(codes.slice(6)).toEqual(Array(6).fill("SignInLocked"));
  });

  test("sends an address six mails, and then one at a time after rising minutes", async () => {
    for (let mails = 0; mails < 6; mails++) await send("register");
    await expect(send("register")).rejects.toMatchObject({ code: "SignInLocked" });
    await expect(send("password")).rejects.toMatchObject({ code: "SignInLocked" });
    await send("register", "new@example.org");
    await send("register", EMAIL, 1);
    await expect(send("register", EMAIL, 2)).rejects.toMatchObject({ code: "SignInLocked" });
  });
});

describe("logging in", () => {
  test("starts a session with password and code, and tells nobody whether an address has an account", async () => {
    await makeAccount({ email: EMAIL });
    await expect(logIn("a wrong password")).rejects.toMatchObject({ code: "SignInRefused" });
    await expect(logIn(PASSWORD, { email: "nobody@example.org" })).rejects.toMatchObject({ code: "SignInRefused" });
    expect(await mailsTo("nobody@example.org")).toEqual([]);
    const attempt = await logIn();
    expect(await verify(attempt, await codeFor(EMAIL))).toEqual({ email: EMAIL, purpose: "sign-in" });
    const sessionId = await finishProjectSignIn({ db, now: at() }, attempt);
    expect(await signedIn(sessionId)).toMatchObject({ email: EMAIL, lastSignInAt: at() });
    await expect(finishProjectSignIn({ db, now: at() }, attempt)).rejects.toMatchObject({ code: "CodeExpired" });
  });

  test("takes as long for an address that nobody has as for a wrong password", async () => {
    await makeAccount({ email: EMAIL });
    const took = async (email: string) => {
      const times: number[] = [];
      for (let tries = 0; tries < 2; tries++) {
        const started = performance.now();
        await logIn("a wrong password", { email, network: `192.0.2.${tries}` }).catch(() => null);
        times.push(performance.now() - started);
      }
      return Math.min(...times);
    };
    const [known, unknown] = [await took(EMAIL), await took("nobody@example.org")];
    expect(unknown).toBeGreaterThan(known / 3);
    expect(known).toBeGreaterThan(unknown / 3);
  });

  test("locks an address for rising minutes, whatever network the tries come from", async () => {
    await makeAccount({ email: EMAIL });
    const refused = (network: string, email = EMAIL, minutes = 0) =>
      logIn("a wrong password", { email, network, minutes }).then(
        () => "in",
        ({ code }) => code,
      );
    for (let tries = 0; tries < 6; tries++) expect(await refused(`192.0.2.${tries}`)).toBe("SignInRefused");
    expect(await refused("192.0.2.9")).toBe("SignInLocked");
    await expect(logIn()).rejects.toMatchObject({ code: "SignInLocked" });
    await logIn(PASSWORD, { minutes: 2 });
  });

  test("ends a session by hand, after half an hour without use, and after twelve hours", async () => {
    const { sessionId } = await makeAccount({ email: EMAIL });
    const found = (minutes: number) => findProjectAccount({ db, now: at(minutes) }, sessionId);
    for (let minutes = 25; minutes < 12 * 60; minutes += 25) expect(await found(minutes), `${minutes}`).not.toBeNull();
    expect(await found(12 * 60)).toBeNull();
    const other = await makeAccount({ email: "other@example.org" });
    expect(await findProjectAccount({ db, now: at(31) }, other.sessionId)).toBeNull();
    await endProjectSession({ db }, other.sessionId);
    expect(await findProjectAccount({ db, now: at() }, other.sessionId)).toBeNull();
  });
});

describe("passwords", () => {
  test("may neither be leaked nor name their owner, and such a try does not use up the proof of the address", async () => {
    const attempt = await send("register");
    await verify(attempt, await codeFor(EMAIL));
    const known = { code: "PasswordKnown" };
    leaked.add(PASSWORD);
    await expect(create(attempt)).rejects.toMatchObject(known);
    leaked.clear();
    await create(attempt);
    const { account } = await makeAccount({ email: "other@example.org" });
    const change = (password: string) =>
      changeProjectPassword({ db, now: at(), account, isBreached }, { current: PASSWORD, password, language });
    leaked.add(NEW_PASSWORD);
    await expect(change(NEW_PASSWORD)).rejects.toMatchObject(known);
    await expect(change("other@example.org")).rejects.toMatchObject(known);
    const forgotten = await send("password", "other@example.org");
    await verify(forgotten, await codeFor("other@example.org"));
    const reset = () =>
      resetProjectPassword({ db, now: at(), isBreached }, { attempt: forgotten, password: NEW_PASSWORD, language });
    await expect(reset()).rejects.toMatchObject(known);
    leaked.clear();
    await reset();
  });

  test("are changed with the present one; all other sessions and what was begun with the former one end", async () => {
    const { account, sessionId } = await makeAccount({ email: EMAIL });
    const other = await logIn();
    await verify(other, await codeFor(EMAIL));
    const otherSession = await finishProjectSignIn({ db, now: at() }, other);
    const begun = await logIn();
    const change = (current: string) =>
      changeProjectPassword({ db, now: at(), account, isBreached }, { current, password: NEW_PASSWORD, language });
    await expect(change("a wrong password")).rejects.toMatchObject({ code: "PasswordWrong" });
    await change(PASSWORD);
    expect(await findProjectAccount({ db, now: at() }, otherSession)).toBeNull();
    await signedIn(sessionId);
    await expect(verify(begun, await codeFor(EMAIL))).rejects.toMatchObject({ code: "CodeExpired" });
    await expect(logIn()).rejects.toMatchObject({ code: "SignInRefused" });
    await logIn(NEW_PASSWORD);
    expect((await mailsTo(EMAIL)).map(({ kind }) => kind)).toContain("projectPasswordChanged");
  });

  test("that were forgotten are set by whoever reads the address's mail, and end every session", async () => {
    const { sessionId } = await makeAccount({ email: EMAIL });
    const attempt = await send("password");
    const reset = () =>
      resetProjectPassword({ db, now: at(), isBreached }, { attempt, password: NEW_PASSWORD, language });
    await expect(reset()).rejects.toMatchObject({ code: "CodeExpired" });
    await verify(attempt, await codeFor(EMAIL));
    await reset();
    expect(await findProjectAccount({ db, now: at() }, sessionId)).toBeNull();
    await logIn(NEW_PASSWORD);
    await expect(reset()).rejects.toMatchObject({ code: "CodeExpired" });
  });

  test("of an address without an account are set by nobody, and a code is for its own purpose alone", async () => {
    const attempt = await send("password", "nobody@example.org");
    await verify(attempt, await codeFor("nobody@example.org"));
    await expect(create(attempt)).rejects.toMatchObject({ code: "CodeExpired" });
    await expect(
      resetProjectPassword({ db, now: at(), isBreached }, { attempt, password: NEW_PASSWORD, language }),
    ).rejects.toMatchObject({ code: "AccountUnknown" });
  });

  test("and codes are stored as hashes alone", async () => {
    await makeAccount({ email: EMAIL });
    await send("password");
    const stored = JSON.stringify([await db.select().from(projectAccountCode), await db.select().from(projectAccount)]);
    expect(stored).not.toContain(await codeFor(EMAIL));
    expect(stored).not.toContain(PASSWORD);
    expect(await db.select().from(projectAccount).where(eq(projectAccount.email, EMAIL))).toHaveLength(1);
  });
});

import { describe, expect, test } from "vitest";
import { createIsBreached, requireUnknownPassword } from "~/domain/credentials/known-passwords.server";

const OWNER = { email: "minji.kim@example.org", nickname: "Minji" };
const judge = (password: string, isBreached = async () => false) =>
  requireUnknownPassword(isBreached, { password, ...OWNER });

describe("a new password", () => {
  test.each(["punkvism punky", "Minji.Kim@example.org", "adminadminadmin1", "aaaaaaaaaaaaaaaa", "punkvismowner12"])(
    "that is little more than known words is refused: %s",
    async (password) => {
      await expect(judge(password)).rejects.toMatchObject({ code: "PasswordKnown" });
    },
  );

  test("that became public is refused", async () => {
    await expect(judge("correct horse battery", async () => true)).rejects.toMatchObject({ code: "PasswordKnown" });
  });

  test.each(["correct horse battery", "punkvism 7 purple cranes", "비밀번호는 긴 문장으로"])(
    "of other words is taken: %s",
    async (password) => {
      await expect(judge(password)).resolves.toBeUndefined();
    },
  );
});

describe("the service of breached passwords", () => {
  // SHA-1 of "password" is 5BAA61E4C9B93F3F0682250B6CF8331B7EE68FD8
  const REST = "1E4C9B93F3F0682250B6CF8331B7EE68FD8";
  const answering = (body: string, status = 200) => {
    const asked: string[] = [];
    const isBreached = createIsBreached("https://breached.test", async (url) => {
      asked.push(url);
      return new Response(body, { status });
    });
    return { asked, isBreached };
  };

  test("is told five signs of the hash alone, and knows a password by the others", async () => {
    const { asked, isBreached } = answering(`0018A45C4D1DEF81644B54AB7F969B88D65:1\r\n${REST}:9545824`);
    expect(await isBreached("password")).toBe(true);
    expect(asked).toEqual(["https://breached.test/range/5BAA6"]);
    expect(await isBreached("Password")).toBe(false);
  });

  test("pads its answers with lines that count nothing", async () => {
    expect(await answering(`${REST}:0`).isBreached("password")).toBe(false);
  });

  test("refuses nothing when it is down, answers oddly or without end", async () => {
    const throwing = createIsBreached("https://breached.test", () => Promise.reject(new Error("down")));
    expect(await throwing("password")).toBe(false);
    expect(await answering(`${REST}:5`, 503).isBreached("password")).toBe(false);
    expect(await answering(`${REST}:5\n${"x".repeat(600_000)}`).isBreached("password")).toBe(false);
  });
});

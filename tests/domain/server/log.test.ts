import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { signingReportSchema } from "~/domain/signing-reports/input";
import { shortAddress } from "~/locales/short-address";
import { writeLog } from "~/server/log";
import { reservation } from "~db/schema";
import { testDatabase } from "../database";

let said: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  said = vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => said.mockRestore());

const line = () => String(said.mock.calls.at(-1)?.[0]);

describe("a line of the log", () => {
  test("is one JSON text with its level, its event, its fields and the error", () => {
    writeLog("error", "a setting has another shape", { setting: "drops" }, new TypeError("no list"));
    expect(line()).not.toContain("\n");
    expect(JSON.parse(line())).toMatchObject({
      level: "error",
      event: "a setting has another shape",
      setting: "drops",
      error: { name: "TypeError", message: "no list", stack: expect.stringContaining("log.test") },
    });
  });

  test("tells a failed statement without the values that it was to write", async () => {
    const insert = testDatabase.insert(reservation);
    const values = { name: "Kim Minji", phone: "010-1234-5678" } as never;
    const error = await insert.values(values).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    writeLog("error", "unexpected", {}, error);
    expect(line()).toContain("insert into");
    expect(line()).not.toContain("Minji");
    expect(line()).not.toContain("1234");
  });

  test("follows causes, and ends where an error is its own cause", () => {
    const error = new Error("outer", { cause: new Error("inner") });
    (error.cause as Error).cause = error;
    writeLog("error", "unexpected", {}, error);
    expect(line()).toContain("inner");
  });

  test("has the same form as a wallet on screens and in signing reports", () => {
    const wallet = shortAddress("4Nd1mYQdcFjVKGQy3bRrXkqvBSGHzqK5gJUFgZUwXN9n");
    expect(wallet).toBe("4Nd1m.....wXN9n");
    expect(signingReportSchema.parse({ kind: "stake", difference: "fee", wallet })).toMatchObject({ wallet });
  });
});

import { describe, expect, it } from "vitest";
import { openSessionId, sealSessionId } from "~/domain/sessions/sealed-session-id.server";
import { createSessionId } from "~/domain/sessions/session-id.server";

const [KEY, FORMER_KEY, FOREIGN_KEY] = ["a".repeat(64), "b".repeat(64), "c".repeat(64)];

describe("a sealed session id", () => {
  it("is opened by the key that sealed it", async () => {
    const id = createSessionId();
    expect(await openSessionId([KEY], await sealSessionId([KEY], id))).toBe(id);
  });

  it("is refused under a key that is not ours, and without any key", async () => {
    const sealed = await sealSessionId([FOREIGN_KEY], createSessionId());
    expect(await openSessionId([KEY, FORMER_KEY], sealed)).toBeNull();
    expect(await openSessionId([], sealed)).toBeNull();
  });

  it("is refused with another id or seal, and if either is shortened or extended", async () => {
    const sealed = await sealSessionId([KEY], createSessionId());
    const [id = "", seal = ""] = sealed.split(".");
    const other = await sealSessionId([KEY], createSessionId());
    const [otherId = "", otherSeal = ""] = other.split(".");
    const forged = [
      `${otherId}.${seal}`,
      `${id}.${otherSeal}`,
      `${id}.${seal.slice(1)}`,
      `${id}.${seal}A`,
      `${id.slice(1)}.${seal}`,
      `${id}.${seal.slice(0, -1)}!`,
      `${sealed}.${seal}`,
      id,
      `.${seal}`,
      `${id}.`,
      "",
      ".",
      "%",
      "x".repeat(5_000),
    ];
    for (const value of forged) expect(await openSessionId([KEY], value), value).toBeNull();
  });

  it("of the former key is opened while both keys are named, and no longer", async () => {
    const id = createSessionId();
    const sealed = await sealSessionId([FORMER_KEY], id);
    expect(await openSessionId([KEY, FORMER_KEY], sealed)).toBe(id);
    expect(await openSessionId([KEY], sealed)).toBeNull();
  });

  it("is made with the first of two keys", async () => {
    const sealed = await sealSessionId([KEY, FORMER_KEY], createSessionId());
    expect(await openSessionId([FORMER_KEY], sealed)).toBeNull();
  });

  it("cannot be made without a key", async () => {
    await expect(sealSessionId([], createSessionId())).rejects.toThrow("SESSION_KEYS");
  });
});

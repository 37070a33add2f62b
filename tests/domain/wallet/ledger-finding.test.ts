import { NEVER, of, Subject } from "rxjs";
import { describe, expect, test } from "vitest";
import { firstOf } from "~/wallet/.client/connectors/ledger/first-of";

describe("looking for a device", () => {
  test("ends with the first one that is found", async () => {
    expect(await firstOf(of("first", "second"), new AbortController().signal)).toBe("first");
  });

  test("ends, and listens no more, once the holder has turned to something else", async () => {
    const abort = new AbortController();
    const found = new Subject<string>();
    const looking = firstOf(found, abort.signal);
    abort.abort();
    await expect(looking).rejects.toMatchObject({ kind: "rejected" });
    expect(found.observed).toBe(false);
  });

  test("does not begin if that was before it", async () => {
    await expect(firstOf(NEVER, AbortSignal.abort())).rejects.toMatchObject({ kind: "rejected" });
  });
});

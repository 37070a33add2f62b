import { describe, expect, test } from "vitest";
import { readWithin } from "~/read-within";
import { readBody } from "~/server/http.server";

/** Bodies that are longer than they say, or longer than anybody would read, with streams that note what is read of them. */

const PIECE = new Uint8Array(1_000).fill(97);

/** A body of pieces of 1,000 bytes; endless without a number of them. */
function body(pieces = Number.POSITIVE_INFINITY) {
  const seen = { pulled: 0, isCancelled: false };
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        if (seen.pulled === pieces) return controller.close();
        seen.pulled++;
        controller.enqueue(PIECE);
      },
      cancel() {
        seen.isCancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, seen };
}

const message = (stream: ReadableStream<Uint8Array<ArrayBuffer>> | null, length?: string) => ({
  headers: new Headers(length === undefined ? {} : { "Content-Length": length }),
  body: stream,
});

describe("a body", () => {
  test.each([undefined, "3000", "1", "none"])("that fits is read whole, with the length %s", async (length) => {
    const bytes = await readWithin(message(body(3).stream, length), 3_000);
    expect(bytes).toEqual(new Uint8Array(3_000).fill(97));
  });

  test("that is not there is empty", async () => {
    expect(await readWithin(message(null), 1)).toEqual(new Uint8Array());
  });

  test("whose sender names more is not read at all", async () => {
    const { stream, seen } = body();
    expect(await readWithin(message(stream, "3001"), 3_000)).toBeNull();
    expect(seen).toEqual({ pulled: 0, isCancelled: true });
  });

  test.each([undefined, "10"])(
    "that never ends is cut off where it is too long, with the length %s",
    async (length) => {
      const { stream, seen } = body();
      expect(await readWithin(message(stream, length), 2_500)).toBeNull();
      expect(seen).toEqual({ pulled: 3, isCancelled: true });
    },
  );

  test("whose stream breaks off is an error", async () => {
    const broken = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull: (controller) => controller.error(new Error("broken off")),
    });
    await expect(readWithin(message(broken), 10)).rejects.toThrow("broken off");
  });
});

describe("the body of a request", () => {
  const post = (stream: ReadableStream<Uint8Array<ArrayBuffer>>) =>
    new Request("https://punkvism.test/api", { method: "POST", body: stream, duplex: "half" } as RequestInit);

  test("that never ends is refused with 413 before much of it is read", async () => {
    const { stream, seen } = body();
    await expect(readBody(post(stream))).rejects.toMatchObject({ code: "BodyTooLarge", status: 413 });
    expect(seen.pulled).toBeLessThan(30);
  });

  test("that is no text is refused", async () => {
    const bytes = new Response(new Uint8Array([0xff, 0xfe, 0xfd])).body;
    await expect(readBody(post(bytes as ReadableStream<Uint8Array<ArrayBuffer>>))).rejects.toMatchObject({
      code: "BodyNotReadable",
    });
  });
});

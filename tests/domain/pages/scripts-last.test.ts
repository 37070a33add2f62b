import { expect, it } from "vitest";
import { scriptsLast, scriptsLastInStream } from "~/server/scripts-last.server";

const PAGE =
  '<head><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/></head><p>한 < 글</p><';

async function inPieces(pieces: Uint8Array<ArrayBuffer>[]): Promise<string> {
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  return new Response(source.pipeThrough(scriptsLastInStream())).text();
}

it("gives each script of a page low priority, and changes nothing else", () => {
  expect(scriptsLast(PAGE).match(/<link rel="modulepreload" fetchpriority="low" href/g)).toHaveLength(2);
  expect(scriptsLast(PAGE).replaceAll(' fetchpriority="low"', "")).toBe(PAGE);
});

it("does the same to a page that arrives in two pieces, wherever it is cut", async () => {
  const bytes = new TextEncoder().encode(PAGE);
  for (let cut = 0; cut <= bytes.length; cut++) {
    expect(await inPieces([bytes.slice(0, cut), bytes.slice(cut)]), `cut at ${cut}`).toBe(scriptsLast(PAGE));
  }
});

it("does the same to a page that arrives byte by byte", async () => {
  const bytes = new TextEncoder().encode(PAGE);
  expect(await inPieces([...bytes].map((byte) => Uint8Array.of(byte)))).toBe(scriptsLast(PAGE));
});

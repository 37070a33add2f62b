import { UNSAFE_decodeViaTurboStream as decode } from "react-router";
import { expect, test } from "vitest";
import { encodeSharedValue, encodeTurboStream } from "~/turbo-stream.server";

async function decoded(text: string): Promise<unknown> {
  const stream = new Response(`${text}\n`).body as ReadableStream<Uint8Array>;
  return (await decode(stream, globalThis as unknown as Window & typeof globalThis)).value;
}

const SHELL = {
  texts: { close: "닫기", empty: "", quote: 'He said "no" \\ </script>' },
  menus: [{ label: "A" }, null],
};

test.each([
  { what: "texts of any sign", data: { a: "\u2028 \u0000 😀 \ud800", b: "" } },
  { what: "numbers, booleans and nothing", data: { a: 0, b: -1.5, c: true, d: false, e: null, f: undefined } },
  { what: "lists in lists, and empty ones", data: { a: [[], [[1]], {}], b: {} } },
  { what: "the same part twice", data: { a: SHELL, b: [SHELL, SHELL.menus] } },
  { what: "keys that are values too", data: { a: "b", b: "a", "1": "_1" } },
])("the router reads back $what", async ({ data }) => {
  expect(await decoded(encodeTurboStream(data))).toEqual(data);
});

test("a part that was encoded before is read back beside what is new, and named wherever it stands", async () => {
  const shared = encodeSharedValue(SHELL);
  const data = { layout: SHELL, page: { title: "닫기", menus: SHELL.menus, own: ["own"] } };
  const text = encodeTurboStream(data, shared);
  expect(text).toContain(shared.text);
  expect(await decoded(text)).toEqual(data);
  const without = { page: ["alone"] };
  expect(await decoded(encodeTurboStream(without, shared))).toEqual(without);
});

test("what is not enumerable is not sent", async () => {
  const data = Object.defineProperty({ a: 1 }, "html", { value: "<p>", enumerable: false });
  expect(encodeTurboStream(data)).not.toContain("<p>");
});

test.each([
  { what: "a bigint", value: 1n },
  { what: "a date", value: new Date(0) },
  { what: "a map", value: new Map() },
  { what: "a promise", value: Promise.resolve() },
  { what: "no number", value: Number.NaN },
  { what: "an error", value: new Error("no") },
])("$what is refused, so that the router encodes it", ({ value }) => {
  expect(() => encodeTurboStream({ deep: [{ value }] })).toThrow(TypeError);
});

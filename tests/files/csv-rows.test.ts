import { expect, test } from "vitest";
import { z } from "zod";
import { problemOf, readRows, runsOf, timeOf } from "../../app/domain/csv-rows.ts";

/** The files that operators give to commands (`tools/airdrop`, `tools/entitlements`). */

const reader = {
  columns: ["key", "opens_at", "title_ko"],
  schema: z.object({
    key: z.string().min(2).toLowerCase(),
    opensAt: z.date(),
    title: z.object({ ko: z.string().min(1).max(4).regex(/^\D*$/) }),
  }),
  identity: ({ key }: { key: string }) => key,
  rowOf: ({ key, opens_at, title_ko }: Record<string, string>) => ({
    key,
    opensAt: timeOf(opens_at ?? ""),
    title: { ko: title_ko },
  }),
} as const;

const read = (...lines: string[]) => readRows(["key,opens_at,title_ko", ...lines].join("\n"), reader);
const AT = "2026-11-23T00:00:00Z";

test("a row is read as its schema reads it", () => {
  expect(read(`AB,${AT},"가, """`)).toEqual({
    rows: [{ key: "ab", opensAt: new Date(AT), title: { ko: '가, "' } }],
    bad: [],
  });
});

test("every wrong row is named by its line, with the columns that are wrong", () => {
  const { rows, bad } = read(`a,today,12345`, `ab,${AT}`, `ab,${AT},가`, "", `AB,${AT},나`, `abc,${AT},"다`);
  expect(rows.map(({ key }) => key)).toEqual(["ab"]);
  expect(bad.map((row) => ({ line: row.line, problem: problemOf(row) }))).toEqual([
    { line: 2, problem: "wrong: key, opens_at, title_ko" },
    { line: 3, problem: "not 3 cells" },
    { line: 6, problem: "key is that of line 4" },
    { line: 7, problem: "a quotation mark is not closed" },
  ]);
});

test("a wrong row takes no other row's place", () => {
  const { rows, bad } = read(`ab,today,가`, `ab,${AT},가`, `ab,${AT},나`);
  expect(rows).toHaveLength(1);
  expect(bad.map(({ line }) => line)).toEqual([2, 4]);
});

test("a file with other columns is not read", () => {
  expect(readRows("key,title_ko,opens_at\nab,가,x", reader)).toEqual({
    rows: [],
    bad: [{ line: 1, why: "columns", of: "key,opens_at,title_ko" }],
  });
  expect(readRows("", reader).bad).toHaveLength(1);
});

test("a time is one of UTC that exists", () => {
  expect(timeOf(AT)).toEqual(new Date(AT));
  for (const cell of ["2026-02-30T00:00:00Z", "2026-11-23", "2026-11-23T00:00:00+09:00", "2026-11-23T25:00:00Z", ""])
    expect(timeOf(cell)).toBeUndefined();
});

test("runs have every row once", () => {
  expect(runsOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(runsOf([], 2)).toEqual([]);
});

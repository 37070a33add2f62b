import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** What writes a date in words, in the zone and the form of whoever calls it. */
const WRITES_A_DATE = /Intl\.(DateTimeFormat\(|RelativeTimeFormat)|\.toLocale(Date|Time)?String\(/;

test("only one module writes dates, so that they have one form and one time zone in each language", () => {
  const found = globSync("app/**/*.{ts,tsx}").filter((file) => WRITES_A_DATE.test(readFileSync(file, "utf8")));
  expect(found).toEqual(["app/locales/format.ts"]);
});

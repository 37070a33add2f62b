import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { MONEY_SCREENS } from "~/domain/transactions/money-screens";

/** The frames that show what is under way. */
const FRAMES = /<(MoneyHead|MoneyPage|NftScreen)\b|\bmoney=\{/;

/** Each path of app/routes.ts below the language, by the file of its route. */
function pathsByFile(): Map<string, string> {
  const rows = readFileSync("app/routes.ts", "utf8").matchAll(/route\("([^":]+?)(?:\/:[^"]*)?", "(routes\/[^"]+)"/g);
  return new Map([...rows].map(([, path = "", file = ""]) => [`app/${file}`, path]));
}

test("the list of money screens is every screen that shows what is under way", () => {
  const paths = pathsByFile();
  const found = globSync("app/routes/**/*.tsx")
    .filter((file) => FRAMES.test(readFileSync(file, "utf8")))
    .map((file) => paths.get(file) ?? file);
  expect(found.toSorted()).toEqual(MONEY_SCREENS.toSorted());
});

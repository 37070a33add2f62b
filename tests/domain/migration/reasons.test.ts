import { expect, test } from "vitest";
import rules from "~/domain/migration/rules.ts?raw";

const tests = Object.values(import.meta.glob<string>("./*.test.ts", { query: "?raw", import: "default", eager: true }));
const reasons = [...rules.matchAll(/^ {2}"([A-Z]\w+)",$/gm)].map(([, reason]) => reason ?? "");

test("each reason for which a migration fails or waits is reached by a test", () => {
  expect(reasons.length).toBeGreaterThan(15);
  expect(reasons.filter((reason) => !tests.some((text) => text.includes(`"${reason}"`)))).toEqual([]);
});

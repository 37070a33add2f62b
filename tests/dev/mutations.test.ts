import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { whyStale } from "../../tools/mutate/check.ts";
import { MUTATIONS } from "../../tools/mutate/mutations/index.ts";
import { mutationsMarkdown, readVerdicts } from "../../tools/mutate/page.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const all = Object.values(MUTATIONS).flat();

describe("the faults that the tests have to find", () => {
  it.each(all)("fit the sources and name tests that are there: $name", (mutation) => {
    expect(whyStale(ROOT, mutation)).toBeNull();
    expect(mutation.tests.filter((test) => !existsSync(`${ROOT}${test}`))).toEqual([]);
    expect(new Set(mutation.tests.map((test) => test.split("/")[1])).size).toBe(1);
  });

  it("were all caught when they were tried last, as docs/mutations.md shows", () => {
    const verdicts = readVerdicts(ROOT);
    const open = all.filter(({ name }) => verdicts[name]?.result !== "caught").map(({ name }) => name);
    expect(open, "ONLY=<name> npm run mutate -- --page").toEqual([]);
    expect(readFileSync(`${ROOT}docs/mutations.md`, "utf8")).toBe(mutationsMarkdown(MUTATIONS, verdicts));
  });

  it("are at least sixty, each with a name of its own", () => {
    expect(all.length).toBeGreaterThanOrEqual(60);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  });

  it("are refused if their text is gone, occurs twice or stays the same", () => {
    const [sound] = all as [(typeof all)[number]];
    expect(whyStale(ROOT, { ...sound, before: "no such text in there" })).toContain("0 times");
    expect(whyStale(ROOT, { ...sound, before: "\n" })).toContain("times");
    expect(whyStale(ROOT, { ...sound, after: sound.before })).toBe("changes nothing");
  });
});

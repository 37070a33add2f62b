import { describe, expect, it } from "vitest";
import { sharedWordsOf } from "~/admin/shared-words.server";
import { CATALOGUE_CODES } from "~/domain/catalogue-codes";
import { ITEM_STATUS, JOB_STATUS } from "~/domain/jobs/statuses";
import { statusWordsOf } from "~/domain/status-words.server";
import { numbered, SPECIFIED_STATUSES, STATUSES, type StatusEntity } from "~/domain/statuses";
import { listCodeTables } from "~/features/statuses/status-tables.server";
import { LOCALES, localeOfCode } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";

/** The second document of the specification, section 4, as it is written there. */
const SPECIFICATION = `
| reservation | completed 5, cancel processing 10, cancel completed 50 |
| dropLog | default 0, processing 10, completed 20, failed 40 |
| nftMint | wait 0, failed 5, processing 10, completed 20 |
| mintingMaster | wait 0, processing 10, completed 20, partially failed 30, complete failed 40, unknown failed 90 |
| mintingItem | wait 0, processing 10, completed 20, failed 40 |
| mintingPayment | wait 0, failed 5, completed 10 |
| gear | wait 0, processing pending 10, token paid 11, compressed NFT minted 12, completed 20, failed 40 |
| mintPlan | wait 0, failed 5, processing 10, completed 50 |
`;

/** Names in code that are not the specification's own. */
const RENAMED: Readonly<Record<string, string>> = {
  default: "none",
  "complete failed": "completelyFailed",
  "unknown failed": "unknown",
  "processing pending": "pending",
  "compressed NFT minted": "nftMinted",
};

const specified = SPECIFICATION.trim()
  .split("\n")
  .map((line) => {
    const [, entity = "", list = ""] = line.split("|").map((part) => part.trim());
    const codes = list.split(", ").map((each) => {
      const [, name = "", code = ""] = /^(.+) (\d+)$/.exec(each) ?? [];
      return [RENAMED[name] ?? name.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase()), code] as const;
    });
    return { entity: entity as StatusEntity, codes };
  });

describe.each(specified)("the statuses of $entity", ({ entity, codes }) => {
  it("are those of the specification and no others", () => {
    expect(Object.entries(STATUSES[entity])).toEqual(codes);
  });
});

it("has the specification's eight tables, and jobs and their items beside them", () => {
  expect(Object.keys(SPECIFIED_STATUSES)).toEqual(specified.map(({ entity }) => entity));
  expect(Object.keys(STATUSES)).toEqual([...Object.keys(SPECIFIED_STATUSES), "job", "jobItem"]);
});

it("numbers jobs and items as they have been stored since there are jobs", () => {
  expect(JOB_STATUS).toEqual({
    ...{ wait: 0, processing: 10, completed: 20, partiallyFailed: 30, completelyFailed: 40, unknown: 90 },
    ...{ draft: 1, paused: 11, cancelled: 50, broken: 91 },
  });
  expect(ITEM_STATUS).toEqual({ wait: 0, processing: 10, completed: 20, failed: 40, cancelled: 50 });
  expect(numbered(STATUSES.gear).tokenPaid).toBe(11);
});

describe.each(LOCALES)("in $label", (locale) => {
  it.each(Object.keys(STATUSES) as StatusEntity[])(
    "every code of %s has a word, and no other code has one",
    (entity) => {
      const words = statusWordsOf(locale)[entity];
      const codes = Object.values(STATUSES[entity]);
      expect(Object.keys(words).sort()).toEqual([...codes].sort());
      // two codes that read the same could not be told apart
      expect(new Set(Object.values(words)).size).toBe(codes.length);
      for (const code of codes) {
        const word = (words as Readonly<Record<string, string>>)[code];
        expect(sharedWordsOf(locale)[`${entity}Status`]?.[code]).toBe(`${word} ${code}`);
      }
    },
  );

  it("every table and numeric code is on the page of statuses, in its order, with the words of each language", () => {
    const tables = listCodeTables(locale);
    expect(tables.map(({ name }) => name)).toEqual([...Object.keys(STATUSES), "catalogue"]);
    for (const { name, title, rows } of tables) {
      const codes =
        name === "catalogue" ? Object.values(CATALOGUE_CODES) : Object.values(STATUSES[name as StatusEntity]);
      expect(
        rows.map(({ code }) => Number(code)),
        name,
      ).toEqual(codes.map(Number).sort((a, b) => a - b));
      expect(title).not.toBe("");
      for (const { code, words } of rows) {
        for (const [language, word] of Object.entries(words)) {
          const other = localeOfCode(language as "en");
          const expected: Readonly<Record<string, string>> =
            name === "catalogue" ? textsOf(other).catalogueCodes.sentences : statusWordsOf(other)[name as StatusEntity];
          expect(word, `${name} ${code} ${language}`).toBe(expected[code]);
          expect(word).not.toBe("");
        }
      }
    }
  });
});

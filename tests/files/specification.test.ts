import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  countNotYet,
  problemsOfDocument,
  specificationDocument,
  termsWithoutPlace,
} from "../../tools/specification/document.ts";
import { placesOf } from "../../tools/specification/places.ts";
import { CHAPTERS, MOST_WITHOUT_PLACE } from "../../tools/specification/terms.ts";
import { isFullRun } from "../full-run.ts";

const document = readFileSync("docs/specification.md", "utf8");

it("has every term of the specification, each at a place where it still works", () => {
  expect(problemsOfDocument(document), "npm run make -- specification").toEqual([]);
});

it("has no more terms without a place than before", () => {
  const missing = termsWithoutPlace();
  console.info(`${missing.length} terms of the specification work nowhere yet.`);
  expect(missing.length, missing.join("\n")).toBeLessThanOrEqual(MOST_WITHOUT_PLACE);
  expect(countNotYet(document)).toBeLessThanOrEqual(MOST_WITHOUT_PLACE);
});

it.runIf(isFullRun)("is what npm run make -- specification makes, and the limit is what it prints", () => {
  expect(document).toBe(specificationDocument());
  expect(termsWithoutPlace()).toHaveLength(MOST_WITHOUT_PLACE);
});

it("names each term once in its chapter", () => {
  for (const { title, terms } of CHAPTERS) {
    const names = terms.map(({ term }) => term);
    expect([...new Set(names)], title).toEqual(names);
  }
});

describe("what is not there", () => {
  it.each([
    ["a page that no row of the manifest has", { page: "nftNowhere" }],
    ["a page that is in Korean alone, asked for in each language", { page: "soccergo" }],
    ["an address that no route has", { address: "/reservation/spa" }],
    ["an API that no route has", { address: "/api/actionLog/nothing" }],
    ["a page of staff that nothing declares", { admin: "notDeclared" }],
    ["an airdrop that the operator does not have", { admin: "airdrop/PunkyWeekly10" }],
    ["a code that a table of statuses lacks", { status: "reservation", code: "20", usedIn: "app/domain/reservations" }],
    ["a status that nothing uses there", { status: "reservation", code: "5", usedIn: "app/domain/drop" }],
    ["a page code with another page", { logPage: "110", path: "powerzoneCoinStakingView" }],
    ["a menu below another", { menu: ["020", "010", "030"] }],
    ["a logged control of another level", { logKey: "coinStaking.faq" }],
    ["a field that the log lacks", { logField: "param11" }],
    ["a function that a contract lacks", { abi: "BnbNft", name: "burn" }],
    ["a setting that is not declared", { setting: "no_such_setting" }],
    ["another number of weapons", { rarity: "mythic", count: 7 }],
  ] as const)("has no place: %s", (_, where) => {
    expect(placesOf(where)).toEqual([]);
  });
});

it("a place that has moved, and a term that was left out, are named", () => {
  const moved = document.replace("`app/routes/powerzone/coin-staking.tsx`", "`app/routes/powerzone/moved.tsx`");
  expect(problemsOfDocument(moved)).toEqual([
    "Public pages, in three languages: powerzoneCoinStaking does not work in `app/routes/powerzone/moved.tsx`, but in app/routes/powerzone/coin-staking.tsx",
  ]);
  const shorter = document.replace(/\| rwaProject \|.*\n/, "");
  expect(problemsOfDocument(shorter)).toEqual(["Public pages, in three languages: rwaProject is not in the document"]);
});

import { afterEach, describe, expect, test, vi } from "vitest";
import { parseOwnSections } from "~/content/own-sections.server";
import { SAMPLE_SECTION_IDS } from "~/content/sample-sections";
import { getOwnSections, requireSetUp } from "~/content/site-set-up.server";
import { storeShownSetting } from "~/domain/settings/commands.server";
import { getCompanyFacts } from "~/domain/settings/company.server";
import { getSetting } from "~/domain/settings/queries.server";
import { SAMPLE_COMPANY } from "~/domain/settings/sample-company";
import { listMissing } from "~/domain/settings/set-up.server";
import { AppError } from "~/errors";
import { tIn } from "~/locales/i18next.server";
import { LOCALES, type Locale } from "~/locales/locales";
import { describeError } from "~/server/http.server";
import { siteNotSetUp } from "~/server/site-not-set-up.server";
import { testDatabase as db } from "../database";

afterEach(() => vi.restoreAllMocks());

const PRODUCTION = { environment: "production" } as const;
const DONE = { company: { isStored: true }, undecidedSections: [], programAddress: "11111111111111111111111111111111" };
const ALL_LEFT_OUT = JSON.stringify(Object.fromEntries(SAMPLE_SECTION_IDS.map((id) => [id, null])));

describe("a production site", () => {
  test("starts if the operator has replaced every sample", () => {
    expect(listMissing(PRODUCTION, DONE)).toEqual([]);
  });

  test.each([
    ["facts about the company", { company: { isStored: false } }, "company_facts"],
    ["one section", { undecidedSections: ["scg-release"] }, "own_sections (scg-release)"],
    ["a program of his own", { programAddress: undefined }, "programs/staking"],
  ])("does not start without %s", (_, change, missing) => {
    expect(listMissing(PRODUCTION, { ...DONE, ...change })).toEqual([missing]);
  });

  test("starts with a mistake in the sections, which are then shown as samples", () => {
    for (const slip of ["{", ALL_LEFT_OUT.replace("null", "7")]) {
      expect(listMissing(PRODUCTION, { ...DONE, undecidedSections: parseOwnSections(slip).undecided })).toEqual([]);
    }
  });

  test.each(["local", "preview"] as const)("alone needs this: a %s site starts with samples", (environment) => {
    const nothing = { company: { isStored: false }, undecidedSections: SAMPLE_SECTION_IDS };
    expect(listMissing({ environment }, nothing)).toEqual([]);
  });
});

test("a site that does not start tells visitors that it opens soon, and its log what is missing", async () => {
  await store("company_facts", "");
  await store("own_sections", "");
  const all = `own_sections (${SAMPLE_SECTION_IDS.join(", ")})`;
  await expect.poll(async () => (await refusal(LOCALES[0])).logged).toContain(all);
  for (const locale of LOCALES) {
    const { status, message, logged } = await refusal(locale);
    expect(status).toBe(503);
    for (const part of ["company_facts", "programs/staking"]) expect(logged).toContain(part);
    expect(message).toBe(tIn(locale, "errors")("SiteNotSetUp"));
    expect(message).not.toMatch(/docs|_|\{\{/);
  }
});

test("a site that does not start does not ask for what was already stored", async () => {
  await store("own_sections", JSON.stringify({ ...JSON.parse(ALL_LEFT_OUT), "pvt-stages": undefined }));
  await store("company_facts", JSON.stringify(SAMPLE_COMPANY));
  await expect.poll(async () => (await refusal(LOCALES[1])).logged).toContain("own_sections (pvt-stages)");
  expect((await refusal(LOCALES[1])).logged).not.toContain("company_facts");
});

test("sections that are stored are shown with the version they raise, and mended ones again", async () => {
  const entriesNow = async () => Object.keys((await getOwnSections(db, Date.now())).entries).sort();
  await store("own_sections", "{");
  await expect.poll(entriesNow).toEqual([]);
  const before = Number(await getSetting(db, "content_version"));
  await store("own_sections", ALL_LEFT_OUT);
  expect(Number(await getSetting(db, "content_version"))).toBe(before + 1);
  await expect.poll(entriesNow).toEqual([...SAMPLE_SECTION_IDS].sort());
  // pages are rendered again only for another object
  expect(await getOwnSections(db, Date.now())).toBe(await getOwnSections(db, Date.now()));
});

function store(key: "company_facts" | "own_sections", value: string): Promise<void> {
  return storeShownSetting({ db, now: new Date() }, { key, value });
}

test("on the local machine the answer itself names what is missing and where to read on", () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const error = siteNotSetUp({ environment: "local" }, ["SESSION_KEYS"]);
  for (const locale of LOCALES) {
    for (const part of ["SESSION_KEYS", "docs/operations.md"]) expect(describeError(error, locale)).toContain(part);
  }
});

/** What every page of a production site answers, and logs, with the development program of this build. */
async function refusal(locale: Locale): Promise<{ status: number; message: string; logged: string }> {
  const said = vi.spyOn(console, "warn").mockImplementation(() => {});
  const company = await getCompanyFacts(db, Date.now());
  const refused = await requireSetUp({ db, config: PRODUCTION, now: Date.now() }, company).catch((error) => error);
  if (!(refused instanceof AppError)) throw new Error("a site of production started");
  return { status: refused.status, message: describeError(refused, locale), logged: String(said.mock.lastCall?.[0]) };
}

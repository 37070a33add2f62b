import { env } from "cloudflare:test";
import { describe, expect, test } from "vitest";
import { identityOf, OUTLETS, parseCompanyFacts } from "~/domain/settings/company";
import { getCompanyFacts } from "~/domain/settings/company.server";
import { SAMPLE_COMPANY } from "~/domain/settings/sample-company";
import { COLLECTION_IDS, LINK_SUBJECTS, MINING_SUBJECTS } from "~/domain/settings/subjects";
import { openDatabase } from "~db/client";
import { setting } from "~db/schema";

const { board, partners, links, mining, contracts } = SAMPLE_COMPANY;
const identity = identityOf(SAMPLE_COMPANY);

test("stored facts are read back as they were", () => {
  expect(parseCompanyFacts(JSON.stringify(SAMPLE_COMPANY))).toEqual(SAMPLE_COMPANY);
});

test("what an operator leaves out stays empty and is never filled up with the sample", () => {
  const nothing = { board: [], partners: [], links: {}, mining: {}, contracts: {} };
  expect(parseCompanyFacts(JSON.stringify(identity))).toEqual({ ...identity, ...nothing });
});

test.each([
  ["nothing", ""],
  ["no JSON", "{"],
  ["a list", "[]"],
  ["a lone e-mail", changed({ emails: ["only@one.example"] })],
  ["a name without Indonesian", changed({ name: { ko: "이름", en: "Name" } })],
  ["a word that is no address", changed({ whitepaperUrl: "not an address" })],
  ["two members of one id", changed({ board: [board[0], board[0]] })],
  ["two partners of one id", changed({ partners: [partners[0], partners[0]] })],
  ["an id that is no file name", changed({ board: [{ ...board[0], id: "../secret" }] })],
  ["a member who says nothing", changed({ board: [{ ...board[0], biography: { ko: "", en: "", id: "" } }] })],
  ["a partner of no kind", changed({ partners: [{ ...partners[0], kind: "magic" }] })],
  ["links of nothing known", changed({ links: { moon: {} } })],
  ["an outlet that is misspelt", changed({ links: { pvt: { whitepapr: "https://example.com/" } } })],
  [
    "mining of no collection",
    changed({ mining: { pvt: { token: "PVT", rows: [{ collection: "moon", amount: "1" }] } } }),
  ],
  ["an amount below nothing", changed(miningOf("-1"))],
  ["an amount in words", changed(miningOf("a lot"))],
  ["an amount without end", changed(miningOf("9".repeat(40)))],
  ["an address of another chain", changed({ contracts: { genesis: "0x0000000000000000000000000000000000000000" } })],
])("facts of another shape count as none: %s", (_, stored) => {
  expect(parseCompanyFacts(stored)).toBeNull();
});

describe("a link that a browser would run as a script, or that goes unencrypted, is refused", () => {
  const places = [
    ["the header", (url: string) => ({ socials: [{ kind: "x", label: "X", url }] })],
    ["a member of the board", (url: string) => ({ board: [{ ...board[0], socials: [{ kind: "x", url }] }] })],
    ["a partner", (url: string) => ({ partners: [{ ...partners[0], url }] })],
    ["a project", (url: string) => ({ links: { pvt: { page: url } } })],
  ] as const;
  test.each(places)("in %s", (_, facts) => {
    expect(parseCompanyFacts(changed(facts("https://example.com/")))).not.toBeNull();
    for (const url of ["javascript:alert(1)", "data:text/html,x", "http://example.com/", "//example.com", ""]) {
      expect(parseCompanyFacts(changed(facts(url))), url).toBeNull();
    }
  });
});

describe("the sample", () => {
  test("names nobody: its addresses are reserved for examples", () => {
    const urls = [
      ...SAMPLE_COMPANY.socials.map(({ url }) => url),
      ...board.flatMap(({ socials }) => socials.map(({ url }) => url)),
      ...partners.map(({ url }) => url),
      ...Object.values(links).flatMap((outlets) => Object.values(outlets)),
      SAMPLE_COMPANY.whitepaperUrl,
      SAMPLE_COMPANY.exchangeUrl,
    ];
    for (const url of urls) expect(new URL(url).hostname).toBe("example.com");
    for (const email of SAMPLE_COMPANY.emails) expect(email).toMatch(/\.example$/);
    for (const address of Object.values(contracts)) expect(address).toMatch(/^SampLe/);
  });

  test("has nineteen members, each with words of their own in every language", () => {
    expect(board).toHaveLength(19);
    for (const code of ["ko", "en", "id"] as const) {
      expect(new Set(board.map(({ biography }) => biography[code])).size).toBe(19);
      expect(new Set(board.map(({ role }) => role[code])).size).toBe(19);
    }
    for (const { name, role, biography } of board) {
      for (const words of [name, role, biography]) expect(words.ko).toMatch(/[가-힣]/);
    }
  });

  test("has every link that a page may need, every project's mining amounts, and an address for every collection", () => {
    expect(Object.keys(links).sort()).toEqual([...LINK_SUBJECTS].sort());
    expect(Object.keys(mining).sort()).toEqual([...MINING_SUBJECTS].sort());
    expect(Object.keys(contracts).sort()).toEqual([...COLLECTION_IDS].sort());
    for (const outlets of Object.values(links)) {
      expect(Object.keys(outlets).every((outlet) => (OUTLETS as readonly string[]).includes(outlet))).toBe(true);
    }
  });
});

test("a page gives the header and footer only the company's identity", () => {
  expect(Object.keys(identity).sort()).toEqual([
    "address",
    "emails",
    "exchangeUrl",
    "name",
    "socials",
    "whitepaperUrl",
  ]);
});

test("facts with a mistake in them are replaced by the sample, and are shown again once they are mended", async () => {
  const db = openDatabase((env as unknown as { DB: Parameters<typeof openDatabase>[0] }).DB);
  const store = (value: string) =>
    db
      .insert(setting)
      .values({ key: "company_facts", value, updatedAt: new Date(0) })
      .onConflictDoUpdate({ target: setting.key, set: { value } });

  await store("{");
  expect(await getCompanyFacts(db, 0)).toMatchObject({ isSampleCompany: true, isStored: true });
  await store(changed({ board: [] }));
  expect(await getCompanyFacts(db, 1_000)).toMatchObject({ isSampleCompany: true });
  const mended = await getCompanyFacts(db, 2_000);
  expect(mended).toMatchObject({ isSampleCompany: false, isStored: true });
  expect(mended.company.board).toEqual([]);
});

function changed(facts: object): string {
  return JSON.stringify({ ...SAMPLE_COMPANY, ...facts });
}

function miningOf(amount: string) {
  return { mining: { pvt: { token: "PVT", rows: [{ collection: "genesis", amount }] } } };
}

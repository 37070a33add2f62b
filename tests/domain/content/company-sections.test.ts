import { describe, expect, test } from "vitest";
import { viewOfBoard, viewOfCompany, viewOfLinks, viewOfMining, viewOfPartners } from "~/content/views/company.server";
import { viewOfNews, viewOfPrice } from "~/content/views/latest.server";
import { identityOf, parseCompanyFacts } from "~/domain/settings/company";
import { SAMPLE_COMPANY } from "~/domain/settings/sample-company";
import { factsFor } from "./facts";

const nothing = parseCompanyFacts(JSON.stringify(identityOf(SAMPLE_COMPANY)))!;
const real = { company: SAMPLE_COMPANY, isSampleCompany: false };
const title = "Title";

describe("links of a subject", () => {
  test("are those that the facts name, in the order of the outlets, and say that they open in a new tab", () => {
    const company = {
      ...SAMPLE_COMPANY,
      links: { pvt: { page: "https://example.com/p", fs: "https://example.com/f" } },
    };
    const { links } = viewOfLinks({ kind: "links", title, of: "pvt" }, factsFor("en", { company }));
    expect(links.map(({ label }) => label)).toEqual(["FS", "Go Page"]);
    for (const { newTab } of links) expect(newTab).toBe("opens in a new tab");
  });

  test("of a collection come with its address on the chain, those of a project do not", () => {
    const of = (subject: "genesis" | "pvt") =>
      viewOfLinks({ kind: "links", title, of: subject }, factsFor("ko")).address;
    expect(of("genesis")?.value).toBe(SAMPLE_COMPANY.contracts.genesis);
    expect(of("pvt")).toBeNull();
  });

  test("that nobody has entered are said to be missing", () => {
    const view = viewOfLinks({ kind: "links", title, of: "genesis" }, factsFor("en", { company: nothing }));
    expect(view).toMatchObject({ links: [], address: null, none: "No addresses of other sites are published yet." });
  });
});

describe("mining amounts", () => {
  test("are written as the language writes numbers, and the highest fills its bar", () => {
    const { plot } = viewOfMining({ kind: "mining", title, of: "etm" }, factsFor("id"));
    expect(plot?.table.rows[1]).toEqual(["PunkyKongz", "1,5 ETM"]);
    expect(plot?.shape === "bars" && plot.bars[0]?.width).toBe(100);
    expect(plot?.description).toContain("Genesis");
    expect(plot?.description).not.toContain("{");
  });

  test("that nobody has entered open no dialog", () => {
    expect(viewOfMining({ kind: "mining", title, of: "etm" }, factsFor("en", { company: nothing })).plot).toBeNull();
  });
});

describe("the board", () => {
  test.each(["ko", "en", "id"] as const)("has an address of its own for each member (%s)", (code) => {
    const { members } = viewOfBoard({ kind: "board", title }, factsFor(code));
    expect(members).toHaveLength(19);
    expect(new Set(members.map(({ anchor }) => anchor)).size).toBe(19);
    for (const { anchor, name, moreOf } of members) {
      expect(anchor).toMatch(/^modal-board-/);
      expect(moreOf).toContain(name);
    }
  });

  test("shows a member's links in the specification's order", () => {
    const { members } = viewOfBoard({ kind: "board", title }, factsFor("en"));
    const bora = members.find(({ id }) => id === "bora");
    expect(bora?.links.map(({ label }) => label)).toEqual(["Discord", "Instagram", "KakaoTalk"]);
  });
});

test("partners are grouped by what they do, and a group without any is left out", () => {
  const [first] = SAMPLE_COMPANY.partners;
  const company = { ...SAMPLE_COMPANY, partners: [first!] };
  const { groups } = viewOfPartners({ kind: "partners", title }, factsFor("en", { company }));
  expect(groups.map(({ id }) => id)).toEqual(["finance"]);
  expect(viewOfPartners({ kind: "partners", title }, factsFor("en", { company: nothing })).groups).toEqual([]);
});

test("every fact of the sample set is marked, and none of an operator's", () => {
  const sampleOf = (facts = {}) => {
    const at = factsFor("en", facts);
    return [
      viewOfLinks({ kind: "links", title, of: "pvt" }, at).sample,
      viewOfMining({ kind: "mining", title, of: "pvt" }, at).plot?.sample,
      viewOfBoard({ kind: "board", title }, at).sample,
      viewOfPartners({ kind: "partners", title }, at).sample,
      viewOfCompany({ kind: "company", title }, at).sample,
    ];
  };
  for (const sample of sampleOf()) expect(sample?.label).toBe("sample");
  for (const sample of sampleOf(real)) expect(sample).toBeNull();
});

test("each e-mail address of the company is a link that writes to it", () => {
  const { facts } = viewOfCompany({ kind: "company", title }, factsFor("ko"));
  expect(facts[0]?.value).toBe("펑크비즘 주식회사");
  expect(facts.flatMap(({ href }) => href ?? [])).toEqual(SAMPLE_COMPANY.emails.map((email) => `mailto:${email}`));
});

describe("the price", () => {
  const section = { kind: "price", title, readAt: "Read on {{time}}.", unread: "There is none." } as const;

  test("keeps every digit that the exchange gave, and says when it was read", () => {
    const price = { price: "1234.000000123456", currency: "USDT", readAt: new Date("2026-11-21T11:03:00Z") };
    const view = viewOfPrice(section, factsFor("id", { price }));
    expect(view.price).toEqual({ figure: "1.234,000000123456", unit: "USDT" });
    expect(view.note).toContain("18.03");
  });

  test("that could not be read is said to be missing", () => {
    expect(viewOfPrice(section, factsFor("en"))).toMatchObject({ price: null, note: "There is none." });
  });
});

describe("the news", () => {
  const section = { kind: "news", title, none: "None yet.", actions: [{ label: "All", page: "companyNews" }] } as const;
  const news = [4, 3, 2, 1].map((day) => ({
    id: String(day),
    title: `News ${day}`,
    summary: `What ${day} brought`,
    isSample: day === 4,
    publishedOn: `2026-11-0${day}`,
    href: `/eng/companyNewsView/${day}`,
  }));

  test("are the latest three with their days", () => {
    const { teasers } = viewOfNews(section, factsFor("en", { news }));
    expect(teasers.map(({ id }) => id)).toEqual(["4", "3", "2"]);
    expect(teasers[0]?.date).toBe("4\u00a0Nov\u00a02026");
    expect(teasers.map(({ sample }) => sample?.label)).toEqual(["sample", undefined, undefined]);
  });

  test("that nobody has written are said to be missing, and nothing links to a page that is not open", () => {
    expect(viewOfNews(section, factsFor("en"))).toMatchObject({ teasers: [], none: "None yet." });
  });
});

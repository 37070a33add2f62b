import { SELF } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import { MY_PAGES } from "~/content/my-pages";
import { hasTabAddress, isOpenIn, PAGES } from "~/content/pages";
import { LOCALES } from "~/locales/locales";
import { SITE } from "./visitors";

const COIN_STEPS = ["View", "WriteStaking", "WriteStakingConfirm", "WriteStakingComplete", "WriteUnStaking"];

const PRIVATE = [
  ...[...COIN_STEPS, "WriteUnStakingConfirm", "WriteUnStakingComplete"].map((step) => `powerzoneCoinStaking${step}`),
  "mypage",
  ...MY_PAGES.map(({ slug }) => `mypage/${slug}`),
  "mypage/reservationDetail/1",
  "mypage/myVestingDetail",
  "search",
];

type Head = { address: string; title: string; description: string; isIndexed: boolean };

let networks = 0;

async function headOf(address: string): Promise<Head> {
  const headers = { "CF-Connecting-IP": `2001:db8:4ead:${(++networks).toString(16)}::1` };
  const html = await (await SELF.fetch(`${SITE}${address}`, { headers })).text();
  const head = html.slice(0, html.indexOf("</head>"));
  const [titles, descriptions] = [/<title>([^<]*)<\/title>/g, /<meta name="description" content="([^"]*)"/g].map(
    (pattern) => [...head.matchAll(pattern)].map(([, words = ""]) => words),
  );
  expect([titles?.length, descriptions?.length], address).toEqual([1, 1]);
  const isIndexed = !head.includes('name="robots" content="noindex"');
  return { address, title: titles?.[0] ?? "", description: descriptions?.[0] ?? "", isIndexed };
}

describe.each(LOCALES)("the heads of all pages in $label", ({ code, path }) => {
  const heads: Head[] = [];

  beforeAll(async () => {
    const open = PAGES.filter((page) => isOpenIn(page, code)).flatMap((page) => [
      page.slug,
      ...(page.tabs ?? []).filter((tab) => hasTabAddress(page, tab)).map((tab) => `${page.slug}/${tab}`),
    ]);
    for (const slug of [...open, ...PRIVATE]) heads.push(await headOf(slug ? `/${path}/${slug}` : `/${path}`));
  }, 120_000);

  it("each have a title and a description of their own, including those of a holder", () => {
    expect(heads.length).toBeGreaterThan(70);
    for (const { address, title, description } of heads) {
      expect(title, address).toMatch(/\S{2}/);
      expect(description.length, address).toBeGreaterThan(10);
      expect(`${title} ${description}`, address).not.toMatch(/undefined|[{}]|^ \|/);
    }
    expect(repeated(heads, "title")).toEqual([]);
    expect(repeated(heads, "description")).toEqual([]);
  });

  it("keep search engines out of a holder's own pages, and of no others", () => {
    const hidden = heads.filter(({ isIndexed }) => !isIndexed).map(({ address }) => address);
    expect(hidden).toEqual(PRIVATE.map((slug) => `/${path}/${slug}`));
  });
});

/** The addresses whose heads say the same. */
function repeated(heads: readonly Head[], part: "title" | "description"): string[][] {
  return [...Map.groupBy(heads, (head) => head[part]).values()]
    .filter((same) => same.length > 1)
    .map((same) => same.map(({ address }) => address));
}

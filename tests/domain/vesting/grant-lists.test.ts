import { beforeAll, expect, test } from "vitest";
import { grantListSchema } from "~/domain/vesting/input";
import { exportGrants } from "~/domain/vesting/list-file.server";
import { listOpenGrants } from "~/domain/vesting/open-grants.server";
import { listGrants } from "~/domain/vesting/queries.server";
import { listOwnGrants } from "~/features/vesting/own-grants.server";
import { LOCALES } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { vestingGrant } from "~db/schema";
import { testDatabase as db } from "../database";

const MINT = "So11111111111111111111111111111111111111112";
const OTHER_MINT = "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v";
const [FIRST, SECOND, STRANGER] = ["A", "B", "C"].map((sign) => sign.repeat(44)) as [string, string, string];
const HOLDER = "H".repeat(44);
const SETTING = {
  mints: { SCG: MINT, ETM: OTHER_MINT },
  funders: [
    { address: FIRST, name: "First" },
    { address: SECOND, name: "Second" },
  ],
};
const ALPHABET = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

let made = 0;

function row(change: Partial<typeof vestingGrant.$inferInsert> = {}): typeof vestingGrant.$inferInsert {
  made += 1;
  const sign = (place: number) => ALPHABET[Math.floor(made / 58 ** place) % 58];
  return {
    address: `${sign(2)}${sign(1)}${sign(0)}`.padEnd(44, "z"),
    creatorAddress: FIRST,
    walletAddress: `${sign(1)}${sign(0)}`.padEnd(44, "w"),
    pendingAddress: null,
    mint: MINT,
    decimals: 9,
    plan: `Plan ${made % 10}`,
    grantId: BigInt(made),
    totalRaw: 1_000n,
    claimedRaw: 0n,
    returnedRaw: 0n,
    startTs: 1_000 + (made % 7),
    cliffTs: 2_000,
    endTs: 9_000,
    stepSeconds: 0,
    isRevocable: false,
    revokedTs: 0,
    seenSlot: 1,
    closedAt: null,
    ...change,
  };
}

beforeAll(async () => {
  const rows = [
    ...Array.from({ length: 47 }, () => row()),
    ...Array.from({ length: 30 }, () => row({ creatorAddress: SECOND })),
    ...Array.from({ length: 25 }, () => row({ creatorAddress: STRANGER })),
    ...Array.from({ length: 5 }, () => row({ mint: OTHER_MINT })),
    ...Array.from({ length: 23 }, () => row({ walletAddress: HOLDER })),
    row({ walletAddress: HOLDER, creatorAddress: STRANGER }),
    row({ plan: "펑키 팀" }),
    row({ plan: "펑키 재단. 2026" }),
  ];
  for (const values of rows) await db.insert(vestingGrant).values(values);
});

const list = (query: Record<string, string> = {}, wallet?: string) =>
  listGrants({ db }, { ...grantListSchema.parse(query), wallet, setting: SETTING, chainTs: 5_000n });

/** All pages of a list, as one. */
async function whole(query: Record<string, string> = {}, wallet?: string) {
  const grants: Awaited<ReturnType<typeof list>>["grants"] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof list>> = await list({ ...query, ...(after ? { after } : {}) }, wallet);
    expect(page.grants.length).toBeLessThanOrEqual(20);
    grants.push(...page.grants);
    after = page.nextCursor;
  } while (after);
  return grants;
}

test("pages follow each other without a gap or a repetition, funder after funder, newest first", async () => {
  const grants = await whole();
  expect(new Set(grants.map(({ address }) => address)).size).toBe(47 + 30 + 23 + 2);
  expect(grants).toHaveLength(47 + 30 + 23 + 2);
  const funders = grants.map(({ funder }) => funder.name);
  expect(funders).toEqual([...Array(72).fill("First"), ...Array(30).fill("Second")]);
  const times = grants.slice(0, 72).map(({ startTs }) => startTs);
  expect(times).toEqual(times.toSorted((a, b) => Number(b - a)));
});

test("unknown funders are shown only when they are asked for, without a name", async () => {
  const all = await whole({ funders: "all" });
  expect(all).toHaveLength(47 + 30 + 25 + 24 + 2);
  expect(all.filter(({ funder }) => funder.name === null)).toHaveLength(26);
});

test("a coin has its own list, one that is not set up has none, and another is refused", async () => {
  expect(await whole({ coin: "ETM" })).toHaveLength(5);
  expect(await whole({ coin: "PVT" })).toEqual([]);
  await expect(whole({ coin: "DOGE" })).rejects.toThrow("Invalid option");
});

test("a search by an address finds a beneficiary's grants", async () => {
  expect(await whole({ q: HOLDER })).toHaveLength(23);
  expect(await whole({ q: HOLDER, funders: "all" })).toHaveLength(24);
  expect(await whole({ q: "9".repeat(44) })).toEqual([]);
});

test("a search by the beginning of a plan's name ignores capitals, and special characters have no effect", async () => {
  expect(await whole({ q: "plan 3" })).toHaveLength((await whole()).filter(({ plan }) => plan === "Plan 3").length);
  expect((await whole({ q: "PLAN" })).length).toBe(100);
  expect((await whole({ q: "펑키" })).map(({ plan }) => plan)).toEqual(["펑키 재단. 2026", "펑키 팀"]);
  expect(await whole({ q: "an 3" })).toEqual([]);
  expect(await whole({ q: "%" })).toEqual([]);
  expect(await whole({ q: "' or 1=1 --" })).toEqual([]);
});

test("a holder's list has only their grants, and their search finds one by its address", async () => {
  const mine = await whole({}, HOLDER);
  expect(mine).toHaveLength(23);
  const [first] = mine;
  expect((await whole({ q: first?.address ?? "" }, HOLDER)).map(({ address }) => address)).toEqual([first?.address]);
  const others = (await whole()).find(({ beneficiary }) => beneficiary !== HOLDER);
  expect(await whole({ q: others?.address ?? "" }, HOLDER)).toEqual([]);
});

test("a holder's file has all that their search finds, of every coin, exact and without a formula", async () => {
  const own = { walletAddress: "F".repeat(44), totalRaw: 3_000_000_000n };
  await db.insert(vestingGrant).values(row({ ...own, plan: "=cmd", mint: OTHER_MINT, claimedRaw: 500_000_000n }));
  for (let i = 0; i < 21; i++) await db.insert(vestingGrant).values(row({ ...own, plan: "Team" }));
  await db.insert(vestingGrant).values(row({ ...own, plan: "Stranger", creatorAddress: STRANGER }));
  const { mine, states } = textsOf(LOCALES[1]).vesting;
  const texts = { columns: mine.csvColumns, states };
  const fileOf = async (asked: Record<string, string>) => {
    const query = grantListSchema.parse(asked);
    const input = { wallet: own.walletAddress, query, setting: SETTING, chainTs: 20_000n, texts };
    return (await exportGrants({ db }, input)).slice(1).trimEnd().split("\r\n");
  };
  const [head, ...lines] = await fileOf({});
  expect(head).toBe(
    "Coin,Plan,Funder,State,Granted,Released,Claimed,Claimable now,Still to come,Start (UTC),Cliff (UTC),End (UTC),Address of the grant",
  );
  expect(lines.map((line) => line.split(",")[0])).toEqual([...Array(21).fill("SCG"), "ETM"]);
  expect(lines.at(-1)).toContain(`ETM,"'=cmd",First,${states.released},3,3,0.5,2.5,0,1970-01-01T`);
  expect(await fileOf({ q: "team" })).toHaveLength(1 + 21);
  expect(await fileOf({ funders: "all" })).toHaveLength(1 + 23);
});

test("the open grants of a coin are the newest over all known funders, and what was paid takes no place among them", async () => {
  const mint = "Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB";
  const given = (startTs: number, change: Parameters<typeof row>[0] = {}) => row({ mint, startTs, ...change });
  const open = [
    given(10),
    given(20, { creatorAddress: SECOND }),
    given(30),
    given(40, { creatorAddress: SECOND }),
    given(50, { creatorAddress: STRANGER }),
  ];
  const paid = Array.from({ length: 40 }, (_, at) => given(100 + at, { closedAt: new Date() }));
  for (const values of [...open, ...paid]) await db.insert(vestingGrant).values(values);
  const [first, second, third, fourth] = open.map(({ address }) => address);
  const setting = { ...SETTING, mints: { ...SETTING.mints, PVT: mint } };
  const openOf = (limit: number) => listOpenGrants({ db }, { setting, coin: "PVT", limit });
  expect(await openOf(3)).toEqual({ addresses: [fourth, third, second], isWhole: false });
  expect(await openOf(4)).toEqual({ addresses: [fourth, third, second, first], isWhole: true });
  expect(await listOpenGrants({ db }, { setting: SETTING, coin: "PVT", limit: 4 })).toEqual({
    addresses: [],
    isWhole: true,
  });
  const where = "creator_address = ? and mint = ? and closed_at is null order by start_ts desc, address desc";
  const statement = db.$client.prepare(`select address from vesting_grant where ${where} limit 4`);
  const { meta } = await statement.bind(FIRST, mint).all();
  expect(meta.rows_read).toBeLessThanOrEqual(4);
});

test("refuses a cursor that no page gave", () => {
  for (const after of ["x", "9.9.9", "0.1000", "0.%E0%A4%A.short", "-1.1.A"]) {
    expect(() => list({ after }), after).toThrow("Invalid string");
  }
});

test("reads few more rows than a page shows, by key", async () => {
  const queries: [string, ...(string | number)[]][] = [
    ["mint = ? and creator_address = ? order by start_ts desc, address desc", MINT, FIRST],
    [
      "mint = ? and wallet_address = ? and creator_address = ? order by start_ts desc, address desc",
      MINT,
      HOLDER,
      FIRST,
    ],
    ["mint = ? and wallet_address = ? order by start_ts desc, address desc", MINT, HOLDER],
    ["mint = ? order by start_ts desc, address desc", MINT],
    [
      "mint = ? and creator_address = ? and plan collate nocase >= ? and plan collate nocase < ? order by plan collate nocase, address",
      MINT,
      FIRST,
      "plan",
      "plao",
    ],
    [
      "mint = ? and plan collate nocase >= ? and plan collate nocase < ? order by plan collate nocase, address",
      MINT,
      "plan",
      "plao",
    ],
  ];
  for (const [where, ...values] of queries) {
    const statement = db.$client.prepare(`select * from vesting_grant where ${where} limit 21`).bind(...values);
    const { meta, results } = await statement.all();
    expect(results.length, where).toBe(21);
    expect(meta.rows_read, where).toBeLessThanOrEqual(42);
  }
});

test("what is yours to claim leaves out strangers' grants, although the list shows them and they fill its first page", async () => {
  const wallet = "W".repeat(44);
  const own = row({ walletAddress: wallet, claimedRaw: 100n, startTs: 1_000 });
  const lures = Array.from({ length: 21 }, () => {
    return row({ walletAddress: wallet, creatorAddress: STRANGER, startTs: 1_900, plan: "You have won" });
  });
  for (const values of [own, ...lures]) await db.insert(vestingGrant).values(values);
  const asked = { wallet, setting: SETTING, chainTs: 5_000n, locale: LOCALES[1] };
  const open = (query: Record<string, string>) =>
    listOwnGrants({ db }, { ...asked, query: grantListSchema.parse(query) });
  // half of 1,000 is released, and 100 were claimed
  const sums = { coins: [{ coin: "SCG", dueRaw: 400n, toComeRaw: 500n }], payers: 1, isPartial: false };
  expect(await open({})).toMatchObject({ lists: [{ grants: [{ address: own.address }] }], sums });
  const shown = await open({ funders: "all" });
  expect(shown.lists[0]?.grants.map(({ funder }) => funder.name)).toEqual(Array(20).fill(null));
  expect(shown.sums).toMatchObject(sums);
  expect((await open({ funders: "all", q: "You have" })).sums).toBeNull();
});

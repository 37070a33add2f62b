import Papa from "papaparse";
import { beforeAll, expect, test } from "vitest";
import { exportHistory } from "~/domain/staking/history-file.server";
import { listHistory } from "~/domain/staking/queries.server";
import { stakingEvent } from "~db/schema";
import { testDatabase as db } from "../database";

const WALLET = "7qnkbU982jxvyg3DZQURbMx9NH8iKewpf1CUNpPTS787";
const OTHER = "9qnkbU982jxvyg3DZQURbMx9NH8iKewpf1CUNpPTS787";
const POSITION = "8qnkbU982jxvyg3DZQURbMx9NH8iKewpf1CUNpPTS787";
const signatureOf = (i: number) => `Sig${String(i).replaceAll("0", "z")}${"a".repeat(81)}`;
const texts = {
  columns: {
    date: "Date",
    kind: "Kind",
    termDays: "Term",
    amount: "Amount",
    fee: "Fee",
    released: "Given up",
    position: "Position",
    signature: "Signature",
  },
  kinds: { staked: "Staked", claimed: "=HYPERLINK(1)", unstaked: "Unstaked", closed: "Closed" },
};

beforeAll(async () => {
  const kinds = ["staked", "claimed", "unstaked"] as const;
  for (let i = 0; i < 50; i++) await insertEvent(WALLET, i, kinds[i % 3]!);
  await insertEvent(OTHER, 99, "staked");
});

test("pages follow each other without a gap and without a repetition, newest first", async () => {
  const seen: number[] = [];
  let cursor: string | null = null;
  let pages = 0;
  do {
    const page: Awaited<ReturnType<typeof listHistory>> = await listHistory({ db }, { wallet: WALLET, cursor });
    seen.push(...page.entries.map(({ blockTs, eventIndex }) => blockTs * 10 + eventIndex));
    cursor = page.nextCursor;
    pages++;
  } while (cursor);
  expect(pages).toBe(3);
  expect(new Set(seen).size).toBe(50);
});

test("an event that comes in between two pages neither repeats nor hides another", async () => {
  const first = await listHistory({ db }, { wallet: WALLET });
  await insertEvent(WALLET, 1_000, "closed");
  const second = await listHistory({ db }, { wallet: WALLET, cursor: first.nextCursor });
  const keys = [...first.entries, ...second.entries].map(({ signature }) => signature);
  expect(new Set(keys).size).toBe(40);
});

test("a search finds by kind, by term, by the beginning of a signature, and all at once", async () => {
  const claimed = await listHistory({ db }, { wallet: WALLET, search: { kind: "claimed" } });
  expect(claimed.entries.every(({ kind }) => kind === "claimed")).toBe(true);
  const term = await listHistory({ db }, { wallet: WALLET, search: { termDays: "90" } });
  expect(term.entries.every(({ termDays }) => termDays === 90)).toBe(true);
  const signature = signatureOf(7).slice(0, 20);
  expect((await listHistory({ db }, { wallet: WALLET, search: { signature } })).entries).toHaveLength(1);
  const none = { signature, kind: "closed" } as const;
  expect((await listHistory({ db }, { wallet: WALLET, search: none })).entries).toEqual([]);
});

test("a whole signature is found too", async () => {
  const search = { signature: signatureOf(7) };
  expect((await listHistory({ db }, { wallet: WALLET, search })).entries).toHaveLength(1);
});

test("base58 tells capitals apart, and so does the search", async () => {
  const signature = signatureOf(7).toLowerCase().slice(0, 20);
  expect((await listHistory({ db }, { wallet: WALLET, search: { signature } })).entries).toEqual([]);
});

test("a history never has another wallet's events", async () => {
  const { entries } = await listHistory({ db }, { wallet: OTHER });
  expect(entries).toHaveLength(1);
});

test("a forged cursor gives the first page instead of failing", async () => {
  const { entries } = await listHistory({ db }, { wallet: WALLET, cursor: "1') or 1=1 --" });
  expect(entries).toHaveLength(20);
});

test("the file has every entry of the search, exact amounts, and no cell that a spreadsheet would run", async () => {
  const file = await exportHistory({ db }, { wallet: WALLET, search: { kind: "claimed" }, decimals: 9, texts });
  expect(file.split("\r\n")[0]).toBe("\uFEFFDate,Kind,Amount,Fee,Given up,Term,Position,Signature");
  const { data } = Papa.parse<Record<string, string>>(file.slice(1), { header: true });
  expect(data).toHaveLength(17);
  expect(data[0]).toMatchObject({ Kind: "'=HYPERLINK(1)", Amount: "18446744073.709551615", Term: "90" });
});

async function insertEvent(walletAddress: string, i: number, kind: "staked" | "claimed" | "unstaked" | "closed") {
  await db.insert(stakingEvent).values({
    signature: signatureOf(i),
    eventIndex: i % 4,
    kind,
    walletAddress,
    poolAddress: POSITION,
    positionAddress: POSITION,
    amountRaw: 2n ** 64n - 1n,
    feeRaw: 0n,
    releasedRaw: 0n,
    termDays: kind === "claimed" ? 90 : 30,
    // three at a time share a second
    blockTs: 1_700_000_000 + Math.floor(i / 3),
    slot: i,
  });
}

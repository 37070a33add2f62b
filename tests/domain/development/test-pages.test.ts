import { Keypair } from "@solana/web3.js";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { changeDropStates } from "~/domain/development/drop-states.server";
import { openDevelopmentDrop } from "~/domain/development/drops.server";
import { type DropInput, dropInput } from "~/domain/development/input";
import { mintSampleNfts } from "~/domain/development/nfts.server";
import { resetFailedAttempts } from "~/domain/drop/attempts.server";
import { listDropLog } from "~/domain/drop/log.server";
import { listDrops } from "~/domain/drop/queries.server";
import { listWalletNfts } from "~/domain/nft-staking/holding/queries.server";
import { parseDrops } from "~/domain/settings/drops";
import { getSetting } from "~/domain/settings/queries.server";
import type { TransactionRequest } from "~/domain/transaction-types";
import { setting } from "~db/schema";
import { findNftPoolAddress } from "~programs/addresses";
import { developmentKeypair } from "~programs/development-keys";
import { testDatabase as db } from "../database";
import { chain, coinOf, fundedWallet } from "../staking/chain-world";
import { carryOut, wish } from "../staking/holder-wishes";
import { type TestWallet, testWallet } from "../transactions/wallet";

const SCG = 10n ** 9n;
/** Other tests on this node move its clock on by years. */
const CENTURY_MINUTES = 52_596_000;

let first: TestWallet;
let second: TestWallet;

beforeAll(async () => {
  [first, second] = await Promise.all([fundedWallet(), fundedWallet()]);
});

// a different time for each reading, because an isolate keeps the last one for a moment
let readings = 0;
function deps() {
  readings++;
  return { db, chain, rpcUrl: inject("rpcUrl"), kaiaRpcUrl: null, now: new Date(Date.now() + readings * 10_000) };
}

function form(fields: Partial<Record<keyof DropInput, string>>): DropInput {
  const typed = { intent: "open", gift: "SCG", list: "", beginsInMinutes: "0", supply: "", ...fields };
  return dropInput.parse({ lastsMinutes: String(CENTURY_MINUTES), ...typed });
}

async function open(fields: Partial<Record<keyof DropInput, string>>) {
  const opening = await openDevelopmentDrop(deps(), form(fields));
  if (opening.faults) throw new Error(opening.faults.join("\n"));
  return opening.opened;
}

const shownDrops = async () => parseDrops(await getSetting(db, "drops"));

async function dropOf(wallet: TestWallet, address: string) {
  const { drops } = await listDrops(deps(), wallet.address);
  return drops.find((drop) => drop.address === address)!;
}

async function take(wallet: TestWallet, campaignAddress: string): Promise<void> {
  const place = String((await dropOf(wallet, campaignAddress)).mine!.place);
  const request: TransactionRequest = {
    requestKey: crypto.randomUUID(),
    kind: "takeDrop",
    lifetime: "blockhash",
    parameters: { campaignAddress, place },
  };
  await carryOut(wallet, await wish(wallet, request));
}

describe("the maker of drops", () => {
  test("names each fault of a list by its line, and opens nothing", async () => {
    const before = await shownDrops();
    const list = `wallet,amount\n${first.address},0\nnobody,1\n${second.address},1.0000000001\n`;
    expect(await openDevelopmentDrop(deps(), form({ list }))).toEqual({
      faults: [
        "Line 2, amount: an amount is a number above 0, with a point and no separators.",
        "Line 3, wallet: not a Solana address.",
        "Line 4, amount: the coin has fewer decimals.",
      ],
    });
    const fine = `wallet,amount\n${first.address},1\n`;
    expect((await openDevelopmentDrop(deps(), form({ list: fine, supply: "2" }))).faults).toHaveLength(1);
    const many = Array.from({ length: 25 }, () => Keypair.generate().publicKey.toBase58()).join("\n");
    expect((await openDevelopmentDrop(deps(), form({ gift: "crafter", list: `wallet\n${many}` }))).faults).toHaveLength(
      1,
    );
    expect(await shownDrops()).toEqual(before);
  });

  test("opens a drop of coins for the first of a list, shows it, and its holder takes the gift", async () => {
    const list = `wallet,amount\n${second.address},1\n${first.address},12.5\n`;
    const opened = await open({ list, supply: "1" });
    expect(await shownDrops()).toContainEqual({ number: opened.number, address: opened.address, gift: "SCG" });
    const before = await coinOf(first);
    await take(first, opened.address);
    expect((await coinOf(first)) - before).toBe((25n * SCG) / 2n);
    expect(await dropOf(second, opened.address)).toMatchObject({ state: "exhausted", obstacle: "exhausted" });
  });

  test("gives each drop a number and a campaign of its own, and keeps to the window", async () => {
    const list = `wallet,amount\n${first.address},1\n`;
    const one = await open({ list, gift: "PVT" });
    const other = await open({ list, beginsInMinutes: String(CENTURY_MINUTES) });
    expect(other.number).toBe(one.number + 1);
    expect(other.address).not.toBe(one.address);
    expect(await dropOf(first, one.address)).toMatchObject({ state: "open", obstacle: null });
    expect(await dropOf(first, other.address)).toMatchObject({ state: "before", obstacle: "before" });
  });

  test("makes a new NFT for each line, which its holder takes", async () => {
    const opened = await open({
      gift: "crafter",
      list: `wallet\n${second.address}\n${first.address}\n${testWallet().address}\n${testWallet().address}\n`,
    });
    expect(opened).toMatchObject({ gift: "Crafter", recipients: 4 });
    const { face } = (await dropOf(first, opened.address)).mine!;
    expect(face!.name).toMatch(/^Crafter #\d+$/);
    await take(first, opened.address);
    expect(await dropOf(first, opened.address)).toMatchObject({ obstacle: "taken", claimedCount: 1 });
  });
});

test("minted sample NFTs can be staked in the pool of their collection", async () => {
  const pool = { kind: "nova", collection: "punkykongz" } as const;
  const creator = developmentKeypair("operator").publicKey;
  const address = findNftPoolAddress({ creator, poolId: 4 }).toBase58();
  const value = JSON.stringify([{ ...pool, address, rewards: ["twig", "scg", "bonus-scg"] }]);
  await db.insert(setting).values({ key: "nft_pools", value, updatedAt: new Date() });
  const wallet = testWallet();
  const minted = await mintSampleNfts(deps(), { wallet: wallet.address, collection: "punkykongz", count: 2 });
  const { nfts } = await listWalletNfts(deps(), wallet.address, pool);
  const byMint = (a: { mint: string }, b: { mint: string }) => (a.mint < b.mint ? -1 : 1);
  expect(nfts.map(({ mint, name, refusal }) => ({ mint, name, refusal })).sort(byMint)).toEqual(
    minted.map((nft) => ({ mint: nft.mint, name: nft.name, refusal: null })).sort(byMint),
  );
});

describe("the walk through the states of drops", () => {
  const change = (wallet: TestWallet, input: Parameters<typeof changeDropStates>[1]["input"]) =>
    changeDropStates(deps(), { wallet: wallet.address, input });

  test("puts a wallet on a list, in each window", async () => {
    const wallet = testWallet();
    for (const [window, state] of [
      ["open", "open"],
      ["before", "before"],
    ] as const) {
      expect(await change(wallet, { intent: "list", gift: "USDC", window })).toMatch(/^Drop No\. \d+ has this wallet/);
      const { address } = (await shownDrops()).at(-1)!;
      expect(await dropOf(wallet, address)).toMatchObject({ state, mine: { isTaken: false, attempt: null } });
    }
  });

  test("shows each code in the list and on the page, lets a failed one be reset, and takes all back", async () => {
    const wallet = testWallet();
    await change(wallet, { intent: "list", gift: "USDC", window: "open" });
    const { address: campaign } = (await shownDrops()).at(-1)!;
    for (const [status, obstacle] of [
      ["10", "underWay"],
      ["20", null],
      ["40", "failed"],
    ] as const) {
      expect(await change(wallet, { intent: "try", campaign, status })).toContain(status);
      expect((await dropOf(wallet, campaign)).obstacle, status).toBe(obstacle);
      const { entries } = await listDropLog(db, wallet.address, { tab: "usdc", before: null });
      expect(entries.map((entry) => entry.status)).toEqual([status]);
    }
    expect(await resetFailedAttempts({ db, now: new Date() }, wallet.address, "usdc")).toBe(1);
    expect((await dropOf(wallet, campaign)).obstacle).toBeNull();
    await change(wallet, { intent: "clear" });
    expect((await listDropLog(db, wallet.address, { tab: "usdc", before: null })).entries).toEqual([]);
  });

  test("leaves real tries, those of others, and drops without the wallet alone", async () => {
    const list = `wallet,amount\n${first.address},1\n`;
    const { address: campaign } = await open({ list });
    await take(first, campaign);
    const entriesOf = async () => (await listDropLog(db, first.address, { tab: "rwa", before: null })).entries.length;
    const before = await entriesOf();
    expect(await change(second, { intent: "try", campaign, status: "40" })).toContain("on no list");
    await change(first, { intent: "clear" });
    await change(second, { intent: "clear" });
    expect(await entriesOf()).toBe(before);
  });
});

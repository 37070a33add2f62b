import { Keypair } from "@solana/web3.js";
import { eq, ne, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { planClaimAll } from "~/domain/account/claims.server";
import { claimAllSchema } from "~/domain/account/input";
import { exportAccount } from "~/domain/account/overview-file.server";
import { getAccount, getWholeAccount } from "~/domain/account/queries.server";
import { accountDates, coinSums } from "~/domain/account/rules";
import { grantEntitlements } from "~/domain/entitlements/commands.server";
import { transactionRequestSchema } from "~/domain/kinds.server";
import type { Chain } from "~/domain/solana/chain";
import { AppError } from "~/errors";
import { amountToDecimal } from "~/locales/format";
import { nftPosition, setting, stakingPosition, vestingGrant } from "~db/schema";
import { findGrantAddress, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses";
import { developmentKeypair } from "~programs/development-keys";
import { destinationAddresses } from "~programs/token-accounts";
import { createGrant } from "~programs/vesting";
import { testDatabase as db } from "../database";
import { batchOf, carryOutAll, DAY, finalizedEarlier, plantNfts, storePools } from "../nft-staking/nft-world";
import { chain, coinOf, fundedWallet, mint, poolAddress, sendPlainly, travel } from "../staking/chain-world";
import { carryOut, depsOf, openPosition, wish } from "../staking/holder-wishes";
import { type TestWallet, testWallet } from "../transactions/wallet";
import { findGrants } from "../vesting/find-grants";

const SCG = 10n ** 9n;
const TOKEN_OWNER_OFFSET = 32;
const TOKEN_STATE_OFFSET = 108;
const FROZEN = 2;
const funder = testWallet(developmentKeypair("wallet-1"));
const stranger = testWallet(developmentKeypair("wallet-2"));
const vesting = { mints: { SCG: mint.toBase58() }, funders: [{ address: funder.address, name: "Punkvism" }] };

let wallet: TestWallet;
let position: string;
let mints: string[];
let grant: string;

beforeAll(async () => {
  const updatedAt = new Date();
  await db.insert(setting).values({ key: "coin_pool_address", value: poolAddress, updatedAt });
  await db.insert(setting).values({ key: "vesting", value: JSON.stringify(vesting), updatedAt });
  await storePools();
  wallet = await fundedWallet();
  position = await openPosition(wallet, 1_000n * SCG, 90);
  mints = await plantNfts(wallet, 2);
  await carryOutAll(wallet, batchOf({ action: "stake", termDays: 0 }));
  grant = await grantBy(funder, 70_001n);
  await grantBy(stranger, 70_002n);
  await findGrants(wallet.address, 2);
  await travel(DAY);
}, 120_000);

/** 1,000 SCG over ten days, five of which have passed. */
async function grantBy(by: TestWallet, grantId: bigint): Promise<string> {
  const { coin } = await getAccount(depsOf(wallet), wallet.address);
  const startTs = coin.value!.chainTs - BigInt(5 * DAY);
  const creator = by.keypair.publicKey;
  const schedule = { startTs, cliffTs: startTs, endTs: startTs + BigInt(10 * DAY), stepSeconds: 0 };
  const make = createGrant({
    creator,
    mint,
    tokenProgram: TOKEN_PROGRAM_ADDRESS,
    grantId,
    beneficiary: wallet.keypair.publicKey,
    amountRaw: 1_000n * SCG,
    schedule,
    isRevocable: true,
    plan: "Team",
  });
  await sendPlainly(by, [make]);
  return findGrantAddress({ creator, grantId }).toBase58();
}

const claimAll = () => claimAllSchema.parse({ claim: "all", batchKey: crypto.randomUUID() });

test("adds up a coin's positions, NFTs and grants, to the unit", async () => {
  const account = await getAccount(depsOf(wallet), wallet.address);
  const { coin, nfts, grants, deposits } = account;
  const [own] = coin.value!.positions;
  const [holding] = nfts.value!;
  expect(own!.address).toBe(position);
  expect(holding!.positions.map((held) => held.mint).sort()).toEqual([...mints].sort());
  // a stranger's grant is not claimed
  expect(grants.value!.grants.map(({ address }) => address)).toEqual([grant]);
  const sums = coinSums(account);
  expect(sums.map(({ symbol }) => symbol)).toEqual(["SCG", "Twig"]);
  const [scg, twig] = sums;
  const [given] = grants.value!.grants;
  const scgOfNfts = holding!.totals[1]!.dueNetRaw + holding!.totals[2]!.dueNetRaw;
  expect(scg!.stakedRaw).toBe(1_000n * SCG);
  expect(scg!.dueRaw).toBe(own!.figures.dueNetRaw + scgOfNfts + given!.figures.dueRaw);
  expect(twig!.dueRaw).toBe(holding!.totals[0]!.dueNetRaw);
  expect(twig!.dueRaw).toBeGreaterThan(0n);
  // six of ten days
  expect(given!.figures.dueRaw / SCG).toBe(600n);
  expect(given!.figures.dueRaw + given!.figures.toComeRaw).toBe(1_000n * SCG);
  expect(scg!.givenUpRaw).toBe(own!.exit.releasedRaw);
  // a coin stake's deposit is not counted with those of the NFTs, and the other way round
  const stakes = await chain.getAccounts([position]);
  expect(deposits.value!.coinPositions).toBe(stakes.accounts[0]!.lamports);
  expect(deposits.value!.stakedNfts).toBeGreaterThan(2n * 3_000_000n);
});

test("lists as dates the end of the term, this evening's check-in and the end of the grant", async () => {
  const account = await getAccount(depsOf(wallet), wallet.address);
  const dates = accountDates(account);
  expect(dates.map(({ kind }) => kind)).toEqual(["check-in", "release", "coin-term"]);
  const now = account.coin.value!.chainTs;
  const [checkIn, release, term] = dates;
  expect(Number(checkIn!.atTs) % DAY).toBe(11 * 3_600);
  expect(checkIn!.atTs - now).toBeGreaterThan(0n);
  expect(checkIn!.atTs - now).toBeLessThanOrEqual(BigInt(DAY));
  expect(release!.id).toBe(`${grant}.${account.grants.value!.grants[0]!.endTs}`);
  expect(term!.atTs).toBe(account.coin.value!.positions[0]!.startTs + BigInt(90 * DAY));
});

test("names what cannot be read, and still shows and claims the rest", async () => {
  const withoutGrants: Chain = {
    ...chain,
    getAccounts: (addresses, ...rest) => {
      if (addresses.includes(grant)) throw new AppError("ChainUnavailable");
      return chain.getAccounts(addresses, ...rest);
    },
  };
  const deps = { ...depsOf(wallet), chain: withoutGrants };
  const account = await getAccount(deps, wallet.address);
  expect(account.grants).toEqual({ value: null, code: "ChainUnavailable" });
  expect(coinSums(account)[0]!.stakedRaw).toBe(1_000n * SCG);
  const plan = await planClaimAll(deps, { wallet: wallet.address, request: claimAll() });
  expect(plan.problems).toEqual([{ source: "grant", code: "ChainUnavailable" }]);
  expect(plan.parts.map(({ wish: { kind } }) => kind)).toContain("claim");
});

test("claims from coin positions alone where only they are asked for", async () => {
  const request = claimAllSchema.parse({ claim: "coin", batchKey: crypto.randomUUID() });
  const plan = await planClaimAll(depsOf(wallet), { wallet: wallet.address, request });
  expect(plan.parts.map(({ wish: { kind } }) => kind)).toEqual(["claim"]);
  expect(plan.problems).toEqual([]);
});

test("claims from grants alone where only they are asked for", async () => {
  const request = claimAllSchema.parse({ claim: "grant", batchKey: crypto.randomUUID() });
  const plan = await planClaimAll(depsOf(wallet), { wallet: wallet.address, request });
  expect(plan.parts.map(({ wish: { kind } }) => kind)).toEqual(["claimVesting"]);
  expect(plan.problems).toEqual([]);
});

test.each(["coin", "grant", "all"] as const)(
  "never calls it claimed where nothing of %s could be read",
  async (claim) => {
    const away: Chain = { ...chain, getAccounts: () => Promise.reject(new AppError("ChainUnavailable")) };
    const request = claimAllSchema.parse({ claim, batchKey: crypto.randomUUID() });
    const asked = planClaimAll({ ...depsOf(wallet), chain: away }, { wallet: wallet.address, request });
    await expect(asked).rejects.toMatchObject({ code: "ChainUnavailable" });
  },
);

test("refuses a claim in another wallet's name", async () => {
  const other = testWallet();
  const plan = await planClaimAll(depsOf(wallet), { wallet: other.address, request: claimAll() });
  expect(plan).toMatchObject({ parts: [], underWay: [], problems: [], hasMore: false });
  expect(plan.rounds!.later.count).toBe(0);
});

test("claims every reward once: asked again in the middle, it returns only the rest, under the same keys", async () => {
  const request = claimAll();
  const ask = () => planClaimAll(depsOf(wallet), { wallet: wallet.address, request });
  const first = await ask();
  expect(first.parts.map(({ wish: { kind } }) => kind)).toEqual(["claimVesting", "claimStream", "claim"]);
  expect(new Set(first.parts[1]!.items.map(({ key }) => key)).size).toBe(2);
  const before = await coinOf(wallet);
  for (const [done, { requestKey, wish: parameters }] of first.parts.entries()) {
    const left = await ask();
    expect(left.parts.map((part) => part.requestKey)).toEqual(first.parts.slice(done).map((part) => part.requestKey));
    const intent = await wish(wallet, transactionRequestSchema.parse({ requestKey, ...parameters }));
    await carryOut(wallet, intent);
  }
  expect(await ask()).toMatchObject({ parts: [], underWay: [] });
  expect((await coinOf(wallet)) - before).toBeGreaterThan(600n * SCG);
  // under another key it is another wish, for what has become due since
  await travel(60);
  const again = await planClaimAll(depsOf(wallet), { wallet: wallet.address, request: claimAll() });
  expect(again.parts.length).toBeGreaterThan(0);
  // and under this key, which a tab may have kept, an hour later
  await finalizedEarlier(wallet, 3_601);
  await travel(DAY);
  const later = await ask();
  expect(later.parts.map(({ wish: { kind } }) => kind)).toEqual(["claimVesting", "claimStream", "claim"]);
  const keys = first.parts.map(({ requestKey }) => requestKey);
  expect(later.parts.filter(({ requestKey }) => keys.includes(requestKey))).toEqual([]);
});

test("shows the wallet's SOL and its coins of the site, and no other coin", async () => {
  const { balances } = await getAccount(depsOf(wallet), wallet.address);
  const { accounts } = await chain.getAccounts([wallet.address]);
  expect(balances.value!.lamports).toBe(accounts[0]!.lamports);
  expect(balances.value!.coins.map(({ symbol }) => symbol)).toEqual(["SCG", "Twig"]);
  const [scg] = balances.value!.coins;
  expect(scg).toEqual({ mint: mint.toBase58(), symbol: "SCG", decimals: 9, amountRaw: await coinOf(wallet) });
  // even a wallet without any is shown its SCG, the coin with which everything here begins
  const empty = await getAccount(depsOf(wallet), testWallet().address);
  expect(empty.balances.value).toMatchObject({ lamports: 0n, coins: [{ symbol: "SCG", amountRaw: 0n }] });
});

test("counts coins in another account of the wallet, but not an account that was given away", async () => {
  const owner = wallet.keypair.publicKey;
  const [usual, other] = await destinationAddresses({ owner, mint, tokenProgram: TOKEN_PROGRAM_ADDRESS });
  const [account] = (await chain.getAccounts([usual!.toBase58()])).accounts;
  const frozen = Uint8Array.from(account!.data);
  frozen[TOKEN_STATE_OFFSET] = FROZEN;
  const given = Uint8Array.from(account!.data);
  given.set(stranger.keypair.publicKey.toBytes(), TOKEN_OWNER_OFFSET);
  const scgAt = async (data: [string, Uint8Array][]) => {
    const shown = new Map(data);
    const changed: Chain = {
      ...chain,
      async getAccounts(addresses, options) {
        const { slot, accounts } = await chain.getAccounts(addresses, options);
        const inPlace = addresses.map((address, i) => {
          const bytes = shown.get(address);
          return bytes ? { ...account!, address, data: bytes } : (accounts[i] ?? null);
        });
        return { slot, accounts: inPlace };
      },
    };
    const { balances } = await getAccount({ ...depsOf(wallet), chain: changed }, wallet.address);
    return balances.value!.coins.find(({ symbol }) => symbol === "SCG")!.amountRaw;
  };
  const held = await coinOf(wallet);
  expect(held).toBeGreaterThan(0n);
  const both = [frozen, account!.data].map((data, i): [string, Uint8Array] => [`${[usual, other][i]}`, data]);
  expect(await scgAt(both)).toBe(2n * held);
  expect(await scgAt([[`${usual}`, given]])).toBe(0n);
});

test("writes a file with the wallet's coins, the sums on the site, and the lengths of the lists of entitlements", async () => {
  const deps = depsOf(wallet);
  const grant = (kind: "benefit" | "rwa", i: number) => ({
    grantKey: `${wallet.address}:${kind}:${i}`,
    walletAddress: wallet.address,
    kind,
    collection: "genesis" as const,
    title: { ko: "밤", en: "Night", id: "Malam" },
    amount: "1",
    source: "test",
    grantedAt: new Date(i),
    expiresAt: null,
  });
  await grantEntitlements(deps, [grant("benefit", 1), grant("benefit", 2), grant("rwa", 1)]);
  await grantEntitlements(deps, [{ ...grant("rwa", 2), walletAddress: stranger.address }]);
  const names = ["coin", "mint", "staked", "due", "accrued", "coming", "givenUp", "wallet", "entries"] as const;
  const columns = Object.fromEntries(names.map((name) => [name, name])) as Record<(typeof names)[number], string>;
  const rows = (await exportAccount(deps, { wallet: wallet.address, columns }))
    .split("\r\n")
    .map((row) => row.split(","));
  expect(rows.map(([coin]) => coin)).toEqual(["\uFEFFcoin", "SOL", "SCG", "Twig", "BENEFIT", "RWA"]);
  const column = (name: (typeof names)[number]) => rows.slice(1).map((row) => row[names.indexOf(name)]);
  expect(column("entries")).toEqual(["", "", "", "2", "1"]);
  const { accounts } = await chain.getAccounts([wallet.address]);
  const [sol, scg, , ...lists] = column("wallet");
  expect(sol).toBe(amountToDecimal(accounts[0]!.lamports, 9));
  expect(scg).toBe(amountToDecimal(await coinOf(wallet), 9));
  expect(lists).toEqual(["", ""]);
  expect(column("staked").slice(0, 2)).toEqual(["", "1000"]);
  // a file cannot say what it leaves out
  const asked = [wallet.address];
  const cut: Chain = {
    ...chain,
    getAccounts: (addresses, ...rest) => {
      if (addresses[0] === asked[0]) throw new AppError("ChainUnavailable");
      return chain.getAccounts(addresses, ...rest);
    },
  };
  const withoutWallet = { ...deps, chain: cut };
  await expect(exportAccount(withoutWallet, { wallet: wallet.address, columns })).rejects.toEqual(
    new AppError("ChainUnavailable"),
  );
  const { balances, coin } = await getAccount(withoutWallet, wallet.address);
  expect(balances).toEqual({ value: null, code: "ChainUnavailable" });
  expect(coin.value!.positions.length).toBeGreaterThan(0);
});

test("writes a file with every position, NFT and grant, however many screens they would fill", async () => {
  const first = await getWholeAccount(depsOf(wallet), wallet.address);
  const [nft] = first.nfts.value![0]!.positions;
  const more = { positions: 600, nfts: 600, grants: 150 };
  const copies = [
    ...(await copyRows(stakingPosition, position, more.positions)),
    ...(await copyRows(nftPosition, nft!.address, more.nfts)),
    ...(await copyRows(vestingGrant, grant, more.grants)),
  ];
  const deps = { ...depsOf(wallet), chain: chainWith(new Map(copies)) };
  const screen = await getAccount(deps, wallet.address);
  expect([screen.coin, screen.grants, screen.nfts].map(({ value }) => [value].flat()[0]!.hasMore)).toEqual(
    Array(3).fill(true),
  );

  const { coin, nfts, grants } = await getWholeAccount(deps, wallet.address);
  expect(coin.value).toMatchObject({ positions: { length: 1 + more.positions }, hasMore: false });
  expect(nfts.value).toMatchObject([{ positions: { length: mints.length + more.nfts }, hasMore: false }]);
  expect(grants.value).toMatchObject({ grants: { length: 1 + more.grants }, hasMore: false });
  for (const listed of [coin.value!.positions, nfts.value![0]!.positions, grants.value!.grants]) {
    expect(new Set(listed.map(({ address }) => address)).size).toBe(listed.length);
  }
  const amounts = {
    staked: "staked",
    due: "due",
    accrued: "accrued",
    coming: "coming",
    givenUp: "givenUp",
    wallet: "wallet",
  };
  const columns = { coin: "coin", mint: "mint", ...amounts, entries: "entries" };
  const file = await exportAccount(deps, { wallet: wallet.address, columns });
  expect(file).toContain(`SCG,${mint.toBase58()},${1_000 * (1 + more.positions)},`);
});

test("claims even the oldest position and grant, however many are newer", async () => {
  const later = { startTs: sql`start_ts + 1` };
  await db.update(stakingPosition).set(later).where(ne(stakingPosition.address, position));
  await db.update(vestingGrant).set(later).where(ne(vestingGrant.address, grant));
  await travel(60);
  const plan = await planClaimAll(depsOf(wallet), { wallet: wallet.address, request: claimAll() });
  const of = (kind: string) => plan.parts.flatMap(({ wish, items }) => (wish.kind === kind ? items : []));
  expect(of("claim").map(({ key }) => key)).toEqual([position]);
  expect(of("claimVesting").map(({ key }) => key)).toEqual([grant]);
});

test("claims first what is worth most, and says how much stays for later rounds", async () => {
  const large = await openPosition(wallet, 3_000n * SCG, 90);
  const small = await openPosition(wallet, 200n * SCG, 90);
  await travel(DAY);
  const copies = await copyRows(stakingPosition, small, 9);
  const deps = { ...depsOf(wallet), chain: chainWith(new Map(copies)) };
  const dueOfScg = async () => coinSums(await getWholeAccount(deps, wallet.address))[0]!.dueRaw;
  const before = await dueOfScg();
  const { parts, hasMore, rounds } = await planClaimAll(deps, { wallet: wallet.address, request: claimAll() });
  const after = await dueOfScg();
  expect(parts.map(({ wish: { kind } }) => kind)).toEqual(["claimVesting", "claimStream", ...Array(8).fill("claim")]);
  expect(parts[2]!.items[0]!.key).toBe(large);
  expect(hasMore).toBe(true);
  // a grant, two NFTs and eight positions; four of the small positions stay
  expect(rounds).toMatchObject({ now: { count: 11 }, later: { count: 4 }, isWhole: true });
  const scgOf = ({ pays }: (typeof rounds & {})["now"]) =>
    BigInt(pays.find((paid) => paid.mint === mint.toBase58())?.amountRaw ?? 0);
  const { now, later } = rounds!;
  // what is due grows between two readings
  expect(scgOf(now) + scgOf(later)).toBeGreaterThanOrEqual(before);
  expect(scgOf(now) + scgOf(later)).toBeLessThanOrEqual(after);
  expect(scgOf(later)).toBeGreaterThan(0n);
  expect(scgOf(now)).toBeGreaterThan(scgOf(later));
});

/**
 * Makes this many rows like the one of an address, each with an address of its own; returns pairs of the new address and the
 * original.
 */
async function copyRows(
  table: typeof stakingPosition | typeof nftPosition | typeof vestingGrant,
  address: string,
  count: number,
): Promise<[string, string][]> {
  const [row] = await db.select().from(table).where(eq(table.address, address));
  const copies = Array.from({ length: count }, () => Keypair.generate().publicKey.toBase58());
  const [first, ...rest] = copies.map((copy) => db.insert(table).values({ ...row!, address: copy } as never));
  await db.batch([first!, ...rest]);
  return copies.map((copy) => [copy, address]);
}

/** The chain, in which the address of a copy returns the account of its original. */
function chainWith(originals: ReadonlyMap<string, string>): Chain {
  return {
    ...chain,
    getAccounts: async (addresses, options) => {
      const originOf = (address: string) => originals.get(address) ?? address;
      const { slot, accounts } = await chain.getAccounts(addresses.map(originOf), options);
      return {
        slot,
        accounts: accounts.map((account, i) => account && { ...account, address: addresses[i]! }),
      };
    },
  };
}

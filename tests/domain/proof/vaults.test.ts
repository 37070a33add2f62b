import { PublicKey } from "@solana/web3.js";
import { and, eq, isNull } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { GRANTS_COUNTED } from "~/domain/proof/cover";
import { getGrantsCover, getGrantVaults } from "~/domain/proof/grants.server";
import { getOtherVaults } from "~/domain/proof/vaults.server";
import { type Chain, type ChainAccount, viewOf } from "~/domain/solana/chain";
import { vaultLasts, vaultName } from "~/features/proof/vault-text";
import { LOCALES } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { translateIn } from "~/locales/translate";
import { setting, vestingGrant } from "~db/schema";
import { findCampaignAddress, findCampaignVaultAddress, findGrantVaultAddress } from "~programs/addresses";
import { developmentKeypair } from "~programs/development-keys";
import { DEVELOPMENT_VESTING, SAMPLE_GRANTS } from "../../../tools/dev/chain-setup-vesting";
import { testDatabase as db } from "../database";
import { POOLS } from "../nft-staking/nft-world";
import { chain } from "../staking/chain-world";
import { findGrants } from "../vesting/find-grants";

const NOW = Date.parse("2026-11-21T00:00:00Z");
const later = (seconds: number) => new Date(NOW + seconds * 1000);
const FUNDER = developmentKeypair("funder").publicKey.toBase58();
const drop = (campaignId: number) =>
  findCampaignAddress({ creator: developmentKeypair("operator").publicKey, campaignId }).toBase58();
const openOfFunder = and(eq(vestingGrant.creatorAddress, FUNDER), isNull(vestingGrant.closedAt));
// offset of the amount in a token account of either program
const AMOUNT_OFFSET = 64;
const TOKEN_ACCOUNT_BYTES = 165;
// offsets in a campaign's account
const STATE_OFFSET = 15;
const CLAIMED_GIFT_OFFSET = 384;
const SETTLED = 2;

beforeAll(async () => {
  const drops = [
    { number: 1, address: drop(1), gift: "Twig" },
    { number: 3, address: drop(3), gift: "Crafter" },
  ];
  await db.insert(setting).values([
    { key: "nft_pools", value: JSON.stringify(POOLS), updatedAt: new Date() },
    { key: "drops", value: JSON.stringify(drops), updatedAt: new Date() },
    { key: "vesting", value: JSON.stringify(DEVELOPMENT_VESTING), updatedAt: new Date() },
  ]);
  await findGrants(developmentKeypair("wallet-1").publicKey.toBase58(), SAMPLE_GRANTS.length);
});

test("the vault of each stream and each open drop covers what it owes, and each program is the committed binary", async () => {
  const { vaults, pools, programs } = await getOtherVaults({ db, chain, now: later(0) });
  const streams = POOLS.reduce((sum, { rewards }) => sum + rewards.length, 0);
  expect(vaults.filter(({ of }) => of.kind === "stream")).toHaveLength(streams);
  expect(vaults.filter(({ of }) => of.kind === "drop")).toMatchObject([{ symbol: "Twig", owedRaw: 240_000_000n }]);
  for (const vault of vaults) expect(vault, vault.address).toMatchObject({ isCovered: true, freezeAuthority: null });
  expect(pools.map(({ address }) => address)).toEqual(POOLS.map(({ address }) => address));
  expect(programs.map(({ name }) => name)).toEqual(["staking", "drop", "vesting"]);
  for (const program of programs) expect(program, program.name).toMatchObject({ isSameBinary: true });
});

test.each(LOCALES)(
  "no two vaults have the same name, and only streams are paid as they are earned ($code)",
  async (locale) => {
    const { vaults } = await getOtherVaults({ db, chain, now: later(0) });
    const t = translateIn(locale);
    const texts = textsOf(locale);
    const names = { others: texts.proof.others, rewards: texts.nftStaking.rewards };
    const called = vaults.map((vault) => vaultName(t, names, vault));
    expect(new Set(called).size).toBe(vaults.length);
    expect(called.filter((name) => /(BONUS|보너스) SCG$/.test(name))).not.toHaveLength(0);
    for (const vault of vaults) {
      const lasts = vaultLasts(locale, names, vault, 0n);
      expect(lasts === texts.proof.others.setAside, vaultName(t, names, vault)).toBe(vault.of.kind === "drop");
    }
  },
);

test("of a drop of NFTs, each gift that nobody took is looked for in its own account", async () => {
  const { nftDrops } = await getOtherVaults({ db, chain, now: later(120) });
  expect(nftDrops).toMatchObject([
    { number: 3, collection: "Crafter", recipients: 2, lookedAt: 2, owed: 2, held: 2, isCovered: true },
  ]);
  const short = await getOtherVaults({ db, chain: holding(0n), now: later(180) });
  expect(short.nftDrops).toMatchObject([{ owed: 2, held: 0, isCovered: false }]);
});

test("a pool whose account cannot be read is named, so that nobody takes its vaults for covered", async () => {
  const [lost] = POOLS;
  const without: Chain = {
    ...chain,
    async getAccounts(addresses, ...rest) {
      const { slot, accounts } = await chain.getAccounts(addresses, ...rest);
      return { slot, accounts: accounts.map((account, at) => (addresses[at] === lost?.address ? null : account)) };
    },
  };
  const { pools, unreadPools } = await getOtherVaults({ db, chain: without, now: later(210) });
  expect(unreadPools).toMatchObject([{ address: lost?.address }]);
  expect(pools).toHaveLength(POOLS.length - 1);
});

describe("the vaults of grants", () => {
  const grants = SAMPLE_GRANTS.filter(({ creator }) =>
    creator.publicKey.equals(developmentKeypair("funder").publicKey),
  );

  test("are compared with what was granted and not claimed, for known funders only", async () => {
    for (const coin of ["SCG", "ETM", "PVT"] as const) {
      const page = await getGrantVaults({ db, chain }, { coin, after: null });
      const expected = grants.filter((grant) => grant.coin === coin);
      expect(page, coin).toMatchObject({ coins: ["SCG", "ETM", "PVT"], coin, paid: 0, freezeAuthority: null });
      for (const { plan, amountRaw } of expected) {
        const vault = page.vaults.find((it) => it.plan === plan);
        expect(vault, plan).toMatchObject({ heldRaw: amountRaw, owedRaw: amountRaw, isCovered: true });
      }
      expect(page.vaults.some(({ plan }) => plan === "You have won")).toBe(false);
    }
  });

  test("are all counted in the sums, each with its coin", async () => {
    const { vaults, isWhole } = await getGrantsCover({ db, chain, now: later(0) });
    expect(isWhole).toBe(true);
    for (const coin of ["SCG", "ETM", "PVT"] as const) {
      const page = await getGrantVaults({ db, chain }, { coin, after: null });
      expect(vaults.filter(({ symbol }) => symbol === coin)).toHaveLength(page.vaults.length);
    }
    expect(vaults.every(({ isCovered }) => isCovered)).toBe(true);
    const short = await getGrantsCover({ db, chain: holding(0n), now: later(60) });
    expect(short.vaults.some(({ isCovered }) => isCovered)).toBe(false);
  });

  test("show it if one of them lacks a unit", async () => {
    const [etm] = grants.filter(({ coin }) => coin === "ETM");
    const page = await getGrantVaults(
      { db, chain: holding((etm?.amountRaw ?? 0n) - 1n) },
      { coin: "ETM", after: null },
    );
    expect(page.vaults.find(({ plan }) => plan === etm?.plan)).toMatchObject({ isCovered: false });
  });

  test("come a page at a time, each in one call of the chain", async () => {
    let calls = 0;
    const counting: Chain = {
      ...chain,
      getAccounts(...asked) {
        calls += 1;
        return chain.getAccounts(...asked);
      },
    };
    const page = await getGrantVaults({ db, chain: counting }, { coin: "SCG", after: null });
    expect(calls).toBe(1);
    expect(page.vaults.length + page.paid).toBeLessThanOrEqual(20);
  });

  test("are counted however many newer grants were paid in full", async () => {
    const before = await getGrantsCover({ db, chain, now: later(600) });
    const [open] = await db.select().from(vestingGrant).where(openOfFunder).limit(1);
    if (!open) throw new Error("no grant of the funder");
    for (let at = 0; at <= GRANTS_COUNTED; at++) {
      const address = `${open.address.slice(0, -3)}${100 + at}`;
      await db
        .insert(vestingGrant)
        .values({ ...open, address, startTs: open.startTs + 1_000_000 + at, closedAt: new Date(NOW) });
    }
    const after = await getGrantsCover({ db, chain, now: later(660) });
    expect(before.vaults.length).toBeGreaterThan(0);
    expect(after).toEqual({ vaults: before.vaults, isWhole: true });
  });
});

describe("what happens on the chain between two calls makes no vault look short", () => {
  test("a claim from a drop", async () => {
    const vault = findCampaignVaultAddress(new PublicKey(drop(1))).toBase58();
    const claimed = changedAfterReading(drop(1), ({ address, data }) => {
      if (address === drop(1)) viewOf(data).setBigUint64(CLAIMED_GIFT_OFFSET, 100n, true);
      if (address === vault) viewOf(data).setBigUint64(AMOUNT_OFFSET, 239_999_900n, true);
    });
    const { vaults } = await getOtherVaults({ db, chain: claimed, now: later(300) });
    const [ofDrop] = vaults.filter(({ of }) => of.kind === "drop");
    expect(ofDrop).toMatchObject({ address: vault, isCovered: true });
    expect(ofDrop?.heldRaw).toBe(ofDrop?.owedRaw);
    // the same claim once it has been read, so that the offsets above are known to be right
    const { vaults: afterwards } = await getOtherVaults({ db, chain: claimed, now: later(360) });
    expect(afterwards.find(({ address }) => address === vault)).toMatchObject({
      heldRaw: 239_999_900n,
      owedRaw: 239_999_900n,
      isCovered: true,
    });
  });

  test("the return of a drop's NFTs after its end", async () => {
    const returned = changedAfterReading(drop(3), ({ address, data }) => {
      if (address === drop(3)) data[STATE_OFFSET] = SETTLED;
      if (data.length === TOKEN_ACCOUNT_BYTES) viewOf(data).setBigUint64(AMOUNT_OFFSET, 0n, true);
    });
    expect((await getOtherVaults({ db, chain: returned, now: later(420) })).nftDrops).toEqual([]);
  });

  test("a claim from a stream or a grant, because books and vaults are asked for in one call", async () => {
    const calls: string[][] = [];
    const listening: Chain = {
      ...chain,
      getAccounts(addresses, ...rest) {
        calls.push(addresses);
        return chain.getAccounts(addresses, ...rest);
      },
    };
    const { vaults, pools } = await getOtherVaults({ db, chain: listening, now: later(480) });
    // all books with their vaults, the gifts of the drop of NFTs, the mints; each of the three programs takes two
    expect(calls).toHaveLength(3 + 3 * 2);
    await getGrantsCover({ db, chain: listening, now: later(720) });
    const open = await db.select().from(vestingGrant).where(openOfFunder);
    const pairs = [
      ...vaults.map(({ address, of }) => {
        if (of.kind === "drop") return [drop(of.number), address];
        const pool = pools.find((it) => it.pool === of.pool && it.collection === of.collection);
        return [pool?.address ?? "", address];
      }),
      ...open.map(({ address }) => [address, findGrantVaultAddress(new PublicKey(address)).toBase58()]),
    ];
    for (const [book = "", vault = ""] of pairs) {
      const ofVault = calls.filter((addresses) => addresses.includes(vault));
      expect(ofVault, vault).toHaveLength(1);
      expect(ofVault[0], vault).toContain(book);
    }
  });
});

/** The chain, except that every token account holds this much. */
function holding(amountRaw: bigint): Chain {
  return {
    ...chain,
    async getAccounts(...asked) {
      const { slot, accounts } = await chain.getAccounts(...asked);
      for (const account of accounts) {
        if (account?.data.length !== TOKEN_ACCOUNT_BYTES) continue;
        new DataView(account.data.buffer, account.data.byteOffset).setBigUint64(AMOUNT_OFFSET, amountRaw, true);
      }
      return { slot, accounts };
    },
  };
}

/** The chain, except that after the first call that reads this account, every account is changed. */
function changedAfterReading(book: string, change: (account: ChainAccount) => void): Chain {
  let isRead = false;
  return {
    ...chain,
    async getAccounts(addresses, ...rest) {
      const reading = await chain.getAccounts(addresses, ...rest);
      if (isRead) for (const account of reading.accounts) if (account) change(account);
      isRead ||= addresses.includes(book);
      return reading;
    },
  };
}

test("a vault that lacks one unit of what the books owe is shown as not covered", async () => {
  const { vaults } = await getOtherVaults({ db, chain: holding(239_999_999n), now: later(720) });
  expect(vaults.find(({ of }) => of.kind === "drop")).toMatchObject({ isCovered: false });
});

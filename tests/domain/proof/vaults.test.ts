import { beforeAll, expect, test } from "vitest";
import { vaultLasts, vaultName } from "~/components/staking/vault-text";
import { getOtherVaults } from "~/domain/proof/vaults.server";
import type { Chain } from "~/domain/solana/chain";
import { LOCALES } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { setting } from "~db/schema";
import { findCampaignAddress } from "~programs/addresses";
import { developmentKeypair } from "~programs/development-keys";
import { testDatabase as db } from "../database";
import { POOLS } from "../nft-staking/nft-world";
import { chain } from "../staking/chain-world";

const NOW = Date.parse("2026-11-21T00:00:00Z");
const later = (seconds: number) => new Date(NOW + seconds * 1000);
const drop = findCampaignAddress({ creator: developmentKeypair("operator").publicKey, campaignId: 1 });
// offset of the amount in a token account of either program
const AMOUNT_OFFSET = 64;
const TOKEN_ACCOUNT_BYTES = 165;

beforeAll(async () => {
  const drops = [{ number: 1, address: drop.toBase58(), gift: "Twig" }];
  await db.insert(setting).values([
    { key: "nft_pools", value: JSON.stringify(POOLS), updatedAt: new Date() },
    { key: "drops", value: JSON.stringify(drops), updatedAt: new Date() },
  ]);
});

test("every stream of every pool and every open drop is held against what it owes, and every program is the committed one", async () => {
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
    const texts = textsOf(locale);
    const names = { others: texts.proof.others, rewards: texts.nftStaking.rewards };
    const called = vaults.map((vault) => vaultName(names, vault));
    expect(new Set(called).size).toBe(vaults.length);
    expect(called.filter((name) => name.endsWith("BONUS SCG"))).not.toHaveLength(0);
    for (const vault of vaults) {
      const lasts = vaultLasts(locale, names, vault, 0n);
      expect(lasts === texts.proof.others.setAside, vaultName(names, vault)).toBe(vault.of.kind === "drop");
    }
  },
);

test("a vault that lacks one unit of what the books owe shows", async () => {
  const short: Chain = {
    ...chain,
    async getAccounts(...asked) {
      const { slot, accounts } = await chain.getAccounts(...asked);
      for (const account of accounts) {
        if (account?.data.length !== TOKEN_ACCOUNT_BYTES) continue;
        new DataView(account.data.buffer, account.data.byteOffset).setBigUint64(AMOUNT_OFFSET, 239_999_999n, true);
      }
      return { slot, accounts };
    },
  };
  const { vaults } = await getOtherVaults({ db, chain: short, now: later(60) });
  expect(vaults.find(({ of }) => of.kind === "drop")).toMatchObject({ isCovered: false });
});

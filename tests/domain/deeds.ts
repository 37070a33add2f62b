import { Keypair, type PublicKey } from "@solana/web3.js";
import { and, count, eq } from "drizzle-orm";
import { expect } from "vitest";
import { storeDropList } from "~/domain/drop/commands.server";
import type { ChainAccount } from "~/domain/solana/chain";
import type { TransactionRequest } from "~/domain/transaction-types";
import { decodeGrantAccount } from "~/domain/vesting/accounts.server";
import { getChainTs } from "~/domain/vesting/queries.server";
import type { ErrorCode } from "~/errors";
import { dropClaim, setting, vestingEvent, vestingGrant } from "~db/schema";
import { findCampaignAddress, findGrantAddress, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses";
import { createClaimPage, createCoinCampaign, fund, openCampaign, promiseOfCoins } from "~programs/drop";
import { createGrant, proposeBeneficiary } from "~programs/vesting";
import { testDatabase as db } from "./database";
import { chain, coinOf, fundedWallet, mint, sendPlainly } from "./staking/chain-world";
import type { TestWallet } from "./transactions/wallet";

/** What a holder does, one at a time, as often as a test asks for it. */
export type Deed = {
  name: string;
  open(wallet: TestWallet): Promise<Deeds>;
};

export type Deeds = {
  kind: TransactionRequest["kind"];
  /** The nth of these deeds. */
  request(nth: number): Promise<Record<string, string>> | Record<string, string>;
  /** How many are done, by the chain and by the rows of D1. */
  onChain(): Promise<bigint>;
  inD1(): Promise<bigint>;
  /** The possible answers to the last deed if it is requested again. Empty if it may be done many times. */
  refusals: ErrorCode[];
};

export const SCG = 10n ** 9n;
const YEAR = 31_557_600n;
/** One deed for every step of every way to break it. */
const PLACES = 150;
const TOKEN = { mint, tokenProgram: TOKEN_PROGRAM_ADDRESS };

/** The number of D1 rows that a query returns as its only value. */
export const countOf = async (rows: Promise<{ count: number }[]>) => BigInt((await rows)[0]?.count ?? 0);

/** Accounts in the order of their addresses, however many there are. */
export async function readEach(addresses: PublicKey[]): Promise<(ChainAccount | null)[]> {
  const found = [];
  for (let at = 0; at < addresses.length; at += 100) {
    const { accounts } = await chain.getAccounts(addresses.slice(at, at + 100).map((it) => it.toBase58()));
    found.push(...accounts);
  }
  return found;
}

/** SCG received since now, in gifts of one. */
async function gained(wallet: TestWallet): Promise<() => Promise<bigint>> {
  const before = await coinOf(wallet);
  return async () => {
    const gainedRaw = (await coinOf(wallet)) - before;
    expect(gainedRaw % SCG).toBe(0n);
    return gainedRaw / SCG;
  };
}

/** Makes grants of 9,000 SCG that release a little every second for a year. */
async function grantMaker() {
  const maker = await fundedWallet();
  const creator = maker.keypair.publicKey;
  const now = await getChainTs({ chain }, new Date());
  const schedule = { startTs: now - YEAR, cliffTs: now - 100n, endTs: now + YEAR, stepSeconds: 0 };
  return {
    maker,
    creator,
    addressOf: (grantId: bigint) => findGrantAddress({ creator, grantId }),
    make: (grantId: bigint, beneficiary: PublicKey, amountRaw: bigint) =>
      createGrant({ creator, ...TOKEN, grantId, beneficiary, amountRaw, schedule, isRevocable: false, plan: "Team" }),
  };
}

const eventsOf = (kind: typeof vestingEvent.$inferSelect.kind, by: ReturnType<typeof eq>) =>
  countOf(
    db
      .select({ count: count() })
      .from(vestingEvent)
      .where(and(by, eq(vestingEvent.kind, kind))),
  );

async function grantsAt(addresses: PublicKey[]) {
  return (await readEach(addresses)).flatMap((account) => decodeGrantAccount(account)?.grant ?? []);
}

/** The setting that the holders of several lives share. */
const drops: { number: number; address: string; gift: string }[] = [];

export const DEEDS: Deed[] = [
  {
    name: "taking a drop",
    async open(wallet) {
      const maker = await fundedWallet();
      const creator = maker.keypair.publicKey;
      const campaign = findCampaignAddress({ creator, campaignId: 9 });
      const rows = Array.from({ length: PLACES }, () => ({ wallet: wallet.address, amountRaw: SCG }));
      const root = await storeDropList(db, { campaignAddress: campaign.toBase58(), rows });
      const now = await getChainTs({ chain }, new Date());
      const totalGiftRaw = BigInt(PLACES) * SCG;
      const terms = { root, beginTs: now - 60n, endTs: now + 200n * YEAR, recipients: PLACES, totalGiftRaw };
      const roles = { creator, pauser: creator, funder: creator };
      const promise = promiseOfCoins(TOKEN.mint, terms);
      await sendPlainly(maker, [
        createCoinCampaign({ ...roles, campaignId: 9, ...TOKEN, terms }),
        fund({ campaign: { address: campaign, ...TOKEN }, promise, funder: creator, amountRaw: totalGiftRaw }),
        createClaimPage({ campaign, promise, funder: creator, payer: creator, number: 0 }),
        openCampaign({ campaign, admin: creator }),
      ]);
      drops.push({ number: drops.length + 1, address: campaign.toBase58(), gift: "SCG" });
      const set = { value: JSON.stringify(drops), updatedAt: new Date() };
      await db
        .insert(setting)
        .values({ key: "drops", ...set })
        .onConflictDoUpdate({ target: setting.key, set });
      return {
        kind: "takeDrop",
        request: (nth) => ({ campaignAddress: campaign.toBase58(), place: String(nth) }),
        onChain: await gained(wallet),
        inD1: () =>
          countOf(db.select({ count: count() }).from(dropClaim).where(eq(dropClaim.walletAddress, wallet.address))),
        refusals: ["DropTaken"],
      };
    },
  },
  {
    name: "claiming vesting",
    async open(wallet) {
      const { maker, addressOf, make } = await grantMaker();
      await sendPlainly(maker, [make(9n, wallet.keypair.publicKey, 9_000n * SCG)]);
      const grantAddress = addressOf(9n).toBase58();
      return {
        kind: "claimVesting",
        request: () => ({ grantAddress, amountRaw: String(SCG) }),
        onChain: await gained(wallet),
        inD1: () => eventsOf("claimed", eq(vestingEvent.grantAddress, grantAddress)),
        refusals: [],
      };
    },
  },
  {
    name: "offering a grant",
    async open(wallet) {
      const { maker, addressOf, make } = await grantMaker();
      await sendPlainly(maker, [make(9n, wallet.keypair.publicKey, 9_000n * SCG)]);
      const grantAddress = addressOf(9n).toBase58();
      const heirs: string[] = [];
      return {
        kind: "proposeVesting",
        request(nth) {
          heirs[nth] ??= Keypair.generate().publicKey.toBase58();
          return { grantAddress, newBeneficiary: heirs[nth] };
        },
        async onChain() {
          const [grant] = await grantsAt([addressOf(9n)]);
          return BigInt(heirs.indexOf(grant?.pendingBeneficiary?.toBase58() ?? "") + 1);
        },
        inD1: () => eventsOf("proposed", eq(vestingEvent.grantAddress, grantAddress)),
        refusals: [],
      };
    },
  },
  {
    name: "taking a grant over",
    async open(wallet) {
      const { maker, creator, addressOf, make } = await grantMaker();
      const heir = wallet.keypair.publicKey;
      const grants: PublicKey[] = [];
      return {
        kind: "acceptVesting",
        async request(nth) {
          const grantId = BigInt(nth);
          const grant = addressOf(grantId);
          const offer = proposeBeneficiary({ grant, beneficiary: creator, newBeneficiary: heir });
          await sendPlainly(maker, [make(grantId, creator, SCG), offer]);
          grants[nth] = grant;
          return { grantAddress: grant.toBase58() };
        },
        onChain: async () =>
          BigInt((await grantsAt(grants)).filter(({ beneficiary }) => beneficiary.equals(heir)).length),
        async inD1() {
          const own = eq(vestingGrant.walletAddress, wallet.address);
          const rows = await countOf(db.select({ count: count() }).from(vestingGrant).where(own));
          expect(await eventsOf("accepted", eq(vestingEvent.walletAddress, wallet.address))).toBe(rows);
          return rows;
        },
        refusals: ["GrantNotFound"],
      };
    },
  },
];

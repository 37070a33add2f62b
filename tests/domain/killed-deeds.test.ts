import { PublicKey } from "@solana/web3.js";
import { and, count, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { storeDropList } from "~/domain/drop/commands.server";
import type { Chain } from "~/domain/solana/chain";
import { tokenAmountOf } from "~/domain/solana/token.server";
import { acceptSigned, createIntent } from "~/domain/transactions/commands.server";
import { type TransactionRequest, transactionRequestSchema } from "~/domain/transactions/input";
import { listTransactions, settleIntent } from "~/domain/transactions/settle.server";
import { isSettled } from "~/domain/transactions/view";
import { getChainTs } from "~/domain/vesting/queries.server";
import { AppError } from "~/errors";
import { dropClaim, nftEvent, setting, vestingEvent } from "~db/schema";
import {
  findAssociatedTokenAddress,
  findCampaignAddress,
  findGrantAddress,
  findNftPositionAddress,
  TOKEN_PROGRAM_ADDRESS,
} from "~programs/addresses";
import { createClaimPage, createCoinCampaign, fund, openCampaign } from "~programs/drop";
import { createGrant } from "~programs/vesting";
import { testDatabase as db } from "./database";
import { dieAt } from "./dying";
import { POOLS, plantNft, storePools } from "./nft-staking/nft-world";
import { chain, coinOf, fundedWallet, mint, sendPlainly } from "./staking/chain-world";
import { carryOut, depsOf, signed, untilLanded, untilSettled, wish } from "./staking/holder-wishes";
import type { TestWallet } from "./transactions/wallet";

/**
 * What a holder gets once, with the Worker killed after every call, the node cut at every question, and the tab closed
 * after every answer. The holder then comes back: it is done once by the chain and by D1, and not to be had again.
 */

const SCG = 10n ** 9n;
const YEAR = 31_557_600n;
const MOST_CALLS = 60;
/** For every step of every way to break it. */
const PLACES = 150;

type Deed = {
  name: string;
  open(wallet: TestWallet): Promise<Deeds>;
};

type Deeds = {
  /** The nth of them. */
  request(nth: number): Promise<Record<string, string>> | Record<string, string>;
  kind: TransactionRequest["kind"];
  /** How many are done: by the chain, and by the rows of D1. */
  onChain(): Promise<bigint>;
  inD1(): Promise<bigint>;
  /** What the nth says when it is asked for anew. Null where it may be had many times. */
  refusal: string | null;
};

const countOf = async (rows: Promise<{ count: number }[]>) => BigInt((await rows)[0]?.count ?? 0);

/** SCG that came since now, in gifts of one. */
async function gained(wallet: TestWallet): Promise<() => Promise<bigint>> {
  const before = await coinOf(wallet);
  return async () => {
    const gainedRaw = (await coinOf(wallet)) - before;
    expect(gainedRaw % SCG).toBe(0n);
    return gainedRaw / SCG;
  };
}

const DEEDS: Deed[] = [
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
      const token = { mint, tokenProgram: TOKEN_PROGRAM_ADDRESS };
      const roles = { creator, pauser: creator, funder: creator };
      await sendPlainly(maker, [
        createCoinCampaign({ ...roles, campaignId: 9, ...token, terms }),
        fund({ campaign: { address: campaign, ...token }, funder: creator, amountRaw: totalGiftRaw }),
        createClaimPage({ campaign, funder: creator, payer: creator, number: 0 }),
        openCampaign({ campaign, admin: creator }),
      ]);
      const value = JSON.stringify([{ number: 1, address: campaign.toBase58(), gift: "SCG" }]);
      await db.insert(setting).values({ key: "drops", value, updatedAt: new Date() });
      return {
        kind: "takeDrop",
        request: (nth) => ({ campaignAddress: campaign.toBase58(), place: String(nth) }),
        onChain: await gained(wallet),
        inD1: () =>
          countOf(db.select({ count: count() }).from(dropClaim).where(eq(dropClaim.walletAddress, wallet.address))),
        refusal: "DropTaken",
      };
    },
  },
  {
    name: "claiming vesting",
    async open(wallet) {
      const maker = await fundedWallet();
      const creator = maker.keypair.publicKey;
      const now = await getChainTs({ chain }, new Date());
      const schedule = { startTs: now - 100n, cliffTs: now - 100n, endTs: now + YEAR, stepSeconds: 0 };
      const token = { mint, tokenProgram: TOKEN_PROGRAM_ADDRESS };
      const beneficiary = wallet.keypair.publicKey;
      const terms = { amountRaw: 9_000n * SCG, schedule: { ...schedule, startTs: now - YEAR }, isRevocable: false };
      await sendPlainly(maker, [createGrant({ creator, ...token, grantId: 9n, beneficiary, ...terms, plan: "Team" })]);
      const grantAddress = findGrantAddress({ creator, grantId: 9n }).toBase58();
      const isClaim = and(eq(vestingEvent.grantAddress, grantAddress), eq(vestingEvent.kind, "claimed"));
      return {
        kind: "claimVesting",
        request: () => ({ grantAddress, amountRaw: String(SCG) }),
        onChain: await gained(wallet),
        inD1: () => countOf(db.select({ count: count() }).from(vestingEvent).where(isClaim)),
        refusal: null,
      };
    },
  },
  {
    name: "staking an NFT",
    async open(wallet) {
      const [pool] = POOLS.filter(({ kind, collection }) => kind === "boost" && collection === "punkykongz");
      const poolAddress = pool?.address ?? "";
      const owner = wallet.keypair.publicKey;
      const mints: PublicKey[] = [];
      const isStake = and(eq(nftEvent.walletAddress, wallet.address), eq(nftEvent.kind, "staked"));
      return {
        kind: "stakeNft",
        async request(nth) {
          mints[nth] ??= new PublicKey(await plantNft(wallet, { name: `Kong #${nth}` }));
          return { poolAddress, mints: String(mints[nth]), termDays: "0" };
        },
        async onChain() {
          const accounts = mints.flatMap((nft) => [
            findNftPositionAddress({ pool: new PublicKey(poolAddress), mint: nft, owner }),
            findAssociatedTokenAddress(nft, owner, TOKEN_PROGRAM_ADDRESS),
          ]);
          // of each it is the position, or the NFT in the wallet, and never both
          const found = await readEach(accounts);
          const inside = mints.filter((_, i) => found[2 * i]);
          for (const [i] of mints.entries()) expect(tokenAmountOf(found[2 * i + 1])).toBe(found[2 * i] ? 0n : 1n);
          return BigInt(inside.length);
        },
        inD1: () => countOf(db.select({ count: count() }).from(nftEvent).where(isStake)),
        refusal: "NftNotHeld",
      };
    },
  },
];

async function readEach(addresses: PublicKey[]) {
  const found = [];
  for (let at = 0; at < addresses.length; at += 100) {
    const { accounts } = await chain.getAccounts(addresses.slice(at, at + 100).map((it) => it.toBase58()));
    found.push(...accounts);
  }
  return found;
}

/** What breaks, and at which of its steps: null where there are no more. */
type Break = { name: string; at(step: number): { deps: Partial<Deps>; until?: number; hasBroken(): boolean } | null };
type Deps = ReturnType<typeof depsOf>;

const cut = () => new AppError("ChainUnavailable");
const NEVER = () => false;

const BREAKS: Break[] = [
  {
    name: "the Worker is killed",
    at(step) {
      const death = dieAt(step, "after");
      return { deps: { db: death.watch(db), chain: death.watch<Chain>(chain) }, hasBroken: death.hasDied };
    },
  },
  ...(["before", "after"] as const).map(
    (when): Break => ({
      name: when === "before" ? "the node is cut" : "the node is cut before it has answered",
      at(step) {
        const death = dieAt(step, when, cut);
        return { deps: { chain: death.watch<Chain>(chain) }, hasBroken: death.hasDied };
      },
    }),
  ),
  {
    name: "the tab is closed",
    // after the wish was answered, and after what was signed was taken
    at: (step) => (step <= 2 ? { deps: {}, until: step, hasBroken: () => true } : { deps: {}, hasBroken: NEVER }),
  },
];

beforeAll(async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  await storePools();
});

describe.each(DEEDS)("$name", (deed) => {
  test("is done once, whatever breaks at any step", async () => {
    const wallet = await fundedWallet(SCG);
    const deeds = await deed.open(wallet);
    let nth = 0;
    for (const { name, at } of BREAKS) {
      let steps = 0;
      for (let step = 1; step < MOST_CALLS; step++) {
        const broken = at(step);
        if (!broken) break;
        const requestKey = crypto.randomUUID();
        const request = { requestKey, kind: deeds.kind, parameters: await deeds.request(nth) };
        const wanted = transactionRequestSchema.parse(request);
        await live(wallet, { ...depsOf(wallet), ...broken.deps }, wanted, broken.until).catch(() => {});
        const doneBefore = BigInt(nth);
        nth++;
        await comeBack(wallet, wanted, async () => (await deeds.onChain()) > doneBefore);
        const where = `${name} at step ${step}`;
        expect(await deeds.onChain(), where).toBe(BigInt(nth));
        expect(await deeds.inD1(), where).toBe(BigInt(nth));
        // pressed again: the wish is that transaction, and another wish is refused
        if (deeds.refusal) {
          await expect(wish(wallet, { ...wanted, requestKey: crypto.randomUUID() }), where).rejects.toMatchObject({
            code: deeds.refusal,
          });
        }
        if (!broken.hasBroken()) break;
        steps++;
      }
      expect(steps, name).toBeGreaterThan(1);
      expect(steps, name).toBeLessThan(MOST_CALLS - 1);
    }
  }, 300_000);
});

/**
 * A deed from its wish to its end, as page, API and Workflow take it there; `until`: as far as the page has come. It is
 * looked at once it has landed, so that every life has the same calls in the same order.
 */
async function live(wallet: TestWallet, deps: Deps, request: TransactionRequest, until = 3): Promise<void> {
  const { intent } = await createIntent(deps, request);
  if (until < 2) return;
  const { intent: sent } = await acceptSigned(deps, signed(wallet, intent));
  if (until < 3) return;
  if (sent.status === "sent") await untilLanded(sent);
  await settleIntent(deps, intent.id);
}

/** What is under way comes to its end; then the holder does what is not done, as the page does it: by the same key first. */
async function comeBack(wallet: TestWallet, wanted: TransactionRequest, isDone: () => Promise<boolean>): Promise<void> {
  for (const { intent } of await listTransactions(depsOf(wallet))) {
    if (intent.signature) await untilSettled(intent);
  }
  if (await isDone()) return;
  const known = await wish(wallet, wanted);
  const intent = isSettled(known.status) ? await wish(wallet, { ...wanted, requestKey: crypto.randomUUID() }) : known;
  await carryOut(wallet, intent);
}

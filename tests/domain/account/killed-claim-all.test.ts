import { PublicKey } from "@solana/web3.js";
import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { planClaimAll } from "~/domain/account/claims.server";
import { claimAllSchema } from "~/domain/account/input";
import { transactionRequestSchema } from "~/domain/kinds.server";
import { readPosition as readNftPosition } from "~/domain/nft-staking/holding/accounts.server";
import type { Intent } from "~/domain/transactions/queries.server";
import { decodeGrantAccount } from "~/domain/vesting/accounts.server";
import { getChainTs } from "~/domain/vesting/queries.server";
import { nftEvent, setting, stakingEvent, vestingEvent } from "~db/schema";
import { findGrantAddress, findNftPositionAddress, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses";
import { developmentKeypair } from "~programs/development-keys";
import { decodeCoinPosition } from "~programs/staking-accounts";
import { createGrant } from "~programs/vesting";
import { isFullRun } from "../../full-run";
import { type Broken, live, WORKER_KILLED } from "../breaks";
import { testDatabase as db } from "../database";
import { readEach } from "../deeds";
import { batchOf, carryOutAll, POOLS, plantNfts, storePools } from "../nft-staking/nft-world";
import { chain, coinOf, fundedWallet, mint, poolAddress, sendPlainly, waitUntil } from "../staking/chain-world";
import { carryOut, depsOf, openPosition, untilSettled, wish } from "../staking/holder-wishes";
import { type TestWallet, testWallet } from "../transactions/wallet";
import { findGrants } from "../vesting/find-grants";

/**
 * "Claim all" is several transactions: for a coin position, two NFTs and a grant. The Worker may die at any call of any of
 * them, and the tab may be closed between any two. The holder who presses again gets what is left of each, and nothing
 * twice.
 */

const SCG = 10n ** 9n;
const YEAR = 31_557_600n;
const SOURCES = 3;
const MOST_CALLS = 120;
/** How many holders share the steps, because most of each step is waiting for the chain. */
const HOLDERS = 4;
/**
 * A full run tries every step, other runs one in seven. That is another step of each part as long as the number of steps in
 * a part is no multiple of seven.
 */
const STRIDE = isFullRun ? 1 : 7;
/** Coins that two NFTs earn in a day. */
const CLAIMS_OF_NFTS = 4;
const funder = testWallet(developmentKeypair("wallet-1"));
const pool = new PublicKey(POOLS[1]?.address ?? "");

type Holder = { wallet: TestWallet; accounts: PublicKey[]; startRaw: bigint };

beforeAll(async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const updatedAt = new Date();
  const vesting = { mints: { SCG: mint.toBase58() }, funders: [{ address: funder.address, name: "Punkvism" }] };
  await db.insert(setting).values({ key: "coin_pool_address", value: poolAddress, updatedAt });
  await db.insert(setting).values({ key: "vesting", value: JSON.stringify(vesting), updatedAt });
  await storePools();
});

/** A wallet with a coin position, two staked NFTs and a grant; all of them earn every second. */
async function newHolder(place: number): Promise<Holder> {
  const wallet = await fundedWallet();
  const owner = wallet.keypair.publicKey;
  const position = await openPosition(wallet, 1_000n * SCG, 90);
  const nfts = await plantNfts(wallet, 2);
  await carryOutAll(wallet, batchOf({ action: "stake", termDays: 0 }));
  const now = await getChainTs({ chain }, new Date());
  const schedule = { startTs: now - YEAR, cliffTs: now - YEAR, endTs: now + YEAR, stepSeconds: 0 };
  const creator = funder.keypair.publicKey;
  const grantId = 80_000n + BigInt(place);
  const terms = { amountRaw: 100n * SCG, schedule, isRevocable: false, plan: "Team" };
  const token = { mint, tokenProgram: TOKEN_PROGRAM_ADDRESS };
  await sendPlainly(funder, [createGrant({ creator, ...token, grantId, beneficiary: owner, ...terms })]);
  await findGrants(wallet.address, 1);
  const positions = nfts.map((nft) => findNftPositionAddress({ pool, mint: new PublicKey(nft), owner }));
  const accounts = [new PublicKey(position), findGrantAddress({ creator, grantId }), ...positions];
  return { wallet, accounts, startRaw: await coinOf(wallet) };
}

const ask = ({ wallet }: Holder, batchKey: string) =>
  planClaimAll(depsOf(wallet), { wallet: wallet.address, request: claimAllSchema.parse({ claim: "all", batchKey }) });

/** Something of every claim is due, except that the last one may have been claimed in this very second. */
async function untilAllIsDue(holder: Holder): Promise<void> {
  await waitUntil(async () => {
    const { parts } = await ask(holder, crypto.randomUUID());
    const claims = parts.flatMap(({ wish: { parameters } }) =>
      "claims" in parameters ? parameters.claims.split(",") : [""],
    );
    return parts.length === SOURCES && claims.length === SOURCES - 1 + CLAIMS_OF_NFTS;
  });
}

/** One part after the other, as the page submits them. `until`: stops after this many answers of the server. */
async function liveAll(holder: Holder, batchKey: string, { until = Number.POSITIVE_INFINITY, ...broken }: Broken) {
  for (const [i, { requestKey, wish }] of (await ask(holder, batchKey)).parts.entries()) {
    const left = until - 2 * i;
    if (left <= 0) return;
    const request = transactionRequestSchema.parse({ requestKey, ...wish });
    await live(holder.wallet, { ...broken, until: Math.min(left, 3) }, request);
  }
}

/** What the page does when it is pressed again: it waits for what is under way and signs what is left. */
async function comeBack(holder: Holder, batchKey: string): Promise<void> {
  const { underWay } = await ask(holder, batchKey);
  for (const { id } of underWay) await untilSettled({ id } as Intent);
  for (const { requestKey, wish: parameters } of (await ask(holder, batchKey)).parts) {
    const request = transactionRequestSchema.parse({ requestKey, ...parameters });
    await carryOut(holder.wallet, await wish(holder.wallet, request));
  }
}

/** SCG that the accounts have paid, by their own books. */
async function paidByBooks({ accounts }: Holder): Promise<bigint> {
  const [position, grant, ...nfts] = await readEach(accounts);
  const ofNfts = nfts.map((it) => readNftPosition(it)?.position.rewards[1]?.claimedRaw ?? 0n);
  const ofPosition = decodeCoinPosition(Buffer.from(position?.data ?? [])).claimedRaw;
  return ofNfts.reduce((a, b) => a + b, ofPosition + (decodeGrantAccount(grant)?.grant.claimedRaw ?? 0n));
}

/** The number of claims in D1 from each source, and the SCG that they paid. */
async function claimsInD1({ wallet: { address } }: Holder) {
  const of = <T extends typeof stakingEvent | typeof nftEvent | typeof vestingEvent>(table: T) =>
    db
      .select()
      .from(table as typeof nftEvent)
      .where(and(eq(table.walletAddress, address), eq(table.kind, "claimed")));
  const [coin, grants, nfts] = [await of(stakingEvent), await of(vestingEvent), await of(nftEvent)];
  const inScg = nfts.filter(({ coinMint }) => coinMint === mint.toBase58());
  return {
    counts: [coin.length, grants.length, nfts.length],
    paidRaw: [...coin, ...grants, ...inScg].reduce((sum, { amountRaw }) => sum + amountRaw, 0n),
  };
}

/** Everything was claimed this many times, and wallet, accounts and D1 agree on the sum. */
async function expectClaimed(holder: Holder, times: number, where: string): Promise<void> {
  const gainedRaw = (await coinOf(holder.wallet)) - holder.startRaw;
  expect(await paidByBooks(holder), where).toBe(gainedRaw);
  const counts = [times, times, times * CLAIMS_OF_NFTS];
  expect(await claimsInD1(holder), where).toEqual({ counts, paidRaw: gainedRaw });
}

async function liveAndComeBack(holder: Holder, broken: Broken): Promise<void> {
  const batchKey = crypto.randomUUID();
  await untilAllIsDue(holder);
  await liveAll(holder, batchKey, broken).catch(() => {});
  await comeBack(holder, batchKey);
  expect(await ask(holder, batchKey)).toMatchObject({ parts: [], underWay: [] });
}

describe.concurrent("claiming all", () => {
  test.each(Array.from({ length: HOLDERS }, (_, i) => i))(
    "pays each reward once if the Worker is killed after any call (%i)",
    async (place) => {
      const holder = await newHolder(place);
      let lives = 0;
      for (let step = 1 + place * STRIDE; step < MOST_CALLS; step += HOLDERS * STRIDE) {
        const broken = WORKER_KILLED.at(step);
        await liveAndComeBack(holder, broken);
        await expectClaimed(holder, ++lives, `killed after call ${step}`);
        if (!broken.hasBroken()) break;
      }
      // each of the three has more calls than one
      expect(lives * HOLDERS * STRIDE).toBeGreaterThan(SOURCES * 10);
      expect(lives * HOLDERS * STRIDE).toBeLessThan(MOST_CALLS);
    },
    600_000,
  );

  test("pays each reward once if the tab is closed after any answer", async () => {
    const holder = await newHolder(HOLDERS);
    for (let until = 1; until <= 2 * SOURCES; until++) {
      await liveAndComeBack(holder, { deps: {}, until, hasBroken: () => true });
      await expectClaimed(holder, until, `closed after answer ${until}`);
    }
  }, 600_000);
});

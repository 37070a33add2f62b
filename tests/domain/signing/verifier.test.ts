import { VersionedTransaction } from "@solana/web3.js";
import { beforeAll, expect, inject, test, vi } from "vitest";
import type { RewardOfNft } from "~/domain/nft-staking/instructions/claims";
import type { TransactionWish } from "~/domain/transaction-types";
import { PINS } from "~/pins";
import { checkTransaction } from "~/signing/.client/verifier/check-before-signing";
import { KIND_RULES } from "~/signing/.client/verifier/kind-rules";
import { findDifference } from "~/signing/.client/verifier/verify";
import { amountToDecimal } from "~programs/amounts";
import { DEVELOPMENT_COINS, developmentKeypair } from "~programs/development-keys";
import { NOVA, POOLS } from "../nft-staking/nft-world";
import {
  accountLies,
  argumentLies,
  claimsOf,
  LIES,
  omissions,
  POOL_LIES,
  TERMS_LIE,
  withoutClaims,
  withPrice,
} from "./lies";
import { buildDeeds, SIGNED_KINDS, type SignedDeed, STRANGER } from "./signed-deeds";

/**
 * The browser's verifier over transactions that the Worker's own builders made on a real chain: it passes each, and refuses
 * every lie about each.
 */

let deeds: SignedDeed[] = [];

beforeAll(async () => {
  deeds = await buildDeeds();
}, 300_000);

const look = ({ wallet, wish }: SignedDeed, unsigned: Uint8Array, wished = wish) =>
  findDifference(unsigned, { wish: wished, wallet: wallet.address, pins: PINS });

/** The name of each deed, so that a failure names all that passed. */
async function passedOf(lies: (deed: SignedDeed) => { what: string; unsigned: Uint8Array }[]): Promise<string[]> {
  const passed = [];
  for (const deed of deeds) {
    for (const { what, unsigned } of lies(deed)) {
      if ((await look(deed, unsigned)) === null) passed.push(`${deed.wish.kind}: ${what}`);
    }
  }
  return [...new Set(passed)].sort();
}

test("every kind of transaction that a holder can sign has a rule, and a deed of each kind is tested here", () => {
  expect(Object.keys(KIND_RULES).sort()).toEqual([...SIGNED_KINDS].sort());
  expect([...new Set(deeds.map(({ wish }) => wish.kind))].sort()).toEqual([...SIGNED_KINDS].sort());
});

test("the pins of the local build are the pool, coin and NFT pools of the local chain", () => {
  const mint = developmentKeypair("mint-scg").publicKey.toBase58();
  const { decimals } = DEVELOPMENT_COINS.find(({ label }) => label === "mint-scg")!;
  const coinPool = { address: inject("poolAddress"), mint, decimals };
  expect(PINS.coinPool).toEqual(coinPool);
  for (const { kind, collection, address } of POOLS)
    expect(PINS.nftPools).toContainEqual({ kind, collection, address });
});

test("what the site builds for a wish passes", async () => {
  const found = [];
  for (const deed of deeds) found.push({ name: deed.name, difference: await look(deed, deed.unsigned) });
  expect(found.filter(({ difference }) => difference !== null)).toEqual([]);
});

test.each(SIGNED_KINDS)("%s: every lie of the site is refused", async (kind) => {
  const told: string[] = [];
  const passed: string[] = [];
  for (const deed of deeds.filter(({ wish }) => wish.kind === kind)) {
    for (const { name, tell } of [...LIES, POOL_LIES, TERMS_LIE]) {
      for (const unsigned of tell(deed)) {
        told.push(name);
        if ((await look(deed, unsigned)) === null) passed.push(`${deed.name}: ${name}`);
      }
    }
  }
  expect(passed).toEqual([]);
  // a lie that was not tried proves nothing
  const needsMore = ["another pool", "an address from a lookup table"];
  expect(LIES.map(({ name }) => name).filter((name) => !told.includes(name) && !needsMore.includes(name))).toEqual([]);
});

test("a stranger's address in place of any account is refused, except where it changes nothing for the holder", async () => {
  expect(await passedOf(accountLies)).toEqual([
    // the program gives a deposit back only to the one who paid it
    "claim: staking.claim.rentPayer",
    "claimStream: staking.claimStream.rentPayer",
    "claimVesting: vesting.claim.rentPayer",
    // it has to hold this NFT and belong to the holder, or the token program refuses it
    "stakeNft: staking.stakeNft.ownerToken",
    "unstake: staking.claim.rentPayer",
    "unstake: staking.unstake.rentPayer",
    "unstakeNft: staking.claimStream.rentPayer",
    "unstakeNft: staking.unstakeNft.rentPayer",
  ]);
});

test("a change to any argument of an instruction is refused, except where the holder did not choose it", async () => {
  expect(await passedOf(argumentLies)).toEqual([
    // lamports below the bound, and the seed of an address that the network itself derives
    "claim: system.2.any",
    "claim: system.9.any",
    // how much comes back to the holder, and a deposit below the bound
    "closeNonceAccount: system.5.any",
    "createNonceAccount: system.3.any",
    // proofs, which the chain checks
    "stakeNft: staking.stakeNft.listIndex",
    "takeDrop: drop.claimCoins.amount",
    "takeDrop: drop.claimCoins.proof",
  ]);
});

test("a fee may rise somewhat above what the screen showed, but only up to a bound", async () => {
  const shown = { feeLamports: "5000" };
  for (const deed of deeds) {
    const { wish, wallet } = deed;
    const differenceAt = (microLamports: number, costs: typeof shown | null) =>
      findDifference(withPrice(deed, microLamports), { wish, wallet: wallet.address, pins: PINS, costs });
    expect(await differenceAt(110_000, shown), deed.name).toBeNull();
    expect(await differenceAt(110_001, shown), deed.name).toBe("fee");
    expect(await differenceAt(5_000_000, null), deed.name).toBeNull();
    expect(await differenceAt(5_000_001, null), deed.name).toBe("fee");
    // a site that shows any fee still cannot take more than the bound for all
    expect(await differenceAt(5_000_001, { feeLamports: "9000000000" }), deed.name).toBe("fee");
  }
});

test("an instruction that the deed needs cannot be left out", async () => {
  expect(await passedOf(omissions)).toEqual([
    // without the account that it pays into, the network refuses the whole deed
    "claim: system.2",
    "claim: token.18",
    "claimStream: associatedToken.1",
    // if the reward cannot be paid, the principal leaves without it, and what has accrued stays owed
    "unstake: staking.claim",
    "unstakeNft: associatedToken.1",
    // with no reward named that would be forfeited, as after a term (for those that are: see below)
    "unstakeNft: staking.claimStream",
  ]);
});

/** A deed of leaving two NFTs early that claims what is due of each. */
const leavingEarly = () => deeds.find(({ name }) => name.startsWith("leaving Nova early"))!;

const lookOfLeaver = (unsigned: Uint8Array, mustClaim: readonly RewardOfNft[]) => {
  const { wish, wallet } = leavingEarly();
  return findDifference(unsigned, { wish, wallet: wallet.address, pins: PINS, mustClaim });
};

const MISSING = "staking.claimStream: missing";

test("leaving early is refused without the claim of any reward that would be forfeited", async () => {
  const deed = leavingEarly();
  const due = claimsOf(deed);
  expect(new Set(due.map(({ mint }) => mint)).size).toBe(2);
  expect(await lookOfLeaver(deed.unsigned, due)).toBeNull();
  expect(
    await lookOfLeaver(
      withoutClaims(deed, () => true),
      due,
    ),
  ).toBe(MISSING);
  for (const lost of due) {
    const isLost = ({ mint, place }: RewardOfNft) => mint === lost.mint && place === lost.place;
    expect(await lookOfLeaver(withoutClaims(deed, isLost), due)).toBe(MISSING);
    // a claim of the same coin for the other NFT, or of another coin for this one, does not count
    expect(
      await lookOfLeaver(
        withoutClaims(deed, (it) => !isLost(it)),
        due,
      ),
    ).toBe(MISSING);
    expect(
      await lookOfLeaver(
        withoutClaims(deed, (it) => !isLost(it)),
        [lost],
      ),
    ).toBeNull();
  }
  const [{ mint } = { mint: "" }] = due;
  const other = [0, 1, 2, 3].find((place) => !due.some((reward) => reward.mint === mint && reward.place === place));
  expect(await lookOfLeaver(deed.unsigned, [{ mint, place: other ?? 0 }])).toBe(MISSING);
});

test("leaving early passes without the claims of a stream whose loss was agreed to, but not without any other", async () => {
  const deed = leavingEarly();
  const due = claimsOf(deed);
  const givenUp = due[0]?.place;
  const agreed = due.filter(({ place }) => place !== givenUp);
  expect(
    await lookOfLeaver(
      withoutClaims(deed, ({ place }) => place === givenUp),
      agreed,
    ),
  ).toBeNull();
  // the other coins have become unpayable since then
  expect(
    await lookOfLeaver(
      withoutClaims(deed, () => true),
      agreed,
    ),
  ).toBe(MISSING);
});

test("an unstaking without a claim that the screen named never reaches the wallet, and is reported to the site", async () => {
  const fetched = vi.spyOn(globalThis, "fetch").mockResolvedValue(Response.json({ returnValue: {} }));
  const { wish, wallet } = leavingEarly();
  const { mints } = wish.parameters as { mints: string };
  const asked = { ...NOVA, action: "unstake", mints: mints.split(",") };
  const bare = withoutClaims(leavingEarly(), () => true);
  const check = (mustClaim: readonly RewardOfNft[]) =>
    checkTransaction(bare, wish, {
      wallet: wallet.address,
      batch: { asked, parts: [wish], mustContain: { claims: mustClaim } },
    });
  await expect(check(claimsOf(leavingEarly()))).rejects.toMatchObject({ kind: "differs" });
  expect(fetched.mock.calls.map(([, init]) => String(init?.body)).join()).toContain(MISSING);
  // either everything was agreed to, or nothing could be lost
  expect(await check([])).toBe(bare);
  fetched.mockRestore();
});

test("a deed is refused for the wish of any other", async () => {
  const passed = [];
  for (const deed of deeds) {
    for (const other of deeds) {
      if (other === deed) continue;
      if ((await look(deed, deed.unsigned, other.wish)) === null) passed.push(`${deed.name} for ${other.name}`);
    }
  }
  expect(passed).toEqual([]);
});

/** One thing that the holder chose, replaced by another. */
const OTHER_WISHES: Record<string, (parameters: Record<string, string>) => Record<string, string>> = {
  amountRaw: ({ amountRaw = "" }) => ({ amountRaw: amountRaw === "max" ? "1" : "max" }),
  termDays: ({ termDays = "" }) => ({ termDays: termDays === "90" ? "365" : "90" }),
  positionAddress: () => ({ positionAddress: STRANGER.toBase58() }),
  poolAddress: () => ({ poolAddress: STRANGER.toBase58() }),
  mints: () => ({ mints: STRANGER.toBase58() }),
  amount: ({ amount = "" }) => ({ amount: `${amount}.1` }),
  minRateBps: () => ({ minRateBps: "501" }),
  minBaseRateBps: () => ({ minBaseRateBps: "201" }),
  minWeightBps: () => ({ minWeightBps: "10001" }),
  minBaseWeightBps: () => ({ minBaseWeightBps: "10001" }),
  maxFeeBps: () => ({ maxFeeBps: "1" }),
  claims: ({ claims = "" }) => ({ claims: claims.replace(/\d+$/, "9") }),
  campaignAddress: () => ({ campaignAddress: STRANGER.toBase58() }),
  place: ({ place = "" }) => ({ place: String(Number(place) + 1) }),
  grantAddress: () => ({ grantAddress: STRANGER.toBase58() }),
  newBeneficiary: () => ({ newBeneficiary: "none" }),
  order: () => ({ order: "another order" }),
  coin: () => ({ coin: "USDC" }),
};

test("a deed is refused for a wish that differs from its own in a single thing", async () => {
  const passed = [];
  for (const deed of deeds) {
    for (const name of Object.keys(deed.wish.parameters)) {
      const parameters: Record<string, string> = deed.wish.parameters;
      const other = { ...deed.wish, parameters: { ...parameters, ...OTHER_WISHES[name]?.(parameters) } };
      if ((await look(deed, deed.unsigned, other as TransactionWish)) === null) passed.push(`${deed.name}: ${name}`);
    }
  }
  expect(passed).toEqual([]);
});

test("a stake is refused where the screen read its amount with other decimals than the build knows", async () => {
  const stakes = deeds.filter(({ wish }) => wish.kind === "stake");
  expect(stakes).not.toEqual([]);
  for (const deed of stakes) {
    const { amountRaw = "" } = deed.wish.parameters as Record<string, string>;
    for (const decimals of [6, 8, 10]) {
      const parameters = { ...deed.wish.parameters, amount: amountToDecimal(BigInt(amountRaw), decimals) };
      expect(await look(deed, deed.unsigned, { ...deed.wish, parameters } as TransactionWish)).toBe(
        "staking.stake: amount",
      );
    }
  }
});

test("a deed for slow signing is refused for a wish to sign at once, and the other way round", async () => {
  const passed = [];
  for (const deed of deeds) {
    const isFixed = KIND_RULES[deed.wish.kind].lifetime !== undefined;
    const other = deed.wish.lifetime === "nonce" ? "blockhash" : "nonce";
    const wish = { ...deed.wish, lifetime: other } as TransactionWish;
    if (!isFixed && (await look(deed, deed.unsigned, wish)) === null) passed.push(deed.name);
  }
  expect(passed).toEqual([]);
});

test("without pins nothing can be staked or paid for, and every pool can be left", async () => {
  const pins = { ...PINS, coinPool: null, nftPools: [], services: null };
  const refused = [];
  for (const { wallet, wish, unsigned } of deeds) {
    if ((await findDifference(unsigned, { wish, wallet: wallet.address, pins })) !== null) refused.push(wish.kind);
  }
  expect([...new Set(refused)].sort()).toEqual(["payOrder", "stake", "stakeNft"]);
});

test("a payment of another order, another amount than the screen shows, or to another treasury is refused", async () => {
  const deed = deeds.find(({ wish }) => wish.kind === "payOrder")!;
  const lies = [{ order: crypto.randomUUID() }, { amount: "10" }, { coin: "USDC" }, { amountRaw: "1" }];
  for (const lie of lies) {
    const wish = { ...deed.wish, parameters: { ...deed.wish.parameters, ...lie } } as TransactionWish;
    expect(await look(deed, deed.unsigned, wish), JSON.stringify(lie)).not.toBeNull();
  }
  const { services } = PINS;
  const pins = { ...PINS, services: services && { ...services, treasury: STRANGER.toBase58() } };
  const { wallet, wish, unsigned } = deed;
  expect(await findDifference(unsigned, { wish, wallet: wallet.address, pins })).toBe("token.transferReferenced: to");
});

test("another wallet's transaction is refused", async () => {
  for (const deed of deeds) {
    expect(
      await findDifference(deed.unsigned, { wish: deed.wish, wallet: STRANGER.toBase58(), pins: PINS }),
    ).not.toBeNull();
  }
});

test("refuses any bytes that are not a transaction", async () => {
  const [deed] = deeds;
  for (const bytes of [new Uint8Array(0), new Uint8Array(200), new Uint8Array(1_232).fill(255)]) {
    expect(await look(deed!, bytes)).not.toBeNull();
  }
  // already signed: a wallet would only add to it
  const transaction = VersionedTransaction.deserialize(deed!.unsigned);
  transaction.sign([deed!.wallet.keypair]);
  expect(await look(deed!, transaction.serialize())).toBeNull();
});

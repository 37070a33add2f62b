import { SystemProgram } from "@solana/web3.js";
import { beforeAll, describe, expect, it } from "vitest";
import { findAssociatedTokenAddress } from "~programs/addresses.ts";
import { claimStream, setNftConditions, setStream, stakeNft, unstakeNft } from "~programs/nft-staking.ts";
import { type Machine, machineNames, openMachine } from "../machine.ts";
import {
  ANY_CONDITIONS,
  BOOST,
  claimOf,
  DAILY,
  DAY,
  findPosition,
  give,
  inputOf,
  lamportsOf,
  openPool,
  openStream,
  pay,
  readPool,
  readPosition,
  refusal,
  run,
  type Staked,
  type Stream,
  stakedOf,
  stakeOne,
  TOKEN_PROGRAMS,
  TWIG,
  tokenAmount,
  wallet,
} from "./fixtures.ts";
import { plantNft } from "./planted-nfts.ts";

const DAILY_RATE = 100n * TWIG;
const NOVA_WEIGHTS = { 90: 12_000n, 180: 15_000n, 270: 20_000n } as const;

describe.each(machineNames)("a position, on %s", (name) => {
  let machine: Machine;
  beforeAll(async () => {
    machine = await openMachine(name);
  });

  const held = (staked: Staked, place = 0) => {
    const { mint, tokenProgram } = staked.pool.streams[place] as Stream;
    return tokenAmount(machine, findAssociatedTokenAddress(mint, staked.owner.publicKey, tokenProgram));
  };
  const claim = (staked: Staked, place = 0, amountRaw?: bigint) =>
    claimStream({ ...claimOf(staked, place), ...(amountRaw === undefined ? {} : { amountRaw }) });
  const claimAll = (staked: Staked, place = 0) => run(machine, claim(staked, place), [staked.owner]);
  const leave = (staked: Staked) => run(machine, unstakeNft(inputOf(staked)), [staked.owner]);

  it.each(Object.entries(TOKEN_PROGRAMS))(
    "takes an NFT of %s into escrow and gives it back",
    async (_, tokenProgram) => {
      const pool = await openPool(machine);
      const staked = await stakeOne(machine, pool, { nftOptions: { tokenProgram } });
      expect(await tokenAmount(machine, staked.escrow)).toBe(1n);
      expect(await tokenAmount(machine, staked.nft.token)).toBe(0n);
      expect(await readPool(machine, pool)).toMatchObject({ nfts: 1, weight: 10_000, openPositions: 1n });
      await leave(staked);
      expect(await tokenAmount(machine, staked.nft.token)).toBe(1n);
      expect(await machine.getAccount(staked.escrow)).toBeNull();
      expect(await readPool(machine, pool)).toMatchObject({ nfts: 0, weight: 0, openPositions: 0n });
    },
  );

  it("is opened where somebody sent lamports to its addresses before", async () => {
    const pool = await openPool(machine);
    const owner = await wallet(machine, "holder");
    const nft = await plantNft(machine, owner.publicKey, { collection: pool.collection });
    const { address, escrow, checkIn } = stakedOf(pool, nft, owner);
    for (const place of [address, escrow, checkIn]) {
      const gift = { owner: SystemProgram.programId, lamports: 1_000n, data: Buffer.alloc(0), executable: false };
      await machine.setAccount(place, gift);
    }
    const before = await lamportsOf(machine, owner.publicKey);
    const staked = await stakeOne(machine, pool, { owner, nft });
    await leave(staked);
    const record = await machine.minimumRent(128);
    expect(before - (await lamportsOf(machine, owner.publicKey))).toBe(record - 3n * 1_000n);
  });

  it("earns exactly one day's rate in a day, claimed in parts or at once", async () => {
    const staked = await stakeOne(machine, await openPool(machine));
    await machine.warp(DAY);
    await run(machine, claim(staked, 0, TWIG), [staked.owner]);
    await claimAll(staked);
    expect(await held(staked)).toBe(DAILY_RATE);
    expect(await refusal(machine, claim(staked), [staked.owner])).toBe("NothingToClaim");
    await machine.warp(1n);
    await claimAll(staked);
    expect(await held(staked)).toBe(DAILY_RATE + DAILY_RATE / DAY);
  });

  it("earns from the second at which it came in, and takes nothing of what others earned before", async () => {
    const pool = await openPool(machine);
    const first = await stakeOne(machine, pool);
    await machine.warp(10n * DAY);
    const second = await stakeOne(machine, pool);
    expect(await refusal(machine, claim(second), [second.owner])).toBe("NothingToClaim");
    await machine.warp(DAY);
    await claimAll(second);
    await claimAll(first);
    expect([await held(first), await held(second)]).toEqual([11n * DAILY_RATE, DAILY_RATE]);
  });

  it("refuses to claim nothing, too much, or from a stream that does not exist", async () => {
    const staked = await stakeOne(machine, await openPool(machine));
    expect(await refusal(machine, claim(staked), [staked.owner])).toBe("NothingToClaim");
    await machine.warp(10n);
    const due = (DAILY_RATE * 10n) / DAY;
    expect(await refusal(machine, claim(staked, 0, 0n), [staked.owner])).toBe("ZeroAmount");
    expect(await refusal(machine, claim(staked, 0, due + 1n), [staked.owner])).toBe("AmountAboveDue");
    const stream = { ...(staked.pool.streams[0] as Stream), place: 1 };
    const missing = claimStream({ ...claimOf(staked), stream });
    expect(await refusal(machine, missing, [staked.owner])).toBe("UnknownStream");
  });

  it("shares a stream by weight, and earns one that was added later from then on", async () => {
    const pool = await openPool(machine, { kind: "nova" });
    const short = await stakeOne(machine, pool, { termDays: 90 });
    const long = await stakeOne(machine, pool, { termDays: 270 });
    await machine.warp(10n * DAY);
    await openStream(machine, pool);
    for (const staked of [short, long]) {
      await give(machine, (pool.streams[1] as Stream).coin, staked.owner.publicKey, 0n);
    }
    await machine.warp(260n * DAY);
    for (const staked of [short, long]) for (const place of [0, 1]) await claimAll(staked, place);
    expect(await held(short)).toBe((DAILY_RATE * 270n * NOVA_WEIGHTS[90]) / 10_000n);
    expect(await held(long)).toBe((DAILY_RATE * 270n * NOVA_WEIGHTS[270]) / 10_000n);
    expect(await held(short, 1)).toBe((DAILY_RATE * 260n * NOVA_WEIGHTS[90]) / 10_000n);
  });

  it.each([90, 180, 270] as const)(
    "of %i days has the base weight until the last second, then its own",
    async (termDays) => {
      const staked = await stakeOne(machine, await openPool(machine, { kind: "nova" }), { termDays });
      const end = (await machine.now()) + BigInt(termDays) * DAY;
      await machine.setNow(end - 1n);
      await claimAll(staked);
      expect(await held(staked)).toBe((DAILY_RATE * (BigInt(termDays) * DAY - 1n)) / DAY);
      await machine.setNow(end);
      await claimAll(staked);
      expect(await held(staked)).toBe((DAILY_RATE * BigInt(termDays) * NOVA_WEIGHTS[termDays]) / 10_000n);
      await leave(staked);
      expect(await findPosition(machine, staked)).toBeNull();
    },
  );

  it("gives up what was not claimed when it leaves a second before the end of its term, and nothing at the end", async () => {
    const pool = await openPool(machine, { kind: "nova", conditions: { maxNfts: 2 } });
    const [early, onTime] = [await stakeOne(machine, pool), await stakeOne(machine, pool)];
    const start = (await readPosition(machine, early)).startTs;
    await machine.setNow(start + 10n * DAY);
    await run(machine, claim(early, 0, TWIG), [early.owner]);
    await machine.setNow(start + 90n * DAY - 1n);
    await leave(early);
    expect(await held(early)).toBe(TWIG);
    expect(await findPosition(machine, early)).toBeNull();
    const owed = (await readPool(machine, pool)).streams[0]?.owedRaw ?? 0n;
    expect(owed).toBe(((90n * DAY - 1n) * DAILY_RATE * NOVA_WEIGHTS[90]) / 10_000n / DAY + 1n);
    await machine.setNow(start + 90n * DAY);
    await leave(onTime);
    await claimAll(onTime);
    expect(await held(onTime)).toBe((90n * DAILY_RATE * NOVA_WEIGHTS[90]) / 10_000n);
    expect((await readPool(machine, pool)).streams[0]?.owedRaw).toBe(0n);
  });

  it("keeps what is owed after the NFT has left, and closes with the last claim", async () => {
    const pool = await openPool(machine, { streams: [{}, {}] });
    const sponsor = await wallet(machine, "sponsor");
    const staked = await stakeOne(machine, pool, { rentPayer: sponsor });
    const before = await lamportsOf(machine, sponsor.publicKey);
    await machine.warp(DAY);
    await leave(staked);
    const escrowRent = await machine.minimumRent(165);
    expect((await lamportsOf(machine, sponsor.publicKey)) - before).toBe(escrowRent);
    await machine.warp(100n * DAY);
    await claimAll(staked, 1);
    expect(await readPosition(machine, staked)).toMatchObject({ weightBps: 10_000 });
    await claimAll(staked, 0);
    expect(await findPosition(machine, staked)).toBeNull();
    expect([await held(staked, 0), await held(staked, 1)]).toEqual([DAILY_RATE, DAILY_RATE]);
    expect((await lamportsOf(machine, sponsor.publicKey)) - before).toBe(escrowRent + (await machine.minimumRent(360)));
  });

  it("cannot leave twice, and is not mistaken for the NFT's next stay", async () => {
    const pool = await openPool(machine);
    const staked = await stakeOne(machine, pool);
    await machine.warp(DAY);
    await leave(staked);
    expect(await refusal(machine, unstakeNft(inputOf(staked)), [staked.owner])).toBe("NftAlreadyReturned");
    const again = stakeNft({ ...inputOf(staked), termDays: 0, ...ANY_CONDITIONS });
    expect(await refusal(machine, again, [staked.owner])).toBe("AccountAlreadyExists");
    await run(machine, [claim(staked), again], [staked.owner]);
    expect(await readPosition(machine, staked)).toMatchObject({ leftTs: 0n });
    expect(await refusal(machine, claim(staked), [staked.owner])).toBe("NothingToClaim");
  });

  it("lets the next owner stake while the last one's rewards are still owed", async () => {
    const pool = await openPool(machine);
    const staked = await stakeOne(machine, pool);
    await machine.warp(DAY);
    await leave(staked);
    const next = await wallet(machine, "next owner");
    const { mint, tokenProgram } = staked.nft;
    const asMint = { address: mint, tokenProgram, authority: next };
    const token = await give(machine, asMint, next.publicKey, 0n);
    const account = await machine.getAccount(staked.nft.token);
    const theirs = await machine.getAccount(token);
    if (!account || !theirs) throw new Error("no token accounts");
    // sold: one account's NFT becomes the other's
    account.data.writeBigUInt64LE(0n, 64);
    theirs.data.writeBigUInt64LE(1n, 64);
    await machine.setAccount(staked.nft.token, account);
    await machine.setAccount(token, theirs);
    const second = await stakeOne(machine, pool, { owner: next, nft: { ...staked.nft, token } });
    await machine.warp(DAY);
    await claimAll(staked);
    await claimAll(second);
    expect([await held(staked), await held(second)]).toEqual([DAILY_RATE, DAILY_RATE]);
  });

  it("keeps its weights and its fee when the pool's change, and is not opened on worse terms than agreed", async () => {
    const pool = await openPool(machine, { conditions: { feeBps: 100 } });
    const staked = await stakeOne(machine, pool);
    const by = { pool: pool.address, admin: pool.admin.publicKey };
    const worse = { ...BOOST, weightsBps: [5_000, 0, 0, 0] as [number, number, number, number], feeBps: 1_000 };
    await run(machine, setNftConditions({ ...by, conditions: worse }), [pool.admin]);
    await machine.warp(DAY);
    await claimAll(staked);
    expect(await held(staked)).toBe((DAILY_RATE * 99n) / 100n);
    const owner = await wallet(machine, "holder");
    const nft = await plantNft(machine, owner.publicKey, { collection: pool.collection });
    const agreed = { minWeightBps: 5_000, minBaseWeightBps: 5_000, maxFeeBps: 1_000 };
    const wish = { pool: pool.address, nft, owner: owner.publicKey, termDays: 0 };
    for (const limit of [{ minWeightBps: 5_001 }, { minBaseWeightBps: 5_001 }, { maxFeeBps: 999 }]) {
      const stake = stakeNft({ ...wish, ...agreed, ...limit });
      expect(await refusal(machine, stake, [owner])).toBe("ConditionsChanged");
    }
    await run(machine, stakeNft({ ...wish, ...agreed }), [owner]);
  });

  it("earns no more than the funds cover, to the second, and nothing for the time they were missing", async () => {
    const pool = await openPool(machine, { streams: [{ fundsRaw: 2n * DAILY_RATE }] });
    const stream = pool.streams[0] as Stream;
    const [a, b] = [await stakeOne(machine, pool), await stakeOne(machine, pool)];
    await machine.warp(30n * DAY);
    await pay(machine, pool, stream, 2n * DAILY_RATE);
    await machine.warp(DAY / 2n);
    for (const staked of [a, b]) await claimAll(staked);
    expect([await held(a), await held(b)]).toEqual([(DAILY_RATE * 3n) / 2n, (DAILY_RATE * 3n) / 2n]);
  });

  it("earns until the last second of a stream, and again when it is prolonged", async () => {
    const end = (await machine.now()) + DAY;
    const pool = await openPool(machine, { streams: [{ terms: { endTs: end } }] });
    const staked = await stakeOne(machine, pool);
    const { startTs } = await readPosition(machine, staked);
    await machine.setNow(end + 5n * DAY);
    await claimAll(staked);
    const first = (DAILY_RATE * (end - startTs)) / DAY;
    expect(await held(staked)).toBe(first);
    const terms = { ...DAILY, endTs: end + 9n * DAY };
    const prolong = setStream({ pool: pool.address, place: 0, admin: pool.admin.publicKey, terms });
    await run(machine, prolong, [pool.admin]);
    await machine.setNow(end + 6n * DAY);
    await claimAll(staked);
    expect(await held(staked)).toBe(first + DAILY_RATE);
  });

  it("is refused if the pool is full or its term is not offered", async () => {
    const pool = await openPool(machine, { kind: "nova", conditions: { maxNfts: 1 } });
    await stakeOne(machine, pool);
    const owner = await wallet(machine, "holder");
    const nft = await plantNft(machine, owner.publicKey, { collection: pool.collection });
    const stake = (termDays: number) =>
      stakeNft({ pool: pool.address, nft, owner: owner.publicKey, termDays, ...ANY_CONDITIONS });
    expect(await refusal(machine, stake(90), [owner])).toBe("PoolFull");
    expect(await refusal(machine, stake(0), [owner])).toBe("TermNotOffered");
    expect(await refusal(machine, stake(91), [owner])).toBe("TermNotOffered");
  });
});

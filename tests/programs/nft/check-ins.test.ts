import { ComputeBudgetProgram, PublicKey, TransactionMessage } from "@solana/web3.js";
import { beforeAll, describe, expect, it } from "vitest";
import { findAssociatedTokenAddress } from "~programs/addresses.ts";
import { koreanDayNumber, nextKoreanDayTs } from "~programs/nft-reward-calculator.ts";
import {
  checkIn,
  claimStream,
  closeCheckIn,
  NO_END_TS,
  setNftPaused,
  setStream,
  stakeNft,
  unstakeNft,
} from "~programs/nft-staking.ts";
import { decodeEvents } from "~programs/staking.ts";
import { type Machine, machineNames, openMachine } from "../machine.ts";
import {
  ANY_CONDITIONS,
  BONUS,
  claimOf,
  DAY,
  findCheckIn,
  inputOf,
  lamportsOf,
  openPool,
  pay,
  readPool,
  readPosition,
  refusal,
  run,
  type Staked,
  type Stream,
  stakeOne,
  stakeOvernight,
  TWIG,
  tokenAmount,
  wallet,
} from "./fixtures.ts";

/** How many check-ins of one holder the largest transaction takes. */
const A_TRANSACTION_FULL = 12;
const TRANSACTION_LIMIT = 1_232;

describe.each(machineNames)("checking in, on %s", (name) => {
  let machine: Machine;
  beforeAll(async () => {
    machine = await openMachine(name);
  });

  const bonusPool = (fundsRaw = 100_000n * TWIG) => openPool(machine, { streams: [{ kind: "bonus", fundsRaw }] });
  const check = (staked: Staked) => run(machine, checkIn(inputOf(staked)), [staked.owner]);
  const earned = async (staked: Staked) => (await readPosition(machine, staked)).rewards[0]?.totalRaw;

  it("counts for an NFT that came in before the day's first second, and not a second earlier", async () => {
    const pool = await bonusPool();
    const midnight = nextKoreanDayTs(await machine.now());
    await machine.setNow(midnight - 1n);
    const [before, attempt] = [await stakeOne(machine, pool), await stakeOne(machine, pool)];
    expect(await refusal(machine, checkIn(inputOf(attempt)), [attempt.owner])).toBe("CheckInTooEarly");
    await machine.setNow(midnight);
    const after = await stakeOne(machine, pool);
    for (const staked of [before, attempt])
      expect(await refusal(machine, checkIn(inputOf(staked)), [staked.owner])).toBeNull();
    await machine.setNow(midnight + DAY - 1n);
    const position = await readPosition(machine, after);
    expect(await refusal(machine, checkIn(inputOf(after)), [after.owner])).toBe("CheckInTooEarly");
    expect(await readPosition(machine, after)).toEqual(position);
    expect(await findCheckIn(machine, after)).toMatchObject({ streak: 0, checkIns: 0, lastDay: null });
    await machine.setNow(midnight + DAY);
    expect(await refusal(machine, checkIn(inputOf(after)), [after.owner])).toBeNull();
    expect([await earned(before), await earned(attempt), await earned(after)]).toEqual(Array(3).fill(10n * TWIG));
  });

  it("earns nothing for an NFT that is staked, checked in and taken out in one transaction", async () => {
    const pool = await bonusPool();
    const staked = await stakeOne(machine, pool);
    await run(machine, unstakeNft(inputOf(staked)), [staked.owner]);
    const enter = stakeNft({ ...inputOf(staked), termDays: 0, ...ANY_CONDITIONS });
    const visit = [enter, checkIn(inputOf(staked)), unstakeNft(inputOf(staked)), claimStream(claimOf(staked))];
    for (const seconds of [0n, 3_600n, DAY]) {
      await machine.warp(seconds);
      expect(await refusal(machine, visit, [staked.owner])).toBe("CheckInTooEarly");
    }
    expect((await readPool(machine, pool)).streams[0]?.owedRaw).toBe(0n);
  });

  it("earns an NFT the bonus of only one pool a day, although it moves to another", async () => {
    const pool = await bonusPool();
    const { collection } = pool;
    const other = await openPool(machine, {
      streams: [{ kind: "bonus", coin: pool.streams[0]?.coin }],
      membership: { kind: "collection", collection },
    });
    const first = await stakeOvernight(machine, pool);
    await check(first);
    await run(machine, unstakeNft(inputOf(first)), [first.owner]);
    const second = await stakeOne(machine, other, { owner: first.owner, nft: first.nft });
    await machine.setNow(nextKoreanDayTs(await machine.now()) - 1n);
    expect(await refusal(machine, checkIn(inputOf(second)), [second.owner])).toBe("CheckInTooEarly");
    await machine.warp(1n);
    await check(second);
    expect([await earned(first), await earned(second)]).toEqual([10n * TWIG, 10n * TWIG]);
  });

  it("counts a Korean day once, from its first second to its last", async () => {
    const staked = await stakeOne(machine, await bonusPool());
    await machine.setNow(nextKoreanDayTs(await machine.now()) + DAY - 1n);
    await check(staked);
    await machine.warp(1n);
    const midnight = await machine.now();
    await check(staked);
    await machine.setNow(midnight + DAY - 1n);
    await check(staked);
    expect(await findCheckIn(machine, staked)).toMatchObject({
      streak: 2,
      checkIns: 2,
      lastDay: koreanDayNumber(midnight),
    });
    await machine.setNow(midnight + DAY);
    await check(staked);
    expect(await findCheckIn(machine, staked)).toMatchObject({ streak: 3, checkIns: 3 });
    expect(await earned(staked)).toBe(30n * TWIG);
  });

  it("succeeds without effect or event on a day that was counted already", async () => {
    const staked = await stakeOvernight(machine, await bonusPool());
    const first = await check(staked);
    expect(decodeEvents(first.logs)).toMatchObject([{ name: "checkedIn", data: { streak: 1, bonus: 10n * TWIG } }]);
    const [position, record] = [await readPosition(machine, staked), await findCheckIn(machine, staked)];
    const second = await check(staked);
    expect(decodeEvents(second.logs)).toEqual([]);
    expect(await readPosition(machine, staked)).toEqual(position);
    expect(await findCheckIn(machine, staked)).toEqual(record);
  });

  it("earns half as much again from the 7th day in a row, twice as much from the 30th, and starts again after a gap", async () => {
    const staked = await stakeOvernight(machine, await bonusPool());
    const daily: bigint[] = [];
    for (let day = 0; day < 31; day++) {
      const before = (await earned(staked)) ?? 0n;
      await check(staked);
      daily.push((((await earned(staked)) ?? 0n) - before) / TWIG);
      await machine.warp(DAY);
    }
    expect(daily).toEqual([...Array(6).fill(10n), ...Array(23).fill(15n), 20n, 20n]);
    await machine.warp(DAY);
    await check(staked);
    expect(await findCheckIn(machine, staked)).toMatchObject({ streak: 1, checkIns: 32 });
  });

  it("earns what the funds cover, nothing once they are gone, and still counts the day", async () => {
    const pool = await bonusPool(14n * TWIG);
    const staked = await stakeOvernight(machine, pool);
    for (let day = 0; day < 3; day++) {
      await check(staked);
      await machine.warp(DAY);
    }
    expect(await earned(staked)).toBe(14n * TWIG);
    expect(await findCheckIn(machine, staked)).toMatchObject({ streak: 3 });
    await pay(machine, pool, pool.streams[0] as Stream, 100n * TWIG);
    await check(staked);
    expect(await earned(staked)).toBe(24n * TWIG);
    expect((await readPool(machine, pool)).streams[0]?.owedRaw).toBe(24n * TWIG);
  });

  it("earns nothing from the end of the stream on, nor in a pool without bonus", async () => {
    const pool = await bonusPool();
    const staked = await stakeOvernight(machine, pool);
    const endTs = (await machine.now()) + 10n;
    const set = { pool: pool.address, place: 0, admin: pool.admin.publicKey };
    await run(machine, setStream({ ...set, terms: { ...BONUS, endTs } }), [pool.admin]);
    await machine.setNow(endTs);
    await check(staked);
    expect(await earned(staked)).toBe(0n);
    await run(machine, setStream({ ...set, terms: { ...BONUS, endTs: NO_END_TS } }), [pool.admin]);
    const plain = await stakeOvernight(machine, await openPool(machine));
    await check(plain);
    expect(await findCheckIn(machine, plain)).toMatchObject({ streak: 1 });
  });

  it("is possible while the pool is paused, and not once the NFT has left", async () => {
    const pool = await bonusPool();
    const staked = await stakeOvernight(machine, pool);
    const pause = { pool: pool.address, pauser: pool.pauser.publicKey, isPaused: true };
    await run(machine, setNftPaused(pause), [pool.pauser]);
    await check(staked);
    await run(machine, unstakeNft(inputOf(staked)), [staked.owner]);
    expect(await refusal(machine, checkIn(inputOf(staked)), [staked.owner])).toBe("NftAlreadyReturned");
    await run(machine, claimStream(claimOf(staked)), [staked.owner]);
    const { mint, tokenProgram } = pool.streams[0] as Stream;
    const token = findAssociatedTokenAddress(mint, staked.owner.publicKey, tokenProgram);
    expect(await tokenAmount(machine, token)).toBe(10n * TWIG);
  });

  it("continues the streak of an NFT that left and came back, and counts no day twice", async () => {
    const pool = await bonusPool();
    const staked = await stakeOvernight(machine, pool);
    await check(staked);
    await machine.warp(DAY);
    await check(staked);
    const leaving = [unstakeNft(inputOf(staked)), claimStream(claimOf(staked))];
    const back = stakeNft({ ...inputOf(staked), termDays: 0, ...ANY_CONDITIONS });
    const again = [...leaving, back, checkIn(inputOf(staked))];
    expect(await refusal(machine, again, [staked.owner])).toBe("CheckInTooEarly");
    await run(machine, [...leaving, back], [staked.owner]);
    expect(await earned(staked)).toBe(0n);
    expect(await findCheckIn(machine, staked)).toMatchObject({ streak: 2, checkIns: 2, isInside: true });
    await machine.warp(DAY);
    await check(staked);
    expect(await findCheckIn(machine, staked)).toMatchObject({ streak: 3 });
  });

  it("keeps the record, and its rent, until the NFT has left and its streak cannot continue", async () => {
    const pool = await bonusPool();
    const sponsor = await wallet(machine, "sponsor");
    const staked = await stakeOvernight(machine, pool, { rentPayer: sponsor });
    const close = closeCheckIn(inputOf(staked));
    await check(staked);
    await machine.warp(9n * DAY);
    expect(await refusal(machine, close)).toBe("CheckInAlive");
    await check(staked);
    await run(machine, unstakeNft(inputOf(staked)), [staked.owner]);
    await machine.setNow(nextKoreanDayTs(nextKoreanDayTs(await machine.now())) - 1n);
    expect(await refusal(machine, close)).toBe("CheckInAlive");
    await machine.warp(1n);
    const before = await lamportsOf(machine, sponsor.publicKey);
    await run(machine, close);
    expect((await lamportsOf(machine, sponsor.publicKey)) - before).toBe(await machine.minimumRent(128));
    expect(await findCheckIn(machine, staked)).toBeNull();
    expect(await refusal(machine, close)).toBe("WrongAccountType");
  });

  it("is not counted a second time by a new record when the clock went back", async () => {
    const pool = await bonusPool();
    const staked = await stakeOvernight(machine, pool);
    await check(staked);
    await run(machine, unstakeNft(inputOf(staked)), [staked.owner]);
    const today = await machine.now();
    await machine.warp(2n * DAY);
    await run(machine, [claimStream(claimOf(staked)), closeCheckIn(inputOf(staked))], [staked.owner]);
    await machine.setNow(today);
    const again = stakeNft({ ...inputOf(staked), termDays: 0, ...ANY_CONDITIONS });
    await run(machine, again, [staked.owner]);
    // the pool has seen the later day: today is over for it
    expect(await refusal(machine, checkIn(inputOf(staked)), [staked.owner])).toBe("CheckInTooEarly");
    await machine.setNow(nextKoreanDayTs(today + 2n * DAY));
    await check(staked);
    expect(await findCheckIn(machine, staked)).toMatchObject({ lastDay: koreanDayNumber(today) + 3, streak: 1 });
  });

  it("does not follow a clock that goes back", async () => {
    const staked = await stakeOvernight(machine, await bonusPool());
    await check(staked);
    const now = await machine.now();
    await machine.setNow(now - 3n * DAY);
    await check(staked);
    expect(await findCheckIn(machine, staked)).toMatchObject({ streak: 1, checkIns: 1 });
    await machine.setNow(now);
  });

  it(`fits ${A_TRANSACTION_FULL} times into a transaction, with one that was checked in elsewhere among them`, async () => {
    const pool = await bonusPool();
    const owner = await wallet(machine, "collector");
    const many: Staked[] = [];
    for (let i = 0; i < A_TRANSACTION_FULL; i++) many.push(await stakeOne(machine, pool, { owner }));
    await machine.setNow(nextKoreanDayTs(await machine.now()));
    await check(many[3] as Staked);
    const all = many.map((staked) => checkIn(inputOf(staked)));
    const limit = ComputeBudgetProgram.setComputeUnitLimit({ units: 1_500 * many.length });
    const draft = { payerKey: owner.publicKey, recentBlockhash: PublicKey.default.toBase58() };
    const sized = (count: number) => {
      const message = new TransactionMessage({ ...draft, instructions: [limit, ...all.slice(0, count)] });
      return 1 + 64 + message.compileToLegacyMessage().serialize().length;
    };
    expect(sized(many.length)).toBeLessThanOrEqual(TRANSACTION_LIMIT);
    expect(sized(many.length) + (sized(2) - sized(1))).toBeGreaterThan(TRANSACTION_LIMIT);
    // this machine's payer takes a signature and a key of its own
    const halves = [all.slice(0, 6), all.slice(6)];
    const events = [];
    for (const half of halves) events.push(...decodeEvents((await run(machine, half, [owner])).logs));
    expect(events).toHaveLength(many.length - 1);
    for (const staked of many) expect(await findCheckIn(machine, staked)).toMatchObject({ checkIns: 1 });
  });
});

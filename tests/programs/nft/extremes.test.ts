import type { PublicKey } from "@solana/web3.js";
import { beforeEach, describe, expect, it } from "vitest";
import { findAssociatedTokenAddress } from "~programs/addresses.ts";
import { checkIn, claimStream, unstakeNft } from "~programs/nft-staking.ts";
import { type Machine, machineNames, openMachine } from "../machine.ts";
import {
  BONUS,
  claimOf,
  createMint,
  DAY,
  findCheckIn,
  findPosition,
  inputOf,
  openPool,
  readPool,
  refusal,
  run,
  type Staked,
  type Stream,
  stakeOne,
  TOKEN_PROGRAMS,
  tokenAmount,
} from "./fixtures.ts";

const U64_MAX = 2n ** 64n - 1n;
const I64_MAX = 2n ** 63n - 1n;
const MAX_RATE = 10n ** 15n;
const MAX_WEIGHT = 30_000;

describe.each(machineNames)("on %s", (name) => {
  let machine: Machine;
  beforeEach(async () => {
    machine = await openMachine(name);
  });

  const claim = (staked: Staked, place = 0) => claimStream(claimOf(staked, place));
  const held = (staked: Staked, place = 0) => {
    const { mint, tokenProgram } = staked.pool.streams[place] as Stream;
    return tokenAmount(machine, findAssociatedTokenAddress(mint, staked.owner.publicKey, tokenProgram));
  };

  async function poolOf(rateRaw: bigint, fundsRaw: bigint, tokenProgram?: PublicKey, feeBps = 0) {
    const coin = await createMint(machine, { decimals: 0, ...(tokenProgram && { tokenProgram }) });
    const conditions = { weightsBps: [MAX_WEIGHT, 0, 0, 0] as [number, number, number, number], feeBps };
    return openPool(machine, { conditions, streams: [{ coin, terms: { rateRaw }, fundsRaw }] });
  }

  it.each(Object.entries(TOKEN_PROGRAMS))(
    "pays all there is of a coin of %s at the highest rate and weight",
    async (_, tokenProgram) => {
      const pool = await poolOf(MAX_RATE, U64_MAX, tokenProgram);
      const staked = await stakeOne(machine, pool);
      await machine.warp(100_000n * DAY);
      // what would not make a second more stays free
      const aSecond = (MAX_RATE * BigInt(MAX_WEIGHT)) / 10_000n / DAY + 1n;
      await run(machine, claim(staked), [staked.owner]);
      expect(await held(staked)).toBeGreaterThanOrEqual(U64_MAX - aSecond);
      await run(machine, unstakeNft(inputOf(staked)), [staked.owner]);
      expect(await findPosition(machine, staked)).toBeNull();
      expect((await readPool(machine, pool)).streams[0]?.owedRaw).toBe(0n);
    },
  );

  it("pays one unit a day at the lowest rate, and not a second early", async () => {
    const coin = await createMint(machine, { decimals: 0 });
    const pool = await openPool(machine, { streams: [{ coin, terms: { rateRaw: 1n }, fundsRaw: 2n }] });
    const staked = await stakeOne(machine, pool);
    await machine.warp(DAY - 1n);
    expect(await refusal(machine, claim(staked), [staked.owner])).toBe("NothingToClaim");
    await machine.warp(1n);
    await run(machine, claim(staked), [staked.owner]);
    expect(await held(staked)).toBe(1n);
  });

  it("lets an NFT leave, check in and claim at the last second of time", async () => {
    const coin = await createMint(machine);
    const streams = [{ coin }, { coin, kind: "bonus" as const, terms: { rateRaw: BONUS.rateRaw } }];
    const staked = await stakeOne(machine, await openPool(machine, { kind: "nova", streams }), { termDays: 270 });
    await machine.setNow(I64_MAX);
    await run(machine, checkIn(inputOf(staked)), [staked.owner]);
    expect(await findCheckIn(machine, staked)).toMatchObject({ lastDay: 2 ** 32 - 1 });
    await run(machine, claim(staked), [staked.owner]);
    await run(machine, unstakeNft(inputOf(staked)), [staked.owner]);
    expect(await tokenAmount(machine, staked.nft.token)).toBe(1n);
  });

  it("lets an NFT leave that came in at the earliest possible time", async () => {
    await machine.setNow(0n);
    const staked = await stakeOne(machine, await openPool(machine, { streams: [] }));
    await machine.setNow(DAY);
    await run(machine, checkIn(inputOf(staked)), [staked.owner]);
    expect(await findCheckIn(machine, staked)).toMatchObject({ lastDay: 1, streak: 1 });
    await run(machine, unstakeNft(inputOf(staked)), [staked.owner]);
    expect(await findPosition(machine, staked)).toBeNull();
  });

  it("keeps back a claim that the fee would take whole, until it is the last", async () => {
    const staked = await stakeOne(machine, await poolOf(1n, 100n, undefined, 1_000));
    await machine.warp(DAY / 3n);
    expect(await refusal(machine, claim(staked), [staked.owner])).toBe("NothingToClaim");
    await run(machine, unstakeNft(inputOf(staked)), [staked.owner]);
    expect(await findPosition(machine, staked)).not.toBeNull();
    await run(machine, claim(staked), [staked.owner]);
    expect(await held(staked)).toBe(0n);
    expect(await findPosition(machine, staked)).toBeNull();
    // the fee belongs to nobody: it can be earned or withdrawn again
    expect((await readPool(machine, staked.pool)).streams[0]).toMatchObject({ owedRaw: 0n, heldRaw: 100n });
  });
});

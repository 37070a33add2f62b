import { SystemProgram } from "@solana/web3.js";
import { beforeAll, describe, expect, it } from "vitest";
import { findGrantAddress, TOKEN_2022_PROGRAM_ADDRESS, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses.ts";
import * as vesting from "~programs/vesting.ts";
import { FIRST_TS, type Machine, machineNames, openMachine } from "../machine.ts";
import {
  createMint,
  findGrant,
  grantWish,
  inputOf,
  openGrant,
  readGrant,
  refusal,
  run,
  tokenAmount,
} from "./fixtures.ts";

const U64_MAX = 2n ** 64n - 1n;
const I64_MAX = 2n ** 63n - 1n;
const LONGEST = 4_294_967_295n;

describe.each(machineNames)("on %s", (name) => {
  let machine: Machine;
  beforeAll(async () => {
    machine = await openMachine(name);
  });

  it.each([
    ["SPL Token", TOKEN_PROGRAM_ADDRESS, 0],
    ["SPL Token", TOKEN_PROGRAM_ADDRESS, 9],
    ["Token-2022", TOKEN_2022_PROGRAM_ADDRESS, 0],
  ])("carries all of %s's u64 over the longest time there is", async (_, tokenProgram, decimals) => {
    await machine.setNow(FIRST_TS);
    const coin = await createMint(machine, { tokenProgram, decimals });
    const schedule = { startTs: FIRST_TS, cliffTs: FIRST_TS, endTs: FIRST_TS + LONGEST };
    const grant = await openGrant(machine, { coin, amountRaw: U64_MAX, schedule });
    let paid = 0n;
    for (const seconds of [1n, LONGEST / 3n, LONGEST - 1n, LONGEST]) {
      await machine.setNow(FIRST_TS + seconds);
      await run(machine, vesting.claim(inputOf(grant)), [grant.beneficiary]);
      paid = await tokenAmount(machine, grant.beneficiaryToken);
      expect(paid).toBe((U64_MAX * seconds) / LONGEST);
    }
    expect(paid).toBe(U64_MAX);
    expect(await findGrant(machine, grant.address)).toBeNull();
  });

  it("carries a single unit, which is due at the end and not before", async () => {
    await machine.setNow(FIRST_TS);
    const grant = await openGrant(machine, { amountRaw: 1n });
    await machine.setNow(FIRST_TS + 999n);
    expect(await refusal(machine, vesting.claim(inputOf(grant)), [grant.beneficiary])).toBe("NothingToClaim");
    await machine.setNow(FIRST_TS + 1_000n);
    await run(machine, vesting.claim(inputOf(grant)), [grant.beneficiary]);
    expect(await tokenAmount(machine, grant.beneficiaryToken)).toBe(1n);
  });

  it("accepts schedules up to their limits, and not a second beyond", async () => {
    await machine.setNow(FIRST_TS);
    const at = (start: bigint, cliff: bigint, end: bigint, stepSeconds = 0) => ({
      startTs: start,
      cliffTs: cliff,
      endTs: end,
      stepSeconds,
    });
    const now = FIRST_TS;
    const cases = [
      [at(now, now + LONGEST, now + LONGEST, 4_294_967_295), null],
      [at(now + 1n - LONGEST, now, now + 1n), null],
      [at(now + LONGEST - 1n, now + LONGEST - 1n, now + LONGEST, 1), null],
      [at(now, now, now + LONGEST + 1n), "ScheduleTooLong"],
      [at(now - LONGEST, now, now + 1n), "ScheduleTooLong"],
      [at(-I64_MAX - 1n, now, I64_MAX), "ScheduleTooLong"],
      [at(-I64_MAX - 1n, -I64_MAX - 1n, -I64_MAX), "ScheduleEnded"],
      [at(I64_MAX, -I64_MAX - 1n, I64_MAX), "ScheduleOutOfOrder"],
      [at(I64_MAX - 1n, I64_MAX - 1n, I64_MAX), "ScheduleTooLong"],
      [at(now, now, now + 1n, 2), "StepTooLong"],
    ] as const;
    const coin = await createMint(machine);
    for (const [i, [schedule, error]] of cases.entries()) {
      const { wish, signers } = await grantWish(machine, { coin, grantId: BigInt(i), schedule });
      expect(await refusal(machine, vesting.createGrant(wish), signers), `case ${i}`).toBe(error);
    }
  });

  it("names a plan by any 32 bytes and reads it back", async () => {
    await machine.setNow(FIRST_TS);
    for (const plan of ["", "펑크비즘 팀 물량", "x".repeat(32), "team\u0001"]) {
      const grant = await openGrant(machine, { plan });
      expect((await readGrant(machine, grant.address)).plan).toBe(plan);
    }
    await expect(openGrant(machine, { plan: "x".repeat(33) })).rejects.toThrow("longer than 32 bytes");
  });

  it("refuses an id beyond u64, and an account of zeros, before anything is sent", () => {
    expect(() => findGrantAddress({ creator: SystemProgram.programId, grantId: U64_MAX + 1n })).toThrow(RangeError);
    expect(() => vesting.decodeGrant(Buffer.alloc(vesting.GRANT_BYTES))).toThrow();
  });
});

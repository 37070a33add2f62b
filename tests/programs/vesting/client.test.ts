import { PublicKey } from "@solana/web3.js";
import { beforeAll, describe, expect, it } from "vitest";
import { VESTING_PROGRAM_ADDRESS } from "~programs/addresses.ts";
import { programErrors } from "~programs/errors.ts";
import vestingIdl from "~programs/idl/vesting.json" with { type: "json" };
import * as vesting from "~programs/vesting.ts";
import { grantDueAt, vestedAt } from "~programs/vesting-schedule.ts";
import type { Control } from "../hostile/attacks.ts";
import { FIRST_TS, type Machine, machineNames, openMachine } from "../machine.ts";
import { SeededRandom } from "../seeded-random.ts";
import { AMOUNT, findGrant, inputOf, openGrant, person, readGrant, refusal, tokenAmount } from "./fixtures.ts";
import { openHostileWorld } from "./hostile/world.ts";

/** In the order of programs/vesting/README.md; clients know the numbers. */
const ERRORS = `WrongBeneficiary, WrongCreator, NoPendingBeneficiary, NotProposed, BeneficiaryMissing, ZeroAmount,
ScheduleOutOfOrder, ScheduleEnded, ScheduleTooLong, StepTooLong, NothingToClaim, AmountAboveDue, GrantNotRevocable,
GrantAlreadyRevoked, NothingToRevoke, WrongMint, WrongVault, WrongTokenAccount, WrongTokenProgram, WrongRentPayer,
WrongAddress, WrongAccountType, AccountAlreadyExists, DuplicateAccount, AccountNotWritable, UnsupportedMintExtension,
Overflow`.split(/,\s+/);

it("the errors have the numbers and names of the interface, and a message each", () => {
  const errors = programErrors.vesting;
  expect(errors.map(({ number, name }) => [number, name])).toEqual(ERRORS.map((name, i) => [6000 + i, name]));
  expect(errors.filter(({ message }) => message.length < 10)).toEqual([]);
});

describe("bytes that are not ours", () => {
  it("decode to nothing", () => {
    const key = PublicKey.default;
    const accounts = Array(10).fill(key);
    const data = new Uint8Array(8);
    expect(vesting.decodeInstruction({ programId: key, accounts, data })).toBeNull();
    expect(vesting.decodeInstruction({ programId: VESTING_PROGRAM_ADDRESS, accounts, data })).toBeNull();
  });

  it("are refused as a grant by length, kind and version", () => {
    const data = Buffer.alloc(vesting.GRANT_BYTES);
    expect(() => vesting.decodeGrant(data)).toThrow();
    Buffer.from(vestingIdl.accounts[0]?.discriminator ?? []).copy(data);
    expect(() => vesting.decodeGrant(data)).toThrow("version 0");
    data[8] = 1;
    expect(vesting.decodeGrant(data)).toMatchObject({ pendingBeneficiary: null, plan: "" });
    expect(() => vesting.decodeGrant(data.subarray(1))).toThrow("bytes");
  });

  it("in a plan's name become a replacement mark, and nothing is read after a zero", () => {
    expect(vesting.planText([0xff, 0x61, 0])).toBe("\ufffda");
    expect(vesting.planText([0x61, 0, 0x62])).toBe("a");
    expect(vesting.planText(vesting.planBytes("스톡 옵션"))).toBe("스톡 옵션");
  });
});

describe.each(machineNames)("on %s", (name) => {
  let machine: Machine;
  beforeAll(async () => {
    machine = await openMachine(name);
  });

  it("every instruction that is sent decodes to what was meant", async () => {
    await machine.setNow(FIRST_TS);
    const { controls } = await openHostileWorld(machine);
    for (const { name: instruction, accounts } of vestingIdl.instructions) {
      const { programId, keys, data } = (controls[instruction] as Control).instruction;
      const decoded = vesting.decodeInstruction({ programId, accounts: keys.map(({ pubkey }) => pubkey), data });
      expect(decoded?.name).toBe(camelCase(instruction));
      expect(Object.keys(decoded?.accounts ?? {})).toEqual(accounts.map((account) => camelCase(account.name)));
    }
  });

  it("a grant is found by its beneficiary's bytes where the client says they stand", async () => {
    await machine.setNow(FIRST_TS);
    const grant = await openGrant(machine);
    const data = (await machine.getAccount(grant.address))?.data as Buffer;
    const offset = vesting.GRANT_BENEFICIARY_OFFSET;
    expect(new PublicKey(data.subarray(offset, offset + 32)).equals(grant.beneficiary.publicKey)).toBe(true);
  });

  it("the calculator gives what the program pays, to the base unit, through a grant's whole life", async () => {
    const random = new SeededRandom(11);
    for (let round = 0; round < 12; round++) {
      await machine.setNow(FIRST_TS);
      const duration = random.between(2n, 10_000n);
      const schedule = {
        startTs: FIRST_TS,
        cliffTs: FIRST_TS + random.between(0n, duration),
        endTs: FIRST_TS + duration,
        stepSeconds: random.chance(50) ? 0 : Number(random.between(1n, duration)),
      };
      const grant = await openGrant(machine, { amountRaw: AMOUNT + random.between(0n, 999n), schedule });
      const revokeAt = random.chance(50) ? random.between(0n, 9n) : -1n;
      for (let moment = 0n; moment < 10n; moment++) {
        const ts = FIRST_TS + (duration * (moment + 1n)) / 10n;
        await machine.setNow(ts);
        const before = await findGrant(machine, grant.address);
        if (!before) break;
        if (moment === revokeAt) {
          const error = await refusal(machine, vesting.revoke(inputOf(grant)), [grant.creator]);
          const kept = vestedAt(before, ts);
          expect(error).toBe(kept === before.totalRaw ? "NothingToRevoke" : null);
          expect(await tokenAmount(machine, grant.creatorToken)).toBe(error ? 0n : before.totalRaw - kept);
          continue;
        }
        const due = grantDueAt(before, ts);
        const held = await tokenAmount(machine, grant.beneficiaryToken);
        const error = await refusal(machine, vesting.claim(inputOf(grant)), [grant.beneficiary]);
        expect(error).toBe(due === 0n ? "NothingToClaim" : null);
        expect((await tokenAmount(machine, grant.beneficiaryToken)) - held).toBe(due);
      }
    }
  });

  it("an offer that was withdrawn reads as none", async () => {
    await machine.setNow(FIRST_TS);
    const grant = await openGrant(machine);
    const by = { grant: grant.address, beneficiary: grant.beneficiary.publicKey };
    const heir = person("heir").publicKey;
    for (const newBeneficiary of [heir, null]) {
      await refusal(machine, vesting.proposeBeneficiary({ ...by, newBeneficiary }), [grant.beneficiary]);
      const { pendingBeneficiary } = await readGrant(machine, grant.address);
      expect(pendingBeneficiary?.toBase58()).toBe(newBeneficiary?.toBase58());
    }
  });
});

function camelCase(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

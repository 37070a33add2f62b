import { PublicKey, TransactionInstruction } from "@solana/web3.js";
import { beforeAll, describe, expect, it } from "vitest";
import { findAssociatedTokenAddress, STAKING_PROGRAM_ADDRESS } from "~programs/addresses.ts";
import { programErrors } from "~programs/errors.ts";
import stakingIdl from "~programs/idl/staking.json" with { type: "json" };
import * as staking from "~programs/staking.ts";
import { type Machine, machineNames, openMachine } from "../machine.ts";
import { DAY, inputOf, openPool, openPosition, type Position, person, refusal, run, SCG } from "./fixtures.ts";
import { openHostileWorld } from "./hostile/world.ts";
import { coin } from "./part.ts";

const asReceived = ({ programId, keys, data }: TransactionInstruction) => ({
  programId,
  accounts: keys.map(({ pubkey }) => pubkey),
  data: new Uint8Array(data),
});

/** In the order of programs/staking/README.md; clients know the numbers. */
const ERRORS = `Unauthorized, PoolPaused, UnknownTerm, AmountBelowMinimum, AmountAboveMaximum, ConditionsChanged,
RewardNotCovered, NothingToClaim, AmountAboveDue, PrincipalAlreadyReturned, NothingToWithdraw, RatesNotAscending,
BoundsInvalid, FeeAboveCap, WrongPool, WrongOwner, WrongMint, WrongVault, WrongTokenAccount, WrongTokenProgram,
WrongRentPayer, WrongAddress, WrongAccountType, AccountAlreadyExists, DuplicateAccount, UnsupportedMintExtension,
NoPendingAdmin, Overflow, ZeroAmount, AccountNotWritable`.split(/,\s+/);

it("the errors have the numbers and names of the interface, and a message each", () => {
  const { staking: errors } = programErrors;
  const listed = errors.slice(0, ERRORS.length).map(({ number, name }) => [number, name]);
  expect(listed).toEqual(ERRORS.map((name, i) => [6000 + i, name]));
  expect(errors.filter(({ message }) => message.length < 10)).toEqual([]);
});

describe("bytes that are not ours", () => {
  it("decode to nothing", () => {
    const key = PublicKey.default;
    const programId = STAKING_PROGRAM_ADDRESS;
    const accounts = Array(10).fill(key);
    expect(staking.decodeInstruction({ programId: key, accounts, data: new Uint8Array(8) })).toBeNull();
    expect(staking.decodeInstruction({ programId, accounts, data: new Uint8Array(8) })).toBeNull();
    expect(staking.decodeInstruction({ programId, accounts, data: new Uint8Array(0) })).toBeNull();
    const sound = asReceived(staking.setPaused({ pool: key, pauser: key, isPaused: true }));
    expect(staking.decodeInstruction(sound)).not.toBeNull();
    expect(staking.decodeInstruction({ ...sound, accounts: [] })).toBeNull();
    expect(staking.decodeInstruction({ ...sound, data: sound.data.subarray(0, 8) })).toBeNull();
  });

  it("are refused as an account by length, kind and version", () => {
    const data = Buffer.alloc(staking.COIN_POOL_BYTES);
    expect(() => staking.decodeCoinPool(data)).toThrow();
    const [pool] = stakingIdl.accounts.filter((account) => account.name === "CoinPool");
    Buffer.from(pool?.discriminator ?? []).copy(data);
    expect(() => staking.decodeCoinPool(data)).toThrow("version 0");
    data[8] = 1;
    expect(staking.decodeCoinPool(data).pendingAdmin).toBeNull();
    expect(() => staking.decodeCoinPool(data.subarray(1))).toThrow("bytes");
    expect(() => staking.decodeCoinPosition(data.subarray(0, staking.COIN_POSITION_BYTES))).toThrow();
  });

  it("are no events in another program's logs", () => {
    const stranger = person("program").publicKey;
    const line = "Program data: AAAAAAAAAAA=";
    const logs = [`Program ${stranger} invoke [1]`, line, `Program ${stranger} success`];
    expect(staking.decodeEvents(logs)).toEqual([]);
    const own = STAKING_PROGRAM_ADDRESS;
    expect(staking.decodeEvents([`Program ${own} invoke [1]`, line, `Program ${own} success`])).toEqual([]);
  });
});

describe.each(machineNames)("on %s", (name) => {
  let machine: Machine;
  let position: Position;
  beforeAll(async () => {
    machine = await openMachine(name);
    position = await openPosition(machine, await openPool(machine));
  });

  it("every instruction that is sent decodes to what was meant", async () => {
    const { controls } = await openHostileWorld(machine);
    for (const { name: instruction, accounts } of stakingIdl.instructions) {
      if (!coin.instructions.includes(instruction)) continue;
      const sent = controls[instruction]?.instruction as TransactionInstruction;
      const decoded = staking.decodeInstruction(asReceived(sent));
      expect(decoded?.name.toLowerCase()).toBe(instruction.replaceAll("_", ""));
      expect(Object.keys(decoded?.accounts ?? {}).length).toBe(accounts.length);
      const again = staking.buildInstruction(decoded?.name ?? "", decoded?.accounts ?? {}, decoded?.args ?? {});
      expect(again.data.equals(sent.data)).toBe(true);
      expect(again.keys.map(({ pubkey }) => pubkey.toBase58())).toEqual(
        sent.keys.map(({ pubkey }) => pubkey.toBase58()),
      );
    }
  });

  it("an instruction tells an indexer what it did", () => {
    const { pool, holder, positionId } = position;
    const limits = { minRateBps: 1, minBaseRateBps: 2, maxFeeBps: 3 };
    const wish = { pool, owner: holder.wallet.publicKey, positionId, amountRaw: 5n * SCG, termDays: 365, ...limits };
    const decoded = staking.decodeInstruction(asReceived(staking.stake(wish)));
    expect(decoded).toMatchObject({ name: "stake", args: { positionId, amount: 5n * SCG, termDays: 365, ...limits } });
    const token = findAssociatedTokenAddress(pool.mint, holder.wallet.publicKey, pool.tokenProgram);
    expect(decoded?.accounts.ownerToken?.equals(token)).toBe(true);
    expect(decoded?.accounts.position?.equals(position.address)).toBe(true);
  });

  it("the program refuses bytes that are no instruction, arguments that are too few or too many, and too few accounts", async () => {
    const { keys, data, programId } = staking.claim(inputOf(position));
    await machine.warp(DAY);
    const attempt = (changed: Partial<TransactionInstruction>) =>
      refusal(machine, new TransactionInstruction({ programId, keys, data, ...changed }), [position.holder.wallet]);
    expect(await attempt({ data: Buffer.alloc(0) })).toBe("InvalidInstructionData");
    expect(await attempt({ data: data.subarray(0, 7) })).toBe("InvalidInstructionData");
    expect(await attempt({ data: Buffer.alloc(16) })).toBe("UnknownInstruction");
    expect(await attempt({ data: data.subarray(0, -1) })).toBe("InvalidInstructionData");
    expect(await attempt({ data: Buffer.concat([data, Buffer.alloc(1)]) })).toBe("InvalidInstructionData");
    for (let count = 0; count < keys.length; count++) {
      expect(await attempt({ keys: keys.slice(0, count) })).toBe("NotEnoughAccountKeys");
    }
    expect(await attempt({})).toBeNull();
  });

  it("the program refuses a boolean that is neither 0 nor 1", async () => {
    const { pool } = position;
    const { keys, data, programId } = staking.setPaused({
      pool: pool.address,
      pauser: pool.pauser.publicKey,
      isPaused: false,
    });
    const neither = Buffer.concat([data.subarray(0, 8), Buffer.from([2])]);
    const instruction = new TransactionInstruction({ programId, keys, data: neither });
    expect(await refusal(machine, instruction, [pool.pauser])).toBe("InvalidInstructionData");
    await run(machine, new TransactionInstruction({ programId, keys, data }), [pool.pauser]);
  });

  it("an error has the log line that Anchor clients read", async () => {
    const { pool } = position;
    const stranger = person("stranger");
    const pause = staking.setPaused({ pool: pool.address, pauser: stranger.publicKey, isPaused: true });
    const { logs } = await machine.send([pause], [stranger]);
    const { number, name: code, message } = programErrors.staking[0] as (typeof programErrors.staking)[number];
    expect(logs).toContain(
      `Program log: AnchorError occurred. Error Code: ${code}. Error Number: ${number}. Error Message: ${message}.`,
    );
  });
});

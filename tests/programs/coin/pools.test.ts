import { createTransferInstruction } from "@solana/spl-token";
import { type Keypair, PublicKey } from "@solana/web3.js";
import { beforeAll, describe, expect, it } from "vitest";
import { findCoinPoolAddress, TOKEN_2022_PROGRAM_ADDRESS, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses.ts";
import * as staking from "~programs/staking.ts";
import { type Machine, machineNames, openMachine } from "../machine.ts";
import {
  CONDITIONS,
  createMint,
  eventsOf,
  give,
  inputOf,
  openPool,
  openPosition,
  type Pool,
  person,
  readPool,
  refusal,
  run,
  SCG,
  tokenAmount,
  wallet,
} from "./fixtures.ts";

const key = (keypair: Keypair) => keypair.publicKey.toBase58();

describe.each(machineNames)("on %s", (name) => {
  let machine: Machine;
  beforeAll(async () => {
    machine = await openMachine(name);
  });

  async function creation(options: { tokenProgram?: PublicKey; conditions?: Partial<staking.Conditions> } = {}) {
    const coin = await createMint(machine, { tokenProgram: options.tokenProgram, decimals: 9 });
    const creator = await wallet(machine, "creator");
    const [pauser, funder] = [person("pauser"), person("funder")];
    const instruction = staking.createCoinPool({
      creator: creator.publicKey,
      mint: coin.address,
      tokenProgram: coin.tokenProgram,
      poolId: 513,
      conditions: { ...CONDITIONS, ...options.conditions },
      pauser: pauser.publicKey,
      funder: funder.publicKey,
    });
    const address = findCoinPoolAddress({ creator: creator.publicKey, mint: coin.address, poolId: 513 });
    return { coin, creator, pauser, funder, instruction, address };
  }

  describe("creating a pool", () => {
    it.each([
      ["SPL Token", TOKEN_PROGRAM_ADDRESS],
      ["Token-2022", TOKEN_2022_PROGRAM_ADDRESS],
    ])("makes the creator admin and opens empty books, with %s", async (_, tokenProgram) => {
      const { coin, creator, pauser, funder, instruction, address } = await creation({ tokenProgram });
      const outcome = await run(machine, instruction, [creator]);
      const pool = await readPool(machine, address);
      const [principalVault, rewardVault] = [instruction.keys[4]?.pubkey, instruction.keys[5]?.pubkey];
      expect({
        ...pool,
        bump: 0,
        creator: pool.creator.toBase58(),
        admin: pool.admin.toBase58(),
        pauser: pool.pauser.toBase58(),
        funder: pool.funder.toBase58(),
        mint: pool.mint.toBase58(),
        tokenProgram: pool.tokenProgram.toBase58(),
        principalVault: pool.principalVault.toBase58(),
        rewardVault: pool.rewardVault.toBase58(),
      }).toEqual({
        version: 1,
        bump: 0,
        poolId: 513,
        creator: key(creator),
        admin: key(creator),
        pendingAdmin: null,
        pauser: key(pauser),
        funder: key(funder),
        mint: coin.address.toBase58(),
        tokenProgram: tokenProgram.toBase58(),
        principalVault: principalVault?.toBase58(),
        rewardVault: rewardVault?.toBase58(),
        decimals: 9,
        isPaused: false,
        totalPrincipalRaw: 0n,
        totalReservedRaw: 0n,
        openPositions: 0n,
        lastTs: await machine.now(),
        ...CONDITIONS,
      });
      expect(eventsOf(outcome)).toEqual([
        {
          name: "coinPoolCreated",
          data: {
            pool: address.toBase58(),
            creator: key(creator),
            mint: coin.address.toBase58(),
            tokenProgram: tokenProgram.toBase58(),
            principalVault: principalVault?.toBase58(),
            rewardVault: rewardVault?.toBase58(),
            pauser: key(pauser),
            funder: key(funder),
            poolId: 513,
            decimals: 9,
            ratesBps: CONDITIONS.ratesBps,
            minStake: CONDITIONS.minStakeRaw,
            maxStake: CONDITIONS.maxStakeRaw,
            feeBps: 0,
            ts: await machine.now(),
          },
        },
      ]);
    });

    it("creates a pool at addresses to which somebody sent lamports before", async () => {
      const { creator, instruction } = await creation();
      for (const place of [0, 4, 5]) {
        const owner = PublicKey.default;
        const account = { owner, lamports: 1n + BigInt(place) * 10_000_000n, data: Buffer.alloc(0), executable: false };
        await machine.setAccount(instruction.keys[place]?.pubkey as PublicKey, account);
      }
      expect(await refusal(machine, instruction, [creator])).toBeNull();
    });

    it("refuses to create the same pool a second time", async () => {
      const { creator, instruction } = await creation();
      await run(machine, instruction, [creator]);
      expect(await refusal(machine, instruction, [creator])).toBe("AccountAlreadyExists");
    });

    it.each<[string, string, Partial<staking.Conditions>]>([
      ["a longer term with a lower rate", "RatesNotAscending", { ratesBps: [300, 299, 1_000, 1_500] }],
      ["a last rate that falls", "RatesNotAscending", { ratesBps: [1, 2, 3, 2] }],
      ["a minimum of nothing", "BoundsInvalid", { minStakeRaw: 0n }],
      ["a minimum above the maximum", "BoundsInvalid", { minStakeRaw: 6n, maxStakeRaw: 5n }],
      ["a fee above 10 percent", "FeeAboveCap", { feeBps: 1_001 }],
    ])("refuses %s", async (_, error, conditions) => {
      const { creator, instruction } = await creation({ conditions });
      expect(await refusal(machine, instruction, [creator])).toBe(error);
    });

    it("accepts conditions at every limit", async () => {
      const limits = { ratesBps: [0, 0, 65_535, 65_535] as staking.RatesBps, feeBps: 1_000 };
      const { creator, instruction } = await creation({
        conditions: { ...limits, minStakeRaw: 2n ** 64n - 1n, maxStakeRaw: 2n ** 64n - 1n },
      });
      expect(await refusal(machine, instruction, [creator])).toBeNull();
    });
  });

  describe("powers", () => {
    let pool: Pool;
    beforeAll(async () => {
      pool = await openPool(machine);
    });

    it("lets only the admin set conditions, within the same limits as at creation", async () => {
      const conditions: staking.Conditions = { ratesBps: [1, 2, 3, 4], minStakeRaw: 5n, maxStakeRaw: 6n, feeBps: 7 };
      const by = (admin: Keypair, changed: Partial<staking.Conditions> = {}) =>
        staking.setConditions({
          pool: pool.address,
          admin: admin.publicKey,
          conditions: { ...conditions, ...changed },
        });
      const outcome = await run(machine, by(pool.admin), [pool.admin]);
      expect(await readPool(machine, pool.address)).toMatchObject(conditions);
      const { minStakeRaw: minStake, maxStakeRaw: maxStake, ratesBps, feeBps } = conditions;
      const data = { pool: pool.address.toBase58(), admin: key(pool.admin), ratesBps, minStake, maxStake, feeBps };
      expect(eventsOf(outcome)).toEqual([{ name: "conditionsSet", data: { ...data, ts: await machine.now() } }]);
      for (const other of [pool.pauser, pool.funder]) {
        expect(await refusal(machine, by(other), [other])).toBe("Unauthorized");
      }
      const attempts: [string, Partial<staking.Conditions>][] = [
        ["RatesNotAscending", { ratesBps: [2, 1, 3, 4] }],
        ["BoundsInvalid", { minStakeRaw: 0n }],
        ["BoundsInvalid", { minStakeRaw: 7n }],
        ["FeeAboveCap", { feeBps: 1_001 }],
      ];
      for (const [error, changed] of attempts) {
        expect(await refusal(machine, by(pool.admin, changed), [pool.admin])).toBe(error);
      }
      await run(machine, by(pool.admin, CONDITIONS), [pool.admin]);
    });

    it("lets only the admin name pauser and funder, and ends the former ones' powers", async () => {
      const own = await openPool(machine);
      const [pauser, funder] = [person("new pauser"), person("new funder")];
      const roles = { pool: own.address, pauser: pauser.publicKey, funder: funder.publicKey };
      const outcome = await run(machine, staking.setRoles({ ...roles, admin: own.admin.publicKey }), [own.admin]);
      const data = { pool: own.address.toBase58(), admin: key(own.admin), pauser: key(pauser), funder: key(funder) };
      expect(eventsOf(outcome)).toEqual([{ name: "rolesSet", data: { ...data, ts: await machine.now() } }]);
      const pause = (who: Keypair) => staking.setPaused({ pool: own.address, pauser: who.publicKey, isPaused: true });
      expect(await refusal(machine, pause(own.pauser), [own.pauser])).toBe("Unauthorized");
      expect(await refusal(machine, pause(pauser), [pauser])).toBeNull();
      await give(machine, own.coin, own.funder.publicKey, SCG);
      const pay = staking.fund({ pool: own, funder: own.funder.publicKey, amountRaw: SCG });
      expect(await refusal(machine, pay, [own.funder])).toBe("Unauthorized");
      const again = staking.setRoles({ ...roles, admin: pauser.publicKey });
      expect(await refusal(machine, again, [pauser])).toBe("Unauthorized");
    });

    it("hands the admin over in two steps", async () => {
      const own = await openPool(machine);
      const heir = person("heir");
      const propose = (admin: Keypair, newAdmin: PublicKey | null) =>
        staking.proposeAdmin({ pool: own.address, admin: admin.publicKey, newAdmin });
      const accept = (newAdmin: Keypair) => staking.acceptAdmin({ pool: own.address, newAdmin: newAdmin.publicKey });
      expect(await refusal(machine, accept(heir), [heir])).toBe("NoPendingAdmin");
      expect(await refusal(machine, propose(heir, heir.publicKey), [heir])).toBe("Unauthorized");

      const proposed = await run(machine, propose(own.admin, heir.publicKey), [own.admin]);
      const ts = await machine.now();
      const proposal = { pool: own.address.toBase58(), admin: key(own.admin), newAdmin: key(heir), ts };
      expect(eventsOf(proposed)).toEqual([{ name: "adminProposed", data: proposal }]);
      expect((await readPool(machine, own.address)).admin.equals(own.admin.publicKey)).toBe(true);
      expect(await refusal(machine, accept(own.admin), [own.admin])).toBe("Unauthorized");

      const accepted = await run(machine, accept(heir), [heir]);
      const handOver = { pool: own.address.toBase58(), oldAdmin: key(own.admin), newAdmin: key(heir), ts };
      expect(eventsOf(accepted)).toEqual([{ name: "adminAccepted", data: handOver }]);
      const { admin, pendingAdmin } = await readPool(machine, own.address);
      expect([admin.equals(heir.publicKey), pendingAdmin]).toEqual([true, null]);
      expect(await refusal(machine, propose(own.admin, null), [own.admin])).toBe("Unauthorized");
      expect(await refusal(machine, accept(heir), [heir])).toBe("NoPendingAdmin");
    });

    it("lets a proposal be withdrawn", async () => {
      const own = await openPool(machine);
      const heir = person("heir");
      const admin = own.admin.publicKey;
      const propose = (newAdmin: PublicKey | null) => staking.proposeAdmin({ pool: own.address, admin, newAdmin });
      await run(machine, propose(heir.publicKey), [own.admin]);
      await run(machine, propose(null), [own.admin]);
      const accept = staking.acceptAdmin({ pool: own.address, newAdmin: heir.publicKey });
      expect(await refusal(machine, accept, [heir])).toBe("NoPendingAdmin");
    });

    it("lets only the pauser pause, which stops staking and nothing else", async () => {
      const own = await openPool(machine);
      const position = await openPosition(machine, own);
      const pause = (who: Keypair, isPaused: boolean) =>
        staking.setPaused({ pool: own.address, pauser: who.publicKey, isPaused });
      expect(await refusal(machine, pause(own.admin, true), [own.admin])).toBe("Unauthorized");
      const outcome = await run(machine, pause(own.pauser, true), [own.pauser]);
      const ts = await machine.now();
      const data = { pool: own.address.toBase58(), pauser: key(own.pauser), isPaused: 1, ts };
      expect(eventsOf(outcome)).toEqual([{ name: "pausedSet", data }]);

      const { holder } = position;
      await expect(openPosition(machine, own, { holder, positionId: 1n })).rejects.toThrow("PoolPaused");
      await machine.warp(86_400n);
      expect(await refusal(machine, staking.claim(inputOf(position)), [holder.wallet])).toBeNull();
      expect(await refusal(machine, staking.unstake(inputOf(position)), [holder.wallet])).toBeNull();
      await run(machine, pause(own.pauser, false), [own.pauser]);
      await openPosition(machine, own, { holder, positionId: 1n });
    });
  });

  describe("money in and out", () => {
    it("lets the funder pay in, and nobody pay in nothing or more than they have", async () => {
      const pool = await openPool(machine, { rewards: 0n });
      await give(machine, pool.coin, pool.funder.publicKey, 100n);
      const pay = (amountRaw: bigint) => staking.fund({ pool, funder: pool.funder.publicKey, amountRaw });
      expect(await refusal(machine, pay(0n), [pool.funder])).toBe("ZeroAmount");
      expect(await refusal(machine, pay(101n), [pool.funder])).toBe("token: InsufficientFunds");
      const outcome = await run(machine, pay(100n), [pool.funder]);
      expect(await tokenAmount(machine, pool.rewardVault)).toBe(100n);
      const data = { pool: pool.address.toBase58(), funder: key(pool.funder), amount: 100n, ts: await machine.now() };
      expect(eventsOf(outcome)).toEqual([{ name: "funded", data }]);
    });

    it("gives the admin what the books do not owe, to the last unit, and not one more", async () => {
      const pool = await openPool(machine, { rewards: 1_000n * SCG });
      const position = await openPosition(machine, pool, { amountRaw: 1_000n * SCG, termDays: 90 });
      const destination = await give(machine, pool.coin, pool.admin.publicKey, 0n);
      const take = (from: "principal" | "reward", amountRaw: bigint) =>
        staking.withdraw({ pool, admin: pool.admin.publicKey, from, destination, amountRaw });
      const free = 1_000n * SCG - 14_794_520n;
      expect(await refusal(machine, take("reward", free + 1n), [pool.admin])).toBe("NothingToWithdraw");
      expect(await refusal(machine, take("principal", 1n), [pool.admin])).toBe("NothingToWithdraw");
      expect(await refusal(machine, take("reward", 0n), [pool.admin])).toBe("NothingToWithdraw");
      expect(await refusal(machine, take("reward", 2n ** 64n - 1n), [pool.admin])).toBe("NothingToWithdraw");
      const outcome = await run(machine, take("reward", free), [pool.admin]);
      expect(await tokenAmount(machine, pool.rewardVault)).toBe(14_794_520n);
      expect(eventsOf(outcome)).toEqual([
        {
          name: "withdrawn",
          data: {
            pool: pool.address.toBase58(),
            admin: key(pool.admin),
            vault: pool.rewardVault.toBase58(),
            destination: destination.toBase58(),
            amount: free,
            ts: await machine.now(),
          },
        },
      ]);
      expect(await refusal(machine, take("reward", 1n), [pool.admin])).toBe("NothingToWithdraw");

      // A gift to the principal vault is not a holder's principal.
      const { token, wallet: giver } = position.holder;
      await run(machine, createTransferInstruction(token, pool.principalVault, giver.publicKey, 7n), [giver]);
      expect(await refusal(machine, take("principal", 8n), [pool.admin])).toBe("NothingToWithdraw");
      expect(await refusal(machine, take("principal", 7n), [pool.admin])).toBeNull();
    });

    it("counts what a reward vault really holds, no matter who sent it", async () => {
      const pool = await openPool(machine, { rewards: 0n });
      await expect(openPosition(machine, pool)).rejects.toThrow("RewardNotCovered");
      const giver = await wallet(machine, "giver");
      const token = await give(machine, pool.coin, giver.publicKey, 14_794_520n);
      const gift = (amount: bigint) => createTransferInstruction(token, pool.rewardVault, giver.publicKey, amount);
      await run(machine, gift(14_794_519n), [giver]);
      await expect(openPosition(machine, pool)).rejects.toThrow("RewardNotCovered");
      await run(machine, gift(1n), [giver]);
      await openPosition(machine, pool);
    });
  });
});

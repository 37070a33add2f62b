import { PublicKey, SystemProgram, type TransactionInstruction } from "@solana/web3.js";
import { beforeAll, describe, expect, it } from "vitest";
import { findCoinPositionAddress } from "~programs/addresses.ts";
import * as staking from "~programs/staking.ts";
import { type Machine, machineNames, openMachine } from "../machine.ts";
import {
  ANY_CONDITIONS,
  CONDITIONS,
  DAY,
  eventsOf,
  findPosition,
  inputOf,
  lamportsOf,
  newHolder,
  openPool,
  openPosition,
  type Pool,
  type Position,
  readPool,
  readPosition,
  refusal,
  run,
  SCG,
  tokenAmount,
  wallet,
} from "./fixtures.ts";

/** 1,000 SCG over 90 days at 6 percent, and over 10 days at the base rate of 3 percent. */
const WHOLE = 14_794_520n;
const TEN_DAYS = 821_917n;

describe.each(machineNames)("on %s", (name) => {
  let machine: Machine;
  let pool: Pool;
  beforeAll(async () => {
    machine = await openMachine(name);
    pool = await openPool(machine);
  });

  const claim = (position: Position, amountRaw?: bigint) => staking.claim({ ...inputOf(position), amountRaw });
  const unstake = (position: Position) => staking.unstake(inputOf(position));

  describe("staking", () => {
    it("moves the principal, freezes the conditions and reserves the whole reward", async () => {
      const own = await openPool(machine);
      const holder = await newHolder(machine, own.coin);
      const payer = await wallet(machine, "payer");
      const owner = holder.wallet.publicKey;
      const position = findCoinPositionAddress({ pool: own.address, owner, positionId: 2n ** 64n - 1n });
      const before = await lamportsOf(machine, payer.publicKey);
      const instruction = staking.stake({
        pool: own,
        owner,
        payer: payer.publicKey,
        positionId: 2n ** 64n - 1n,
        amountRaw: 1_000n * SCG,
        termDays: 90,
        minRateBps: 600,
        minBaseRateBps: 300,
        maxFeeBps: 0,
      });
      const outcome = await run(machine, instruction, [holder.wallet, payer]);
      const ts = await machine.now();
      const read = await readPosition(machine, position);
      expect({ ...read, bump: 0, pool: 0, owner: 0, rentPayer: 0 }).toEqual({
        version: 1,
        bump: 0,
        pool: 0,
        owner: 0,
        rentPayer: 0,
        positionId: 2n ** 64n - 1n,
        principalRaw: 1_000n * SCG,
        rewardTotalRaw: WHOLE,
        claimedRaw: 0n,
        startTs: ts,
        leftTs: 0n,
        termDays: 90,
        rateBps: 600,
        baseRateBps: 300,
        feeBps: 0,
      });
      expect([read.pool, read.owner, read.rentPayer].map(String)).toEqual(
        [own.address, owner, payer.publicKey].map(String),
      );
      expect(await readPool(machine, own.address)).toMatchObject({
        totalPrincipalRaw: 1_000n * SCG,
        totalReservedRaw: WHOLE,
        openPositions: 1n,
        lastTs: ts,
      });
      expect(await tokenAmount(machine, own.principalVault)).toBe(1_000n * SCG);
      const rent = await machine.minimumRent(staking.COIN_POSITION_BYTES);
      expect(before - (await lamportsOf(machine, payer.publicKey))).toBe(rent);
      expect(eventsOf(outcome)).toEqual([
        {
          name: "staked",
          data: {
            pool: own.address.toBase58(),
            position: position.toBase58(),
            owner: owner.toBase58(),
            positionId: 2n ** 64n - 1n,
            principal: 1_000n * SCG,
            rewardTotal: WHOLE,
            termDays: 90,
            rateBps: 600,
            baseRateBps: 300,
            feeBps: 0,
            ts,
          },
        },
      ]);
    });

    it.each<[string, string, Partial<Parameters<typeof staking.stake>[0]>]>([
      ["a term that is not offered", "UnknownTerm", { termDays: 91 }],
      ["a term of no days", "UnknownTerm", { termDays: 0 }],
      ["nothing", "ZeroAmount", { amountRaw: 0n }],
      ["one unit below the minimum", "AmountBelowMinimum", { amountRaw: CONDITIONS.minStakeRaw - 1n }],
      ["one unit above the maximum", "AmountAboveMaximum", { amountRaw: CONDITIONS.maxStakeRaw + 1n }],
      ["a rate lower than the holder saw", "ConditionsChanged", { minRateBps: 601 }],
      ["a base rate lower than the holder saw", "ConditionsChanged", { minBaseRateBps: 301 }],
      ["more than the holder has", "token: InsufficientFunds", { amountRaw: 11n * SCG }],
    ])("refuses %s", async (_, error, changed) => {
      const holder = await newHolder(machine, pool.coin, 10n * SCG);
      const owner = holder.wallet.publicKey;
      const wish = { pool, owner, positionId: 0n, amountRaw: 10n * SCG, termDays: 90, ...ANY_CONDITIONS };
      expect(await refusal(machine, staking.stake({ ...wish, ...changed }), [holder.wallet])).toBe(error);
      expect(await refusal(machine, staking.stake(wish), [holder.wallet])).toBeNull();
    });

    it("refuses a fee higher than the holder saw", async () => {
      const taxed = await openPool(machine, { conditions: { feeBps: 5 } });
      const holder = await newHolder(machine, taxed.coin);
      const wish = { pool: taxed, owner: holder.wallet.publicKey, positionId: 0n, amountRaw: SCG, termDays: 30 };
      const limits = { minRateBps: 0, minBaseRateBps: 0 };
      const tooHigh = staking.stake({ ...wish, ...limits, maxFeeBps: 4 });
      expect(await refusal(machine, tooHigh, [holder.wallet])).toBe("ConditionsChanged");
      expect(await refusal(machine, staking.stake({ ...wish, ...limits, maxFeeBps: 5 }), [holder.wallet])).toBeNull();
    });

    it("takes amounts at both bounds of the pool", async () => {
      const holder = await newHolder(machine, pool.coin, CONDITIONS.minStakeRaw + CONDITIONS.maxStakeRaw);
      await openPosition(machine, pool, { holder, amountRaw: CONDITIONS.minStakeRaw });
      await openPosition(machine, pool, { holder, positionId: 1n, amountRaw: CONDITIONS.maxStakeRaw });
    });

    it("refuses a stake that the reward vault does not cover to the last unit", async () => {
      const own = await openPool(machine, { rewards: WHOLE });
      const holder = await newHolder(machine, own.coin);
      const tooMuch = openPosition(machine, own, { holder, amountRaw: 1_000n * SCG + 34n });
      await expect(tooMuch).rejects.toThrow("RewardNotCovered");
      await openPosition(machine, own, { holder, amountRaw: 1_000n * SCG });
      await expect(openPosition(machine, own, { holder, positionId: 1n })).rejects.toThrow("RewardNotCovered");
    });

    it("refuses a second position under the same id while the first is open", async () => {
      const { holder } = await openPosition(machine, pool);
      await expect(openPosition(machine, pool, { holder })).rejects.toThrow("AccountAlreadyExists");
    });

    it("refuses an address that another program holds, even without data", async () => {
      const holder = await newHolder(machine, pool.coin);
      const owner = holder.wallet.publicKey;
      const address = findCoinPositionAddress({ pool: pool.address, owner, positionId: 0n });
      const empty = { lamports: 1_000_000n, data: Buffer.alloc(0), executable: false };
      await machine.setAccount(address, { ...empty, owner: pool.tokenProgram });
      await expect(openPosition(machine, pool, { holder })).rejects.toThrow("AccountAlreadyExists");
    });

    it.each([
      ["less than", 1n],
      ["more than", 100_000_000n],
    ])("opens a position although somebody sent %s the rent to its address before", async (_, sent) => {
      const holder = await newHolder(machine, pool.coin);
      const owner = holder.wallet.publicKey;
      const address = findCoinPositionAddress({ pool: pool.address, owner, positionId: 0n });
      const gift = { owner: PublicKey.default, lamports: sent, data: Buffer.alloc(0), executable: false };
      await machine.setAccount(address, gift);
      const before = await lamportsOf(machine, owner);
      const position = await openPosition(machine, pool, { holder });
      const rent = await machine.minimumRent(staking.COIN_POSITION_BYTES);
      const held = sent > rent ? sent : rent;
      expect(before - (await lamportsOf(machine, owner))).toBe(held - sent);
      await run(machine, unstake(position), [holder.wallet]);
      expect(await lamportsOf(machine, owner)).toBe(before + sent);
    });

    it("keeps an open position's rates and fee when the conditions change", async () => {
      const own = await openPool(machine);
      const position = await openPosition(machine, own);
      const worse: staking.Conditions = { ...CONDITIONS, ratesBps: [0, 0, 0, 0], feeBps: 1_000 };
      const change = staking.setConditions({ pool: own.address, admin: own.admin.publicKey, conditions: worse });
      await run(machine, change, [own.admin]);
      await machine.warp(10n * DAY);
      await run(machine, claim(position), [position.holder.wallet]);
      expect(await readPosition(machine, position.address)).toMatchObject({ claimedRaw: TEN_DAYS });
      expect(await tokenAmount(machine, position.holder.token)).toBe(999_000n * SCG + TEN_DAYS);
      await machine.warp(80n * DAY);
      await run(machine, claim(position), [position.holder.wallet]);
      expect(await tokenAmount(machine, position.holder.token)).toBe(999_000n * SCG + WHOLE);
    });
  });

  describe("claiming", () => {
    it("pays the base rate in parts before the term, and takes what was paid off the books", async () => {
      const own = await openPool(machine);
      const position = await openPosition(machine, own);
      const { holder } = position;
      await machine.warp(10n * DAY);
      expect(await refusal(machine, claim(position, 0n), [holder.wallet])).toBe("ZeroAmount");
      expect(await refusal(machine, claim(position, TEN_DAYS + 1n), [holder.wallet])).toBe("AmountAboveDue");
      const outcome = await run(machine, claim(position, 21_917n), [holder.wallet]);
      expect(eventsOf(outcome)).toEqual([
        {
          name: "claimed",
          data: {
            pool: own.address.toBase58(),
            position: position.address.toBase58(),
            owner: holder.wallet.publicKey.toBase58(),
            amount: 21_917n,
            paid: 21_917n,
            ts: await machine.now(),
          },
        },
      ]);
      await run(machine, claim(position), [holder.wallet]);
      expect(await tokenAmount(machine, holder.token)).toBe(999_000n * SCG + TEN_DAYS);
      expect(await readPool(machine, own.address)).toMatchObject({ totalReservedRaw: WHOLE - TEN_DAYS });
      expect(await refusal(machine, claim(position), [holder.wallet])).toBe("NothingToClaim");
      expect(await refusal(machine, claim(position, 1n), [holder.wallet])).toBe("NothingToClaim");
    });

    it("pays a fee that many small claims do not escape and do not add to", async () => {
      const own = await openPool(machine, { conditions: { feeBps: 333 } });
      const position = await openPosition(machine, own);
      const { holder } = position;
      await machine.warp(10n * DAY);
      for (const part of [1_001n, 7n, 99_999n]) await run(machine, claim(position, part), [holder.wallet]);
      await run(machine, claim(position), [holder.wallet]);
      // ceil(821,917 * 333 / 10,000) = 27,370
      expect(await tokenAmount(machine, holder.token)).toBe(999_000n * SCG + TEN_DAYS - 27_370n);
      expect(await readPool(machine, own.address)).toMatchObject({ totalReservedRaw: WHOLE - TEN_DAYS });
    });

    it("leaves the fee free in the reward vault", async () => {
      const rewards = 1_000n * SCG;
      const own = await openPool(machine, { conditions: { feeBps: 1_000 }, rewards });
      const position = await openPosition(machine, own);
      await machine.warp(90n * DAY);
      await run(machine, [claim(position), unstake(position)], [position.holder.wallet]);
      expect(await tokenAmount(machine, own.rewardVault)).toBe(rewards - WHOLE + 1_479_452n);
      expect(await readPool(machine, own.address)).toMatchObject({ totalReservedRaw: 0n });
    });

    it("refuses a claim so small that the fee is all of it, until it is the last one", async () => {
      const own = await openPool(machine, { conditions: { feeBps: 1_000, minStakeRaw: 1n } });
      // Over a year at 15 percent, 7 units earn 1.05: a whole reward of 1, and its fee is 1.
      const position = await openPosition(machine, own, { amountRaw: 7n, termDays: 365 });
      const large = await openPosition(machine, own, { holder: position.holder, positionId: 1n, termDays: 365 });
      await machine.warp(DAY);
      expect(await refusal(machine, claim(large, 1n), [position.holder.wallet])).toBe("NothingToClaim");
      expect(await refusal(machine, claim(large, 2n), [position.holder.wallet])).toBeNull();
      await machine.warp(364n * DAY);
      const outcome = await run(machine, claim(position, 1n), [position.holder.wallet]);
      expect(eventsOf(outcome)[0]?.data).toMatchObject({ amount: 1n, paid: 0n });
      await run(machine, unstake(position), [position.holder.wallet]);
      expect(await findPosition(machine, position.address)).toBeNull();
    });

    it("pays into any token account of the owner", async () => {
      const position = await openPosition(machine, pool);
      const { holder } = position;
      const spare = (await newHolder(machine, pool.coin, 0n)).token;
      const account = await machine.getAccount(spare);
      holder.wallet.publicKey.toBuffer().copy(account?.data as Buffer, 32);
      await machine.setAccount(spare, account);
      await machine.warp(10n * DAY);
      const instruction = staking.claim({ ...inputOf(position), ownerToken: spare });
      await run(machine, instruction, [holder.wallet]);
      expect(await tokenAmount(machine, spare)).toBe(TEN_DAYS);
    });
  });

  describe("leaving", () => {
    it("returns the principal early, keeps what has accrued and releases the rest", async () => {
      const own = await openPool(machine);
      const position = await openPosition(machine, own);
      const { holder } = position;
      await machine.warp(10n * DAY);
      const outcome = await run(machine, unstake(position), [holder.wallet]);
      const ts = await machine.now();
      expect(await tokenAmount(machine, holder.token)).toBe(1_000_000n * SCG);
      expect(await tokenAmount(machine, own.principalVault)).toBe(0n);
      const kept = { rewardTotalRaw: TEN_DAYS, leftTs: ts, principalRaw: 1_000n * SCG };
      expect(await readPosition(machine, position.address)).toMatchObject(kept);
      const books = { totalPrincipalRaw: 0n, totalReservedRaw: TEN_DAYS, openPositions: 1n };
      expect(await readPool(machine, own.address)).toMatchObject(books);
      expect(eventsOf(outcome)).toEqual([
        {
          name: "unstaked",
          data: {
            pool: own.address.toBase58(),
            position: position.address.toBase58(),
            owner: holder.wallet.publicKey.toBase58(),
            principal: 1_000n * SCG,
            rewardTotal: TEN_DAYS,
            released: WHOLE - TEN_DAYS,
            ts,
          },
        },
      ]);
      expect(await refusal(machine, unstake(position), [holder.wallet])).toBe("PrincipalAlreadyReturned");
      await machine.warp(400n * DAY);
      await run(machine, claim(position), [holder.wallet]);
      expect(await tokenAmount(machine, holder.token)).toBe(1_000_000n * SCG + TEN_DAYS);
      expect(await findPosition(machine, position.address)).toBeNull();
    });

    it("never takes back what was claimed, when the position leaves in the same second", async () => {
      const position = await openPosition(machine, pool);
      await machine.warp(10n * DAY);
      const both = [claim(position), unstake(position)];
      await run(machine, both, [position.holder.wallet]);
      expect(await tokenAmount(machine, position.holder.token)).toBe(1_000_000n * SCG + TEN_DAYS);
      expect(await findPosition(machine, position.address)).toBeNull();
    });

    it.each<[string, (position: Position) => [TransactionInstruction, TransactionInstruction]]>([
      ["principal first, then the reward", (position) => [unstake(position), claim(position)]],
      ["reward first, then the principal", (position) => [claim(position), unstake(position)]],
    ])("closes with the last of the two and gives the rent to who paid it: %s", async (_, order) => {
      const own = await openPool(machine);
      const payer = await wallet(machine, "payer");
      const before = await lamportsOf(machine, payer.publicKey);
      const position = await openPosition(machine, own, { rentPayer: payer });
      const { holder } = position;
      const holderLamports = await lamportsOf(machine, holder.wallet.publicKey);
      const rent = before - (await lamportsOf(machine, payer.publicKey));
      expect(rent).toBe(await machine.minimumRent(staking.COIN_POSITION_BYTES));
      await machine.warp(90n * DAY);
      const [first, last] = order(position);
      await run(machine, first, [holder.wallet]);
      expect(await findPosition(machine, position.address)).not.toBeNull();
      const outcome = await run(machine, last, [holder.wallet]);
      expect(await machine.getAccount(position.address)).toBeNull();
      expect(await lamportsOf(machine, payer.publicKey)).toBe(before);
      expect(await lamportsOf(machine, holder.wallet.publicKey)).toBe(holderLamports);
      expect(await tokenAmount(machine, holder.token)).toBe(1_000_000n * SCG + WHOLE);
      const books = { totalPrincipalRaw: 0n, totalReservedRaw: 0n, openPositions: 0n };
      expect(await readPool(machine, own.address)).toMatchObject(books);
      expect(eventsOf(outcome).at(-1)).toEqual({
        name: "coinPositionClosed",
        data: {
          pool: own.address.toBase58(),
          position: position.address.toBase58(),
          owner: holder.wallet.publicKey.toBase58(),
          rentPayer: payer.publicKey.toBase58(),
          lamports: rent,
          ts: await machine.now(),
        },
      });
    });

    it("closes at once if nothing was earned", async () => {
      const position = await openPosition(machine, pool);
      await run(machine, unstake(position), [position.holder.wallet]);
      expect(await findPosition(machine, position.address)).toBeNull();
      expect(await tokenAmount(machine, position.holder.token)).toBe(1_000_000n * SCG);
    });

    it("lets a closed position's id be used again, from the start", async () => {
      const first = await openPosition(machine, pool);
      await machine.warp(90n * DAY);
      await run(machine, [unstake(first), claim(first)], [first.holder.wallet]);
      const second = await openPosition(machine, pool, { holder: first.holder, termDays: 30 });
      expect(second.address.equals(first.address)).toBe(true);
      const fresh = { claimedRaw: 0n, leftTs: 0n, startTs: await machine.now(), termDays: 30 };
      expect(await readPosition(machine, second.address)).toMatchObject(fresh);
    });

    it("cannot be revived in the transaction that closed it", async () => {
      const own = await openPool(machine);
      const position = await openPosition(machine, own);
      const { holder } = position;
      await machine.warp(90n * DAY);
      const owner = holder.wallet.publicKey;
      const lamports = SystemProgram.transfer({ fromPubkey: owner, toPubkey: position.address, lamports: 5_000_000 });
      const paid = await tokenAmount(machine, holder.token);
      for (const again of [claim(position), unstake(position)]) {
        const batch = [claim(position), unstake(position), lamports, again];
        expect(await refusal(machine, batch, [holder.wallet])).toBe("WrongAccountType");
        expect(await tokenAmount(machine, holder.token)).toBe(paid);
      }
      await run(machine, [claim(position), unstake(position), lamports], [holder.wallet]);
      const left = await machine.getAccount(position.address);
      expect([left?.owner.toBase58(), left?.data.length]).toEqual([SystemProgram.programId.toBase58(), 0]);
      expect(await refusal(machine, claim(position), [holder.wallet])).toBe("WrongAccountType");
      await openPosition(machine, own, { holder });
    });

    it("may be opened again in the transaction that closed it, and is then a new position", async () => {
      const own = await openPool(machine);
      const position = await openPosition(machine, own);
      const { holder } = position;
      await machine.warp(90n * DAY);
      const wish = { pool: own, owner: holder.wallet.publicKey, positionId: 0n, amountRaw: SCG, termDays: 30 };
      const reopen = staking.stake({ ...wish, ...ANY_CONDITIONS });
      const error = await refusal(machine, [claim(position), unstake(position), reopen], [holder.wallet]);
      expect(error).toBeNull();
      const { principalRaw, claimedRaw } = await readPosition(machine, position.address);
      expect([principalRaw, claimedRaw]).toEqual([SCG, 0n]);
      expect((await readPool(machine, own.address)).openPositions).toBe(1n);
    });
  });
});

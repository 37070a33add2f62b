import { createFreezeAccountInstruction } from "@solana/spl-token";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { findAssociatedTokenAddress, findCheckInAddress } from "~programs/addresses.ts";
import * as staking from "~programs/nft-staking.ts";
import { type Machine, machineNames, openMachine } from "../machine.ts";
import {
  ANY_CONDITIONS,
  BOOST,
  claimOf,
  createMint,
  DAILY,
  DAY,
  findPosition,
  give,
  inputOf,
  openPool,
  type Pool,
  person,
  readPool,
  refusal,
  run,
  type Staked,
  type Stream,
  stakeOne,
  TOKEN_PROGRAMS,
  TWIG,
  tokenAmount,
  wallet,
} from "./fixtures.ts";

/** An NFT can always leave and keeps what it earned, whatever is done to the pool, its streams or its people. */
describe.each(machineNames)("on %s", (name) => {
  describe.each(Object.entries(TOKEN_PROGRAMS))("with a coin of %s", (_, tokenProgram) => {
    let machine: Machine;
    let pool: Pool;
    let stream: Stream;
    let staked: Staked;

    beforeAll(async () => {
      machine = await openMachine(name);
    });

    beforeEach(async () => {
      const coin = await createMint(machine, { tokenProgram, freezable: true });
      pool = await openPool(machine, { streams: [{ coin }] });
      stream = pool.streams[0] as Stream;
      staked = await stakeOne(machine, pool, { rentPayer: await wallet(machine, "sponsor") });
      await machine.warp(DAY);
    });

    const asAdmin = () => ({ pool: pool.address, admin: pool.admin.publicKey });

    async function expectNftBack() {
      expect(await refusal(machine, staking.unstakeNft(inputOf(staked)), [staked.owner])).toBeNull();
      expect(await tokenAmount(machine, staked.nft.token)).toBe(1n);
    }

    async function expectReward(amountRaw = 100n * TWIG) {
      await run(machine, staking.claimStream(claimOf(staked)), [staked.owner]);
      const token = findAssociatedTokenAddress(stream.mint, staked.owner.publicKey, tokenProgram);
      expect(await tokenAmount(machine, token)).toBe(amountRaw);
    }

    it("returns the NFT and pays while the pool is paused, and refuses new stakes", async () => {
      const pause = { pool: pool.address, pauser: pool.pauser.publicKey, isPaused: true };
      await run(machine, staking.setNftPaused(pause), [pool.pauser]);
      await expectReward();
      await expectNftBack();
      const again = staking.stakeNft({ ...inputOf(staked), termDays: 0, ...ANY_CONDITIONS });
      expect(await refusal(machine, again, [staked.owner])).toBe("PoolPaused");
    });

    it("returns the NFT while the stream's vault is frozen, and pays once it thaws", async () => {
      const { address, authority } = stream.coin;
      const freeze = createFreezeAccountInstruction(stream.vault, address, authority.publicKey, [], tokenProgram);
      await run(machine, freeze, [authority]);
      const claim = staking.claimStream(claimOf(staked));
      expect(await refusal(machine, claim, [staked.owner])).toBe("token: AccountFrozen");
      await expectNftBack();
      const vault = await machine.getAccount(stream.vault);
      vault?.data.writeUInt8(1, 108);
      await machine.setAccount(stream.vault, vault);
      await expectReward();
    });

    it("returns the NFT and pays what was earned after the rate fell to nothing", async () => {
      await run(machine, staking.setStream({ ...asAdmin(), place: 0, terms: { ...DAILY, rateRaw: 0n } }), [pool.admin]);
      await machine.warp(30n * DAY);
      await expectNftBack();
      await expectReward();
    });

    it("returns the NFT and pays what was earned after the stream was ended, even in the past", async () => {
      await run(machine, staking.setStream({ ...asAdmin(), place: 0, terms: { ...DAILY, endTs: 0n } }), [pool.admin]);
      await machine.warp(30n * DAY);
      await expectReward();
      await expectNftBack();
    });

    it("lets an admin withdraw nothing that holders have earned", async () => {
      const destination = await give(machine, stream.coin, pool.admin.publicKey, 0n);
      const take = (amountRaw: bigint) =>
        staking.withdrawStream({ stream, admin: pool.admin.publicKey, destination, amountRaw });
      const free = 1_000_000n * TWIG - 100n * TWIG;
      expect(await refusal(machine, take(free + 1n), [pool.admin])).toBe("NothingToWithdraw");
      await run(machine, take(free), [pool.admin]);
      await machine.warp(30n * DAY);
      expect(await refusal(machine, take(1n), [pool.admin])).toBe("NothingToWithdraw");
      await expectNftBack();
      await expectReward();
      expect(await tokenAmount(machine, stream.vault)).toBe(0n);
    });

    it("returns the NFT and pays after its collection was removed", async () => {
      const membership = { kind: "collection" as const, collection: person("other").publicKey };
      await run(machine, staking.proposeMembership({ ...asAdmin(), membership }), [pool.admin]);
      await machine.warp(2n * DAY);
      await expectReward(300n * TWIG);
      await expectNftBack();
      const again = staking.stakeNft({ ...inputOf(staked), termDays: 0, ...ANY_CONDITIONS });
      expect(await refusal(machine, again, [staked.owner])).toBe("NotInCollection");
    });

    it("returns the NFT and pays after the pool stopped taking NFTs and all its powers were handed to somebody else", async () => {
      const stranger = person("stranger");
      const roles = { pauser: stranger.publicKey, funder: stranger.publicKey };
      await run(machine, staking.setNftRoles({ ...asAdmin(), ...roles }), [pool.admin]);
      const none = { ...BOOST, maxNfts: 0, feeBps: 1_000 };
      await run(machine, staking.setNftConditions({ ...asAdmin(), conditions: none }), [pool.admin]);
      await run(machine, staking.proposeNftAdmin({ ...asAdmin(), newAdmin: stranger.publicKey }), [pool.admin]);
      const accept = { pool: pool.address, newAdmin: stranger.publicKey };
      await run(machine, staking.acceptNftAdmin(accept), [stranger]);
      await expectReward();
      await expectNftBack();
    });

    it("returns the NFT although the account that paid its rent has become a program", async () => {
      const sponsor = staked.rentPayer.publicKey;
      const account = await machine.getAccount(sponsor);
      if (!account) throw new Error("the sponsor is gone");
      await machine.setAccount(sponsor, { ...account, owner: stream.tokenProgram });
      const leave = staking.unstakeNft(inputOf(staked));
      leave.keys = leave.keys.map((key) => (key.pubkey.equals(sponsor) ? { ...key, isWritable: false } : key));
      expect(await refusal(machine, leave, [staked.owner])).toBeNull();
      expect(await tokenAmount(machine, staked.nft.token)).toBe(1n);
      const claim = staking.claimStream(claimOf(staked));
      claim.keys = claim.keys.map((key) => (key.pubkey.equals(sponsor) ? { ...key, isWritable: false } : key));
      await run(machine, claim, [staked.owner]);
      // empty, and its rent is lost
      expect(await findPosition(machine, staked)).toMatchObject({ leftTs: expect.any(BigInt) });
    });

    it("returns the NFT and pays though the clock went back", async () => {
      await run(machine, staking.checkIn(inputOf(staked)), [staked.owner]);
      const { lastTs } = await readPool(machine, pool);
      await machine.setNow(lastTs - 5n * DAY);
      await expectNftBack();
      await expectReward();
      await machine.setNow(lastTs);
    });

    it("returns the NFT to any account of the holder's, and to nobody else's", async () => {
      const thief = await wallet(machine, "thief");
      const asMint = { address: staked.nft.mint, tokenProgram: staked.nft.tokenProgram, authority: thief };
      const ownerToken = await give(machine, asMint, thief.publicKey, 0n);
      const leave = staking.unstakeNft({ ...inputOf(staked), ownerToken });
      expect(await refusal(machine, leave, [staked.owner])).toBe("WrongTokenAccount");
      const record = findCheckInAddress(pool.address, staked.nft.mint);
      expect(await machine.getAccount(record)).not.toBeNull();
      await expectNftBack();
    });
  });
});

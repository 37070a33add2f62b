import type { Keypair, PublicKey, TransactionInstruction } from "@solana/web3.js";
import { beforeAll, describe, expect, it } from "vitest";
import { findAssociatedTokenAddress, TOKEN_2022_PROGRAM_ADDRESS as TOKEN_2022 } from "~programs/addresses.ts";
import * as dropProgram from "~programs/drop.ts";
import * as nftStaking from "~programs/nft-staking.ts";
import * as staking from "~programs/staking.ts";
import { destinationAddresses, findDestination, tokenAccountState } from "~programs/token-accounts.ts";
import * as vestingProgram from "~programs/vesting.ts";
import { guard, requireMemo, requireNoMemo } from "./account-switches.ts";
import * as coin from "./coin/fixtures.ts";
import * as drop from "./drop/fixtures.ts";
import { createMint, DAY, refusal, run, tokenAmount } from "./fixtures.ts";
import { FIRST_TS, type Machine, machineNames, openMachine } from "./machine.ts";
import * as nft from "./nft/fixtures.ts";
import * as vesting from "./vesting/fixtures.ts";

/** A payment that somebody is due, into any named account of theirs. */
interface Payment {
  owner: Keypair;
  mint: PublicKey;
  to: (token: PublicKey) => TransactionInstruction;
}

const coinOf2022 = (machine: Machine) => createMint(machine, { tokenProgram: TOKEN_2022 });

/** Everything that our programs pay to a holder. */
const PAYMENTS: [string, (machine: Machine) => Promise<Payment>][] = [
  [
    "the reward of a coin position",
    async (machine) => {
      const position = await openCoinPosition(machine);
      const { coin: mint } = position.pool;
      const to = (ownerToken: PublicKey) => staking.claim({ ...coin.inputOf(position), ownerToken });
      return { owner: position.holder.wallet, mint: mint.address, to };
    },
  ],
  [
    "the principal of a coin position",
    async (machine) => {
      const position = await openCoinPosition(machine);
      const { coin: mint } = position.pool;
      const to = (ownerToken: PublicKey) => staking.unstake({ ...coin.inputOf(position), ownerToken });
      return { owner: position.holder.wallet, mint: mint.address, to };
    },
  ],
  [
    "the reward of an NFT",
    async (machine) => {
      const pool = await nft.openPool(machine, { streams: [{ coin: await coinOf2022(machine) }] });
      const staked = await nft.stakeOne(machine, pool);
      await machine.warp(DAY);
      const to = (ownerToken: PublicKey) => nftStaking.claimStream({ ...nft.claimOf(staked), ownerToken });
      return { owner: staked.owner, mint: (pool.streams[0] as nft.Stream).mint, to };
    },
  ],
  [
    "an NFT that leaves",
    async (machine) => {
      const nftOptions = { tokenProgram: TOKEN_2022 };
      const staked = await nft.stakeOne(machine, await nft.openPool(machine), { nftOptions });
      const to = (ownerToken: PublicKey) => nftStaking.unstakeNft({ ...nft.inputOf(staked), ownerToken });
      return { owner: staked.owner, mint: staked.nft.mint, to };
    },
  ],
  [
    "what a grant has released",
    async (machine) => {
      await machine.setNow(FIRST_TS);
      const grant = await vesting.openGrant(machine, { coin: await coinOf2022(machine) });
      await machine.setNow(FIRST_TS + 400n);
      const to = (beneficiaryToken: PublicKey) => vestingProgram.claim({ ...vesting.inputOf(grant), beneficiaryToken });
      return { owner: grant.beneficiary, mint: grant.mint, to };
    },
  ],
  [
    "the coins of a drop",
    async (machine) => {
      await machine.setNow(FIRST_TS);
      const mint = await coinOf2022(machine);
      const holder = await drop.recipient(machine, mint);
      const campaign = await drop.openCoins(machine, [drop.rowOf(holder)], { coin: mint });
      await machine.setNow(drop.BEGIN_TS);
      const claim = { campaign, holder: holder.wallet.publicKey, index: 0, amountRaw: holder.amountRaw };
      const to = (holderToken: PublicKey) =>
        dropProgram.claimCoins({ ...claim, proof: drop.proofOf(campaign, 0), holderToken });
      return { owner: holder.wallet, mint: mint.address, to };
    },
  ],
  [
    "the NFT of a drop",
    async (machine) => {
      await machine.setNow(FIRST_TS);
      const holder = await drop.wallet(machine, "holder");
      const campaign = await drop.openNfts(machine, [holder.publicKey], { tokenProgram: TOKEN_2022 });
      await machine.setNow(drop.BEGIN_TS);
      const { address: mint } = campaign.nfts[0] as drop.Mint;
      await drop.give(machine, campaign.nfts[0] as drop.Mint, holder.publicKey, 0n);
      const claim = { campaign, holder: holder.publicKey, mint, index: 0, proof: drop.proofOf(campaign, 0) };
      const to = (holderToken: PublicKey) => dropProgram.claimNft({ ...claim, holderToken });
      return { owner: holder, mint, to };
    },
  ],
];

async function openCoinPosition(machine: Machine) {
  const pool = await coin.openPool(machine, { coin: await coinOf2022(machine) });
  const position = await coin.openPosition(machine, pool);
  await machine.warp(10n * DAY);
  return position;
}

/** The accounts of a machine, as a node's connection returns them. */
const nodeOf = (machine: Machine) => ({
  getMultipleAccountsInfo: (addresses: PublicKey[]) =>
    Promise.all(
      addresses.map(async (address) => {
        const found = await machine.getAccount(address);
        return found && { ...found, lamports: Number(found.lamports) };
      }),
    ),
});

describe.each(machineNames)("an account that its owner has set switches on, on %s", (name) => {
  let machine: Machine;
  beforeAll(async () => {
    machine = await openMachine(name);
  });

  async function usualOf({ owner, mint }: Payment) {
    const coinOf = { owner: owner.publicKey, mint, tokenProgram: TOKEN_2022 };
    const usual = findAssociatedTokenAddress(mint, owner.publicKey, TOKEN_2022);
    const stateOf = async () => tokenAccountState(await machine.getAccount(usual), coinOf);
    return { coinOf, usual, stateOf };
  }

  it.each(PAYMENTS)("is paid %s with a CPI guard, which concerns payments out of it", async (_, setUp) => {
    const payment = await setUp(machine);
    const { coinOf, usual, stateOf } = await usualOf(payment);
    await guard(machine, usual, payment.owner);
    expect(await stateOf()).toBe("usable");
    expect((await findDestination(nodeOf(machine), coinOf)).address).toEqual(usual);
    const before = await tokenAmount(machine, usual);
    await run(machine, payment.to(usual), [payment.owner]);
    expect(await tokenAmount(machine, usual)).toBeGreaterThan(before);
  });

  it.each(PAYMENTS)(
    "cannot be paid %s where it requires a memo; another account of the owner's can",
    async (_, setUp) => {
      const payment = await setUp(machine);
      const { coinOf, usual, stateOf } = await usualOf(payment);
      await requireMemo(machine, usual, payment.owner);
      expect(await refusal(machine, payment.to(usual), [payment.owner])).toBe("token: NoMemo");
      expect(await stateOf()).toBe("unusable");
      const [, other] = await destinationAddresses(coinOf);
      const to = await findDestination(nodeOf(machine), coinOf);
      expect(to).toMatchObject({ address: other, isUsual: false });
      await run(machine, [...to.creation, payment.to(to.address)], [payment.owner]);
      expect(await tokenAmount(machine, to.address)).toBeGreaterThan(0n);
    },
  );

  it.each(PAYMENTS)("is paid %s once it requires no memo any more", async (_, setUp) => {
    const payment = await setUp(machine);
    const { usual, stateOf } = await usualOf(payment);
    await requireMemo(machine, usual, payment.owner);
    await requireNoMemo(machine, usual, payment.owner);
    expect(await stateOf()).toBe("usable");
    expect(await refusal(machine, payment.to(usual), [payment.owner])).toBeNull();
  });

  it("can be staked from if it requires a memo, but not if its CPI guard is on", async () => {
    const pool = await coin.openPool(machine, { coin: await coinOf2022(machine) });
    const holder = await coin.newHolder(machine, pool.coin);
    await requireMemo(machine, holder.token, holder.wallet);
    await coin.openPosition(machine, pool, { holder });
    await guard(machine, holder.token, holder.wallet);
    const owner = holder.wallet.publicKey;
    const wish = { pool, owner, positionId: 1n, amountRaw: 1_000n * coin.SCG, termDays: 90, ...coin.ANY_CONDITIONS };
    expect(await refusal(machine, staking.stake(wish), [holder.wallet])).toBe("token: CpiGuardTransferBlocked");
  });
});

import { type Keypair, SystemProgram } from "@solana/web3.js";
import { beforeAll, describe, expect, it } from "vitest";
import { findAssociatedTokenAddress } from "~programs/addresses.ts";
import { claimStream, unstakeNft } from "~programs/nft-staking.ts";
import { type Machine, machineNames, openMachine } from "../machine.ts";
import {
  claimOf,
  createMint,
  DAY,
  findPosition,
  give,
  inputOf,
  lamportsOf,
  type Mint,
  openPool,
  openStream,
  type Pool,
  person,
  run,
  type Staked,
  type Stream,
  stakedOf,
  stakeOne,
  TWIG,
  tokenAmount,
  wallet,
} from "./fixtures.ts";
import { plantNft } from "./planted-nfts.ts";

/** A mint's key can sign like any key: nobody who stakes or pays with it loses a claim because it appears there twice. */
describe.each(machineNames)("the key of a stream's mint, on %s", (name) => {
  let machine: Machine;
  beforeAll(async () => {
    machine = await openMachine(name);
  });

  /** A coin whose mint has the address of a key. */
  async function mintAt(key: Keypair): Promise<Mint> {
    const made = await createMint(machine);
    await machine.setAccount(key.publicKey, await machine.getAccount(made.address));
    return { ...made, address: key.publicKey };
  }

  /** Stakes with the rent already at the addresses, so that the payer has to sign but pays nothing. */
  async function stakePaidBeforehand(pool: Pool, owner: Keypair, rentPayer: Keypair): Promise<Staked> {
    const nft = await plantNft(machine, owner.publicKey, { collection: pool.collection });
    const { address, escrow, checkIn } = stakedOf(pool, nft, owner);
    const { publicKey: fromPubkey } = machine.payer;
    const rent = [address, escrow, checkIn].map((toPubkey) =>
      SystemProgram.transfer({ fromPubkey, toPubkey, lamports: 10_000_000 }),
    );
    await run(machine, rent);
    return stakeOne(machine, pool, { owner, rentPayer, nft });
  }

  async function expectPaidAndClosed(staked: Staked) {
    const { owner, pool, rentPayer } = staked;
    const { mint, tokenProgram } = pool.streams[0] as Stream;
    await machine.warp(DAY);
    await run(machine, claimStream(claimOf(staked)), [owner]);
    const token = findAssociatedTokenAddress(mint, owner.publicKey, tokenProgram);
    expect(await tokenAmount(machine, token)).toBe(100n * TWIG);
    await machine.warp(DAY);
    await run(machine, unstakeNft(inputOf(staked)), [owner]);
    const before = await lamportsOf(machine, rentPayer.publicKey);
    const rent = await lamportsOf(machine, staked.address);
    await run(machine, claimStream(claimOf(staked)), [owner]);
    expect(await tokenAmount(machine, token)).toBe(200n * TWIG);
    expect(await findPosition(machine, staked)).toBeNull();
    expect((await lamportsOf(machine, rentPayer.publicKey)) - before).toBe(rent);
  }

  it("may have paid the rent of a position, which is claimed and closed all the same", async () => {
    const key = person("mint key");
    const pool = await openPool(machine, { streams: [{ coin: await mintAt(key) }] });
    await expectPaidAndClosed(await stakePaidBeforehand(pool, await wallet(machine, "holder"), key));
  });

  it("may have paid the rent before it became a mint and a coin of one of the pool's streams", async () => {
    const key = await wallet(machine, "sponsor");
    const pool = await openPool(machine, { streams: [] });
    const staked = await stakeOne(machine, pool, { rentPayer: key });
    const { coin } = await openStream(machine, pool, { coin: await mintAt(key) });
    await give(machine, coin, staked.owner.publicKey, 0n);
    await expectPaidAndClosed(staked);
  });

  it("may have staked itself", async () => {
    const key = person("mint key");
    const pool = await openPool(machine, { streams: [{ coin: await mintAt(key) }] });
    await expectPaidAndClosed(await stakePaidBeforehand(pool, key, key));
  });
});

import { PublicKey, type TransactionInstruction } from "@solana/web3.js";
import {
  coinPoolSeeds,
  coinPositionSeeds,
  findCoinPoolAddress,
  findCoinPositionAddress,
  STAKING_PROGRAM_ADDRESS,
} from "~programs/addresses.ts";
import * as staking from "~programs/staking.ts";
import type { Machine } from "../machine.ts";
import { firstIdWith, type Scenario } from "../resources.ts";
import {
  ANY_CONDITIONS,
  CONDITIONS,
  createMint,
  DAY,
  give,
  inputOf,
  newHolder,
  openPool,
  openPosition,
  type Pool,
  type Position,
  person,
  SCG,
  wallet,
} from "./fixtures.ts";

/** Every instruction of coin pools, in the cases with different costs, with a coin of that token program. */
export async function* coinScenarios(machine: Machine, tokenProgram: PublicKey): AsyncGenerator<Scenario> {
  const coin = await createMint(machine, { tokenProgram });
  yield await creation(machine, coin.address, tokenProgram);
  const pool = await openPool(machine, { coin });
  yield* administration(pool);
  yield* money(machine, pool);

  const holder = await newHolder(machine, coin);
  const owner = holder.wallet.publicKey;
  for (const [tries, label] of ["first bump", "second bump", "third bump"].entries()) {
    const positionId = idWithBump(pool.address, owner, 255 - tries);
    const wish = { pool, owner, positionId, amountRaw: SCG, termDays: 365, ...ANY_CONDITIONS };
    yield { name: `stake, ${label}`, instruction: staking.stake(wish), signers: [holder.wallet], payer: owner };
  }

  const gifted = idWithBump(pool.address, owner, 255, 100n);
  const address = findCoinPositionAddress({ pool: pool.address, owner, positionId: gifted });
  await machine.setAccount(address, {
    owner: PublicKey.default,
    lamports: 1n,
    data: Buffer.alloc(0),
    executable: false,
  });
  const onto = { pool, owner, positionId: gifted, amountRaw: SCG, termDays: 365, ...ANY_CONDITIONS };
  yield { name: "stake, onto somebody's lamports", instruction: staking.stake(onto), signers: [holder.wallet] };

  const exit = (name: string, instruction: TransactionInstruction, { holder: { wallet } }: Position): Scenario => ({
    name,
    instruction,
    signers: [wallet],
  });
  const taxed = await openPool(machine, { coin, conditions: { feeBps: 250 }, poolId: 1 });
  const claimed = await openPosition(machine, taxed);
  const left = await openPosition(machine, pool);
  await machine.warp(10n * DAY);
  yield exit("claim, before the end, with a fee", staking.claim(inputOf(claimed)), claimed);
  yield exit("unstake, before the end", staking.unstake(inputOf(left)), left);
  yield exit("claim, closing", staking.claim(inputOf(left)), left);
  await machine.warp(90n * DAY);
  yield exit("claim, at the end", staking.claim(inputOf(claimed)), claimed);
  yield exit("unstake, closing", staking.unstake(inputOf(claimed)), claimed);
}

/** A pool whose three addresses are found at the first bump; otherwise the figure would depend on luck. */
async function creation(machine: Machine, mint: PublicKey, tokenProgram: PublicKey): Promise<Scenario> {
  const creator = await wallet(machine, "creator");
  const poolId = firstIdWith((id) => {
    const seeds = { creator: creator.publicKey, mint, poolId: Number(id) };
    const pool = findCoinPoolAddress(seeds);
    const vaults = ["principal_vault", "reward_vault"].map((vault) => [Buffer.from(vault), pool.toBytes()]);
    return [coinPoolSeeds(seeds), ...vaults].every((list) => bumpOf(list) === 255);
  });
  const roles = { pauser: creator.publicKey, funder: creator.publicKey };
  const wish = { creator: creator.publicKey, mint, tokenProgram, conditions: CONDITIONS, ...roles };
  const instruction = staking.createCoinPool({ ...wish, poolId: Number(poolId) });
  return { name: "create_coin_pool", instruction, signers: [creator], payer: creator.publicKey };
}

function* administration(pool: Pool): Generator<Scenario> {
  const { address, admin, pauser, funder } = pool;
  const by = { pool: address, admin: admin.publicKey };
  const heir = person("heir");
  const roles = { pauser: pauser.publicKey, funder: funder.publicKey };
  const conditions = staking.setConditions({ ...by, conditions: CONDITIONS });
  yield { name: "set_conditions", instruction: conditions, signers: [admin] };
  yield { name: "set_roles", instruction: staking.setRoles({ ...by, ...roles }), signers: [admin] };
  const proposal = staking.proposeAdmin({ ...by, newAdmin: heir.publicKey });
  yield { name: "propose_admin", instruction: proposal, signers: [admin] };
  const acceptance = staking.acceptAdmin({ pool: address, newAdmin: heir.publicKey });
  yield { name: "accept_admin", instruction: acceptance, signers: [heir] };
  pool.admin = heir;
  const pause = staking.setPaused({ pool: address, pauser: pauser.publicKey, isPaused: false });
  yield { name: "set_paused", instruction: pause, signers: [pauser] };
}

async function* money(machine: Machine, pool: Pool): AsyncGenerator<Scenario> {
  const { admin, funder, coin } = pool;
  await give(machine, coin, funder.publicKey, SCG);
  const payment = staking.fund({ pool, funder: funder.publicKey, amountRaw: SCG });
  yield { name: "fund", instruction: payment, signers: [funder] };
  const destination = await give(machine, coin, admin.publicKey, 0n);
  const taking = { pool, admin: admin.publicKey, from: "reward" as const, destination, amountRaw: SCG };
  yield { name: "withdraw", instruction: staking.withdraw(taking), signers: [admin] };
}

function idWithBump(pool: PublicKey, owner: PublicKey, bump: number, from = 0n): bigint {
  return firstIdWith((positionId) => bumpOf(coinPositionSeeds({ pool, owner, positionId })) === bump, from);
}

function bumpOf(seeds: Uint8Array[]): number {
  return PublicKey.findProgramAddressSync(seeds, STAKING_PROGRAM_ADDRESS)[1];
}

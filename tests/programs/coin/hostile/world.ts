import type { Keypair, PublicKey } from "@solana/web3.js";
import {
  ASSOCIATED_TOKEN_PROGRAM_ADDRESS,
  findCoinPoolAddress,
  findCoinPositionAddress,
  findPrincipalVaultAddress,
  findRewardVaultAddress,
  TOKEN_2022_PROGRAM_ADDRESS,
} from "~programs/addresses.ts";
import * as staking from "~programs/staking.ts";
import type { Control, HostileWorld, Intruder } from "../../hostile/attacks.ts";
import type { Machine } from "../../machine.ts";
import {
  ANY_CONDITIONS,
  CONDITIONS,
  createMint,
  DAY,
  give,
  type Holder,
  inputOf,
  type Mint,
  newHolder,
  openPool,
  openPosition,
  type Pool,
  type Position,
  person,
  run,
  SCG,
  wallet,
} from "../fixtures.ts";

/** What an attacker of coin pools puts in place of an account. */
export const SUBSTITUTIONS = [
  "another pool's",
  "another holder's",
  "the other vault",
  "wrong mint",
  "wrong authority",
  "wrong kind",
  "wrong program",
  "the other token program",
] as const;

export type Substitution = (typeof SUBSTITUTIONS)[number];

const NEW_POOL_ID = 9;
const NEW_POSITION_ID = 7n;

interface People {
  coin: Mint;
  otherCoin: Mint;
  pool: Pool;
  sibling: Pool;
  holder: Holder;
  neighbour: Holder;
  position: Position;
  siblingPosition: Position;
  neighbourPosition: Position;
  payer: Keypair;
  newAdmin: Keypair;
  stranger: Keypair;
  founder: Keypair;
}

/** Two pools of one coin, two holders, and the impostors. */
export async function openHostileWorld(machine: Machine): Promise<HostileWorld<Substitution>> {
  const people = await gather(machine);
  return { controls: await controlsOf(machine, people), intruders: await substitutesOf(machine, people) };
}

async function gather(machine: Machine): Promise<People> {
  const coin = await createMint(machine);
  const otherCoin = await createMint(machine);
  const pool = await openPool(machine, { coin });
  const sibling = await openPool(machine, { coin });
  const holder = await newHolder(machine, coin);
  const neighbour = await newHolder(machine, coin);
  const payer = await wallet(machine, "payer");
  const position = await openPosition(machine, pool, { holder, rentPayer: payer, positionId: 1n });
  const siblingPosition = await openPosition(machine, sibling, { holder, rentPayer: payer, positionId: 1n });
  const neighbourPosition = await openPosition(machine, pool, { holder: neighbour, positionId: 1n });
  await give(machine, coin, pool.funder.publicKey, 1_000n * SCG);
  const newAdmin = person("new admin");
  const proposal = { pool: pool.address, admin: pool.admin.publicKey, newAdmin: newAdmin.publicKey };
  await run(machine, staking.proposeAdmin(proposal), [pool.admin]);
  await machine.warp(10n * DAY);
  const stranger = await wallet(machine, "stranger");
  const founder = await wallet(machine, "founder");
  const positions = { position, siblingPosition, neighbourPosition };
  return { coin, otherCoin, pool, sibling, holder, neighbour, ...positions, payer, newAdmin, stranger, founder };
}

async function controlsOf(machine: Machine, people: People): Promise<Record<string, Control>> {
  const { pool, holder, payer, position, newAdmin, founder, coin } = people;
  const { admin, pauser, funder } = pool;
  const asAdmin = { pool: pool.address, admin: admin.publicKey };
  const destination = await give(machine, coin, admin.publicKey, 0n);
  const create = staking.createCoinPool({
    creator: founder.publicKey,
    payer: payer.publicKey,
    mint: coin.address,
    tokenProgram: coin.tokenProgram,
    poolId: NEW_POOL_ID,
    conditions: CONDITIONS,
    pauser: pauser.publicKey,
    funder: funder.publicKey,
  });
  const open = staking.stake({
    pool,
    owner: holder.wallet.publicKey,
    payer: payer.publicKey,
    positionId: NEW_POSITION_ID,
    amountRaw: 10n * SCG,
    termDays: 90,
    ...ANY_CONDITIONS,
  });
  const roles = { pauser: pauser.publicKey, funder: funder.publicKey };
  const pause = { pool: pool.address, pauser: pauser.publicKey, isPaused: true };
  const taking = { pool, admin: admin.publicKey, from: "reward" as const, destination, amountRaw: SCG };
  return {
    create_coin_pool: { instruction: create, signers: [founder, payer] },
    set_conditions: { instruction: staking.setConditions({ ...asAdmin, conditions: CONDITIONS }), signers: [admin] },
    set_roles: { instruction: staking.setRoles({ ...asAdmin, ...roles }), signers: [admin] },
    propose_admin: { instruction: staking.proposeAdmin({ ...asAdmin, newAdmin: null }), signers: [admin] },
    accept_admin: {
      instruction: staking.acceptAdmin({ pool: pool.address, newAdmin: newAdmin.publicKey }),
      signers: [newAdmin],
    },
    set_paused: { instruction: staking.setPaused(pause), signers: [pauser] },
    fund: { instruction: staking.fund({ pool, funder: funder.publicKey, amountRaw: SCG }), signers: [funder] },
    withdraw: { instruction: staking.withdraw(taking), signers: [admin] },
    stake: { instruction: open, signers: [holder.wallet, payer] },
    claim: { instruction: staking.claim(inputOf(position)), signers: [holder.wallet] },
    unstake: { instruction: staking.unstake(inputOf(position)), signers: [holder.wallet] },
  };
}

type Substitutes = Partial<Record<Substitution, Intruder>>;

async function substitutesOf(machine: Machine, people: People) {
  const { coin, otherCoin, pool, sibling, holder, neighbour, stranger, founder } = people;
  const owner = holder.wallet.publicKey;
  const signing = (signer: Keypair): Intruder => ({ address: signer.publicKey, signer });
  const at = (address: PublicKey): Intruder => ({ address });
  const strangersToken = await give(machine, coin, stranger.publicKey, 1_000n * SCG);
  const otherCoinOf = async (who: PublicKey) => at(await give(machine, otherCoin, who, 1_000n * SCG));
  const neighboursPool = { creator: neighbour.wallet.publicKey, mint: coin.address, poolId: NEW_POOL_ID };
  const nextPool = findCoinPoolAddress({ creator: founder.publicKey, mint: coin.address, poolId: NEW_POOL_ID + 1 });
  const newPosition = { pool: pool.address, owner, positionId: NEW_POSITION_ID };
  const token = async (who: PublicKey): Promise<Substitutes> => ({
    "another holder's": at(neighbour.token),
    "wrong mint": await otherCoinOf(who),
    "wrong authority": at(strangersToken),
    "wrong kind": at(otherCoin.address),
  });
  const vault = async (side: "principalVault" | "rewardVault"): Promise<Substitutes> => ({
    "another pool's": at(sibling[side]),
    "the other vault": at(side === "principalVault" ? pool.rewardVault : pool.principalVault),
    "wrong mint": await otherCoinOf(pool.address),
    "wrong authority": at(strangersToken),
    "wrong kind": at(otherCoin.address),
  });
  const bySeat: Record<string, Substitutes> = {
    pool: { "another pool's": at(sibling.address), "wrong kind": at(people.neighbourPosition.address) },
    position: {
      "another pool's": at(people.siblingPosition.address),
      "another holder's": at(people.neighbourPosition.address),
      "wrong kind": at(sibling.address),
    },
    admin: { "another pool's": signing(sibling.admin), "wrong authority": signing(stranger) },
    pauser: { "another pool's": signing(sibling.pauser), "wrong authority": signing(pool.admin) },
    funder: { "another pool's": signing(sibling.funder), "wrong authority": signing(pool.admin) },
    new_admin: { "another pool's": signing(sibling.admin), "wrong authority": signing(pool.admin) },
    owner: { "another holder's": signing(neighbour.wallet), "wrong authority": signing(stranger) },
    creator: { "another holder's": signing(neighbour.wallet), "wrong authority": signing(stranger) },
    rent_payer: { "another holder's": at(neighbour.wallet.publicKey), "wrong authority": at(stranger.publicKey) },
    mint: { "wrong mint": at(otherCoin.address), "wrong kind": at(strangersToken) },
    principal_vault: await vault("principalVault"),
    reward_vault: await vault("rewardVault"),
    vault: await vault("rewardVault"),
    owner_token: await token(owner),
    funder_token: await token(pool.funder.publicKey),
    destination: await token(pool.admin.publicKey),
    token_program: {
      "wrong program": at(ASSOCIATED_TOKEN_PROGRAM_ADDRESS),
      "the other token program": at(TOKEN_2022_PROGRAM_ADDRESS),
    },
    system_program: { "wrong program": at(ASSOCIATED_TOKEN_PROGRAM_ADDRESS) },
  };
  const byInstruction: Record<string, Substitutes> = {
    "create_coin_pool pool": {
      "another pool's": at(nextPool),
      "another holder's": at(findCoinPoolAddress(neighboursPool)),
    },
    "create_coin_pool principal_vault": { "another pool's": at(findPrincipalVaultAddress(nextPool)) },
    "create_coin_pool reward_vault": { "another pool's": at(findRewardVaultAddress(nextPool)) },
    "stake position": {
      "another pool's": at(findCoinPositionAddress({ ...newPosition, pool: sibling.address })),
      "another holder's": at(findCoinPositionAddress({ ...newPosition, owner: neighbour.wallet.publicKey })),
    },
  };
  return (instruction: string, account: string): Substitutes =>
    byInstruction[`${instruction} ${account}`] ?? bySeat[account] ?? {};
}

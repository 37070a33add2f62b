import type { Keypair, PublicKey } from "@solana/web3.js";
import {
  ASSOCIATED_TOKEN_PROGRAM_ADDRESS,
  findMetadataAddress,
  findNftEscrowAddress,
  findNftPoolAddress,
  findNftPositionAddress,
  findStreamVaultAddress,
  TOKEN_2022_PROGRAM_ADDRESS,
} from "~programs/addresses.ts";
import * as staking from "~programs/nft-staking.ts";
import type { Control, HostileWorld, Intruder } from "../../hostile/attacks.ts";
import type { Machine } from "../../machine.ts";
import {
  ANY_CONDITIONS,
  BOOST,
  claimOf,
  createMint,
  DAILY,
  DAY,
  give,
  inputOf,
  type Mint,
  openPool,
  type Pool,
  person,
  run,
  type Staked,
  type Stream,
  stakeOne,
  TWIG,
  wallet,
} from "../fixtures.ts";
import { type Nft, plantNft } from "../planted-nfts.ts";

/** What an attacker of NFT pools puts in place of an account. */
export const SUBSTITUTIONS = [
  "another pool's",
  "another holder's",
  "another NFT's",
  "another stream's",
  "wrong mint",
  "wrong authority",
  "wrong kind",
  "wrong program",
  "the other token program",
] as const;

export type Substitution = (typeof SUBSTITUTIONS)[number];

const NEW_POOL_ID = 9;

interface People {
  coin: Mint;
  otherCoin: Mint;
  pool: Pool;
  sibling: Pool;
  holder: Keypair;
  neighbour: Keypair;
  payer: Keypair;
  newAdmin: Keypair;
  stranger: Keypair;
  founder: Keypair;
  /** the holder's, whose rent the payer paid */
  staked: Staked;
  /** the holder's, whose rent the holder paid */
  other: Staked;
  elsewhere: Staked;
  neighbours: Staked;
  /** one that left long ago, with a record whose rent the payer paid */
  gone: Staked;
  /** the holder's, not yet staked */
  fresh: Nft;
}

/** Two pools of one coin, two holders with NFTs inside and outside, and the impostors. */
export async function openHostileWorld(machine: Machine): Promise<HostileWorld<Substitution>> {
  const people = await gather(machine);
  return { controls: await controlsOf(machine, people), intruders: await substitutesOf(machine, people) };
}

async function gather(machine: Machine): Promise<People> {
  const coin = await createMint(machine);
  const otherCoin = await createMint(machine);
  const pool = await openPool(machine, { streams: [{ coin }, { coin }] });
  const sibling = await openPool(machine, { streams: [{ coin }, { coin }] });
  const [holder, neighbour] = [await wallet(machine, "holder"), await wallet(machine, "neighbour")];
  const payer = await wallet(machine, "payer");
  const gone = await stakeOne(machine, pool, { owner: holder, rentPayer: payer });
  await run(machine, staking.unstakeNft(inputOf(gone)), [holder]);
  await machine.warp(3n * DAY);
  const staked = await stakeOne(machine, pool, { owner: holder, rentPayer: payer });
  const other = await stakeOne(machine, pool, { owner: holder });
  const elsewhere = await stakeOne(machine, sibling, { owner: holder, rentPayer: payer });
  const neighbours = await stakeOne(machine, pool, { owner: neighbour });
  const fresh = await plantNft(machine, holder.publicKey, { collection: pool.collection });
  await give(machine, coin, pool.funder.publicKey, 1_000n * TWIG);
  const newAdmin = person("new admin");
  const proposal = { pool: pool.address, admin: pool.admin.publicKey, newAdmin: newAdmin.publicKey };
  await run(machine, staking.proposeNftAdmin(proposal), [pool.admin]);
  await machine.warp(10n * DAY);
  const [stranger, founder] = [await wallet(machine, "stranger"), await wallet(machine, "founder")];
  const nfts = { staked, other, elsewhere, neighbours, gone, fresh };
  return { coin, otherCoin, pool, sibling, holder, neighbour, payer, newAdmin, stranger, founder, ...nfts };
}

async function controlsOf(machine: Machine, people: People): Promise<Record<string, Control>> {
  const { pool, holder, payer, staked, gone, fresh, newAdmin, founder, coin } = people;
  const { admin, pauser, funder } = pool;
  const asAdmin = { pool: pool.address, admin: admin.publicKey };
  const stream = pool.streams[0] as Stream;
  const destination = await give(machine, coin, admin.publicKey, 0n);
  const roles = { pauser: pauser.publicKey, funder: funder.publicKey };
  const membership = { kind: "collection" as const, collection: person("collection").publicKey };
  const create = staking.createNftPool({
    creator: founder.publicKey,
    payer: payer.publicKey,
    poolId: NEW_POOL_ID,
    kind: "boost",
    conditions: BOOST,
    delaySeconds: 0,
    membership,
    ...roles,
  });
  const third = { ...stream, place: 2 };
  const addition = { stream: third, admin: admin.publicKey, payer: payer.publicKey, terms: DAILY };
  const enter = staking.stakeNft({
    pool: pool.address,
    nft: fresh,
    owner: holder.publicKey,
    payer: payer.publicKey,
    termDays: 0,
    ...ANY_CONDITIONS,
  });
  const pause = { pool: pool.address, pauser: pauser.publicKey, isPaused: true };
  const taking = { stream, admin: admin.publicKey, destination, amountRaw: TWIG };
  const accept = { pool: pool.address, newAdmin: newAdmin.publicKey };
  const by = (...signers: Keypair[]) => ({ signers });
  return {
    create_nft_pool: { instruction: create, ...by(founder, payer) },
    set_nft_conditions: { instruction: staking.setNftConditions({ ...asAdmin, conditions: BOOST }), ...by(admin) },
    set_nft_roles: { instruction: staking.setNftRoles({ ...asAdmin, ...roles }), ...by(admin) },
    propose_nft_admin: { instruction: staking.proposeNftAdmin({ ...asAdmin, newAdmin: null }), ...by(admin) },
    accept_nft_admin: { instruction: staking.acceptNftAdmin(accept), ...by(newAdmin) },
    set_nft_paused: { instruction: staking.setNftPaused(pause), ...by(pauser) },
    propose_membership: { instruction: staking.proposeMembership({ ...asAdmin, membership }), ...by(admin) },
    add_stream: { instruction: staking.addStream({ ...addition, kind: "daily" }), ...by(admin, payer) },
    set_stream: { instruction: staking.setStream({ ...asAdmin, place: 0, terms: DAILY }), ...by(admin) },
    fund_stream: {
      instruction: staking.fundStream({ stream, funder: funder.publicKey, amountRaw: TWIG }),
      ...by(funder),
    },
    withdraw_stream: { instruction: staking.withdrawStream(taking), ...by(admin) },
    stake_nft: { instruction: enter, ...by(holder, payer) },
    check_in: { instruction: staking.checkIn(inputOf(staked)), ...by(holder) },
    claim_stream: { instruction: staking.claimStream(claimOf(staked)), ...by(holder) },
    unstake_nft: { instruction: staking.unstakeNft(inputOf(staked)), ...by(holder) },
    close_check_in: { instruction: staking.closeCheckIn(inputOf(gone)), ...by() },
  };
}

type Substitutes = Partial<Record<Substitution, Intruder>>;

async function substitutesOf(machine: Machine, people: People) {
  const { coin, otherCoin, pool, sibling, holder, neighbour, stranger, founder } = people;
  const { staked, other, elsewhere, neighbours, fresh } = people;
  const [stream, secondStream] = pool.streams as [Stream, Stream];
  const signing = (signer: Keypair): Intruder => ({ address: signer.publicKey, signer });
  const at = (address: PublicKey): Intruder => ({ address });
  const strangersToken = await give(machine, coin, stranger.publicKey, 1_000n * TWIG);
  const otherCoinOf = async (who: PublicKey) => at(await give(machine, otherCoin, who, 1_000n * TWIG));
  const coinToken = async (who: PublicKey): Promise<Substitutes> => ({
    "another holder's": at(await give(machine, coin, neighbour.publicKey, 0n)),
    "wrong mint": await otherCoinOf(who),
    "wrong authority": at(strangersToken),
    "wrong kind": at(otherCoin.address),
  });
  const emptyAccount = async (nft: Nft, who: PublicKey) => {
    const mint = { address: nft.mint, tokenProgram: nft.tokenProgram, authority: stranger };
    return at(await give(machine, mint, who, 0n));
  };
  const nftToken = async (nft: Nft): Promise<Substitutes> => ({
    "another holder's": await emptyAccount(nft, neighbour.publicKey),
    "wrong mint": at(other.nft.token),
    "wrong authority": await emptyAccount(nft, stranger.publicKey),
    "wrong kind": at(otherCoin.address),
  });
  const placeOf = (wish: { pool?: PublicKey; mint?: PublicKey; owner?: PublicKey }) =>
    findNftPositionAddress({ pool: pool.address, mint: fresh.mint, owner: holder.publicKey, ...wish });
  const nextPool = findNftPoolAddress({ creator: founder.publicKey, poolId: NEW_POOL_ID + 1 });
  const neighboursPool = findNftPoolAddress({ creator: neighbour.publicKey, poolId: NEW_POOL_ID });
  const bySeat: Record<string, Substitutes> = {
    pool: { "another pool's": at(sibling.address), "wrong kind": at(neighbours.address) },
    position: {
      "another pool's": at(elsewhere.address),
      "another holder's": at(neighbours.address),
      "another NFT's": at(other.address),
      "wrong kind": at(sibling.address),
    },
    check_in: {
      "another pool's": at(elsewhere.checkIn),
      "another holder's": at(neighbours.checkIn),
      "another NFT's": at(other.checkIn),
      "wrong kind": at(neighbours.address),
    },
    admin: { "another pool's": signing(sibling.admin), "wrong authority": signing(stranger) },
    pauser: { "another pool's": signing(sibling.pauser), "wrong authority": signing(pool.admin) },
    funder: { "another pool's": signing(sibling.funder), "wrong authority": signing(pool.admin) },
    new_admin: { "another pool's": signing(sibling.admin), "wrong authority": signing(pool.admin) },
    owner: { "another holder's": signing(neighbour), "wrong authority": signing(stranger) },
    creator: { "another holder's": signing(neighbour), "wrong authority": signing(stranger) },
    rent_payer: { "another holder's": at(neighbour.publicKey), "wrong authority": at(stranger.publicKey) },
    mint: { "wrong mint": at(otherCoin.address), "wrong kind": at(strangersToken) },
    vault: {
      "another pool's": at((sibling.streams[0] as Stream).vault),
      "another stream's": at(secondStream.vault),
      "wrong mint": await otherCoinOf(pool.address),
      "wrong authority": at(strangersToken),
      "wrong kind": at(otherCoin.address),
    },
    owner_token: await coinToken(holder.publicKey),
    funder_token: await coinToken(pool.funder.publicKey),
    destination: await coinToken(pool.admin.publicKey),
    token_program: {
      "wrong program": at(ASSOCIATED_TOKEN_PROGRAM_ADDRESS),
      "the other token program": at(TOKEN_2022_PROGRAM_ADDRESS),
    },
    system_program: { "wrong program": at(ASSOCIATED_TOKEN_PROGRAM_ADDRESS) },
  };
  const nftMint = { "another NFT's": at(other.nft.mint), ...bySeat.mint };
  const byInstruction: Record<string, Substitutes> = {
    "create_nft_pool pool": { "another pool's": at(nextPool), "another holder's": at(neighboursPool) },
    "add_stream vault": {
      "another pool's": at(findStreamVaultAddress(sibling.address, 2)),
      "another stream's": at(stream.vault),
    },
    "stake_nft position": {
      "another pool's": at(placeOf({ pool: sibling.address })),
      "another holder's": at(placeOf({ owner: neighbour.publicKey })),
      "another NFT's": at(placeOf({ mint: people.gone.nft.mint })),
    },
    "stake_nft escrow": {
      "another pool's": at(findNftEscrowAddress(placeOf({ pool: sibling.address }))),
      "another holder's": at(findNftEscrowAddress(placeOf({ owner: neighbour.publicKey }))),
      "another NFT's": at(other.escrow),
    },
    "stake_nft owner_token": await nftToken(fresh),
    "stake_nft mint": nftMint,
    "stake_nft metadata": {
      "another NFT's": at(findMetadataAddress(other.nft.mint)),
      "wrong mint": at(findMetadataAddress(otherCoin.address)),
      "wrong kind": at(otherCoin.address),
    },
    "unstake_nft owner_token": await nftToken(staked.nft),
    "unstake_nft mint": nftMint,
    "unstake_nft escrow": {
      "another pool's": at(elsewhere.escrow),
      "another holder's": at(neighbours.escrow),
      "another NFT's": at(other.escrow),
      "wrong mint": at(stream.vault),
      "wrong authority": at(strangersToken),
      "wrong kind": at(otherCoin.address),
    },
    // this one's rent was paid by the same payer, and it is still inside
    "close_check_in check_in": {
      "another pool's": at(elsewhere.checkIn),
      "another holder's": at(neighbours.checkIn),
      "another NFT's": at(staked.checkIn),
      "wrong kind": at(neighbours.address),
    },
  };
  return (instruction: string, account: string): Substitutes =>
    byInstruction[`${instruction} ${account}`] ?? bySeat[account] ?? {};
}

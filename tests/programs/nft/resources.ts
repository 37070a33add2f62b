import { type Keypair, PublicKey, type TransactionInstruction } from "@solana/web3.js";
import {
  findNftPositionAddress,
  STAKING_PROGRAM_ADDRESS,
  TOKEN_METADATA_PROGRAM_ADDRESS,
} from "~programs/addresses.ts";
import { buildAllowList } from "~programs/nft-allow-list.ts";
import * as staking from "~programs/nft-staking.ts";
import type { Machine } from "../machine.ts";
import { firstIdWith, type Scenario } from "../resources.ts";
import {
  ANY_CONDITIONS,
  BONUS,
  BOOST,
  claimOf,
  createMint,
  DAILY,
  DAY,
  give,
  inputOf,
  openPool,
  type Pool,
  person,
  type Staked,
  type Stream,
  type StreamOptions,
  stakedOf,
  TWIG,
  wallet,
} from "./fixtures.ts";
import { plantNft } from "./planted-nfts.ts";

/** Every instruction of NFT pools, in the cases with different costs, with coins and NFTs of that token program. */
export async function* nftScenarios(machine: Machine, tokenProgram: PublicKey): AsyncGenerator<Scenario> {
  const coin = await createMint(machine, { tokenProgram });
  yield await creation(machine);
  const pool = await openPool(machine, { streams: [{ coin }] });
  yield* administration(pool);
  yield* money(machine, pool, pool.streams[0] as Stream);
  for (const kind of ["daily", "bonus"] as const) yield await addition(machine, kind, tokenProgram);

  for (const [label, streams] of [
    ["one stream", [{ coin }]],
    ["four streams", fourStreams(coin)],
  ] as [string, StreamOptions[]][]) {
    const open = await openPool(machine, { streams });
    const staked = await entrance(machine, open, tokenProgram);
    yield { ...staked.scenario, name: `stake_nft, ${label}` };
    await machine.warp(DAY);
    yield exit(`claim_stream, ${label}`, staking.claimStream(claimOf(staked)), staked);
    if (streams.length > 1) yield* checkIns(machine, staked);
    await machine.warp(DAY);
    yield exit(`unstake_nft, ${label}`, staking.unstakeNft(inputOf(staked)), staked);
    if (streams.length > 1) continue;
    yield exit("claim_stream, closing", staking.claimStream(claimOf(staked)), staked);
    await machine.warp(3n * DAY);
    yield exit("close_check_in", staking.closeCheckIn(inputOf(staked)), staked, [machine.payer]);
  }
  yield* runDry(machine, coin, tokenProgram);
  yield* listed(machine, tokenProgram);
}

function fourStreams(coin: StreamOptions["coin"]): StreamOptions[] {
  return [{ coin }, { coin }, { coin, kind: "bonus" }, { coin }];
}

/** Streams that ran dry within the time to be settled, so that the last covered second has to be searched for. */
async function* runDry(machine: Machine, coin: StreamOptions["coin"], tokenProgram: PublicKey) {
  const streams = fourStreams(coin).map((stream) => ({ ...stream, fundsRaw: TWIG }));
  const pool = await openPool(machine, { streams });
  const staked = await entrance(machine, pool, tokenProgram);
  yield { ...staked.scenario, name: "stake_nft, four small streams" };
  await machine.warp(300n * DAY);
  yield exit("claim_stream, dry", staking.claimStream(claimOf(staked)), staked);
  yield exit("unstake_nft, dry", staking.unstakeNft(inputOf(staked)), staked);
}

async function* listed(machine: Machine, tokenProgram: PublicKey): AsyncGenerator<Scenario> {
  const owner = await wallet(machine, "holder");
  const pool = await openPool(machine, { streams: [] });
  const mintKey = mintAtFirstBumps(pool.address, owner.publicKey);
  const nft = await plantNft(machine, owner.publicKey, { tokenProgram, mintKey, hasMetadata: false });
  const others = Array.from({ length: 9_999 }, (_, i) => new PublicKey(Buffer.from(`mint ${i}`.padEnd(32, " "))));
  const list = buildAllowList(pool.address, [...others, nft.mint]);
  const membership = { kind: "allow-list" as const, root: list.root, leaves: list.leaves };
  const proposal = { pool: pool.address, admin: pool.admin.publicKey, membership };
  const propose = staking.proposeMembership(proposal);
  yield { name: "propose_membership, allow-list", instruction: propose, signers: [pool.admin] };
  await machine.warp(2n * DAY);
  const place = list.findPlace(nft.mint) ?? undefined;
  const wish = { pool: pool.address, nft, owner: owner.publicKey, termDays: 0, ...ANY_CONDITIONS, place };
  const instruction = staking.stakeNft(wish);
  yield { name: "stake_nft, one of 10,000 on a list", instruction, signers: [owner], payer: owner.publicKey };
}

/** A holder whose NFT's five addresses are found at the first bump; otherwise the figure would depend on luck. */
async function entrance(machine: Machine, pool: Pool, tokenProgram: PublicKey) {
  const owner = await wallet(machine, "holder");
  const mintKey = mintAtFirstBumps(pool.address, owner.publicKey);
  const nft = await plantNft(machine, owner.publicKey, { tokenProgram, mintKey, collection: pool.collection });
  for (const { coin } of pool.streams) await give(machine, coin, owner.publicKey, 0n);
  const wish = { pool: pool.address, nft, owner: owner.publicKey, termDays: 0, ...ANY_CONDITIONS };
  const scenario = { instruction: staking.stakeNft(wish), signers: [owner], payer: owner.publicKey };
  return { ...stakedOf(pool, nft, owner), scenario };
}

async function* checkIns(machine: Machine, staked: Staked): AsyncGenerator<Scenario> {
  yield exit("check_in", staking.checkIn(inputOf(staked)), staked);
  yield exit("check_in, the day being counted", staking.checkIn(inputOf(staked)), staked);
  await machine.warp(DAY);
  yield exit("claim_stream, bonus", staking.claimStream(claimOf(staked, 2)), staked);
}

function exit(name: string, instruction: TransactionInstruction, { owner }: Staked, signers = [owner]): Scenario {
  return { name, instruction, signers };
}

async function creation(machine: Machine): Promise<Scenario> {
  const creator = await wallet(machine, "creator");
  const seeds = (id: bigint) => [
    Buffer.from("nft_pool"),
    creator.publicKey.toBytes(),
    Buffer.from([Number(id) & 255, Number(id) >> 8]),
  ];
  const poolId = Number(firstIdWith((id) => bumpOf(seeds(id)) === 255));
  const membership = { kind: "collection" as const, collection: person("collection").publicKey };
  const roles = { pauser: creator.publicKey, funder: creator.publicKey };
  const wish = {
    creator: creator.publicKey,
    ...roles,
    poolId,
    kind: "boost" as const,
    conditions: BOOST,
    delaySeconds: 0,
    membership,
  };
  const instruction = staking.createNftPool(wish);
  return { name: "create_nft_pool", instruction, signers: [creator], payer: creator.publicKey };
}

/** In a pool whose first vault is found at the first bump. */
async function addition(machine: Machine, kind: "daily" | "bonus", tokenProgram: PublicKey): Promise<Scenario> {
  const coin = await createMint(machine, { tokenProgram });
  for (;;) {
    const pool = await openPool(machine, { streams: [] });
    const seeds = [Buffer.from("stream_vault"), pool.address.toBytes(), Buffer.from([0])];
    if (bumpOf(seeds) !== 255) continue;
    const stream = { pool: pool.address, place: 0, mint: coin.address, tokenProgram };
    const admin = pool.admin.publicKey;
    const instruction = staking.addStream({ stream, admin, kind, terms: kind === "daily" ? DAILY : BONUS });
    return { name: `add_stream, ${kind}`, instruction, signers: [pool.admin], payer: admin };
  }
}

function* administration(pool: Pool): Generator<Scenario> {
  const { address, admin, pauser, funder, collection } = pool;
  const by = { pool: address, admin: admin.publicKey };
  const heir = person("heir");
  const roles = { pauser: pauser.publicKey, funder: funder.publicKey };
  const conditions = staking.setNftConditions({ ...by, conditions: BOOST });
  yield { name: "set_nft_conditions", instruction: conditions, signers: [admin] };
  yield { name: "set_nft_roles", instruction: staking.setNftRoles({ ...by, ...roles }), signers: [admin] };
  const terms = staking.setStream({ ...by, place: 0, terms: DAILY });
  yield { name: "set_stream", instruction: terms, signers: [admin] };
  const membership = { kind: "collection" as const, collection };
  const same = staking.proposeMembership({ ...by, membership });
  yield { name: "propose_membership, taken back", instruction: same, signers: [admin] };
  const proposal = staking.proposeNftAdmin({ ...by, newAdmin: heir.publicKey });
  yield { name: "propose_nft_admin", instruction: proposal, signers: [admin] };
  const acceptance = staking.acceptNftAdmin({ pool: address, newAdmin: heir.publicKey });
  yield { name: "accept_nft_admin", instruction: acceptance, signers: [heir] };
  pool.admin = heir;
  const pause = staking.setNftPaused({ pool: address, pauser: pauser.publicKey, isPaused: false });
  yield { name: "set_nft_paused", instruction: pause, signers: [pauser] };
}

async function* money(machine: Machine, pool: Pool, stream: Stream): AsyncGenerator<Scenario> {
  const { admin, funder } = pool;
  await give(machine, stream.coin, funder.publicKey, TWIG);
  const payment = staking.fundStream({ stream, funder: funder.publicKey, amountRaw: TWIG });
  yield { name: "fund_stream", instruction: payment, signers: [funder] };
  const destination = await give(machine, stream.coin, admin.publicKey, 0n);
  const taking = staking.withdrawStream({ stream, admin: admin.publicKey, destination, amountRaw: TWIG });
  yield { name: "withdraw_stream", instruction: taking, signers: [admin] };
}

/** Position, escrow, record, metadata and edition: each at the first bump. */
function mintAtFirstBumps(pool: PublicKey, owner: PublicKey): Keypair {
  for (;;) {
    const key = person("nft");
    const mint = key.publicKey;
    const position = findNftPositionAddress({ pool, mint, owner });
    const own = [
      [Buffer.from("nft_position"), pool.toBytes(), mint.toBytes(), owner.toBytes()],
      [Buffer.from("nft_escrow"), position.toBytes()],
      [Buffer.from("check_in"), pool.toBytes(), mint.toBytes()],
    ];
    const metadata = [Buffer.from("metadata"), TOKEN_METADATA_PROGRAM_ADDRESS.toBytes(), mint.toBytes()];
    const foreign = [metadata, [...metadata, Buffer.from("edition")]];
    const isFirst = (seeds: Uint8Array[], program?: PublicKey) => bumpOf(seeds, program) === 255;
    const fits = own.every((seeds) => isFirst(seeds));
    if (fits && foreign.every((seeds) => isFirst(seeds, TOKEN_METADATA_PROGRAM_ADDRESS))) return key;
  }
}

function bumpOf(seeds: Uint8Array[], program = STAKING_PROGRAM_ADDRESS): number {
  return PublicKey.findProgramAddressSync(seeds, program)[1];
}

import { createTransferCheckedInstruction } from "@solana/spl-token";
import { type Keypair, PublicKey, type TransactionInstruction } from "@solana/web3.js";
import {
  findAssociatedTokenAddress,
  findCheckInAddress,
  findMetadataAddress,
  findNftEscrowAddress,
  findNftPoolAddress,
  findNftPositionAddress,
  findStreamVaultAddress,
  SYSTEM_PROGRAM_ADDRESS,
} from "~programs/addresses.ts";
import { CHECK_IN_BYTES, NFT_POSITION_BYTES } from "~programs/nft-staking.ts";
import { buildInstruction } from "~programs/staking.ts";
import type { Machine } from "../machine.ts";
import { NamedMachine } from "../named-machine.ts";
import { type Comparison, differ, type PropertyWorld, U64_MAX } from "../property.ts";
import type { SeededRandom } from "../seeded-random.ts";
import { NO_KEY, readCheckInBytes, readPoolBytes, readPositionBytes, type StreamBooks } from "./account-layout.ts";
import { createMint, errorName, give, type Mint, person, run, wallet } from "./fixtures.ts";
import {
  koreanDayNumber,
  Model,
  type ModelPosition,
  type ModelStream,
  type Operation,
  positionKey,
  recordKey,
} from "./model.ts";
import { plantNft } from "./planted-nfts.ts";
import { nextOperation, nextSecond } from "./property-operations.ts";
import { COINS, COLLECTIONS, NFTS, PEOPLE, POOLS, type PoolSetting } from "./property-setting.ts";

const TOKEN_ACCOUNT_BYTES = 165;
const PARTS = 864_000_000n;
const NO_END = 2n ** 63n - 1n;

type Of<K extends Operation["kind"]> = Extract<Operation, { kind: K }>;

/** Five people, eight NFTs, two coins and two pools on a machine, with their model. */
export class NftWorld extends NamedMachine implements PropertyWorld<Operation> {
  readonly model: Model;
  private readonly firstLamports = new Map<string, bigint>();
  private readonly coins = new Map<string, Mint>();
  private readonly nfts = new Map<string, { mint: PublicKey; tokenProgram: PublicKey }>();
  private readonly collections = new Map<string, PublicKey>();
  private readonly addresses = new Map<string, PublicKey>();
  private readonly pools = new Map<string, PublicKey>();
  /** How many check-ins each record had when it was last read. */
  private readonly checkIns = new Map<string, number>();
  /** Pays for the vaults, which are never closed. */
  private founder!: Keypair;

  private constructor(machine: Machine, model: Model) {
    super(machine);
    this.model = model;
  }

  static async open(machine: Machine): Promise<NftWorld> {
    const [position, escrow, record] = [
      await machine.minimumRent(NFT_POSITION_BYTES),
      await machine.minimumRent(TOKEN_ACCOUNT_BYTES),
      await machine.minimumRent(CHECK_IN_BYTES),
    ];
    const world = new NftWorld(machine, new Model({ position, escrow, record }));
    world.founder = await wallet(machine, "founder");
    for (const name of PEOPLE) await world.addPerson(name);
    for (const coin of Object.keys(COINS)) await world.addCoin(coin);
    for (const name of COLLECTIONS) world.collections.set(name, person("collection").publicKey);
    for (const nft of NFTS) await world.addNft(nft);
    for (const pool of POOLS) await world.addPool(pool);
    for (const name of PEOPLE) world.firstLamports.set(name, await world.lamports(name));
    return world;
  }

  private async addPerson(name: string) {
    const keypair = await wallet(this.machine, name, 1_000_000_000_000n);
    this.people.set(name, keypair);
    this.names.set(Buffer.from(keypair.publicKey.toBytes()).toString("hex"), name);
  }

  private async addCoin(name: string) {
    const { tokenProgram, decimals, share } = COINS[name] as (typeof COINS)[string];
    const mint = await createMint(this.machine, { tokenProgram, decimals });
    this.coins.set(name, mint);
    for (const who of PEOPLE) {
      this.addresses.set(`${name}/${who}`, await give(this.machine, mint, this.key(who), share));
      this.model.wallets.set(`${name}/${who}`, share);
    }
  }

  private async addNft({ name, collection, owner, tokenProgram }: (typeof NFTS)[number]) {
    const membership = this.collections.get(collection) as PublicKey;
    const nft = await plantNft(this.machine, this.key(owner), { tokenProgram, collection: membership });
    this.nfts.set(name, nft);
    this.model.nfts.set(name, { collection, owner });
    const mint = { address: nft.mint, tokenProgram, authority: this.founder };
    for (const who of PEOPLE) await give(this.machine, mint, this.key(who), 0n);
  }

  private async addPool({ name, kind, collection, weights, fee, maxNfts, delay, streams }: PoolSetting) {
    const poolId = this.pools.size;
    const [ann, bob, cho] = PEOPLE as [string, string, string];
    const creator = this.key(ann);
    const pool = findNftPoolAddress({ creator, poolId });
    this.pools.set(name, pool);
    const accounts = { pool, creator, payer: this.founder.publicKey, systemProgram: SYSTEM_PROGRAM_ADDRESS };
    const create = buildInstruction("createNftPool", accounts, {
      poolId,
      kind: kind === "boost" ? 0 : 1,
      weightsBps: weights,
      maxNfts,
      feeBps: fee,
      delaySeconds: Number(delay),
      membershipKind: 1,
      membershipKey: this.collections.get(collection),
      membershipLeaves: 0,
      pauser: this.key(bob),
      funder: this.key(cho),
    });
    await run(this.machine, create, [this.people.get(ann) as Keypair, this.founder]);
    const roles = { admin: ann, pendingAdmin: null, pauser: bob, funder: cho, isPaused: false };
    const lastTs = await this.machine.now();
    const conditions = { kind, collection, weights, fee, maxNfts, delay, next: null };
    this.model.pools.set(name, { ...roles, ...conditions, lastTs, streams: [] });
    for (const { coin, isBonus, rate, streak } of streams) {
      const add: Operation = { kind: "add_stream", pool: name, by: ann, coin, isBonus, rate, end: NO_END, streak };
      await run(this.machine, this.instruction(add), this.signers(add));
      this.model.apply(add, lastTs);
    }
  }

  nextSecond(random: SeededRandom, clock: bigint): bigint {
    return nextSecond(random, this.model, clock);
  }

  nextOperation(random: SeededRandom, clock: bigint): Operation {
    return nextOperation(random, this.model, clock);
  }

  async send(operation: Operation): Promise<string | null> {
    return errorName(await this.machine.send([this.instruction(operation)], this.signers(operation)));
  }

  apply(operation: Operation, clock: bigint): string[] {
    return this.model.apply(operation, clock);
  }

  /** Holders inside can leave, and holders who left can claim what is owed, whatever anybody else did. */
  async checkExit(random: SeededRandom, thorough: boolean): Promise<string[]> {
    const exits = [...this.model.positions.values()].flatMap((position) => this.exitOf(position));
    if (exits.length === 0) return [];
    const picked = random.pick(exits);
    const found: string[] = [];
    for (const exit of thorough ? exits : [picked]) {
      const { error, logs } = await this.machine.simulate([this.instruction(exit)], this.signers(exit));
      if (error !== null) found.push(`${JSON.stringify({ ...exit, amount: 0 })} is refused: ${error}`, ...logs);
    }
    return found;
  }

  private exitOf({ pool, nft, owner, left, rewards }: ModelPosition): Operation[] {
    const position = positionKey(pool, nft, owner);
    if (left === 0n) return [{ kind: "unstake", position, by: owner }];
    const owed = rewards.findIndex(({ units, claimed }) => units > claimed);
    return owed < 0 ? [] : [{ kind: "claim", position, stream: owed, by: owner, amount: U64_MAX }];
  }

  /** Long after every term, everybody leaves, then claims what is owed, then closes every record. */
  lastOperations(clock: bigint): { clock: bigint; operations: Operation[] } {
    const last = [...this.model.pools.values()].reduce((most, { lastTs }) => (lastTs > most ? lastTs : most), clock);
    const then = last + 400n * 86_400n;
    const positions = [...this.model.positions].map(([key, position]) => ({ key, position }));
    const inside = positions.filter(({ position }) => position.left === 0n);
    const leaving = inside.map(
      ({ key, position }): Operation => ({ kind: "unstake", position: key, by: position.owner }),
    );
    const rehearsal = this.rehearse(leaving, then);
    const claiming = [...rehearsal.positions].flatMap(([key, { owner, rewards }]) =>
      rewards.flatMap(({ units, claimed }, stream): Operation[] =>
        units > claimed ? [{ kind: "claim", position: key, stream, by: owner, amount: U64_MAX }] : [],
      ),
    );
    const closing = [...this.model.records.keys()].map((key): Operation => {
      const [pool, nft] = key.split("/") as [string, string];
      return { kind: "close_record", pool, nft, by: PEOPLE[0] as string };
    });
    return { clock: then, operations: [...leaving, ...claiming, ...closing] };
  }

  /** What the model would come to, without changing it. */
  private rehearse(operations: Operation[], clock: bigint): Model {
    const copy = new Model(this.model.rent);
    for (const field of ["pools", "positions", "records", "wallets", "nfts", "lamports"] as const) {
      for (const [key, value] of structuredClone(this.model[field]))
        (copy[field] as Map<string, unknown>).set(key, value);
    }
    for (const operation of operations) copy.apply(operation, clock);
    return copy;
  }

  /** No position or record is left, nothing is owed, each lamport of rent is back, and each NFT is with a person. */
  leftovers(): string[] {
    const open = [...this.model.positions.keys(), ...this.model.records.keys()].map((key) => `${key} is still open`);
    const owed = [...this.model.pools].flatMap(([name, { streams }]) =>
      streams.filter(({ held, free }) => held * PARTS !== free).map(({ coin }) => `${name} still owes ${coin}`),
    );
    const moved = [...this.model.lamports].filter(([, lamports]) => lamports !== 0n);
    const gone = [...this.model.nfts].filter(([, { owner }]) => owner === null).map(([name]) => `${name} is nobody's`);
    return [...open, ...owed, ...gone, ...moved.map(([name, lamports]) => `${name} has ${lamports} lamports more`)];
  }

  private signers(op: Operation): Keypair[] {
    if (op.kind === "close_record") return [];
    const names = op.kind === "stake" ? [op.by, op.payer] : [op.by];
    const keys = names.map((name) => this.people.get(name) as Keypair);
    return op.kind === "add_stream" ? [...keys, this.founder] : keys;
  }

  private instruction(op: Operation): TransactionInstruction {
    switch (op.kind) {
      case "stake":
        return this.stakeInstruction(op);
      case "check_in":
      case "claim":
      case "unstake":
        return this.positionInstruction(op);
      case "fund":
      case "withdraw":
      case "donate":
        return this.moneyInstruction(op);
      case "transfer":
        return this.transferInstruction(op);
      case "close_record": {
        const checkIn = this.recordAddress(op.pool, op.nft);
        const rentPayer = this.key(this.model.records.get(recordKey(op.pool, op.nft))?.payer ?? op.by);
        return buildInstruction("closeCheckIn", { pool: this.poolAddress(op.pool), checkIn, rentPayer }, {});
      }
      default:
        return this.adminInstruction(op);
    }
  }

  private adminInstruction(
    op: Exclude<
      Operation,
      Of<"stake" | "check_in" | "claim" | "unstake" | "fund" | "withdraw" | "donate" | "transfer" | "close_record">
    >,
  ): TransactionInstruction {
    const pool = this.poolAddress(op.pool);
    const admin = this.key(op.by);
    switch (op.kind) {
      case "add_stream":
        return this.additionInstruction(op);
      case "set_stream": {
        const { stream, rate, end: endTs, streak: streakBps } = op;
        return buildInstruction("setStream", { pool, admin }, { stream, rate, endTs, streakBps });
      }
      case "set_conditions": {
        const { weights: weightsBps, maxNfts, fee: feeBps } = op;
        return buildInstruction("setNftConditions", { pool, admin }, { weightsBps, maxNfts, feeBps });
      }
      case "propose_membership": {
        const key = this.collections.get(op.collection);
        return buildInstruction("proposeMembership", { pool, admin }, { kind: 1, key, leaves: 0 });
      }
      case "set_roles": {
        const roles = { pauser: this.key(op.pauser), funder: this.key(op.funder) };
        return buildInstruction("setNftRoles", { pool, admin }, roles);
      }
      case "set_paused":
        return buildInstruction("setNftPaused", { pool, pauser: admin }, { isPaused: op.isPaused });
      case "propose_admin": {
        const newAdmin = op.to === null ? PublicKey.default : this.key(op.to);
        return buildInstruction("proposeNftAdmin", { pool, admin }, { newAdmin });
      }
      case "accept_admin":
        return buildInstruction("acceptNftAdmin", { pool, newAdmin: admin }, {});
    }
  }

  private additionInstruction(op: Of<"add_stream">): TransactionInstruction {
    const { address: mint, tokenProgram } = this.coins.get(op.coin) as Mint;
    const accounts = {
      pool: this.poolAddress(op.pool),
      admin: this.key(op.by),
      payer: this.founder.publicKey,
      mint,
      vault: this.vaultAddress(op.pool, this.model.pool(op.pool).streams.length),
      tokenProgram,
      systemProgram: SYSTEM_PROGRAM_ADDRESS,
    };
    const { isBonus, rate, end: endTs, streak: streakBps } = op;
    return buildInstruction("addStream", accounts, { kind: isBonus ? 1 : 0, rate, endTs, streakBps });
  }

  private stakeInstruction(op: Of<"stake">): TransactionInstruction {
    const { mint, tokenProgram } = this.nft(op.nft);
    const position = this.positionAddress(op.pool, op.nft, op.by);
    const accounts = {
      pool: this.poolAddress(op.pool),
      position,
      checkIn: this.recordAddress(op.pool, op.nft),
      owner: this.key(op.by),
      payer: this.key(op.payer),
      ownerToken: this.nftToken(op.nft, op.by),
      mint,
      escrow: this.escrowAddress(op.pool, op.nft, op.by),
      metadata: this.once(`metadata ${op.nft}`, () => findMetadataAddress(mint)),
      tokenProgram,
      systemProgram: SYSTEM_PROGRAM_ADDRESS,
    };
    const limits = { minWeightBps: op.minWeight, minBaseWeightBps: op.minBaseWeight, maxFeeBps: op.maxFee };
    return buildInstruction("stakeNft", accounts, { termDays: op.term, ...limits, listIndex: 0, listProof: [] });
  }

  private positionInstruction(op: Of<"check_in"> | Of<"claim"> | Of<"unstake">): TransactionInstruction {
    const [poolName, nftName, owner] = op.position.split("/") as [string, string, string];
    const position = this.positionAddress(poolName, nftName, owner);
    const rentPayer = this.key(this.model.positions.get(op.position)?.payer ?? owner);
    const who = { pool: this.poolAddress(poolName), position, owner: this.key(op.by) };
    if (op.kind === "claim") {
      const coin = this.model.pool(poolName).streams[op.stream]?.coin ?? "twig";
      const { address: mint, tokenProgram } = this.coins.get(coin) as Mint;
      const vault = this.vaultAddress(poolName, op.stream);
      const accounts = { ...who, rentPayer, ownerToken: this.token(coin, op.by), mint, vault, tokenProgram };
      return buildInstruction("claimStream", accounts, { stream: op.stream, amount: op.amount });
    }
    const checkIn = this.recordAddress(poolName, nftName);
    if (op.kind === "check_in") return buildInstruction("checkIn", { ...who, checkIn }, {});
    const escrow = this.escrowAddress(poolName, nftName, owner);
    const accounts = { ...who, checkIn, rentPayer, escrow, ownerToken: this.nftToken(nftName, op.by) };
    return buildInstruction("unstakeNft", { ...accounts, ...this.nft(nftName) }, {});
  }

  private moneyInstruction(op: Of<"fund"> | Of<"withdraw"> | Of<"donate">): TransactionInstruction {
    const coin = this.model.pool(op.pool).streams[op.stream]?.coin ?? "twig";
    const { address: mint, tokenProgram } = this.coins.get(coin) as Mint;
    const vault = this.vaultAddress(op.pool, op.stream);
    const by = this.key(op.by);
    const own = this.token(coin, op.by);
    if (op.kind === "donate") {
      const { decimals } = COINS[coin] as (typeof COINS)[string];
      return createTransferCheckedInstruction(own, mint, vault, by, op.amount, decimals, [], tokenProgram);
    }
    const accounts = { pool: this.poolAddress(op.pool), mint, tokenProgram, vault };
    const args = { stream: op.stream, amount: op.amount };
    return op.kind === "fund"
      ? buildInstruction("fundStream", { ...accounts, funder: by, funderToken: own }, args)
      : buildInstruction("withdrawStream", { ...accounts, admin: by, destination: own }, args);
  }

  private transferInstruction({ nft, by, to }: Of<"transfer">): TransactionInstruction {
    const { mint, tokenProgram } = this.nft(nft);
    const [from, into] = [this.nftToken(nft, by), this.nftToken(nft, to)];
    return createTransferCheckedInstruction(from, mint, into, this.key(by), 1, 0, [], tokenProgram);
  }

  async differences(op: Operation): Promise<string[]> {
    if (op.kind === "transfer") return this.holdingDifferences(op.nft, [op.by, op.to]);
    const [pool, nft, owner] = "position" in op ? (op.position.split("/") as string[]) : [op.pool, undefined, op.by];
    const found = await this.poolDifferences(pool as string);
    const people = new Set([op.by, owner, op.kind === "stake" ? op.payer : undefined]);
    for (const who of people) if (who) found.push(...(await this.personDifferences(who)));
    const named = nft ?? ("nft" in op ? op.nft : undefined);
    if (!named) return found;
    found.push(...(await this.holdingDifferences(named, [owner as string])));
    found.push(...(await this.presenceDifferences(pool as string, named, owner as string)));
    found.push(...(await this.recordDifferences(pool as string, named)));
    return found;
  }

  async audit(): Promise<string[]> {
    const found: string[] = [];
    for (const { name } of POOLS) found.push(...(await this.poolDifferences(name)));
    for (const name of PEOPLE) found.push(...(await this.personDifferences(name)));
    for (const { name } of NFTS) found.push(...(await this.nftDifferences(name)));
    for (const { name: pool } of POOLS) {
      for (const { name } of NFTS) found.push(...(await this.recordDifferences(pool, name)));
    }
    for (const coin of Object.keys(COINS)) found.push(...(await this.supplyDifferences(coin)));
    return found;
  }

  private async supplyDifferences(coin: string): Promise<string[]> {
    const { share } = COINS[coin] as (typeof COINS)[string];
    const vaults = [...this.model.pools].flatMap(([name, { streams }]) =>
      streams.flatMap((stream, place) => (stream.coin === coin ? [this.vaultAddress(name, place)] : [])),
    );
    const wallets = PEOPLE.map((name) => this.token(coin, name));
    let sum = 0n;
    for (const token of [...vaults, ...wallets]) sum += await this.tokenAmount(token);
    return differ([[`all ${coin}`, sum, share * BigInt(PEOPLE.length)]]);
  }

  private async poolDifferences(name: string): Promise<string[]> {
    const books = readPoolBytes((await this.bytes(this.poolAddress(name))) as Buffer);
    const expected = this.model.pool(name);
    const found = differ([
      [`${name} admin`, this.nameOf(books.admin), expected.admin],
      [
        `${name} pending`,
        books.pendingAdmin === NO_KEY ? null : this.nameOf(books.pendingAdmin),
        expected.pendingAdmin,
      ],
      [`${name} pauser`, this.nameOf(books.pauser), expected.pauser],
      [`${name} funder`, this.nameOf(books.funder), expected.funder],
      [`${name} is paused`, books.isPaused, expected.isPaused ? 1 : 0],
      [`${name} conditions`, `${books.weights} ${books.maxNfts}`, `${expected.weights} ${expected.maxNfts}`],
      [`${name} fee`, books.fee, expected.fee],
      [`${name} NFTs`, books.nfts, this.model.inside(name).length],
      [`${name} weight`, books.weight, this.model.weightOf(name)],
      [`${name} open positions`, books.openPositions, BigInt(this.positionsOf(name).length)],
      [`${name} last second`, books.lastTs, expected.lastTs],
      [`${name} streams`, books.streams.length, expected.streams.length],
    ]);
    const settled = books.streams.map((stream) => settle(stream, stream.settled, books));
    for (const [place, stream] of settled.entries()) {
      found.push(...(await this.streamDifferences(name, place, stream)));
    }
    for (const position of this.positionsOf(name)) {
      found.push(...(await this.positionDifferences(position, settled, books.lastTs)));
    }
    return found;
  }

  private async streamDifferences(pool: string, place: number, stream: StreamBooks): Promise<string[]> {
    const name = `${pool} stream ${place}`;
    const expected = this.model.pool(pool).streams[place] as ModelStream;
    const vault = await this.tokenAmount(this.vaultAddress(pool, place));
    const owed = stream.held - stream.free / PARTS;
    const laws = [
      ...(vault < owed ? [`${name} holds ${vault} and owes ${owed}`] : []),
      ...(vault < stream.held ? [`${name} holds ${vault}, its books ${stream.held}`] : []),
      ...this.conservationFaults(pool, place, stream),
    ];
    return laws.concat(
      differ([
        [`${name} rate`, stream.rate, expected.rate],
        [`${name} end`, stream.end, expected.end],
        [`${name} streak`, `${stream.streak}`, `${expected.streak}`],
        [`${name} held`, stream.held, expected.held],
        [`${name} free`, stream.free, expected.free],
        [`${name} vault`, vault, expected.vault],
      ]),
    );
  }

  /** To the last part: what is held equals what holders are owed plus what is free. */
  private conservationFaults(pool: string, place: number, { held, free }: StreamBooks): string[] {
    const owed = this.positionsOf(pool).reduce((sum, { left, rewards }) => {
      const { units, claimed, whole } = rewards[place] as ModelPosition["rewards"][number];
      return sum + (units - claimed) * PARTS + (left === 0n ? whole : 0n);
    }, 0n);
    return held * PARTS === owed + free
      ? []
      : [`${pool} stream ${place}: ${held} held, ${owed} parts owed, ${free} free`];
  }

  private async positionDifferences(expected: ModelPosition, streams: StreamBooks[], now: bigint): Promise<string[]> {
    const { pool, nft, owner } = expected;
    const key = positionKey(pool, nft, owner);
    const data = await this.bytes(this.positionAddress(pool, nft, owner));
    if (!data) return [`${key} does not exist`];
    const books = readPositionBytes(data);
    const same = ["start", "left", "term", "weight", "baseWeight", "fee"] as const;
    const rewards = streams.flatMap(({ index }, place): Comparison[] => {
      const { index: since, total, claimed } = books.rewards[place] as (typeof books.rewards)[number];
      const weight = this.model.isEarly(expected, now) ? books.baseWeight : books.weight;
      const accrued = books.left === 0n ? ((index - since) * BigInt(weight)) / PARTS : 0n;
      const earned = total + accrued > claimed ? total + accrued : claimed;
      const reward = expected.rewards[place] as ModelPosition["rewards"][number];
      return [
        [`${key} earned of ${place}`, earned, this.model.earned(expected, place, now)],
        [`${key} claimed of ${place}`, claimed, reward.claimed],
      ];
    });
    const comparisons: Comparison[] = [
      [`${key} owner`, this.nameOf(books.owner), expected.owner],
      [`${key} rent payer`, this.nameOf(books.rentPayer), expected.payer],
      ...same.map((field): Comparison => [`${key} ${field}`, books[field], expected[field]]),
    ];
    return differ([...comparisons, ...rewards]).concat(roundingFaults(key, expected));
  }

  private async nftDifferences(name: string): Promise<string[]> {
    const found = await this.holdingDifferences(name, PEOPLE);
    for (const { name: pool } of POOLS) {
      for (const who of PEOPLE) found.push(...(await this.presenceDifferences(pool, name, who)));
    }
    return found;
  }

  private async holdingDifferences(name: string, people: string[]): Promise<string[]> {
    const holder = this.model.nfts.get(name)?.owner ?? null;
    const found: string[] = [];
    for (const who of people) {
      const amount = await this.tokenAmount(this.nftToken(name, who));
      found.push(...differ([[`${who}'s ${name}`, amount, who === holder ? 1n : 0n]]));
    }
    return found;
  }

  /** A position exists while anything belongs to it, and its escrow while the NFT is inside. */
  private async presenceDifferences(pool: string, name: string, who: string): Promise<string[]> {
    const address = this.positionAddress(pool, name, who);
    const expected = this.model.positions.get(positionKey(pool, name, who));
    const escrow = await this.bytes(this.escrowAddress(pool, name, who));
    return differ([
      [`${pool}/${name}/${who} exists`, (await this.bytes(address)) !== null, expected !== undefined],
      [`${pool}/${name}/${who} escrow`, escrow !== null, expected?.left === 0n],
    ]);
  }

  private async recordDifferences(pool: string, nft: string): Promise<string[]> {
    const key = recordKey(pool, nft);
    const data = await this.bytes(this.recordAddress(pool, nft));
    const expected = this.model.records.get(key);
    const before = this.checkIns.get(key) ?? 0;
    this.checkIns.delete(key);
    if (!data || !expected) return differ([[`record ${key} exists`, data !== null, expected !== undefined]]);
    const { rentPayer, isInside, lastDay, streak, checkIns } = readCheckInBytes(data);
    this.checkIns.set(key, checkIns);
    const faults = checkIns > before ? await this.overnightFaults(pool, nft, BigInt(lastDay)) : [];
    const different = differ([
      [`record ${key} rent payer`, this.nameOf(rentPayer), expected.payer],
      [`record ${key} is inside`, isInside, expected.isInside],
      [`record ${key} last day`, BigInt(lastDay), expected.lastDay],
      [`record ${key} streak`, streak, expected.streak],
      [`record ${key} check-ins`, checkIns, expected.count],
    ]);
    return [...different, ...faults];
  }

  /** The law of check-ins: a day counts for an NFT that was staked before it began. */
  private async overnightFaults(pool: string, nft: string, day: bigint): Promise<string[]> {
    const inside = this.positionsOf(pool).find((position) => position.nft === nft && position.left === 0n);
    const data = inside && (await this.bytes(this.positionAddress(pool, nft, inside.owner)));
    if (!data) return [`${pool}/${nft} checked in outside the pool`];
    const { start } = readPositionBytes(data);
    return koreanDayNumber(start) < day ? [] : [`${pool}/${nft} checked in on day ${day}, and came in at ${start}`];
  }

  private async personDifferences(name: string): Promise<string[]> {
    const comparisons: Comparison[] = [];
    for (const coin of this.coins.keys()) {
      const amount = await this.tokenAmount(this.token(coin, name));
      comparisons.push([`${name}'s ${coin}`, amount, this.model.balance(coin, name)]);
    }
    const expected = (this.firstLamports.get(name) ?? 0n) + (this.model.lamports.get(name) ?? 0n);
    comparisons.push([`${name}'s lamports`, await this.lamports(name), expected]);
    return differ(comparisons);
  }

  private positionsOf(pool: string): ModelPosition[] {
    return [...this.model.positions.values()].filter((position) => position.pool === pool);
  }

  private nft(name: string) {
    return this.nfts.get(name) as { mint: PublicKey; tokenProgram: PublicKey };
  }

  private token(coin: string, name: string): PublicKey {
    return this.addresses.get(`${coin}/${name}`) as PublicKey;
  }

  private nftToken(name: string, who: string): PublicKey {
    const { mint, tokenProgram } = this.nft(name);
    return this.once(`${name} of ${who}`, () => findAssociatedTokenAddress(mint, this.key(who), tokenProgram));
  }

  private poolAddress(name: string): PublicKey {
    return this.pools.get(name) as PublicKey;
  }

  private vaultAddress(pool: string, place: number): PublicKey {
    return this.once(`vault ${place} of ${pool}`, () => findStreamVaultAddress(this.poolAddress(pool), place));
  }

  private recordAddress(pool: string, nft: string): PublicKey {
    return this.once(`record ${pool} ${nft}`, () => findCheckInAddress(this.poolAddress(pool), this.nft(nft).mint));
  }

  private positionAddress(pool: string, nft: string, owner: string): PublicKey {
    const key = { pool: this.poolAddress(pool), mint: this.nft(nft).mint, owner: this.key(owner) };
    return this.once(positionKey(pool, nft, owner), () => findNftPositionAddress(key));
  }

  private escrowAddress(pool: string, nft: string, owner: string): PublicKey {
    const find = () => findNftEscrowAddress(this.positionAddress(pool, nft, owner));
    return this.once(`escrow ${positionKey(pool, nft, owner)}`, find);
  }

  private once(name: string, find: () => PublicKey): PublicKey {
    const address = this.addresses.get(name) ?? find();
    this.addresses.set(name, address);
    return address;
  }
}

/** A stream as the program would settle it at the pool's last second. */
function settle(stream: StreamBooks, from: bigint, pool: ReturnType<typeof readPoolBytes>): StreamBooks {
  const cost = stream.rate * pool.weight;
  const until = pool.lastTs < stream.end ? pool.lastTs : stream.end;
  const isBonus = stream.streak[0] !== 0;
  if (isBonus || cost === 0n || until <= from) return stream;
  const covered = stream.free / cost;
  const seconds = until - from < covered ? until - from : covered;
  return { ...stream, free: stream.free - cost * seconds, index: stream.index + stream.rate * seconds };
}

/** No rounding favours the recipient: nothing paid exceeds what was earned, unrounded, less its exact fee. */
function roundingFaults(key: string, { rewards, fee, left }: ModelPosition): string[] {
  return rewards.flatMap(({ paid, whole, units, claimed }, stream) => {
    const earnedParts = left === 0n ? units * PARTS + whole : units * PARTS;
    const isTooMuch = paid * 10_000n * PARTS > earnedParts * BigInt(10_000 - fee) || claimed * PARTS > earnedParts;
    return isTooMuch ? [`${key}: ${paid} of stream ${stream} paid is more than exact`] : [];
  });
}

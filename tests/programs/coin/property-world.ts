import {
  createAssociatedTokenAccountIdempotentInstruction,
  createMintToInstruction,
  createTransferCheckedInstruction,
} from "@solana/spl-token";
import { type Keypair, PublicKey, type TransactionInstruction } from "@solana/web3.js";
import { findAssociatedTokenAddress, findCoinPositionAddress, SYSTEM_PROGRAM_ADDRESS } from "~programs/addresses.ts";
import { buildInstruction, COIN_POSITION_BYTES } from "~programs/staking.ts";
import type { Machine } from "../machine.ts";
import { NamedMachine } from "../named-machine.ts";
import { type Comparison, differ, type PropertyWorld, U64_MAX } from "../property.ts";
import type { SeededRandom } from "../seeded-random.ts";
import { hexOf, NO_KEY, readPoolBytes, readPositionBytes } from "./account-layout.ts";
import { createMint, errorName, type Mint, openPool, type Pool, run, wallet } from "./fixtures.ts";
import { Model, type ModelPosition, type Operation, positionKey, type Side } from "./model.ts";
import { nextOperation, nextSecond } from "./property-operations.ts";
import { COINS, PEOPLE, POOLS } from "./property-setting.ts";

/** Six people, two coins and three pools on a machine, with their model. */
export class CoinWorld extends NamedMachine implements PropertyWorld<Operation> {
  readonly model: Model;
  /** What every person had when the books were opened. */
  readonly firstLamports = new Map<string, bigint>();
  readonly supply = new Map<string, bigint>();
  private readonly coins = new Map<string, Mint>();
  private readonly pools = new Map<string, Pool>();
  private readonly addresses = new Map<string, PublicKey>();

  private constructor(machine: Machine, rent: bigint) {
    super(machine);
    this.model = new Model(rent);
  }

  static async open(machine: Machine): Promise<CoinWorld> {
    const world = new CoinWorld(machine, await machine.minimumRent(COIN_POSITION_BYTES));
    for (const name of PEOPLE) await world.addPerson(name);
    for (const coin of Object.keys(COINS)) await world.addCoin(coin);
    for (const plan of POOLS) await world.addPool(plan);
    for (const name of PEOPLE) world.firstLamports.set(name, await world.lamports(name));
    return world;
  }

  private async addPerson(name: string) {
    const keypair = await wallet(this.machine, name, 1_000_000_000_000n);
    this.people.set(name, keypair);
    this.names.set(hexOf(keypair.publicKey), name);
  }

  private async addCoin(name: string) {
    const { tokenProgram, decimals, share } = COINS[name] as (typeof COINS)[string];
    const mint = await createMint(this.machine, { tokenProgram, decimals });
    this.coins.set(name, mint);
    this.supply.set(name, share * BigInt(PEOPLE.length));
    for (const who of PEOPLE) await this.giveShare(name, mint, who, share);
  }

  private async giveShare(coin: string, mint: Mint, who: string, share: bigint) {
    const { address, tokenProgram, authority } = mint;
    const owner = this.key(who);
    const token = findAssociatedTokenAddress(address, owner, tokenProgram);
    const payer = this.machine.payer.publicKey;
    const create = createAssociatedTokenAccountIdempotentInstruction(payer, token, owner, address, tokenProgram);
    const mintTo = createMintToInstruction(address, token, authority.publicKey, share, [], tokenProgram);
    await run(this.machine, [create, mintTo], [authority]);
    this.addresses.set(`${coin}/${who}`, token);
    this.model.wallets.set(`${coin}/${who}`, share);
  }

  private async addPool({ name, coin, conditions }: (typeof POOLS)[number]) {
    const creator = this.people.get("ann") as Keypair;
    const mint = this.coins.get(coin) as Mint;
    const { rates, min, max, fee } = conditions;
    const [a, b, c, d] = rates as [number, number, number, number];
    const pool = await openPool(this.machine, {
      coin: mint,
      creator,
      poolId: POOLS.findIndex((plan) => plan.name === name),
      conditions: { ratesBps: [a, b, c, d], minStakeRaw: min, maxStakeRaw: max, feeBps: fee },
      rewards: 0n,
    });
    this.pools.set(name, pool);
    this.model.pools.set(name, {
      ...conditions,
      coin,
      admin: "ann",
      pendingAdmin: null,
      pauser: hexOf(pool.pauser.publicKey),
      funder: hexOf(pool.funder.publicKey),
      isPaused: false,
      vaults: { principal: 0n, reward: 0n },
      owed: { principal: 0n, reward: 0n },
      openPositions: 0n,
      lastTs: readPoolBytes((await this.bytes(pool.address)) as Buffer).lastTs,
    });
    const roles: Operation = { kind: "set_roles", pool: name, by: "ann", pauser: "bob", funder: "cho" };
    this.model.apply(roles, 0n);
    await this.send(roles);
  }

  /** Runs an operation on the machine. The name of its error, or null. */
  async send(operation: Operation): Promise<string | null> {
    return errorName(await this.machine.send([this.instruction(operation)], this.signers(operation)));
  }

  nextSecond(random: SeededRandom, clock: bigint): bigint {
    return nextSecond(random, this.model, clock);
  }

  nextOperation(random: SeededRandom, clock: bigint): Operation {
    return nextOperation(random, this.model, clock);
  }

  apply(operation: Operation, clock: bigint): string[] {
    return this.model.apply(operation, clock);
  }

  /** Every holder can leave, whatever was set. */
  async checkExit(random: SeededRandom, thorough: boolean): Promise<string[]> {
    const inside = [...this.model.positions].filter(([, { leftTs }]) => leftTs === 0n).map(([key]) => key);
    if (inside.length === 0) return [];
    const picked = random.pick(inside);
    const found: string[] = [];
    for (const position of thorough ? inside : [picked]) found.push(...(await this.refusalToLeave(position)));
    return found;
  }

  private async refusalToLeave(position: string): Promise<string[]> {
    const by = (this.model.positions.get(position) as ModelPosition).owner;
    const operation: Operation = { kind: "unstake", position, by };
    const { error, logs } = await this.machine.simulate([this.instruction(operation)], this.signers(operation));
    return error === null ? [] : [`${position} cannot leave: ${error}`, ...logs];
  }

  lastOperations(clock: bigint): { clock: bigint; operations: Operation[] } {
    const operations = [...this.model.positions].flatMap(([position, { owner, leftTs, rewardTotal, claimed }]) => {
      const claim: Operation = { kind: "claim", position, by: owner, amount: U64_MAX };
      const leave: Operation = { kind: "unstake", position, by: owner };
      return [...(claimed < rewardTotal ? [claim] : []), ...(leftTs === 0n ? [leave] : [])];
    });
    return { clock: clock + 400n * 86_400n, operations };
  }

  /** Nothing is owed, and each lamport of rent is back. */
  leftovers(): string[] {
    const pools = [...this.model.pools].filter(
      ([, { owed, openPositions }]) => owed.principal > 0n || owed.reward > 0n || openPositions > 0n,
    );
    const people = [...this.model.lamports].filter(([, moved]) => moved !== 0n);
    return [
      ...[...this.model.positions.keys()].map((position) => `${position} is still open`),
      ...pools.map(([name]) => `${name} still owes`),
      ...people.map(([name, moved]) => `${name} is ${moved} lamports off`),
    ];
  }

  private signers(operation: Operation): Keypair[] {
    const names = operation.kind === "stake" ? [operation.owner, operation.payer] : [operation.by];
    return names.map((name) => this.people.get(name) as Keypair);
  }

  private instruction(op: Operation): TransactionInstruction {
    if (op.kind === "stake") return this.stakeInstruction(op);
    if (op.kind === "claim" || op.kind === "unstake") return this.positionInstruction(op);
    const pool = this.pools.get(op.pool) as Pool;
    const by = this.key(op.by);
    const { coin } = this.model.pool(op.pool);
    const books = { pool: pool.address, mint: pool.mint, tokenProgram: pool.tokenProgram };
    switch (op.kind) {
      case "fund": {
        const accounts = { ...books, funder: by, funderToken: this.token(coin, op.by), rewardVault: pool.rewardVault };
        return buildInstruction("fund", accounts, { amount: op.amount });
      }
      case "withdraw": {
        const accounts = { ...books, admin: by, vault: vaultOf(pool, op.side), destination: this.token(coin, op.by) };
        return buildInstruction("withdraw", accounts, { amount: op.amount });
      }
      case "donate": {
        const { decimals } = COINS[coin] as (typeof COINS)[string];
        const from = this.token(coin, op.by);
        const to = vaultOf(pool, op.side);
        return createTransferCheckedInstruction(from, pool.mint, to, by, op.amount, decimals, [], pool.tokenProgram);
      }
      case "set_conditions": {
        const { rates: ratesBps, min: minStake, max: maxStake, fee: feeBps } = op.conditions;
        const args = { ratesBps, minStake, maxStake, feeBps };
        return buildInstruction("setConditions", { pool: pool.address, admin: by }, args);
      }
      case "set_roles": {
        const args = { pauser: this.key(op.pauser), funder: this.key(op.funder) };
        return buildInstruction("setRoles", { pool: pool.address, admin: by }, args);
      }
      case "propose_admin": {
        const newAdmin = op.newAdmin === null ? PublicKey.default : this.key(op.newAdmin);
        return buildInstruction("proposeAdmin", { pool: pool.address, admin: by }, { newAdmin });
      }
      case "accept_admin":
        return buildInstruction("acceptAdmin", { pool: pool.address, newAdmin: by }, {});
      case "set_paused":
        return buildInstruction("setPaused", { pool: pool.address, pauser: by }, { isPaused: op.isPaused });
    }
  }

  private stakeInstruction(op: Extract<Operation, { kind: "stake" }>): TransactionInstruction {
    const pool = this.pools.get(op.pool) as Pool;
    const accounts = {
      pool: pool.address,
      position: this.positionAddress(op.pool, op.owner, op.id),
      owner: this.key(op.owner),
      payer: this.key(op.payer),
      ownerToken: this.token(this.model.pool(op.pool).coin, op.owner),
      mint: pool.mint,
      principalVault: pool.principalVault,
      rewardVault: pool.rewardVault,
      tokenProgram: pool.tokenProgram,
      systemProgram: SYSTEM_PROGRAM_ADDRESS,
    };
    const { id: positionId, amount, term: termDays } = op;
    const limits = { minRateBps: op.minRate, minBaseRateBps: op.minBaseRate, maxFeeBps: op.maxFee };
    return buildInstruction("stake", accounts, { positionId, amount, termDays, ...limits });
  }

  private positionInstruction(op: Extract<Operation, { kind: "claim" | "unstake" }>): TransactionInstruction {
    const [poolName, owner, id] = op.position.split("/") as [string, string, string];
    const pool = this.pools.get(poolName) as Pool;
    const accounts = {
      pool: pool.address,
      position: this.positionAddress(poolName, owner, BigInt(id)),
      owner: this.key(op.by),
      rentPayer: this.key(this.model.positions.get(op.position)?.rentPayer ?? owner),
      ownerToken: this.token(this.model.pool(poolName).coin, op.by),
      mint: pool.mint,
      principalVault: pool.principalVault,
      rewardVault: pool.rewardVault,
      tokenProgram: pool.tokenProgram,
    };
    return op.kind === "claim"
      ? buildInstruction("claim", accounts, { amount: op.amount })
      : buildInstruction("unstake", accounts, {});
  }

  /** Everything that an operation can have touched, on the machine compared with the model: each difference, as text. */
  async differences(op: Operation): Promise<string[]> {
    const [poolName, owner, id] = "position" in op ? op.position.split("/") : [op.pool];
    const found = await this.poolDifferences(poolName as string);
    const people = op.kind === "stake" ? [op.owner, op.payer] : [op.by, owner ?? op.by];
    for (const who of new Set(people)) found.push(...(await this.personDifferences(who)));
    if (op.kind === "stake") found.push(...(await this.positionDifferences(op.pool, op.owner, op.id)));
    if (owner && id) found.push(...(await this.positionDifferences(poolName as string, owner, BigInt(id))));
    return found;
  }

  /** Everything on the machine compared with the model, and each coin's sum compared with its supply. */
  async audit(): Promise<string[]> {
    const found: string[] = [];
    for (const { name } of POOLS) found.push(...(await this.poolDifferences(name)));
    for (const name of PEOPLE) found.push(...(await this.personDifferences(name)));
    for (const { pool, owner, id } of this.model.positions.values()) {
      found.push(...(await this.positionDifferences(pool, owner, id)));
    }
    for (const [coin, supply] of this.supply) found.push(...(await this.supplyDifferences(coin, supply)));
    return found;
  }

  private async supplyDifferences(coin: string, supply: bigint): Promise<string[]> {
    const mine = [...this.pools].filter(([name]) => this.model.pool(name).coin === coin);
    const vaults = mine.flatMap(([, pool]) => [pool.principalVault, pool.rewardVault]);
    const wallets = PEOPLE.map((name) => this.token(coin, name));
    let sum = 0n;
    for (const token of [...vaults, ...wallets]) sum += await this.tokenAmount(token);
    return differ([[`all ${coin}`, sum, supply]]);
  }

  private async poolDifferences(name: string): Promise<string[]> {
    const pool = this.pools.get(name) as Pool;
    const books = readPoolBytes((await this.bytes(pool.address)) as Buffer);
    const expected = this.model.pool(name);
    const principal = await this.tokenAmount(pool.principalVault);
    const reward = await this.tokenAmount(pool.rewardVault);
    const laws = [
      ...(principal < books.totalPrincipal ? [`${name}: the principal vault holds less than it owes`] : []),
      ...(reward < books.totalReserved ? [`${name}: the reward vault holds less than it owes`] : []),
    ];
    return laws.concat(
      differ([
        [`${name} admin`, this.nameOf(books.admin), expected.admin],
        [
          `${name} pending admin`,
          books.pendingAdmin === NO_KEY ? null : this.nameOf(books.pendingAdmin),
          expected.pendingAdmin,
        ],
        [`${name} pauser`, this.nameOf(books.pauser), expected.pauser],
        [`${name} funder`, this.nameOf(books.funder), expected.funder],
        [`${name} is paused`, books.isPaused, expected.isPaused ? 1 : 0],
        [
          `${name} conditions`,
          `${books.rates} ${books.min} ${books.max} ${books.fee}`,
          `${expected.rates} ${expected.min} ${expected.max} ${expected.fee}`,
        ],
        [`${name} total principal`, books.totalPrincipal, expected.owed.principal],
        [`${name} total reserved`, books.totalReserved, expected.owed.reward],
        [`${name} open positions`, books.openPositions, expected.openPositions],
        [`${name} last second`, books.lastTs, expected.lastTs],
        [`${name} principal vault`, principal, expected.vaults.principal],
        [`${name} reward vault`, reward, expected.vaults.reward],
      ]),
    );
  }

  private async positionDifferences(pool: string, owner: string, id: bigint): Promise<string[]> {
    const key = positionKey(pool, owner, id);
    const data = await this.bytes(this.positionAddress(pool, owner, id));
    const expected = this.model.positions.get(key);
    if (!data || !expected) return differ([[`${key} exists`, data !== null, expected !== undefined]]);
    const books = readPositionBytes(data);
    const { principal, rewardTotal, claimed, startTs, leftTs, term, rate, baseRate, fee } = books;
    const same: (keyof ModelPosition)[] = [
      "principal",
      "rewardTotal",
      "claimed",
      "startTs",
      "leftTs",
      "term",
      "rate",
      "baseRate",
      "fee",
    ];
    const read: Record<string, unknown> = {
      principal,
      rewardTotal,
      claimed,
      startTs,
      leftTs,
      term,
      rate,
      baseRate,
      fee,
    };
    return differ([
      [`${key} owner`, this.nameOf(books.owner), expected.owner],
      [`${key} rent payer`, this.nameOf(books.rentPayer), expected.rentPayer],
      [`${key} id`, books.id, expected.id],
      ...same.map((field): Comparison => [`${key} ${field}`, read[field], expected[field]]),
    ]).concat(roundingFaults(key, expected));
  }

  private async personDifferences(name: string): Promise<string[]> {
    const comparisons: Comparison[] = [];
    for (const coin of this.coins.keys()) {
      const amount = await this.tokenAmount(this.token(coin, name));
      comparisons.push([`${name}'s ${coin}`, amount, this.model.balance(coin, name)]);
    }
    const first = this.firstLamports.get(name) ?? 0n;
    const moved = this.model.lamports.get(name) ?? 0n;
    comparisons.push([`${name}'s lamports`, await this.lamports(name), first + moved]);
    return differ(comparisons);
  }

  private token(coin: string, name: string): PublicKey {
    return this.addresses.get(`${coin}/${name}`) as PublicKey;
  }

  private positionAddress(pool: string, owner: string, positionId: bigint): PublicKey {
    const key = positionKey(pool, owner, positionId);
    const known = this.addresses.get(key);
    if (known) return known;
    const address = (this.pools.get(pool) as Pool).address;
    const found = findCoinPositionAddress({ pool: address, owner: this.key(owner), positionId });
    this.addresses.set(key, found);
    return found;
  }
}

/** No rounding favours the recipient: nothing paid exceeds the exact, unrounded reward less its exact fee. */
function roundingFaults(key: string, { principal, rate, term, fee, paid }: ModelPosition): string[] {
  const exactTimesScale = principal * BigInt(rate) * BigInt(term) * BigInt(10_000 - fee);
  return paid * 10_000n * 365n * 10_000n > exactTimesScale ? [`${key}: ${paid} paid is more than exact`] : [];
}

function vaultOf(pool: Pool, side: Side): PublicKey {
  return side === "principal" ? pool.principalVault : pool.rewardVault;
}

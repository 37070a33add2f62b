/**
 * The books of coin pools as programs/staking/README.md describes them, in plain TypeScript: the property test compares the
 * program with them. They share no code with programs-client, so that one mistake cannot hide in both.
 */

const U64_MAX = 18_446_744_073_709_551_615n;
const SECONDS_A_YEAR = 365n * 24n * 60n * 60n;
const TERMS = [30, 90, 180, 365];
const FEE_CAP = 1_000;

export type Person = string;
export type Side = "principal" | "reward";

export interface ModelConditions {
  rates: number[];
  min: bigint;
  max: bigint;
  fee: number;
}

export interface ModelPool extends ModelConditions {
  coin: string;
  admin: Person;
  pendingAdmin: Person | null;
  pauser: Person;
  funder: Person;
  isPaused: boolean;
  /** what the vaults hold */
  vaults: Record<Side, bigint>;
  /** what the books owe */
  owed: Record<Side, bigint>;
  openPositions: bigint;
  lastTs: bigint;
}

export interface ModelPosition {
  pool: string;
  owner: Person;
  id: bigint;
  rentPayer: Person;
  principal: bigint;
  rewardTotal: bigint;
  claimed: bigint;
  startTs: bigint;
  leftTs: bigint;
  term: number;
  rate: number;
  baseRate: number;
  fee: number;
  /** net amounts that have reached the owner */
  paid: bigint;
}

export type Operation =
  | {
      kind: "stake";
      pool: string;
      owner: Person;
      payer: Person;
      id: bigint;
      amount: bigint;
      term: number;
      minRate: number;
      minBaseRate: number;
      maxFee: number;
    }
  | { kind: "claim"; position: string; by: Person; amount: bigint }
  | { kind: "unstake"; position: string; by: Person }
  | { kind: "fund"; pool: string; by: Person; amount: bigint }
  | { kind: "withdraw"; pool: string; by: Person; side: Side; amount: bigint }
  | { kind: "donate"; pool: string; by: Person; side: Side; amount: bigint }
  | { kind: "set_conditions"; pool: string; by: Person; conditions: ModelConditions }
  | { kind: "set_roles"; pool: string; by: Person; pauser: Person; funder: Person }
  | { kind: "propose_admin"; pool: string; by: Person; newAdmin: Person | null }
  | { kind: "accept_admin"; pool: string; by: Person }
  | { kind: "set_paused"; pool: string; by: Person; isPaused: boolean };

type Administration = Of<"withdraw" | "set_conditions" | "set_roles" | "propose_admin" | "accept_admin" | "set_paused">;
type Of<K extends Operation["kind"]> = Extract<Operation, { kind: K }>;

export const positionKey = (pool: string, owner: Person, id: bigint) => `${pool}/${owner}/${id}`;
const walletKey = (coin: string, person: Person) => `${coin}/${person}`;

/** Exact, rounded down; negative spans earn nothing. */
function interest(principal: bigint, rate: number, seconds: bigint): bigint {
  return seconds > 0n ? (principal * BigInt(rate) * seconds) / (10_000n * SECONDS_A_YEAR) : 0n;
}

function afterFee(amount: bigint, fee: number): bigint {
  const product = amount * BigInt(fee);
  const roundedUp = product % 10_000n === 0n ? product / 10_000n : product / 10_000n + 1n;
  return amount - roundedUp;
}

export class Model {
  readonly pools = new Map<string, ModelPool>();
  readonly positions = new Map<string, ModelPosition>();
  readonly wallets = new Map<string, bigint>();
  readonly lamports = new Map<Person, bigint>();
  readonly rent: bigint;

  constructor(rent: bigint) {
    this.rent = rent;
  }

  balance(coin: string, person: Person): bigint {
    return this.wallets.get(walletKey(coin, person)) ?? 0n;
  }

  /**
   * Applies an operation at a second of the clock. Returns every reason to refuse it, or none if it was applied; if there
   * are several, the program may name any of them.
   */
  apply(operation: Operation, clock: bigint): string[] {
    switch (operation.kind) {
      case "stake":
        return this.stake(operation, clock);
      case "claim":
        return this.claim(operation, clock);
      case "unstake":
        return this.unstake(operation, clock);
      case "fund":
        return this.fund(operation);
      case "donate":
        return this.donate(operation);
      default:
        return this.administer(operation, clock);
    }
  }

  private administer(operation: Administration, clock: bigint): string[] {
    const reasons = this.change(operation);
    if (reasons.length === 0) this.pool(operation.pool).lastTs = this.time(operation.pool, clock);
    return reasons;
  }

  private change(operation: Administration): string[] {
    if (operation.kind === "withdraw") return this.withdraw(operation);
    return operation.kind === "set_conditions" ? this.setConditions(operation) : this.changePowers(operation);
  }

  /** What the position has earned, claimed or not. */
  earned(position: ModelPosition, clock: bigint): bigint {
    const now = this.time(position.pool, clock);
    const end = position.startTs + BigInt(position.term) * 86_400n;
    if (position.leftTs !== 0n || now >= end) return position.rewardTotal;
    const base = interest(position.principal, position.baseRate, now - position.startTs);
    const capped = base > position.rewardTotal ? position.rewardTotal : base;
    return capped < position.claimed ? position.claimed : capped;
  }

  private time(pool: string, clock: bigint): bigint {
    const { lastTs } = this.pool(pool);
    return clock > lastTs ? clock : lastTs;
  }

  pool(name: string): ModelPool {
    const pool = this.pools.get(name);
    if (!pool) throw new Error(`no pool ${name}`);
    return pool;
  }

  private stake(op: Of<"stake">, clock: bigint): string[] {
    const pool = this.pool(op.pool);
    const index = TERMS.indexOf(op.term);
    const rate = pool.rates[index] ?? 0;
    const baseRate = pool.rates[0] ?? 0;
    const whole = interest(op.amount, rate, BigInt(op.term) * 86_400n);
    const key = positionKey(op.pool, op.owner, op.id);
    const reasons = reasonsOf([
      ["PoolPaused", pool.isPaused],
      ["UnknownTerm", index < 0],
      ["ZeroAmount", op.amount === 0n],
      ["AmountBelowMinimum", op.amount < pool.min],
      ["AmountAboveMaximum", op.amount > pool.max],
      ["ConditionsChanged", rate < op.minRate || baseRate < op.minBaseRate || pool.fee > op.maxFee],
      ["RewardNotCovered", whole > pool.vaults.reward - pool.owed.reward],
      ["AccountAlreadyExists", this.positions.has(key)],
      ["token: InsufficientFunds", this.balance(pool.coin, op.owner) < op.amount],
      ["Overflow", whole > U64_MAX || pool.owed.principal + op.amount > U64_MAX],
    ]);
    if (reasons.length > 0) return reasons;
    pool.lastTs = this.time(op.pool, clock);
    this.positions.set(key, {
      pool: op.pool,
      owner: op.owner,
      id: op.id,
      rentPayer: op.payer,
      principal: op.amount,
      rewardTotal: whole,
      claimed: 0n,
      startTs: pool.lastTs,
      leftTs: 0n,
      term: op.term,
      rate,
      baseRate,
      fee: pool.fee,
      paid: 0n,
    });
    pool.owed.principal += op.amount;
    pool.owed.reward += whole;
    pool.openPositions += 1n;
    this.move(pool.coin, op.owner, -op.amount);
    pool.vaults.principal += op.amount;
    this.changeLamports(op.payer, -this.rent);
    return [];
  }

  private claim(op: Of<"claim">, clock: bigint): string[] {
    const position = this.positions.get(op.position);
    if (!position) return ["WrongAccountType"];
    const pool = this.pool(position.pool);
    const due = this.earned(position, clock) - position.claimed;
    const gross = op.amount === U64_MAX ? due : op.amount;
    const claimed = position.claimed + gross;
    const net = afterFee(claimed, position.fee) - afterFee(position.claimed, position.fee);
    const isLast = claimed === position.rewardTotal;
    const reasons = reasonsOf([
      ["WrongOwner", op.by !== position.owner],
      ["ZeroAmount", op.amount === 0n],
      ["NothingToClaim", due === 0n],
      ["AmountAboveDue", gross > due],
      ["NothingToClaim", net === 0n && !isLast],
    ]);
    if (reasons.length > 0) return reasons;
    pool.lastTs = this.time(position.pool, clock);
    position.claimed = claimed;
    position.paid += net;
    pool.owed.reward -= gross;
    pool.vaults.reward -= net;
    this.move(pool.coin, position.owner, net);
    this.closeIfDone(op.position);
    return [];
  }

  private unstake(op: Of<"unstake">, clock: bigint): string[] {
    const position = this.positions.get(op.position);
    if (!position) return ["WrongAccountType"];
    const pool = this.pool(position.pool);
    const reasons = reasonsOf([
      ["WrongOwner", op.by !== position.owner],
      ["PrincipalAlreadyReturned", position.leftTs !== 0n],
    ]);
    if (reasons.length > 0) return reasons;
    const kept = this.earned(position, clock);
    pool.lastTs = this.time(position.pool, clock);
    pool.owed.reward -= position.rewardTotal - kept;
    pool.owed.principal -= position.principal;
    pool.vaults.principal -= position.principal;
    position.rewardTotal = kept;
    position.leftTs = pool.lastTs;
    this.move(pool.coin, position.owner, position.principal);
    this.closeIfDone(op.position);
    return [];
  }

  private closeIfDone(key: string) {
    const position = this.positions.get(key);
    if (!position || position.leftTs === 0n || position.claimed !== position.rewardTotal) return;
    this.positions.delete(key);
    this.pool(position.pool).openPositions -= 1n;
    this.changeLamports(position.rentPayer, this.rent);
  }

  private fund(op: Of<"fund">): string[] {
    const pool = this.pool(op.pool);
    const reasons = reasonsOf([
      ["Unauthorized", op.by !== pool.funder],
      ["ZeroAmount", op.amount === 0n],
      ["token: InsufficientFunds", this.balance(pool.coin, op.by) < op.amount],
    ]);
    if (reasons.length > 0) return reasons;
    this.move(pool.coin, op.by, -op.amount);
    pool.vaults.reward += op.amount;
    return [];
  }

  /** The SPL Token program's own rules: anyone may send to a vault. */
  private donate(op: Of<"donate">): string[] {
    const pool = this.pool(op.pool);
    if (this.balance(pool.coin, op.by) < op.amount) return ["token: InsufficientFunds"];
    this.move(pool.coin, op.by, -op.amount);
    pool.vaults[op.side] += op.amount;
    return [];
  }

  private withdraw(op: Of<"withdraw">): string[] {
    const pool = this.pool(op.pool);
    const free = pool.vaults[op.side] - pool.owed[op.side];
    const reasons = reasonsOf([
      ["Unauthorized", op.by !== pool.admin],
      ["NothingToWithdraw", op.amount === 0n || op.amount > free],
    ]);
    if (reasons.length > 0) return reasons;
    pool.vaults[op.side] -= op.amount;
    this.move(pool.coin, op.by, op.amount);
    return [];
  }

  private setConditions(op: Of<"set_conditions">): string[] {
    const pool = this.pool(op.pool);
    const { rates, min, max, fee } = op.conditions;
    const reasons = reasonsOf([
      ["Unauthorized", op.by !== pool.admin],
      ["RatesNotAscending", rates.some((rate, i) => rate < (rates[i - 1] ?? 0))],
      ["BoundsInvalid", min === 0n || min > max],
      ["FeeAboveCap", fee > FEE_CAP],
    ]);
    if (reasons.length === 0) Object.assign(pool, { rates: [...rates], min, max, fee });
    return reasons;
  }

  private changePowers(op: Of<"set_roles" | "propose_admin" | "accept_admin" | "set_paused">): string[] {
    const pool = this.pool(op.pool);
    if (op.kind === "accept_admin") return this.acceptAdmin(pool, op.by);
    const mayAct = op.kind === "set_paused" ? op.by === pool.pauser : op.by === pool.admin;
    if (!mayAct) return ["Unauthorized"];
    if (op.kind === "set_paused") pool.isPaused = op.isPaused;
    if (op.kind === "propose_admin") pool.pendingAdmin = op.newAdmin;
    if (op.kind === "set_roles") Object.assign(pool, { pauser: op.pauser, funder: op.funder });
    return [];
  }

  private acceptAdmin(pool: ModelPool, by: Person): string[] {
    if (pool.pendingAdmin === null) return ["NoPendingAdmin", "Unauthorized"];
    if (pool.pendingAdmin !== by) return ["Unauthorized"];
    Object.assign(pool, { admin: by, pendingAdmin: null });
    return [];
  }

  private move(coin: string, person: Person, amount: bigint) {
    this.wallets.set(walletKey(coin, person), this.balance(coin, person) + amount);
  }

  private changeLamports(person: Person, amount: bigint) {
    this.lamports.set(person, (this.lamports.get(person) ?? 0n) + amount);
  }
}

function reasonsOf(checks: [reason: string, holds: boolean][]): string[] {
  return checks.filter(([, holds]) => holds).map(([reason]) => reason);
}

/**
 * The books of NFT pools as programs/staking/README.md describes them, in plain TypeScript: the property test compares the
 * program with them. They share no code with programs-client, so that one mistake cannot hide in both. They have no index:
 * what each NFT earns is added to that NFT.
 */

const U64_MAX = 18_446_744_073_709_551_615n;
const PARTS = 24n * 60n * 60n * 10_000n;
const DAY = 86_400n;
const TERMS = [0, 90, 180, 270];

export type Person = string;

export interface ModelStream {
  coin: string;
  isBonus: boolean;
  rate: bigint;
  streak: [number, number];
  end: bigint;
  held: bigint;
  /** the part of `held` that nobody has earned, in parts of a base unit */
  free: bigint;
  /** what the vault holds */
  vault: bigint;
}

export interface ModelPool {
  kind: "boost" | "nova";
  admin: Person;
  pendingAdmin: Person | null;
  pauser: Person;
  funder: Person;
  isPaused: boolean;
  fee: number;
  weights: number[];
  maxNfts: number;
  delay: bigint;
  collection: string;
  next: { collection: string; due: bigint } | null;
  lastTs: bigint;
  streams: ModelStream[];
}

export interface ModelReward {
  /** earned since the NFT came in, at its weight and at its base weight, in parts */
  whole: bigint;
  base: bigint;
  /** by check-ins; after leaving, everything */
  units: bigint;
  claimed: bigint;
  paid: bigint;
}

export interface ModelPosition {
  pool: string;
  nft: string;
  owner: Person;
  payer: Person;
  start: bigint;
  left: bigint;
  term: number;
  weight: number;
  baseWeight: number;
  fee: number;
  rewards: ModelReward[];
}

export interface ModelCheckIn {
  payer: Person;
  isInside: boolean;
  lastDay: bigint;
  streak: number;
  count: number;
}

export type Operation =
  | {
      kind: "stake";
      pool: string;
      nft: string;
      by: Person;
      payer: Person;
      term: number;
      minWeight: number;
      minBaseWeight: number;
      maxFee: number;
    }
  | { kind: "check_in"; position: string; by: Person }
  | { kind: "claim"; position: string; stream: number; by: Person; amount: bigint }
  | { kind: "unstake"; position: string; by: Person }
  | { kind: "close_record"; pool: string; nft: string; by: Person }
  | { kind: "transfer"; nft: string; by: Person; to: Person }
  | ({ kind: "fund" } & Money)
  | ({ kind: "withdraw" } & Money)
  | ({ kind: "donate" } & Money)
  | {
      kind: "set_stream";
      pool: string;
      stream: number;
      by: Person;
      rate: bigint;
      end: bigint;
      streak: [number, number];
    }
  | {
      kind: "add_stream";
      pool: string;
      by: Person;
      coin: string;
      isBonus: boolean;
      rate: bigint;
      end: bigint;
      streak: [number, number];
    }
  | { kind: "set_conditions"; pool: string; by: Person; weights: number[]; maxNfts: number; fee: number }
  | { kind: "set_paused"; pool: string; by: Person; isPaused: boolean }
  | { kind: "set_roles"; pool: string; by: Person; pauser: Person; funder: Person }
  | { kind: "propose_admin"; pool: string; by: Person; to: Person | null }
  | { kind: "accept_admin"; pool: string; by: Person }
  | { kind: "propose_membership"; pool: string; by: Person; collection: string };

/** What is independent of the pools' clocks. */
type OutsidePools = Of<"transfer"> | Of<"donate"> | Of<"close_record">;
type Administration = Of<"set_paused"> | Of<"set_roles"> | Of<"propose_admin"> | Of<"accept_admin">;

interface Money {
  pool: string;
  stream: number;
  by: Person;
  amount: bigint;
}

type Of<K extends Operation["kind"]> = Extract<Operation, { kind: K }>;

export const positionKey = (pool: string, nft: string, owner: Person) => `${pool}/${nft}/${owner}`;
/** Days since 1970 by the clocks of Korea, nine hours ahead. */
export const koreanDayNumber = (ts: bigint) => (ts + 9n * 3_600n) / DAY;
export const recordKey = (pool: string, nft: string) => `${pool}/${nft}`;

export class Model {
  readonly pools = new Map<string, ModelPool>();
  readonly positions = new Map<string, ModelPosition>();
  readonly records = new Map<string, ModelCheckIn>();
  readonly wallets = new Map<string, bigint>();
  /** collection and, while it is in no pool, owner of each NFT */
  readonly nfts = new Map<string, { collection: string; owner: Person | null }>();
  readonly lamports = new Map<Person, bigint>();

  constructor(readonly rent: { position: bigint; escrow: bigint; record: bigint }) {}

  pool(name: string): ModelPool {
    return this.pools.get(name) as ModelPool;
  }

  balance(coin: string, person: Person): bigint {
    return this.wallets.get(`${coin}/${person}`) ?? 0n;
  }

  inside(pool: string): ModelPosition[] {
    return [...this.positions.values()].filter((position) => position.pool === pool && position.left === 0n);
  }

  weightOf(pool: string): bigint {
    return this.inside(pool).reduce((sum, { weight }) => sum + BigInt(weight), 0n);
  }

  owed({ held, free }: ModelStream): bigint {
    return held - free / PARTS;
  }

  /**
   * Applies an operation at a second of the clock. Returns every reason to refuse it, or none if it was applied; if there
   * are several, the program may name any of them.
   */
  apply(op: Operation, clock: bigint): string[] {
    if (op.kind === "transfer") return this.transfer(op);
    if (op.kind === "donate") return this.donate(op);
    if (op.kind === "close_record") return this.closeRecord(op, clock);
    const poolName = "position" in op ? (op.position.split("/")[0] as string) : op.pool;
    // settling in one step or in several gives the same result, so an extra one changes nothing
    const before = structuredClone([this.pools, this.positions]) as [
      Map<string, ModelPool>,
      Map<string, ModelPosition>,
    ];
    const now = this.settle(poolName, clock);
    const reasons = this.change(op, poolName, now);
    if (reasons.length > 0) this.restore(before);
    return reasons;
  }

  private restore([pools, positions]: [Map<string, ModelPool>, Map<string, ModelPosition>]) {
    for (const [name, pool] of pools) this.pools.set(name, pool);
    for (const [name, position] of positions) this.positions.set(name, position);
  }

  private change(op: Exclude<Operation, OutsidePools>, poolName: string, now: bigint): string[] {
    const pool = this.pool(poolName);
    switch (op.kind) {
      case "stake":
        return this.stake(pool, op, now);
      case "check_in":
        return this.checkIn(pool, op, now);
      case "claim":
        return this.claim(pool, op, now);
      case "unstake":
        return this.unstake(pool, op, now);
      case "fund":
        return this.fund(pool, op);
      case "withdraw":
        return this.withdraw(pool, op);
      case "add_stream":
        return this.addStream(pool, op);
      case "set_stream":
        return this.setStream(pool, op);
      case "set_conditions":
        return this.setConditions(pool, op);
      case "propose_membership":
        return this.proposeMembership(pool, op, now);
      case "set_paused":
      case "set_roles":
      case "propose_admin":
      case "accept_admin":
        return this.administer(pool, op);
    }
  }

  /** Adds what every NFT inside has earned up to now, as far as the funds reach; returns the second by the pool's clock. */
  settle(poolName: string, clock: bigint): bigint {
    const pool = this.pool(poolName);
    const now = clock > pool.lastTs ? clock : pool.lastTs;
    const inside = this.inside(poolName);
    const weight = this.weightOf(poolName);
    pool.streams.forEach((stream, place) => {
      const seconds = this.payableSeconds(stream, weight, pool.lastTs, now);
      stream.free -= stream.rate * weight * seconds;
      for (const position of inside) {
        const reward = position.rewards[place] as ModelReward;
        reward.whole += stream.rate * BigInt(position.weight) * seconds;
        reward.base += stream.rate * BigInt(position.baseWeight) * seconds;
      }
    });
    pool.lastTs = now;
    return now;
  }

  private payableSeconds(stream: ModelStream, weight: bigint, from: bigint, now: bigint): bigint {
    const until = now < stream.end ? now : stream.end;
    const cost = stream.rate * weight;
    if (stream.isBonus || until <= from || cost === 0n) return 0n;
    const covered = stream.free / cost;
    return until - from < covered ? until - from : covered;
  }

  /** Everything that can be had from a stream, claimed or not, settled up to now. */
  earned(position: ModelPosition, place: number, now: bigint): bigint {
    const { whole, base, units, claimed } = position.rewards[place] as ModelReward;
    if (position.left !== 0n) return units;
    const earned = units + (this.isEarly(position, now) ? base : whole) / PARTS;
    return earned > claimed ? earned : claimed;
  }

  isEarly({ start, term }: ModelPosition, now: bigint): boolean {
    return now < start + BigInt(term) * DAY;
  }

  private stake(pool: ModelPool, op: Of<"stake">, now: bigint): string[] {
    const key = positionKey(op.pool, op.nft, op.by);
    const nft = this.nfts.get(op.nft) as { collection: string; owner: Person | null };
    const collection = pool.next && now >= pool.next.due ? pool.next.collection : pool.collection;
    const place = TERMS.indexOf(op.term);
    const isOffered = place >= 0 && (pool.kind === "boost") === (place === 0) && pool.weights[place] !== 0;
    const weight = pool.weights[place] ?? 0;
    const [baseWeight = 0] = pool.weights;
    const isWorse = weight < op.minWeight || baseWeight < op.minBaseWeight || pool.fee > op.maxFee;
    const reasons = reasonsOf([
      ["AccountAlreadyExists", this.positions.has(key)],
      ["NftNotHeld", nft.owner !== op.by],
      ["PoolPaused", pool.isPaused],
      ["NotInCollection", nft.collection !== collection],
      ["TermNotOffered", !isOffered],
      ["ConditionsChanged", isOffered && isWorse],
      ["PoolFull", this.inside(op.pool).length >= pool.maxNfts],
    ]);
    if (reasons.length > 0) return reasons;
    this.renew(pool, now);
    const rewards = [0, 1, 2, 3].map(() => ({ whole: 0n, base: 0n, units: 0n, claimed: 0n, paid: 0n }));
    const frozen = { term: op.term, weight, baseWeight, fee: pool.fee, rewards };
    const who = { pool: op.pool, nft: op.nft, owner: op.by, payer: op.payer };
    this.positions.set(key, { ...who, ...frozen, start: now, left: 0n });
    nft.owner = null;
    this.changeLamports(op.payer, -this.rent.position - this.rent.escrow);
    const record = this.records.get(recordKey(op.pool, op.nft));
    if (record) {
      record.isInside = true;
      return [];
    }
    const fresh = { payer: op.payer, isInside: true, lastDay: 0n, streak: 0, count: 0 };
    this.records.set(recordKey(op.pool, op.nft), fresh);
    this.changeLamports(op.payer, -this.rent.record);
    return [];
  }

  private checkIn(pool: ModelPool, op: Of<"check_in">, now: bigint): string[] {
    const position = this.positions.get(op.position);
    if (!position) return ["WrongAccountType"];
    const record = this.records.get(recordKey(position.pool, position.nft));
    const reasons = reasonsOf([
      ["WrongAccountType", record === undefined],
      ["WrongOwner", op.by !== position.owner],
      ["NftAlreadyReturned", position.left !== 0n],
      ["CheckInTooEarly", koreanDayNumber(position.start) >= koreanDayNumber(now)],
    ]);
    if (reasons.length > 0 || !record) return reasons;
    const day = koreanDayNumber(now);
    if (record.count > 0 && day <= record.lastDay) return [];
    const goesOn = record.count > 0 && day === record.lastDay + 1n;
    record.streak = goesOn ? record.streak + 1 : 1;
    record.lastDay = day;
    record.count += 1;
    const place = pool.streams.findIndex(({ isBonus }) => isBonus);
    const stream = pool.streams[place];
    if (!stream || now >= stream.end) return [];
    const [week, month] = stream.streak;
    const share = record.streak >= 30 ? month : record.streak >= 7 ? week : 10_000;
    const wished = (stream.rate * BigInt(share)) / 10_000n;
    const covered = stream.free / PARTS;
    const bonus = wished < covered ? wished : covered;
    stream.free -= bonus * PARTS;
    (position.rewards[place] as ModelReward).units += bonus;
    return [];
  }

  private claim(pool: ModelPool, op: Of<"claim">, now: bigint): string[] {
    const position = this.positions.get(op.position);
    if (!position) return ["WrongAccountType"];
    const stream = pool.streams[op.stream];
    if (!stream)
      return reasonsOf([
        ["WrongOwner", op.by !== position.owner],
        ["UnknownStream", true],
      ]);
    const reward = position.rewards[op.stream] as ModelReward;
    const due = this.earned(position, op.stream, now) - reward.claimed;
    const amount = op.amount === U64_MAX ? due : op.amount;
    const net = (gross: bigint) => gross - (gross * BigInt(position.fee) + 9_999n) / 10_000n;
    const paid = net(reward.claimed + amount) - net(reward.claimed);
    const isLast = position.left !== 0n && amount === due;
    const reasons = reasonsOf([
      ["WrongOwner", op.by !== position.owner],
      ["ZeroAmount", op.amount === 0n],
      ["NothingToClaim", due === 0n || (amount <= due && paid === 0n && !isLast)],
      ["AmountAboveDue", amount > due],
    ]);
    if (reasons.length > 0) return reasons;
    reward.claimed += amount;
    reward.paid += paid;
    stream.held -= paid;
    stream.vault -= paid;
    stream.free += (amount - paid) * PARTS;
    this.move(stream.coin, op.by, paid);
    this.closeIfDone(op.position, position);
    return [];
  }

  private unstake(pool: ModelPool, op: Of<"unstake">, now: bigint): string[] {
    const position = this.positions.get(op.position);
    if (!position) return ["WrongAccountType"];
    const record = this.records.get(recordKey(position.pool, position.nft));
    const reasons = reasonsOf([
      ["WrongAccountType", record === undefined],
      ["WrongOwner", op.by !== position.owner],
      ["NftAlreadyReturned", position.left !== 0n],
    ]);
    if (reasons.length > 0 || !record) return reasons;
    const isEarly = this.isEarly(position, now);
    pool.streams.forEach((stream, place) => {
      const reward = position.rewards[place] as ModelReward;
      const kept = isEarly ? reward.claimed : reward.units + reward.whole / PARTS;
      stream.free += reward.units * PARTS + reward.whole - kept * PARTS;
      reward.units = kept;
    });
    position.left = now > 1n ? now : 1n;
    record.isInside = false;
    (this.nfts.get(position.nft) as { owner: Person | null }).owner = position.owner;
    this.changeLamports(position.payer, this.rent.escrow);
    this.closeIfDone(op.position, position);
    return [];
  }

  private closeIfDone(key: string, position: ModelPosition) {
    if (position.left === 0n || position.rewards.some(({ units, claimed }) => units !== claimed)) return;
    this.positions.delete(key);
    this.changeLamports(position.payer, this.rent.position);
  }

  private closeRecord({ pool, nft }: Of<"close_record">, clock: bigint): string[] {
    const record = this.records.get(recordKey(pool, nft));
    if (!record) return ["WrongAccountType"];
    const { lastTs } = this.pool(pool);
    const now = clock > lastTs ? clock : lastTs;
    const isDead = record.count === 0 || koreanDayNumber(now) > record.lastDay + 1n;
    if (record.isInside || !isDead) return ["CheckInAlive"];
    this.settle(pool, clock);
    this.records.delete(recordKey(pool, nft));
    this.changeLamports(record.payer, this.rent.record);
    return [];
  }

  private fund(pool: ModelPool, op: Of<"fund">): string[] {
    const stream = pool.streams[op.stream];
    if (!stream)
      return reasonsOf([
        ["Unauthorized", op.by !== pool.funder],
        ["UnknownStream", true],
      ]);
    const reasons = reasonsOf([
      ["Unauthorized", op.by !== pool.funder],
      ["ZeroAmount", op.amount === 0n],
      ["Overflow", stream.held + op.amount > U64_MAX],
      ["token: InsufficientFunds", this.balance(stream.coin, op.by) < op.amount],
    ]);
    if (reasons.length > 0) return reasons;
    stream.held += op.amount;
    stream.vault += op.amount;
    stream.free += op.amount * PARTS;
    this.move(stream.coin, op.by, -op.amount);
    return [];
  }

  private withdraw(pool: ModelPool, op: Of<"withdraw">): string[] {
    const stream = pool.streams[op.stream];
    if (!stream)
      return reasonsOf([
        ["Unauthorized", op.by !== pool.admin],
        ["UnknownStream", true],
      ]);
    const reasons = reasonsOf([
      ["Unauthorized", op.by !== pool.admin],
      ["NothingToWithdraw", op.amount === 0n || op.amount > stream.vault - this.owed(stream)],
    ]);
    if (reasons.length > 0) return reasons;
    const beside = stream.vault - stream.held;
    const booked = op.amount > beside ? op.amount - beside : 0n;
    stream.vault -= op.amount;
    stream.held -= booked;
    stream.free -= booked * PARTS;
    this.move(stream.coin, op.by, op.amount);
    return [];
  }

  private addStream(pool: ModelPool, op: Of<"add_stream">): string[] {
    const reasons = reasonsOf([
      ["Unauthorized", op.by !== pool.admin],
      ["StreamsFull", pool.streams.length >= 4],
      // the place after the last one has no vault
      ["WrongAddress", pool.streams.length >= 4],
      ["UnknownStreamKind", op.isBonus && pool.streams.some(({ isBonus }) => isBonus)],
      ...termsFaults(op.isBonus, op),
    ]);
    if (reasons.length > 0) return reasons;
    const { coin, isBonus, rate, end, streak } = op;
    pool.streams.push({ coin, isBonus, rate, end, streak, held: 0n, free: 0n, vault: 0n });
    return [];
  }

  private setStream(pool: ModelPool, op: Of<"set_stream">): string[] {
    const stream = pool.streams[op.stream];
    const reasons = reasonsOf([
      ["Unauthorized", op.by !== pool.admin],
      ["UnknownStream", stream === undefined],
      ...(stream ? termsFaults(stream.isBonus, op) : []),
    ]);
    if (reasons.length > 0 || !stream) return reasons;
    Object.assign(stream, { rate: op.rate, end: op.end, streak: op.streak });
    return [];
  }

  private setConditions(pool: ModelPool, { by, weights, maxNfts, fee }: Of<"set_conditions">): string[] {
    const [base = 0, ...terms] = weights;
    const falls = weights.some((weight, i) => i > 0 && weight < (weights[i - 1] as number));
    const isBoost = base >= 1 && base <= 30_000 && terms.every((weight) => weight === 0);
    const isNova = !falls && (terms[0] as number) >= 1 && (terms[2] as number) <= 30_000;
    const reasons = reasonsOf([
      ["Unauthorized", by !== pool.admin],
      ["WeightsInvalid", pool.kind === "boost" ? !isBoost : !isNova],
      ["TooManyNfts", maxNfts > 100_000],
      ["FeeAboveCap", fee > 1_000],
    ]);
    if (reasons.length > 0) return reasons;
    Object.assign(pool, { weights, maxNfts, fee });
    return [];
  }

  private proposeMembership(pool: ModelPool, { by, collection }: Of<"propose_membership">, now: bigint): string[] {
    if (by !== pool.admin) return ["Unauthorized"];
    this.renew(pool, now);
    pool.next = collection === pool.collection ? null : { collection, due: now + pool.delay };
    return [];
  }

  private renew(pool: ModelPool, now: bigint) {
    if (!pool.next || now < pool.next.due) return;
    pool.collection = pool.next.collection;
    pool.next = null;
  }

  private administer(pool: ModelPool, op: Administration): string[] {
    if (op.kind === "accept_admin") {
      if (pool.pendingAdmin === null) return ["NoPendingAdmin"];
      if (pool.pendingAdmin !== op.by) return ["Unauthorized"];
      Object.assign(pool, { admin: op.by, pendingAdmin: null });
      return [];
    }
    if (op.by !== (op.kind === "set_paused" ? pool.pauser : pool.admin)) return ["Unauthorized"];
    if (op.kind === "set_paused") pool.isPaused = op.isPaused;
    if (op.kind === "set_roles") Object.assign(pool, { pauser: op.pauser, funder: op.funder });
    if (op.kind === "propose_admin") pool.pendingAdmin = op.to;
    return [];
  }

  /** The token program's own rules: an NFT outside a pool can change hands, and anyone may send to a vault. */
  private transfer({ nft, by, to }: Of<"transfer">): string[] {
    const held = this.nfts.get(nft) as { owner: Person | null };
    if (held.owner !== by) return ["token: InsufficientFunds"];
    held.owner = to;
    return [];
  }

  private donate(op: Of<"donate">): string[] {
    const stream = this.pool(op.pool).streams[op.stream] as ModelStream;
    if (this.balance(stream.coin, op.by) < op.amount) return ["token: InsufficientFunds"];
    stream.vault += op.amount;
    this.move(stream.coin, op.by, -op.amount);
    return [];
  }

  private move(coin: string, person: Person, amount: bigint) {
    this.wallets.set(`${coin}/${person}`, this.balance(coin, person) + amount);
  }

  private changeLamports(person: Person, amount: bigint) {
    this.lamports.set(person, (this.lamports.get(person) ?? 0n) + amount);
  }
}

function termsFaults(isBonus: boolean, terms: { rate: bigint; streak: [number, number] }): [string, boolean][] {
  const [week, month] = terms.streak;
  const isValid = isBonus ? week >= 10_000 && month >= week : week === 0 && month === 0;
  return [
    ["RateAboveCap", terms.rate > 1_000_000_000_000_000n],
    ["StreakInvalid", !isValid],
  ];
}

function reasonsOf(checks: [reason: string, holds: boolean][]): string[] {
  return checks.filter(([, holds]) => holds).map(([reason]) => reason);
}

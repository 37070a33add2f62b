/**
 * The books of grants as programs/vesting/README.md describes them, in plain TypeScript: the property test compares the
 * program with them. They share no code with programs-client, so that one mistake cannot hide in both.
 */

const U64_MAX = 18_446_744_073_709_551_615n;
const LONGEST = 4_294_967_295n;

export type Person = string;

export interface ModelSchedule {
  start: bigint;
  cliff: bigint;
  end: bigint;
  step: bigint;
}

export interface ModelGrant extends ModelSchedule {
  coin: string;
  creator: Person;
  id: bigint;
  rentPayer: Person;
  beneficiary: Person;
  pending: Person | null;
  total: bigint;
  claimed: bigint;
  returned: bigint;
  isRevocable: boolean;
  revokedTs: bigint;
  lastTs: bigint;
  /** what the vault holds */
  vault: bigint;
}

export type Operation =
  | {
      kind: "create";
      coin: string;
      by: Person;
      payer: Person;
      id: bigint;
      beneficiary: Person | null;
      amount: bigint;
      schedule: ModelSchedule;
      isRevocable: boolean;
    }
  | { kind: "claim"; grant: string; by: Person; amount: bigint }
  | { kind: "revoke"; grant: string; by: Person }
  | { kind: "propose"; grant: string; by: Person; to: Person | null }
  | { kind: "accept"; grant: string; by: Person }
  | { kind: "donate"; grant: string; by: Person; amount: bigint };

type Of<K extends Operation["kind"]> = Extract<Operation, { kind: K }>;

export const grantKey = (creator: Person, id: bigint) => `${creator}/${id}`;
const walletKey = (coin: string, person: Person) => `${coin}/${person}`;

export class Model {
  readonly grants = new Map<string, ModelGrant>();
  readonly wallets = new Map<string, bigint>();
  readonly lamports = new Map<Person, bigint>();
  /** for a grant and its vault together */
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
    if (operation.kind === "create") return this.create(operation, clock);
    const grant = this.grants.get(operation.grant);
    if (!grant) return [operation.kind === "donate" ? "closed" : "WrongAccountType"];
    switch (operation.kind) {
      case "claim":
        return this.claim(grant, operation, clock);
      case "revoke":
        return this.revoke(grant, operation, clock);
      case "propose":
        return this.propose(grant, operation, clock);
      case "accept":
        return this.accept(grant, operation, clock);
      case "donate":
        return this.donate(grant, operation);
    }
  }

  /** What has become the beneficiary's, claimed or not. */
  vested(grant: ModelGrant, clock: bigint): bigint {
    const now = later(clock, grant.lastTs);
    if (grant.revokedTs !== 0n) return grant.total - grant.returned;
    if (now >= grant.end) return grant.total;
    if (now < grant.cliff) return 0n;
    const wholeSteps = grant.step === 0n ? now - grant.start : ((now - grant.start) / grant.step) * grant.step;
    return (grant.total * wholeSteps) / (grant.end - grant.start);
  }

  due(grant: ModelGrant, clock: bigint): bigint {
    return this.vested(grant, clock) - grant.claimed;
  }

  private create(op: Of<"create">, clock: bigint): string[] {
    const { start, cliff, end, step } = op.schedule;
    const key = grantKey(op.by, op.id);
    const reasons = reasonsOf([
      ["AccountAlreadyExists", this.grants.has(key)],
      ["BeneficiaryMissing", op.beneficiary === null],
      ["ZeroAmount", op.amount === 0n],
      ["ScheduleOutOfOrder", start > cliff || cliff > end || start === end],
      ["ScheduleEnded", end <= clock],
      ["ScheduleTooLong", end - start > LONGEST || end - clock > LONGEST],
      ["StepTooLong", step > end - start],
      ["token: InsufficientFunds", this.balance(op.coin, op.by) < op.amount],
    ]);
    if (reasons.length > 0) return reasons;
    this.grants.set(key, {
      coin: op.coin,
      creator: op.by,
      id: op.id,
      rentPayer: op.payer,
      beneficiary: op.beneficiary as Person,
      pending: null,
      total: op.amount,
      claimed: 0n,
      returned: 0n,
      isRevocable: op.isRevocable,
      revokedTs: 0n,
      lastTs: clock,
      vault: op.amount,
      ...op.schedule,
    });
    this.move(op.coin, op.by, -op.amount);
    this.changeLamports(op.payer, -this.rent);
    return [];
  }

  private claim(grant: ModelGrant, op: Of<"claim">, clock: bigint): string[] {
    const due = this.due(grant, clock);
    const amount = op.amount === U64_MAX ? due : op.amount;
    const reasons = reasonsOf([
      ["WrongBeneficiary", op.by !== grant.beneficiary],
      ["ZeroAmount", op.amount === 0n],
      ["NothingToClaim", due === 0n],
      ["AmountAboveDue", amount > due],
    ]);
    if (reasons.length > 0) return reasons;
    grant.lastTs = later(clock, grant.lastTs);
    grant.claimed += amount;
    this.pay(grant, op.by, amount);
    return [];
  }

  private revoke(grant: ModelGrant, op: Of<"revoke">, clock: bigint): string[] {
    const returned = grant.total - this.vested(grant, clock);
    const reasons = reasonsOf([
      ["WrongCreator", op.by !== grant.creator],
      ["GrantNotRevocable", !grant.isRevocable],
      ["GrantAlreadyRevoked", grant.revokedTs !== 0n],
      ["NothingToRevoke", returned === 0n],
    ]);
    if (reasons.length > 0) return reasons;
    grant.lastTs = later(clock, grant.lastTs);
    grant.revokedTs = grant.lastTs;
    grant.returned = returned;
    this.pay(grant, op.by, returned);
    return [];
  }

  /** The last payment includes whatever others had sent into the vault, and closes the grant. */
  private pay(grant: ModelGrant, to: Person, amount: bigint) {
    const isLast = grant.claimed === grant.total - grant.returned;
    const paid = isLast ? grant.vault : amount;
    grant.vault -= paid;
    this.move(grant.coin, to, paid);
    if (!isLast) return;
    this.grants.delete(grantKey(grant.creator, grant.id));
    this.changeLamports(grant.rentPayer, this.rent);
  }

  private propose(grant: ModelGrant, op: Of<"propose">, clock: bigint): string[] {
    if (op.by !== grant.beneficiary) return ["WrongBeneficiary"];
    Object.assign(grant, { pending: op.to, lastTs: later(clock, grant.lastTs) });
    return [];
  }

  private accept(grant: ModelGrant, op: Of<"accept">, clock: bigint): string[] {
    if (grant.pending === null) return ["NoPendingBeneficiary"];
    if (grant.pending !== op.by) return ["NotProposed"];
    Object.assign(grant, { beneficiary: op.by, pending: null, lastTs: later(clock, grant.lastTs) });
    return [];
  }

  /** The SPL Token program's own rules: anyone may send to a vault. */
  private donate(grant: ModelGrant, op: Of<"donate">): string[] {
    if (this.balance(grant.coin, op.by) < op.amount) return ["token: InsufficientFunds"];
    this.move(grant.coin, op.by, -op.amount);
    grant.vault += op.amount;
    return [];
  }

  private move(coin: string, person: Person, amount: bigint) {
    this.wallets.set(walletKey(coin, person), this.balance(coin, person) + amount);
  }

  private changeLamports(person: Person, amount: bigint) {
    this.lamports.set(person, (this.lamports.get(person) ?? 0n) + amount);
  }
}

function later(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}

function reasonsOf(checks: [reason: string, holds: boolean][]): string[] {
  return checks.filter(([, holds]) => holds).map(([reason]) => reason);
}

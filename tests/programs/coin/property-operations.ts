import { amountWithin, U64_MAX } from "../property.ts";
import type { SeededRandom } from "../seeded-random.ts";
import { type Model, type ModelConditions, type ModelPosition, type Operation, positionKey } from "./model.ts";
import { PEOPLE, POOLS } from "./property-setting.ts";

const DAY = 86_400n;
const TERMS = [30, 90, 180, 365];
const POSITIONS_A_PERSON = 5n;

type Kind = Operation["kind"];

const KINDS: [Kind, number][] = [
  ["stake", 34],
  ["claim", 22],
  ["unstake", 12],
  ["fund", 9],
  ["withdraw", 5],
  ["donate", 3],
  ["set_conditions", 5],
  ["set_paused", 4],
  ["set_roles", 2],
  ["propose_admin", 2],
  ["accept_admin", 2],
];

const WEIGHTED: Kind[] = KINDS.flatMap(([kind, weight]) => Array<Kind>(weight).fill(kind));

/** The next operation: most of them sensible, some by the wrong person or with absurd amounts. */
export function nextOperation(random: SeededRandom, model: Model, clock: bigint): Operation {
  const kind = random.pick(WEIGHTED);
  const pool = random.pick(POOLS).name;
  const stranger = random.pick(PEOPLE);
  const { admin, pauser, funder, coin, vaults, owed, pendingAdmin } = model.pool(pool);
  const mostly = (person: string) => (random.chance(90) ? person : stranger);
  switch (kind) {
    case "stake":
      return nextStake(random, model, pool);
    case "claim":
    case "unstake":
      return nextExit(random, model, clock, kind);
    case "fund": {
      const by = mostly(funder);
      return { kind, pool, by, amount: amountWithin(random, model.balance(coin, by) / 4n) };
    }
    case "withdraw": {
      const side = random.pick(["principal", "reward"] as const);
      const free = vaults[side] - owed[side];
      return {
        kind,
        pool,
        by: mostly(admin),
        side,
        amount: amountWithin(random, random.chance(30) ? free : free / 50n),
      };
    }
    case "donate": {
      const amount = random.below(1_000_000);
      return { kind, pool, by: stranger, side: random.pick(["principal", "reward"] as const), amount: BigInt(amount) };
    }
    case "set_conditions":
      return { kind, pool, by: mostly(admin), conditions: nextConditions(random, pool) };
    case "set_paused":
      return { kind, pool, by: mostly(pauser), isPaused: random.chance(35) };
    case "set_roles":
      return { kind, pool, by: mostly(admin), pauser: random.pick(PEOPLE), funder: random.pick(PEOPLE) };
    case "propose_admin":
      return { kind, pool, by: mostly(admin), newAdmin: random.chance(80) ? random.pick(PEOPLE) : null };
    case "accept_admin":
      return { kind, pool, by: mostly(pendingAdmin ?? stranger) };
  }
}

/** Where the clock goes next: some seconds or days on, back, or to the edge of a position's term. */
export function nextSecond(random: SeededRandom, model: Model, clock: bigint): bigint {
  const step = random.below(100);
  if (step < 45) return clock;
  if (step < 60) return clock + random.between(1n, 60n);
  if (step < 75) return clock + random.between(1n, 3n * DAY);
  if (step < 78) return clock + random.between(1n, 60n * DAY);
  if (step < 82) return clock - random.between(1n, 5n * DAY);
  const positions = [...model.positions.values()];
  if (positions.length === 0) return clock;
  const { startTs, term } = random.pick(positions);
  const edge = startTs + BigInt(term) * DAY + random.between(-1n, 1n);
  // Distant ends usually stay in the future, or hardly any position would be left early.
  return edge - clock < 10n * DAY || random.chance(5) ? edge : clock + 1n;
}

function nextStake(random: SeededRandom, model: Model, pool: string): Operation {
  const { rates, min, max, fee, coin, vaults, owed } = model.pool(pool);
  const owner = random.pick(PEOPLE);
  const term = random.chance(97) ? random.pick(TERMS) : random.below(400);
  const rate = rates[TERMS.indexOf(term)] ?? 0;
  const balance = model.balance(coin, owner);
  const coverable = rate === 0 ? balance : ((vaults.reward - owed.reward) * 36_500_000n) / BigInt(rate * term * 10);
  const most = smallest(max, balance, random.chance(70) ? coverable / 3n : max);
  return {
    kind: "stake",
    pool,
    owner,
    payer: random.chance(70) ? owner : random.pick(PEOPLE),
    id: random.chance(80) ? freeId(random, model, pool, owner) : anyId(random),
    amount: random.chance(80) ? random.between(min, most) : amountWithin(random, max),
    term,
    minRate: random.chance(95) ? rate : Math.min(rate + 1, 65_535),
    minBaseRate: random.chance(95) ? (rates[0] ?? 0) : 65_535,
    maxFee: random.chance(95) ? fee : 0,
  };
}

function nextExit(random: SeededRandom, model: Model, clock: bigint, kind: "claim" | "unstake"): Operation {
  const positions = [...model.positions.values()];
  const isKnown = positions.length > 0 && random.chance(96);
  const target = isKnown ? random.pick(positions) : someKey(random);
  const position = positionKey(target.pool, target.owner, target.id);
  const by = random.chance(95) ? target.owner : random.pick(PEOPLE);
  if (kind === "unstake") return { kind, position, by };
  return { kind, position, by, amount: claimAmount(random, model, clock, model.positions.get(position)) };
}

function claimAmount(random: SeededRandom, model: Model, clock: bigint, position?: ModelPosition): bigint {
  if (!position || random.chance(40)) return U64_MAX;
  return amountWithin(random, model.earned(position, clock) - position.claimed);
}

function someKey(random: SeededRandom) {
  return { pool: random.pick(POOLS).name, owner: random.pick(PEOPLE), id: anyId(random) };
}

function anyId(random: SeededRandom): bigint {
  return random.between(0n, POSITIONS_A_PERSON - 1n);
}

/** There are few ids, so that closed positions are opened again at the same address. */
function freeId(random: SeededRandom, model: Model, pool: string, owner: string): bigint {
  const first = anyId(random);
  const ids = [0n, 1n, 2n, 3n, 4n].map((step) => (first + step) % POSITIONS_A_PERSON);
  return ids.find((id) => !model.positions.has(positionKey(pool, owner, id))) ?? first;
}

function nextConditions(random: SeededRandom, pool: string): ModelConditions {
  const plan = POOLS.find(({ name }) => name === pool) ?? POOLS[0];
  if (!plan || random.chance(60)) return plan?.conditions as ModelConditions;
  const rates = TERMS.map(() => random.below(random.chance(20) ? 65_536 : 3_000));
  if (random.chance(85)) rates.sort((a, b) => a - b);
  const min = random.chance(90) ? random.between(1n, plan.conditions.min * 2n) : random.ofAnySize();
  const max = random.chance(90) ? plan.conditions.max : random.ofAnySize();
  return { rates, min, max, fee: random.below(random.chance(90) ? 1_001 : 65_536) };
}

function smallest(...values: bigint[]): bigint {
  return values.reduce((least, value) => (value < least ? value : least));
}

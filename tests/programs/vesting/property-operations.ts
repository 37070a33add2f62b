import { amountWithin, U64_MAX } from "../property.ts";
import type { SeededRandom } from "../seeded-random.ts";
import { grantKey, type Model, type ModelGrant, type ModelSchedule, type Operation } from "./model.ts";
import { COINS, PEOPLE } from "./property-setting.ts";

const DAY = 86_400n;
const GRANTS_A_PERSON = 5n;

type Kind = Operation["kind"];

const KINDS: [Kind, number][] = [
  ["create", 30],
  ["claim", 40],
  ["revoke", 8],
  ["propose", 8],
  ["accept", 7],
  ["donate", 7],
];

const WEIGHTED: Kind[] = KINDS.flatMap(([kind, weight]) => Array<Kind>(weight).fill(kind));

/** The next operation: most of them sensible, some by the wrong person or with absurd amounts. */
export function nextOperation(random: SeededRandom, model: Model, clock: bigint): Operation {
  const kind = random.pick(WEIGHTED);
  if (kind === "create") return nextCreation(random, model, clock);
  const open = [...model.grants.values()];
  const known = open.length > 0 && (kind === "donate" || random.chance(97)) ? random.pick(open) : null;
  // nothing is donated to a vault that does not exist, because none of our programs would be involved
  if (!known && kind === "donate") return nextCreation(random, model, clock);
  const grant = known ? grantKey(known.creator, known.id) : grantKey(random.pick(PEOPLE), anyId(random));
  const stranger = random.pick(PEOPLE);
  const mostly = (person: string | null | undefined) => (person && random.chance(93) ? person : stranger);
  switch (kind) {
    case "claim":
      return { kind, grant, by: mostly(known?.beneficiary), amount: claimAmount(random, model, known, clock) };
    case "revoke":
      return { kind, grant, by: mostly(known?.creator) };
    case "propose":
      return { kind, grant, by: mostly(known?.beneficiary), to: random.chance(80) ? random.pick(PEOPLE) : null };
    case "accept":
      return { kind, grant, by: mostly(known?.pending) };
    case "donate":
      return { kind, grant, by: stranger, amount: BigInt(random.below(1_000)) };
  }
}

/** Where the clock goes next: some seconds or days on, back, or to the edge of a cliff, a step or an end. */
export function nextSecond(random: SeededRandom, model: Model, clock: bigint): bigint {
  const choice = random.below(100);
  if (choice < 45) return clock;
  if (choice < 62) return clock + random.between(1n, 60n);
  if (choice < 75) return clock + random.between(1n, 3n * DAY);
  if (choice < 78) return clock + random.between(1n, 60n * DAY);
  if (choice < 82) return clock - random.between(1n, 5n * DAY);
  const grants = [...model.grants.values()];
  if (grants.length === 0) return clock;
  const edge = edgeOf(random, random.pick(grants), clock) + random.between(-1n, 1n);
  // distant edges usually stay in the future, or every grant would have ended soon; the clock goes back by days only,
  // because over a long run its cliffs would lead it to years before 1970
  const isNear = edge - clock < 20n * DAY && clock - edge < 5n * DAY;
  return isNear || (edge > clock && random.chance(5)) ? edge : clock + 1n;
}

function edgeOf(random: SeededRandom, { start, cliff, end, step }: ModelGrant, clock: bigint): bigint {
  const choice = random.below(3);
  if (choice === 0) return cliff;
  if (choice === 1 || step === 0n || clock < start) return end;
  return start + ((clock - start) / step + 1n) * step;
}

function nextCreation(random: SeededRandom, model: Model, clock: bigint): Operation {
  const coin = random.pick(Object.keys(COINS));
  const by = random.pick(PEOPLE);
  const balance = model.balance(coin, by);
  return {
    kind: "create",
    coin,
    by,
    payer: random.chance(70) ? by : random.pick(PEOPLE),
    id: random.chance(85) ? freeId(random, model, by) : anyId(random),
    beneficiary: random.chance(97) ? random.pick(PEOPLE) : null,
    amount: amountWithin(random, random.chance(20) ? balance : balance / 5n),
    schedule: random.chance(90) ? sensible(random, clock) : anySchedule(random, clock),
    isRevocable: random.chance(60),
  };
}

function sensible(random: SeededRandom, clock: bigint): ModelSchedule {
  const duration = random.between(1n, random.pick([100n, DAY, 30n * DAY, 800n * DAY]));
  const start = clock - random.between(-10n, duration - 1n);
  const cliff = start + (random.chance(60) ? random.between(0n, duration) : 0n);
  const step = random.chance(50) ? 0n : random.between(1n, duration);
  return { start, cliff, end: start + duration, step };
}

/** Anything at all, with the limits among it. */
function anySchedule(random: SeededRandom, clock: bigint): ModelSchedule {
  const LONGEST = 4_294_967_295n;
  const times = [clock - 1n, clock, clock + 1n, clock - LONGEST, clock + LONGEST, clock + LONGEST + 1n, 0n, -DAY];
  const time = () => (random.chance(70) ? random.pick(times) : clock + random.between(-DAY, DAY));
  return { start: time(), cliff: time(), end: time(), step: random.chance(50) ? 0n : random.ofAnySize() >> 32n };
}

function claimAmount(random: SeededRandom, model: Model, grant: ModelGrant | null, clock: bigint): bigint {
  if (!grant || random.chance(30)) return U64_MAX;
  return amountWithin(random, model.due(grant, clock));
}

function anyId(random: SeededRandom): bigint {
  return random.between(0n, GRANTS_A_PERSON - 1n);
}

/** There are few ids, so that closed grants are made again at the same address. */
function freeId(random: SeededRandom, model: Model, creator: string): bigint {
  const first = anyId(random);
  const ids = [0n, 1n, 2n, 3n, 4n].map((step) => (first + step) % GRANTS_A_PERSON);
  return ids.find((id) => !model.grants.has(grantKey(creator, id))) ?? first;
}

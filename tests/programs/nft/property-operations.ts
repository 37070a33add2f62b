import { amountWithin, U64_MAX } from "../property.ts";
import type { SeededRandom } from "../seeded-random.ts";
import { type Model, type ModelPosition, type ModelStream, type Operation, positionKey, recordKey } from "./model.ts";
import { COINS, COLLECTIONS, NFTS, PEOPLE, POOLS } from "./property-setting.ts";

const DAY = 86_400n;
const KOREA = 9n * 3_600n;
const NO_END = 2n ** 63n - 1n;
const TERMS = [0, 90, 180, 270];

type Kind = Operation["kind"];

const KINDS: [Kind, number][] = [
  ["stake", 26],
  ["check_in", 24],
  ["claim", 22],
  ["unstake", 13],
  ["close_record", 4],
  ["transfer", 5],
  ["fund", 9],
  ["withdraw", 5],
  ["donate", 2],
  ["set_stream", 5],
  ["add_stream", 1],
  ["set_conditions", 4],
  ["propose_membership", 2],
  ["set_paused", 3],
  ["set_roles", 1],
  ["propose_admin", 2],
  ["accept_admin", 2],
];

const WEIGHTED: Kind[] = KINDS.flatMap(([kind, weight]) => Array<Kind>(weight).fill(kind));

/** The next operation: most of them sensible, some by the wrong person or with absurd amounts. */
export function nextOperation(random: SeededRandom, model: Model, clock: bigint): Operation {
  const kind = random.pick(WEIGHTED);
  const pool = random.pick(POOLS).name;
  const { admin, pauser, funder, pendingAdmin, streams } = model.pool(pool);
  const stranger = random.pick(PEOPLE);
  const mostly = (person: string | null) => (person && random.chance(90) ? person : stranger);
  const stream = random.below(streams.length);
  const terms = () => nextTerms(random, streams[stream] as ModelStream, clock);
  switch (kind) {
    case "stake":
      return nextStake(random, model, pool);
    case "check_in":
    case "claim":
    case "unstake":
      return nextOfPosition(random, model, clock, kind);
    case "close_record":
      return nextRecord(random, model, pool, stranger);
    case "transfer": {
      const { name } = random.pick(NFTS);
      return { kind, nft: name, by: mostly(model.nfts.get(name)?.owner ?? null), to: random.pick(PEOPLE) };
    }
    case "fund": {
      const by = mostly(funder);
      const amount = fundsFor(random, streams[stream] as ModelStream);
      const place = random.chance(98) ? stream : streams.length;
      return { kind, pool, by, stream: place, amount: random.chance(90) ? amount : amountWithin(random, amount) };
    }
    case "withdraw": {
      const books = streams[stream] as ModelStream;
      const free = books.vault - model.owed(books);
      return {
        kind,
        pool,
        by: mostly(admin),
        stream,
        amount: amountWithin(random, random.chance(25) ? free : free / 9n),
      };
    }
    case "donate":
      return { kind, pool, by: stranger, stream, amount: BigInt(random.below(1_000)) };
    case "set_stream":
      return { kind, pool, by: mostly(admin), stream: random.chance(97) ? stream : streams.length, ...terms() };
    case "add_stream":
      return {
        kind,
        pool,
        by: mostly(admin),
        coin: random.pick(Object.keys(COINS)),
        isBonus: random.chance(30),
        ...terms(),
      };
    case "set_conditions":
      return { kind, pool, by: mostly(admin), ...nextConditions(random, model.pool(pool).kind) };
    case "propose_membership":
      return { kind, pool, by: mostly(admin), collection: random.pick([...COLLECTIONS, "kongz", "kongz"]) };
    case "set_paused":
      return { kind, pool, by: mostly(pauser), isPaused: random.chance(25) };
    case "set_roles":
      return { kind, pool, by: mostly(admin), pauser: random.pick(PEOPLE), funder: random.pick(PEOPLE) };
    case "propose_admin":
      return { kind, pool, by: mostly(admin), to: random.chance(80) ? random.pick(PEOPLE) : null };
    case "accept_admin":
      return { kind, pool, by: mostly(pendingAdmin) };
  }
}

/** Where the clock goes next: some seconds or days on, back, or to the edge of a day, a term, a stream, a delay. */
export function nextSecond(random: SeededRandom, model: Model, clock: bigint): bigint {
  const choice = random.below(100);
  if (choice < 40) return clock;
  if (choice < 55) return clock + random.between(1n, 60n);
  if (choice < 68) return clock + random.between(1n, DAY);
  if (choice < 70) return clock + random.between(1n, 60n * DAY);
  if (choice < 74) return clock - random.between(1n, 3n * DAY);
  const midnight = ((clock + KOREA) / DAY + 1n) * DAY - KOREA;
  if (choice < 90) return midnight + random.between(-1n, 1n);
  const edges = edgesOf(model, clock);
  const edge = edges.length > 0 ? random.pick(edges) : clock;
  // distant edges usually stay in the future, or everything would end soon
  return edge - clock < 20n * DAY || random.chance(10) ? edge + random.between(-1n, 1n) : clock + 1n;
}

function edgesOf(model: Model, clock: bigint): bigint[] {
  const terms = [...model.positions.values()].map(({ start, term }) => start + BigInt(term) * DAY);
  const pools = [...model.pools.values()];
  const ends = pools.flatMap(({ streams }) => streams.map(({ end }) => end));
  const dues = pools.flatMap(({ next }) => (next ? [next.due] : []));
  const droughts = POOLS.flatMap(({ name }) => droughtsOf(model, name));
  return [...terms, ...ends, ...dues, ...droughts].filter((edge) => edge > clock - DAY && edge < clock + 1_000n * DAY);
}

/** The seconds at which a pool's streams run dry. */
function droughtsOf(model: Model, name: string): bigint[] {
  const { streams, lastTs } = model.pool(name);
  const weight = model.weightOf(name);
  const daily = streams.filter(({ isBonus, rate }) => !isBonus && rate * weight > 0n);
  return daily.map(({ free, rate }) => lastTs + free / (rate * weight));
}

function nextStake(random: SeededRandom, model: Model, pool: string): Operation {
  const { weights, fee, kind } = model.pool(pool);
  const outside = NFTS.filter(({ name }) => model.nfts.get(name)?.owner);
  const { name: nft } = outside.length > 0 && random.chance(96) ? random.pick(outside) : random.pick(NFTS);
  const owner = model.nfts.get(nft)?.owner;
  const by = owner && random.chance(96) ? owner : random.pick(PEOPLE);
  const place = random.chance(93) ? (kind === "boost" ? 0 : 1 + random.below(3)) : random.below(4);
  const [base = 0] = weights;
  return {
    kind: "stake",
    pool,
    nft,
    by,
    payer: random.chance(60) ? by : random.pick(PEOPLE),
    term: random.chance(98) ? (TERMS[place] as number) : random.below(300),
    minWeight: random.chance(96) ? (weights[place] as number) : (weights[place] as number) + 1,
    minBaseWeight: random.chance(97) ? base : base + 1,
    maxFee: random.chance(97) ? fee : Math.max(fee - 1, 0),
  };
}

function nextOfPosition(
  random: SeededRandom,
  model: Model,
  clock: bigint,
  kind: "check_in" | "claim" | "unstake",
): Operation {
  const open = [...model.positions.values()];
  const known = open.length > 0 && random.chance(97) ? random.pick(open) : null;
  const owner = known?.owner ?? random.pick(PEOPLE);
  const position = known
    ? positionKey(known.pool, known.nft, known.owner)
    : positionKey(random.pick(POOLS).name, random.pick(NFTS).name, owner);
  const by = random.chance(95) ? owner : random.pick(PEOPLE);
  if (kind !== "claim") return { kind, position, by };
  const { streams } = model.pool(position.split("/")[0] as string);
  const stream = random.chance(98) ? random.below(streams.length) : streams.length;
  return { kind, position, by, stream, amount: claimAmount(random, model, known, stream, clock) };
}

function claimAmount(
  random: SeededRandom,
  model: Model,
  position: ModelPosition | null,
  stream: number,
  clock: bigint,
): bigint {
  if (!position || random.chance(40)) return U64_MAX;
  // as of the last settlement: a fair guess
  const earned = stream < 4 ? model.earned(position, stream, clock) : 0n;
  const due = earned - (position.rewards[stream]?.claimed ?? 0n);
  return amountWithin(random, due > 0n ? due : 0n);
}

function nextRecord(random: SeededRandom, model: Model, pool: string, by: string): Operation {
  const known = [...model.records.keys()];
  const picked = known.length > 0 && random.chance(90) ? random.pick(known) : recordKey(pool, random.pick(NFTS).name);
  const [named, nft] = picked.split("/") as [string, string];
  return { kind: "close_record", pool: named, nft, by };
}

/** Enough for hours, days or months of a few NFTs. */
function fundsFor(random: SeededRandom, { rate }: ModelStream): bigint {
  return (rate + 1n) * BigInt(random.pick([1, 3, 20, 200]));
}

function nextTerms(
  random: SeededRandom,
  stream: ModelStream,
  clock: bigint,
): { rate: bigint; end: bigint; streak: [number, number] } {
  const end = random.chance(60) ? NO_END : clock + random.between(-DAY, 20n * DAY);
  const rate = random.chance(75) ? stream.rate : random.ofAnySize() >> 20n;
  const streak: [number, number] = random.chance(90) ? stream.streak : [random.below(40_000), random.below(65_536)];
  return { rate: random.chance(97) ? rate : U64_MAX, end, streak };
}

function nextConditions(random: SeededRandom, kind: "boost" | "nova") {
  const steps = [random.below(8_000), 1 + random.below(8_000), random.below(8_000), random.below(8_000)];
  const rising = steps.map((_, i) => steps.slice(0, i + 1).reduce((sum, step) => sum + step, 0));
  const sensible = kind === "boost" ? [1 + random.below(30_000), 0, 0, 0] : rising;
  const weights = random.chance(90) ? sensible : steps;
  const fee = random.chance(90) ? random.below(1_001) : random.below(2_000);
  return { weights, maxNfts: random.chance(95) ? 1 + random.below(20) : random.below(200_000), fee };
}

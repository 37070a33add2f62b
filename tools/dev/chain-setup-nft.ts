import { type Connection, PublicKey, type TransactionInstruction } from "@solana/web3.js";
import type { NftReward, ShownNftPool } from "../../app/domain/settings/nft-pools.ts";
import { findNftPoolAddress, TOKEN_PROGRAM_ADDRESS } from "../../programs-client/addresses.ts";
import { developmentKeypair } from "../../programs-client/development-keys.ts";
import {
  addStream,
  createNftPool,
  fundStream,
  type NftConditions,
  NO_END_TS,
  type StreamRef,
  type StreamTerms,
} from "../../programs-client/nft-staking.ts";
import { mintTo, send } from "./chain-send.ts";

const MILLION = 10n ** 6n;
const BILLION = 10n ** 9n;
const TWO_DAYS_SECONDS = 172_800;

const operator = developmentKeypair("operator");
const funder = developmentKeypair("funder");

const COINS = ["mint-twig", "mint-scg", "mint-usdc"] as const;

interface SampleStream {
  coin: (typeof COINS)[number];
  kind: "daily" | "bonus";
  terms: StreamTerms;
  fundsRaw: bigint;
}

const daily = (rateRaw: bigint): StreamTerms => ({ rateRaw, endTs: NO_END_TS, streakBps: [0, 0] });

/** What the streams of the local pools pay per NFT and day, or per check-in. */
const STREAMS: Record<NftReward, SampleStream> = {
  twig: { coin: "mint-twig", kind: "daily", terms: daily(12n * MILLION), fundsRaw: 500_000n * MILLION },
  scg: { coin: "mint-scg", kind: "daily", terms: daily(30n * BILLION), fundsRaw: 1_000_000n * BILLION },
  "bonus-scg": {
    coin: "mint-scg",
    kind: "bonus",
    terms: { rateRaw: 5n * BILLION, endTs: NO_END_TS, streakBps: [15_000, 20_000] },
    fundsRaw: 200_000n * BILLION,
  },
  usdc: { coin: "mint-usdc", kind: "daily", terms: daily(MILLION / 2n), fundsRaw: 20_000n * MILLION },
};

const CONDITIONS: Record<ShownNftPool["kind"], NftConditions> = {
  boost: { weightsBps: [10_000, 0, 0, 0], maxNfts: 5_000, feeBps: 0 },
  nova: { weightsBps: [10_000, 12_000, 15_000, 20_000], maxNfts: 5_000, feeBps: 0 },
};

/** The NFT pools of the local site; the place in the list is the pool id. */
export const DEVELOPMENT_NFT_POOLS: readonly ShownNftPool[] = (
  [
    ["boost", "genesis", ["twig", "scg"]],
    ["boost", "punkykongz", ["twig", "scg", "bonus-scg"]],
    ["boost", "punky-hag", ["twig", "scg", "bonus-scg"]],
    ["boost", "wise-alya", ["twig", "scg", "bonus-scg", "usdc"]],
    ["nova", "punkykongz", ["twig", "scg", "bonus-scg"]],
    ["nova", "punky-hag", ["twig", "scg", "bonus-scg"]],
  ] as const
).map(([kind, collection, rewards], poolId) => ({
  kind,
  collection,
  address: findNftPoolAddress({ creator: operator.publicKey, poolId }).toBase58(),
  rewards: [...rewards],
}));

/** Opens the NFT pools with full streams. A pool that exists already stays as it is. */
export async function setUpNftPools(connection: Connection): Promise<void> {
  const addresses = DEVELOPMENT_NFT_POOLS.map(({ address }) => new PublicKey(address));
  const accounts = await connection.getMultipleAccountsInfo(addresses);
  const places = DEVELOPMENT_NFT_POOLS.map((pool, poolId) => ({ pool, poolId }));
  const missing = places.filter(({ poolId }) => !accounts[poolId]);
  if (missing.length === 0) return;
  await send(connection, fundsFor(missing.map(({ pool }) => pool)), [operator]);
  // each in one transaction, so that every pool that exists can pay
  await Promise.all(missing.map((place) => send(connection, openingOf(place), [operator, funder])));
}

/** New coins for the funder, as many as the streams of these pools take. */
function fundsFor(pools: ShownNftPool[]): TransactionInstruction[] {
  const streams = pools.flatMap(({ rewards }) => rewards.map((reward) => STREAMS[reward]));
  return COINS.flatMap((coin) => {
    const mine = streams.filter((stream) => stream.coin === coin);
    const sumRaw = mine.reduce((sum, { fundsRaw }) => sum + fundsRaw, 0n);
    return sumRaw === 0n ? [] : mintTo(developmentKeypair(coin).publicKey, funder.publicKey, sumRaw);
  });
}

function openingOf({ pool, poolId }: { pool: ShownNftPool; poolId: number }): TransactionInstruction[] {
  const { kind, collection, address, rewards } = pool;
  const create = createNftPool({
    creator: operator.publicKey,
    poolId,
    kind,
    conditions: CONDITIONS[kind],
    delaySeconds: TWO_DAYS_SECONDS,
    membership: { kind: "collection", collection: developmentKeypair(`collection-${collection}`).publicKey },
    pauser: developmentKeypair("pauser").publicKey,
    funder: funder.publicKey,
  });
  const streams = rewards.flatMap((reward, place) => {
    const { coin, kind: streamKind, terms, fundsRaw } = STREAMS[reward];
    const mint = developmentKeypair(coin).publicKey;
    const stream: StreamRef = { pool: new PublicKey(address), place, mint, tokenProgram: TOKEN_PROGRAM_ADDRESS };
    return [
      addStream({ stream, admin: operator.publicKey, kind: streamKind, terms }),
      fundStream({ stream, funder: funder.publicKey, amountRaw: fundsRaw }),
    ];
  });
  return [create, ...streams];
}

import { nftFaces } from "../nft-metadata/commands.server";
import { faceOf } from "../nft-metadata/rules";
import { findRecordsOver, type RecordKey } from "../nft-staking/holding/records.server";
import { nftPoolOf } from "../nft-staking/pool/accounts.server";
import { type Chain, readAccounts } from "../solana/chain";
import type { TransactionWish } from "../transaction-types";
import { listBatchIntents, partKeyOf, pastOf } from "../transactions/batch.server";
import type { Intent } from "../transactions/queries.server";
import type { TakeDepositsRequest } from "./input";
import type { AccountDeps } from "./queries.server";
import type { AccountBatchItem, PlannedAccountBatch } from "./view";

type NftItem = Extract<AccountBatchItem, { source: "nft" }>;

/** How many parts one answer has. Each is tried before it is signed, to find its cost. */
const PARTS_AN_ANSWER = 10;
/** As many as one transaction has room for, even with a nonce. */
const RECORDS_A_PART = 16;

/**
 * What is left of taking back the deposits of check-in records: those that the wallet paid for and that are over, up to
 * sixteen records of one pool per transaction. It is read from the chain each time, and its keys follow from its contents,
 * so that asking again after a failure or a reload returns only the rest. Throws ChainUnavailable.
 */
export async function planTakeDeposits(
  deps: AccountDeps,
  { wallet, request }: { wallet: string; request: TakeDepositsRequest },
): Promise<PlannedAccountBatch> {
  const { batchKey, lifetime } = request;
  // a caller may name another batch's key; the transactions of that batch have no records
  const intents = (await listBatchIntents(deps.db, wallet, batchKey)).filter(({ kind }) => kind === "closeCheckIn");
  // the chain says which records are closed, so nothing else has to be counted as done
  const past = pastOf(intents, deps.now, 0);
  const underWay = past.underWay.map((intent) => ({ id: intent.id, keys: keysIn(intent) }));
  const moving = new Set(underWay.flatMap(({ keys }) => keys.map(nameOf)));
  const found = await findRecordsOver(deps, { wallet, isLeftOut: (key) => moving.has(nameOf(key)) });
  const packed = pack(found.records);
  const shown = packed.slice(0, PARTS_AN_ANSWER);
  const itemOf = await itemsOf(deps, [...shown.flat(), ...underWay.flatMap(({ keys }) => keys)]);
  const parts = shown.map(async (records) => {
    const wish = wishOf(records, lifetime);
    return { requestKey: await partKeyOf(batchKey, wish, past.spent), wish, items: records.map(itemOf).sort(byName) };
  });
  return {
    parts: await Promise.all(parts),
    underWay: underWay.map(({ id, keys }) => ({ id, items: keys.map(itemOf).sort(byName) })),
    problems: [],
    hasMore: found.hasMore || packed.length > shown.length,
    rounds: null,
  };
}

/** As few transactions as possible; each has records of one pool only. */
function pack(records: readonly RecordKey[]): RecordKey[][] {
  const byPool = Map.groupBy(records, ({ poolAddress }) => poolAddress);
  return [...byPool.values()].flatMap((own) => {
    const starts = Array.from({ length: Math.ceil(own.length / RECORDS_A_PART) }, (_, i) => i * RECORDS_A_PART);
    return starts.map((start) => own.slice(start, start + RECORDS_A_PART));
  });
}

function wishOf(records: readonly RecordKey[], lifetime: TakeDepositsRequest["lifetime"]): TransactionWish {
  const poolAddress = records[0]?.poolAddress ?? "";
  const mints = records.map(({ mint }) => mint).join();
  return { kind: "closeCheckIn", lifetime, parameters: { poolAddress, mints } };
}

function keysIn({ parameters }: Intent): RecordKey[] {
  const { poolAddress = "", mints = "" } = parameters;
  return mints.split(",").map((mint) => ({ poolAddress, mint }));
}

function byName(a: NftItem, b: NftItem): number {
  return a.name.localeCompare(b.name, "en", { numeric: true });
}

function nameOf({ poolAddress, mint }: RecordKey): string {
  return `${poolAddress}.${mint}`;
}

/** How a holder recognizes a record: the NFT, and the kind of its pool, which may be a pool that the site does not show. */
async function itemsOf(deps: AccountDeps, keys: readonly RecordKey[]): Promise<(key: RecordKey) => NftItem> {
  const [faces, kinds] = await Promise.all([
    nftFaces(
      deps,
      keys.map(({ mint }) => mint),
    ),
    readPoolKinds(deps.chain, keys),
  ]);
  return (key) => ({
    key: nameOf(key),
    source: "nft",
    name: (faces.get(key.mint) ?? faceOf(key.mint, undefined)).name,
    kind: kinds.get(key.poolAddress) ?? "boost",
  });
}

async function readPoolKinds(chain: Chain, keys: readonly RecordKey[]): Promise<Map<string, "boost" | "nova">> {
  const { accounts } = await readAccounts(
    chain,
    keys.map(({ poolAddress }) => poolAddress),
  );
  return new Map([...accounts].map(([address, account]) => [address, nftPoolOf(account)?.kind ?? "boost"]));
}

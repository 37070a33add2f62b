import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import { type Hex, hexToBigInt, isHex, size, toEventSelector, zeroAddress } from "viem";
import { isEvmChainUnavailable } from "~/errors";
import { writeLog } from "~/server/log";
import type { Database } from "~db/client";
import { evmCursor, migrationRecord, oldNft } from "~db/schema";
import type { EvmBlock, EvmChain, EvmLog } from "../evm/evm-chain";
import type { MigrationContracts } from "../settings/migration";
import type { EvmAddress } from "../wallet-chains";
import type { MigrationDeps } from "./deps";
import { type EventCursor, followed, isStill, loadCursor } from "./event-cursor.server";
import { readGateRecord, readOwner } from "./gate.server";
import { findContracts } from "./projects.server";
import { takeUpHandOver } from "./records.server";
import { compareRecords } from "./untold-records.server";
import { listLogs, nodesOf } from "./witnesses.server";

/** `follow` starts the Workflow of a record; it may be called again for the same one. */
export type IndexEventsDeps = Pick<MigrationDeps, "db" | "evm" | "evmNodes" | "now"> & {
  follow(seq: number): Promise<void>;
};

/** At most this many ranges of blocks in one run, each of at most so many blocks. */
export type EventLimits = { ranges: number; blocks: number };

type Statement = Parameters<Database["batch"]>[0][number];

/**
 * Reorganized: the chain has another block where an earlier run stopped, and the run went back to before it. RecordsUntold: the
 * gate has records of which no event has told; they were taken up from the gate itself, and the events are read once more.
 */
export type EventsProblem = "EvmChainUnavailable" | "NodeBehind" | "Reorganized" | "RecordsUntold";

const LIMITS: EventLimits = { ranges: 40, blocks: 10_000 };
/**
 * For a node that gives few blocks a call, down to one: what `listLogs` can read within its calls, and more in two ranges than
 * the chain makes in the minute between two runs. Both together stay below what a Worker may ask for.
 */
const SHORT_LIMITS: EventLimits = { ranges: 2, blocks: 100 };
const CHECKPOINTS = 20;
/** Rows of five values each, of which D1 binds a hundred per statement. */
const ROWS_A_STATEMENT = 20;
/** How many NFTs are asked for one by one after a reorganisation; with more, everything is read again. */
const MOST_ASKED = 200;

const TRANSFER = toEventSelector("Transfer(address,address,uint256)");
const MIGRATED = toEventSelector("Migrated(uint256,address,uint256,address,bytes32)");
const CONFIRMED = toEventSelector("Confirmed(uint256,bytes32)");

/**
 * Brings the tables closer to the final blocks of the former chain, as far as one run can: who holds the old NFTs, and what
 * was handed over to the gate, whether or not a page of ours told of it. A run may stop anywhere: an event that is read twice
 * changes nothing. A run that has come to the newest final block compares the gate's own count of its records with the rows.
 * Null if no contracts are stored; else the problem that the run met, if it met one.
 */
export async function indexEvents(
  deps: IndexEventsDeps,
  limits: EventLimits = LIMITS,
): Promise<{ problem: EventsProblem | null } | null> {
  const contracts = await findContracts(deps.db, deps.evm.chainId);
  if (!contracts) return null;
  const cursor = await loadCursor(deps, contracts);
  const problem = await readOn(deps, contracts, cursor, limits).catch((error: unknown) => {
    if (!isEvmChainUnavailable(error)) throw error;
    return "EvmChainUnavailable" as const;
  });
  if (problem || cursor.problem) await noteProblem(deps, cursor, problem);
  return { problem };
}

async function readOn(
  deps: IndexEventsDeps,
  contracts: MigrationContracts,
  cursor: EventCursor,
  limits: EventLimits,
): Promise<EventsProblem | null> {
  const { db, evm, now } = deps;
  const final = await evm.getFinalBlock();
  if (final.number < cursor.blockNumber) return "NodeBehind";
  if (!(await stands(evm, cursor))) {
    await goBack(deps, cursor, final);
    return "Reorganized";
  }
  await db
    .update(evmCursor)
    .set({ finalBlock: final.number, seenAt: now })
    .where(eq(evmCursor.chainId, cursor.chainId));
  let at = cursor;
  let { ranges, blocks } = limits;
  for (; ranges > 0 && at.blockNumber < final.number; ranges--) {
    const to = Math.min(at.blockNumber + blocks, final.number);
    const end = await evm.getBlock(to);
    const logs = await readLogs(deps, contracts, { at, to }).catch((error: unknown) => {
      const isLong = to - at.blockNumber > SHORT_LIMITS.blocks;
      if (!isLong || !isEvmChainUnavailable(error)) throw error;
      return null;
    });
    if (logs === null) {
      // the call that is being counted is not one of them
      ranges = SHORT_LIMITS.ranges + 1;
      blocks = SHORT_LIMITS.blocks;
      continue;
    }
    // with another block at the end now, some of these events may be of blocks that are gone
    if ((await evm.getBlock(to)).hash !== end.hash) return "Reorganized";
    for (const log of logs) if (isHandOver(log, contracts)) await takeUpEvent(deps, log, final);
    const moved = await record(deps, at, { end, logs });
    if (!moved) return null;
    at = moved;
  }
  return at.blockNumber < final.number ? null : compareRecords(deps, contracts, { at, final });
}

function readLogs(
  deps: IndexEventsDeps,
  contracts: MigrationContracts,
  { at, to }: { at: EventCursor; to: number },
): Promise<EvmLog[]> {
  return listLogs(at.blockNumber < at.rereadTo ? nodesOf(deps) : [deps.evm], {
    addresses: [contracts.gate, ...followed(contracts)],
    topics: [TRANSFER, MIGRATED, CONFIRMED],
    from: at.blockNumber + 1,
    to,
  });
}

/** Only what the gate itself reports is a hand-over; any contract can report an event of that name. */
function isHandOver({ address, topics }: EvmLog, { gate }: MigrationContracts): boolean {
  return address === gate && topics[0] === MIGRATED && isWord(topics[1]);
}

/** The event only says where to look: what was handed over is read from the gate's record. */
async function takeUpEvent(deps: IndexEventsDeps, { address, topics, ...log }: EvmLog, final: EvmBlock): Promise<void> {
  const { evm } = deps;
  const gateId = Number(hexToBigInt(topics[1] as Hex));
  const record = await readGateRecord(evm, { gate: address, gateId }, final.number);
  if (record.status === "none") return;
  const { transactionHash: hash, blockNumber: block } = log;
  const place = { chainId: evm.chainId, gate: address, gateId, hash, block, final: final.number };
  await takeUpHandOver(deps, place, record);
}

/** Stores what the events say together with the new place of the cursor. Null if another run has moved it meanwhile. */
async function record(
  { db }: IndexEventsDeps,
  cursor: EventCursor,
  { end, logs }: { end: EvmBlock; logs: EvmLog[] },
): Promise<EventCursor | null> {
  const checkpoints = [{ number: end.number, hash: end.hash }, ...cursor.checkpoints].slice(0, CHECKPOINTS);
  const move = db.update(evmCursor).set({ blockNumber: end.number, checkpoints }).where(isStill(cursor)).returning();
  const results = await db.batch([move, ...ownersOf(db, logs), ...confirmationsOf(db, logs)]);
  return (results[0] as EventCursor[])[0] ?? null;
}

/** The statements that give each transferred NFT its last owner, unless a later transfer is stored. */
function ownersOf(db: Database, logs: EvmLog[]): Statement[] {
  const last = new Map<string, typeof oldNft.$inferInsert>();
  for (const { address, topics, blockNumber, logIndex } of logs) {
    const [name, , to, tokenId] = topics;
    if (name !== TRANSFER) continue;
    // a collection of another kind may have an event of the same name without the number of an NFT
    if (!isWord(to) || !isWord(tokenId)) continue;
    const row = { contract: address, tokenId: hexToBigInt(tokenId), owner: addressOf(to), blockNumber, logIndex };
    last.set(`${address} ${tokenId}`, row);
  }
  const rows = [...last.values()];
  const statements: Statement[] = [];
  for (let i = 0; i < rows.length; i += ROWS_A_STATEMENT) {
    statements.push(
      db
        .insert(oldNft)
        .values(rows.slice(i, i + ROWS_A_STATEMENT))
        .onConflictDoUpdate({
          target: [oldNft.contract, oldNft.tokenId],
          set: {
            owner: sql`excluded.owner`,
            blockNumber: sql`excluded.block_number`,
            logIndex: sql`excluded.log_index`,
          },
          setWhere: sql`(excluded.block_number, excluded.log_index) >= (${oldNft.blockNumber}, ${oldNft.logIndex})`,
        }),
    );
  }
  return statements;
}

/** The statements that give each confirmed record its transaction, for the receipt. */
function confirmationsOf(db: Database, logs: EvmLog[]): Statement[] {
  return logs.flatMap(({ address, topics, transactionHash }) => {
    const [name, id] = topics;
    if (name !== CONFIRMED || !isWord(id)) return [];
    // the transaction of a closed record is final
    const isOpen = or(isNull(migrationRecord.closedAt), isNull(migrationRecord.confirmHash));
    const isOf = and(eq(migrationRecord.gate, address), eq(migrationRecord.gateId, Number(hexToBigInt(id))), isOpen);
    return [db.update(migrationRecord).set({ confirmHash: transactionHash }).where(isOf)];
  });
}

/** A topic of 32 bytes. A node may answer anything. */
function isWord(topic: unknown): topic is Hex {
  return isHex(topic) && size(topic) === 32;
}

function addressOf(topic: Hex): EvmAddress {
  return `0x${topic.slice(-40)}`;
}

/** Whether the chain still has the block at which the cursor stands. */
async function stands(evm: EvmChain, { checkpoints }: EventCursor): Promise<boolean> {
  const [last] = checkpoints;
  return !last || (await evm.getBlock(last.number)).hash === last.hash;
}

/**
 * Moves the cursor back to a block that the chain still has. Whose the NFTs are that moved after it is asked of the chain, as
 * the events that gave them to their owners may be gone; later events then count again.
 */
async function goBack({ db, evm }: IndexEventsDeps, cursor: EventCursor, final: EvmBlock): Promise<void> {
  const left = [...cursor.checkpoints];
  while (left[0] && (await evm.getBlock(left[0].number)).hash !== left[0].hash) left.shift();
  const [ground] = left;
  const block = ground?.number ?? -1;
  const touched = await db
    .select()
    .from(oldNft)
    .where(gt(oldNft.blockNumber, block))
    .limit(MOST_ASKED + 1);
  writeLog("warn", "the former chain was reorganized", { from: cursor.blockNumber, to: block, nfts: touched.length });
  if (!ground || touched.length > MOST_ASKED) {
    await db.batch([db.delete(oldNft), db.delete(evmCursor).where(isStill(cursor))]);
    return;
  }
  const owners = await Promise.all(touched.map((nft) => readOwner(evm, nft, final.number)));
  await db.batch([
    db.update(evmCursor).set({ blockNumber: block, checkpoints: left, gateRecords: 0 }).where(isStill(cursor)),
    ...touched.map(({ contract, tokenId }, i) =>
      db
        .update(oldNft)
        .set({ owner: owners[i] ?? zeroAddress, blockNumber: final.number, logIndex: -1 })
        .where(and(eq(oldNft.contract, contract), eq(oldNft.tokenId, tokenId))),
    ),
  ]);
}

async function noteProblem(
  { db, now }: IndexEventsDeps,
  before: EventCursor,
  problem: EventsProblem | null,
): Promise<void> {
  const problemSince = problem && (before.problem ? before.problemSince : now);
  await db.update(evmCursor).set({ problem, problemSince }).where(eq(evmCursor.chainId, before.chainId));
  if (problem) writeLog("warn", "the events of the former chain have a problem", { problem });
}

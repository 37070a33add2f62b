import { PublicKey } from "@solana/web3.js";
import { and, eq, notInArray, sql } from "drizzle-orm";
import { zeroAddress } from "viem";
import { isChainUnavailable, isEvmChainUnavailable } from "~/errors";
import { evmCursor, oldNft } from "~db/schema";
import { findMetadataAddress } from "~programs/addresses";
import { migrationGateAbi } from "../../../contracts/artifacts/migration-gate.ts";
import { standardNftAbi } from "../../../contracts/artifacts/standard-nft.ts";
import type { MigrationContracts, MigrationProject } from "../settings/migration";
import { createRecentReading } from "../settings/recent-reading";
import { readAccounts } from "../solana/chain";
import type { EvmAddress } from "../wallet-chains";
import type { MigrationDeps } from "./deps";
import { countGateRecords, type GateRecord, listGateRecords } from "./gate.server";
import { findContracts } from "./projects.server";
import { type CollectionSums, type NewNfts, RECORDS_COUNTED, type Register } from "./register";
import { isSealed, mintFactsOf, verifiedCollectionOf } from "./solana-mint.server";

type Deps = Pick<MigrationDeps, "db" | "evm" | "chain" | "now">;

/** How long an isolate shows the same sums. */
const BELIEVED_MS = 30_000;
/** The page with the register shows the other vaults too, and does not wait longer for a node of the former chain. */
const LONGEST_MS = 6_000;

const recent = createRecentReading<Register>(BELIEVED_MS);

/** The sums of the migration by both chains. A chain that does not answer is said, not thrown. */
export async function getRegister(deps: Deps): Promise<Register> {
  const contracts = await findContracts(deps.db, deps.evm.chainId);
  if (!contracts) return { kind: "notSetUp" };
  return recent.get(deps.now.getTime(), () => withinTime(readRegister(deps, contracts)), contracts.gate);
}

async function withinTime(reading: Promise<Register>): Promise<Register> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<Register>((resolve) => {
    timer = setTimeout(() => resolve({ kind: "unread" }), LONGEST_MS);
  });
  const answered = reading.catch((error: unknown): Register => {
    if (isEvmChainUnavailable(error)) return { kind: "unread" };
    throw error;
  });
  return Promise.race([answered, tooLong]).finally(() => clearTimeout(timer));
}

async function readRegister(deps: Deps, contracts: MigrationContracts): Promise<Register> {
  const index = await readIndex(deps, contracts);
  if (index) {
    try {
      return await readAt(deps, contracts, { block: index.block, inHands: index.inHands });
    } catch (error) {
      // a node may have forgotten the state at the block of the index; the newest one it knows
      if (!isEvmChainUnavailable(error)) throw error;
    }
  }
  const { number: block } = await deps.evm.getFinalBlock();
  return readAt(deps, contracts, { block, inHands: null });
}

type Held = ReadonlyMap<string, number>;

async function readAt(
  deps: Deps,
  contracts: MigrationContracts,
  { block, inHands }: { block: number; inHands: Held | null },
): Promise<Register> {
  const { evm } = deps;
  const { gate, projects } = contracts;
  const records = await countGateRecords(evm, gate, block);
  const first = Math.max(1, records - RECORDS_COUNTED + 1);
  const [newest, books] = await Promise.all([
    listGateRecords(evm, { gate, first, most: RECORDS_COUNTED }, block),
    Promise.all(projects.map((project) => readBooks(evm, { gate, project, block }))),
  ]);
  const made = await countMade(deps.chain, contracts, newest);
  const collections = projects.map(
    ({ oldProjectName, oldContractAddress, newProjectName, newContractAddress }, at): CollectionSums => ({
      oldProjectName,
      oldContractAddress,
      newProjectName,
      newContractAddress,
      ...(books[at] as Awaited<ReturnType<typeof readBooks>>),
      inHands: inHands && (inHands.get(oldContractAddress) ?? 0),
      made: made?.get(oldContractAddress) ?? null,
    }),
  );
  return { kind: "read", gate, block, records, isWhole: first === 1, collections };
}

/** What the contracts of a collection and of the gate say about it. */
async function readBooks(
  evm: Deps["evm"],
  { gate, project, block }: { gate: EvmAddress; project: MigrationProject; block: number },
): Promise<Pick<CollectionSums, "oldSupply" | "inGate" | "open" | "confirmed">> {
  const address = project.oldContractAddress;
  const of = { address, abi: standardNftAbi } as const;
  const lockedOf = { address: gate, abi: migrationGateAbi, functionName: "lockedOf", args: [address] } as const;
  const [supply, inGate, locked] = await Promise.all([
    evm.read({ ...of, functionName: "totalSupply", args: [] }, block),
    evm.read({ ...of, functionName: "balanceOf", args: [gate] }, block),
    evm.read(lockedOf, block),
  ]);
  const { open, confirmed } = locked;
  return { oldSupply: Number(supply), inGate: Number(inGate), open: Number(open), confirmed: Number(confirmed) };
}

/** How many old NFTs of each collection somebody else than the gate has, by the index, and its block; null before it ran. */
async function readIndex({ db, evm }: Deps, { gate, projects }: MigrationContracts) {
  const [cursors, counts] = await db.batch([
    db.select().from(evmCursor).where(eq(evmCursor.chainId, evm.chainId)),
    db
      .select({ contract: oldNft.contract, count: sql<number>`count(*)` })
      .from(oldNft)
      .where(and(notInArray(oldNft.owner, [gate, zeroAddress])))
      .groupBy(oldNft.contract),
  ]);
  const [cursor] = cursors;
  const isOfThese = [gate, ...projects.map(({ oldContractAddress }) => oldContractAddress)].every((contract) =>
    cursor?.contracts.includes(contract),
  );
  // before the first block that it has read, it knows of nothing
  if (!cursor || !isOfThese || cursor.checkpoints.length === 0) return null;
  // while it reads events once more, the owners are those of a later block
  if (cursor.blockNumber < cursor.rereadTo) return null;
  return { block: cursor.blockNumber, inHands: new Map(counts.map(({ contract, count }) => [contract, count])) };
}

/** The new NFTs of confirmed records by old collection; null if Solana does not answer. */
async function countMade(
  chain: Deps["chain"],
  { projects }: MigrationContracts,
  records: readonly GateRecord[],
): Promise<Map<string, NewNfts> | null> {
  const mints = records.flatMap(({ mint, collection }) => (mint === null ? [] : [{ mint, collection }]));
  const accounts = await readMints(
    chain,
    mints.map(({ mint }) => mint),
  );
  if (!accounts) return null;
  const counts = new Map(
    projects.map(({ oldContractAddress }): [string, NewNfts] => [
      oldContractAddress,
      { confirmed: 0, there: 0, burned: 0 },
    ]),
  );
  for (const { mint, collection } of mints) {
    const count = counts.get(collection);
    const project = projects.find(({ oldContractAddress }) => oldContractAddress === collection);
    if (!count || !project) continue;
    const key = new PublicKey(mint);
    const facts = mintFactsOf(accounts.get(mint));
    const memberOf = verifiedCollectionOf(accounts.get(findMetadataAddress(key).toBase58()), key);
    count.confirmed++;
    // an empty mint of anybody's is no burned NFT: without its edition as the authority, it may never have had a token
    if (facts?.supplyRaw === 0n && isSealed(facts, key)) count.burned++;
    else if (facts?.supplyRaw === 1n && memberOf === project.newContractAddress) count.there++;
  }
  return counts;
}

async function readMints(chain: Deps["chain"], mints: readonly string[]) {
  const addresses = mints.flatMap((mint) => [mint, findMetadataAddress(new PublicKey(mint)).toBase58()]);
  try {
    return (await readAccounts(chain, addresses, { commitment: "finalized" })).accounts;
  } catch (error) {
    if (isChainUnavailable(error)) return null;
    throw error;
  }
}

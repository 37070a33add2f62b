import { and, count, eq, isNotNull, isNull } from "drizzle-orm";
import { evmCursor, migrationRecord } from "~db/schema";
import type { Chain } from "../solana/chain";
import { confirmCost } from "./confirm.server";
import type { MigrationDeps } from "./deps";
import type { MigrationKeys } from "./keys.server";
import { listMissing, type MintNeed, mintCost } from "./mint.server";
import { findContracts } from "./projects.server";
import { readUnconfirmedSince } from "./unconfirmed.server";

/** What an account holds, what one NFT costs it, and for how many that is enough. */
type Runway = { balanceRaw: string; eachRaw: string; left: number };

/** How much longer the migration can go on without anybody. Money is in lamports and kei, as decimal digits. */
export type MigrationHealth = {
  isSetUp: boolean;
  /**
   * What is missing if it is not. setting: the setting `migration`. pin: the build does not name the gate of the setting
   * (app/pins.json). keys, nodes: of the Worker. index: it has not run yet.
   */
  missing: ("setting" | MintNeed | "index")[];
  /** How many nodes of the former chain are named, each host once, and how many a mint needs. */
  nodes: { count: number; needed: number };
  minter: Runway | null;
  operator: Runway | null;
  /** Records that are handed over and neither complete nor failed for good, by what they wait for. */
  open: { reason: string | null; count: number }[];
  /** Since when the oldest minted NFT waits for its confirmation; ISO 8601, null if none does. */
  unconfirmedSince: string | null;
  /** How many final blocks of the former chain the index has not read; null before its first run. */
  blocksBehind: number | null;
  problem: string | null;
};

/** Reads both balances from their chains. Throws EvmChainUnavailable, ChainUnavailable. */
export async function readMigrationHealth(deps: MigrationDeps): Promise<MigrationHealth> {
  const { db, evm, keys } = deps;
  const isOpen = and(isNull(migrationRecord.closedAt), isNotNull(migrationRecord.gateId));
  const [open, unconfirmed, [cursor], contracts] = await Promise.all([
    db
      .select({ reason: migrationRecord.reason, count: count() })
      .from(migrationRecord)
      .where(isOpen)
      .groupBy(migrationRecord.reason),
    readUnconfirmedSince(db),
    db.select().from(evmCursor).where(eq(evmCursor.chainId, evm.chainId)),
    findContracts(db, evm.chainId),
  ]);
  const missing = [
    ...(contracts ? listMissing(deps, contracts.gate) : ["setting" as const]),
    ...(cursor ? [] : ["index" as const]),
  ];
  return {
    isSetUp: missing.length === 0,
    missing,
    nodes: { count: deps.evmNodes.length, needed: deps.nodesToMint },
    minter: keys && (await readMinterRunway(deps.chain, keys)),
    operator: keys && runway(await evm.getBalance(keys.operator.address), await confirmCost(deps)),
    open,
    unconfirmedSince: unconfirmed?.toISOString() ?? null,
    blocksBehind: cursor ? cursor.finalBlock - cursor.blockNumber : null,
    problem: cursor?.problem ?? null,
  };
}

/** For how many more NFTs the minter's SOL is enough. Throws ChainUnavailable. */
export async function readMinterRunway(chain: Chain, { minter }: MigrationKeys): Promise<Runway> {
  const address = minter.publicKey.toBase58();
  const [{ accounts }, { each, kept }] = await Promise.all([chain.getAccounts([address]), mintCost(chain)]);
  return runway(accounts[0]?.lamports ?? 0n, each, kept);
}

function runway(balance: bigint, each: bigint, kept = 0n): Runway {
  const left = each > 0n && balance > kept ? Number((balance - kept) / each) : 0;
  return { balanceRaw: String(balance), eachRaw: String(each), left };
}

import { AppError, isChainUnavailable } from "~/errors";
import type { EvmAddress } from "../wallet-chains";
import { checkReceipt, type Evidence, isoOf } from "./check-receipt";
import type { MigrationDeps } from "./deps";
import { gatherEvidence } from "./evidence.server";
import { findMaking } from "./existing-mint.server";
import { type GateRecord, readGateRecord } from "./gate.server";
import { mintOf } from "./mint.server";
import { findProject, getContracts } from "./projects.server";
import type { Receipt } from "./receipt";
import type { Check } from "./receipt-claims";
import { findByGateId, type MigrationRow } from "./records.server";
import { isFailure } from "./rules";
import { isMint } from "./solana-mint.server";

type Deps = Pick<MigrationDeps, "db" | "evm" | "chain" | "keys">;

/** A receipt, compared with both chains just now. */
export type CheckedReceipt = {
  receipt: Receipt;
  checks: Check[];
  /** The final block of the former chain and the finalized slot of Solana; null if that chain did not answer. */
  readAt: { block: number | null; slot: number | null };
};

/** `oldChainTs`: the former chain's clock at its final block, in seconds. */
export type ReadReceipt = CheckedReceipt & { oldChainTs: number };

/**
 * The receipt of a record of our gate, as the site has it: what never changes and the transactions from its row, the rest
 * from the chains; each claim is then compared with both chains. Throws MigrationNotSet, NotFound if neither the gate nor a
 * row has such a record, EvmChainUnavailable.
 */
export async function getReceipt(deps: Deps, gateId: number): Promise<ReadReceipt> {
  const { db, evm } = deps;
  const { gate, ...contracts } = await getContracts(db, evm.chainId);
  const { number: block, ts: oldChainTs } = await evm.getFinalBlock();
  const [row, record] = await Promise.all([
    findByGateId(db, gate, gateId),
    readGateRecord(evm, { gate, gateId }, block),
  ]);
  if (!row && record.status === "none") throw new AppError("NotFound");
  const project = findProject({ gate, ...contracts }, row?.oldNftContract ?? record.collection);
  const newContractAddress = project?.newContractAddress ?? null;
  const receipt = await makeReceipt(deps, { gate, gateId, record, row, newContractAddress });
  const evidence = await gatherEvidence(deps, receipt);
  return { receipt, checks: checkReceipt(receipt, evidence), readAt: readAtOf(evidence), oldChainTs };
}

/** The receipt of a gate's record. `row`: what the site noted about it, if it did. Throws what no chain's absence explains. */
export async function makeReceipt(
  deps: Omit<Deps, "db">,
  { gate, gateId, record, row, newContractAddress }: Recorded,
): Promise<Receipt> {
  const handed = row ? factsOfRow(row) : factsOfRecord(record);
  const made = await findMint(deps, handed, { row, record });
  return {
    version: 1,
    gate: `eip155:${deps.evm.chainId}:${gate}`,
    gateId,
    status: record.status === "none" ? "open" : record.status,
    ...handed,
    feeRaw: String(record.fee),
    newContractAddress,
    mint: made.mint,
    handOverTransaction: (row?.handOverHash ?? null) as Receipt["handOverTransaction"],
    mintTransaction: made.transaction,
    confirmTransaction: (record.status === "confirmed"
      ? (row?.confirmHash ?? null)
      : null) as Receipt["confirmTransaction"],
  };
}

type Recorded = Pick<Receipt, "gateId" | "newContractAddress"> & {
  gate: EvmAddress;
  record: GateRecord;
  row: MigrationRow | null;
};

export function readAtOf({ oldChain, solana }: Evidence): CheckedReceipt["readAt"] {
  return { block: oldChain?.block ?? null, slot: solana?.slot ?? null };
}

type HandedOver = Pick<
  Receipt,
  "oldNftContract" | "oldNftId" | "oldWalletAddress" | "newWalletAddress" | "handedOverAt"
>;

function factsOfRow(row: MigrationRow): HandedOver {
  return {
    oldNftContract: row.oldNftContract as EvmAddress,
    oldNftId: String(row.oldNftId),
    oldWalletAddress: row.oldWalletAddress as EvmAddress,
    newWalletAddress: row.newWalletAddress,
    handedOverAt: isoOf(row.handedOverTs ?? 0),
  };
}

function factsOfRecord(record: GateRecord): HandedOver {
  return {
    oldNftContract: record.collection,
    oldNftId: String(record.tokenId),
    oldWalletAddress: record.from,
    newWalletAddress: record.solanaAddress,
    handedOverAt: isoOf(record.handedOverTs),
  };
}

/**
 * The new NFT's mint and its transaction: the mint that the gate has confirmed, or the one that is ours by our seed if Solana
 * has it already. After a lost database, the transaction is looked for on the chain.
 */
async function findMint(
  { evm, chain, keys }: Omit<Deps, "db">,
  { oldNftContract, oldNftId }: HandedOver,
  { row, record }: { row: MigrationRow | null; record: GateRecord },
): Promise<{ mint: string | null; transaction: string | null }> {
  const old = { chainId: evm.chainId, oldNftContract, oldNftId: BigInt(oldNftId) };
  // with a failure, a mint at that address is not for this record
  const isUnderWay = record.status === "open" && !isFailure(row?.reason ?? null);
  const own = keys && isUnderWay ? mintOf(keys, old).publicKey.toBase58() : null;
  try {
    const mint = record.mint ?? (own && (await isMade(chain, own)) ? own : null);
    if (mint === null) return { mint, transaction: null };
    return { mint, transaction: row?.mintSignature ?? (await findMaking(chain, mint))?.signature ?? null };
  } catch (error) {
    if (!isChainUnavailable(error)) throw error;
    return { mint: record.mint, transaction: row?.mintSignature ?? null };
  }
}

async function isMade(chain: Deps["chain"], mint: string): Promise<boolean> {
  const { accounts } = await chain.getAccounts([mint], { commitment: "finalized" });
  return isMint(accounts[0]);
}

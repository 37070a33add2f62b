import { openEvmChain } from "../evm/evm-chain.server";
import { openChain } from "../solana/chain.server";
import type { EvmAddress } from "../wallet-chains";
import { checkReceipt } from "./check-receipt";
import { gatherEvidence } from "./evidence.server";
import { countGateRecords, listGateRecords } from "./gate.server";
import { gateOf, type Receipt, receiptSchema } from "./receipt";
import { type CheckedReceipt, makeReceipt, readAtOf } from "./receipt.server";

/** The nodes that somebody believes. */
export type VerifierNodes = { rpcUrl: string; evmRpcUrl: string; confirmations: number };

const RECORDS_A_CALL = 200;

/** A receipt out of its JSON, by itself or in the answer of our API; null if it is none. */
export function parseReceipt(json: unknown): Receipt | null {
  const within = (value: unknown, key: string) =>
    typeof value === "object" && value !== null && key in value ? (value as Record<string, unknown>)[key] : value;
  const found = receiptSchema.safeParse(within(within(json, "returnValue"), "receipt"));
  return found.success ? found.data : null;
}

/** Compares a receipt with both chains, through nodes that the site does not choose. */
export async function verifyReceipt(nodes: VerifierNodes, receipt: Receipt): Promise<CheckedReceipt> {
  const evidence = await gatherEvidence(open(nodes, gateOf(receipt).chainId), receipt);
  return { receipt, checks: checkReceipt(receipt, evidence), readAt: readAtOf(evidence) };
}

/**
 * A receipt for each record of a gate that a wallet of either chain handed over or is the target of, made from the chains
 * alone: it names no transactions of the former chain. `address`: an EVM one in lower case. Throws EvmChainUnavailable.
 */
export async function receiptsOf(
  nodes: VerifierNodes,
  { chainId, gate, address }: { chainId: number; gate: EvmAddress; address: string },
): Promise<Receipt[]> {
  const { evm, chain } = open(nodes, chainId);
  const { number: block } = await evm.getFinalBlock();
  const count = await countGateRecords(evm, gate, block);
  const receipts: Receipt[] = [];
  for (let first = 1; first <= count; first += RECORDS_A_CALL) {
    const records = await listGateRecords(evm, { gate, first, most: RECORDS_A_CALL }, block);
    for (const [at, record] of records.entries()) {
      if (record.from !== address && record.solanaAddress !== address) continue;
      const of = { gate, gateId: first + at, record, row: null, newContractAddress: null };
      receipts.push(await makeReceipt({ evm, chain, keys: null }, of));
    }
  }
  return receipts;
}

function open({ rpcUrl, evmRpcUrl, confirmations }: VerifierNodes, chainId: number) {
  return {
    evm: openEvmChain({ chainId, rpcUrls: [evmRpcUrl], confirmations }),
    chain: openChain({ rpcUrls: [rpcUrl] }),
  };
}

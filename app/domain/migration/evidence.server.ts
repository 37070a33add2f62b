import { PublicKey } from "@solana/web3.js";
import bs58 from "bs58";
import { type Hex, hexToBytes, parseEventLogs } from "viem";
import { isChainUnavailable, isEvmChainUnavailable } from "~/errors";
import { findEditionAddress, findMetadataAddress } from "~programs/addresses";
import { migrationGateAbi as abi } from "../../../contracts/artifacts/migration-gate.ts";
import type { EvmChain } from "../evm/evm-chain";
import type { Chain, ChainAccount, LandedTransaction } from "../solana/chain";
import type { EvmAddress } from "../wallet-chains";
import type { Evidence, OldChainEvidence, SolanaEvidence } from "./check-receipt";
import { findMaking } from "./existing-mint.server";
import { readGateRecord, readOwner } from "./gate.server";
import { gateOf, type Receipt } from "./receipt";
import { isMasterEdition, isSealed, makingOf, mintFactsOf, verifiedCollectionOf } from "./solana-mint.server";

/**
 * What both chains have about a receipt: the former one in its final block, Solana in finalized ones. A chain that does not
 * answer is null. `evm` has to be of the receipt's chain.
 */
export async function gatherEvidence(
  { evm, chain }: { evm: EvmChain; chain: Chain },
  receipt: Receipt,
): Promise<Evidence> {
  const [oldChain, solana] = await Promise.all([
    readOldChain(evm, receipt).catch(nullIf(isEvmChainUnavailable)),
    readSolana(chain, receipt).catch(nullIf(isChainUnavailable)),
  ]);
  return { oldChain, solana };
}

function nullIf(isExpected: (error: unknown) => boolean) {
  return (error: unknown): null => {
    if (isExpected(error)) return null;
    throw error;
  };
}

async function readOldChain(evm: EvmChain, receipt: Receipt): Promise<OldChainEvidence> {
  const { address: gate } = gateOf(receipt);
  const final = await evm.getFinalBlock();
  const block = final.number;
  const [record, holder, handedOver, confirmed] = await Promise.all([
    readGateRecord(evm, { gate, gateId: receipt.gateId }, block),
    readOwner(evm, { contract: receipt.oldNftContract, tokenId: BigInt(receipt.oldNftId) }, final.number),
    readReports(evm, receipt.handOverTransaction, { gate, block }),
    readReports(evm, receipt.confirmTransaction, { gate, block }),
  ]);
  const id = BigInt(receipt.gateId);
  const migrated = handedOver?.find((report) => report.eventName === "Migrated" && report.args.id === id);
  const confirm = confirmed?.find((report) => report.eventName === "Confirmed" && report.args.id === id);
  return {
    block,
    record,
    holder: holder as EvmAddress,
    handOver: handedOver && (migrated?.eventName === "Migrated" ? handOverOf(migrated.args) : "nothing"),
    confirm: confirmed && (confirm?.eventName === "Confirmed" ? { mint: base58(confirm.args.mint) } : "nothing"),
  };
}

type Migrated = { collection: Hex; tokenId: bigint; from: Hex; solanaAddress: Hex };

function handOverOf({ collection, tokenId, from, solanaAddress }: Migrated) {
  return {
    collection: collection.toLowerCase() as Hex,
    tokenId: String(tokenId),
    from: from.toLowerCase() as Hex,
    solanaAddress: base58(solanaAddress),
  };
}

/** What the gate itself reported in a transaction, nothing if it failed or there is none; null if it is not final yet. */
async function readReports(
  evm: EvmChain,
  hash: Hex | null,
  { gate, block }: { gate: string; block: number },
): Promise<ReturnType<typeof parseEventLogs<typeof abi, true, ("Migrated" | "Confirmed")[]>> | null> {
  const found = hash && (await evm.findReceipt(hash));
  if (found && found.blockNumber > block) return null;
  const logs = found?.hasSucceeded ? found.logs.filter(({ address }) => address === gate) : [];
  return parseEventLogs({ abi, logs: logs as never[], eventName: ["Migrated", "Confirmed"] });
}

async function readSolana(chain: Chain, receipt: Receipt): Promise<SolanaEvidence> {
  if (receipt.mint === null) return { slot: 0, mint: null, verifiedCollection: null, making: null };
  const mint = new PublicKey(receipt.mint);
  const addresses = [mint, findMetadataAddress(mint), findEditionAddress(mint)].map((key) => key.toBase58());
  const [{ slot, accounts }, landed] = await Promise.all([
    chain.getAccounts(addresses, { commitment: "finalized" }),
    findNamedMaking(chain, receipt.mint, receipt.mintTransaction),
  ]);
  const [mintAccount, metadataAccount, editionAccount] = accounts;
  return {
    slot,
    mint: shownMint(mintAccount ?? null, editionAccount ?? null, mint),
    verifiedCollection: verifiedCollectionOf(metadataAccount ?? null, mint),
    making: landed && makingOf(landed, receipt.mint),
  };
}

async function findNamedMaking(chain: Chain, mint: string, named: string | null): Promise<LandedTransaction | null> {
  return (named && (await chain.findTransaction(named, "finalized"))) || findMaking(chain, mint);
}

function shownMint(account: ChainAccount | null, edition: ChainAccount | null, mint: PublicKey) {
  const facts = mintFactsOf(account);
  if (!facts) return null;
  const { supplyRaw, decimals } = facts;
  return { supply: String(supplyRaw), decimals, hasEdition: isSealed(facts, mint) && isMasterEdition(edition) };
}

function base58(bytes: Hex): string {
  return bs58.encode(hexToBytes(bytes));
}

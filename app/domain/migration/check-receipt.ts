import type { EvmAddress } from "../wallet-chains";
import type { GateRecord } from "./gate.server";
import { gateOf, type Receipt } from "./receipt";
import type { Check, Claim } from "./receipt-claims";
import { mintMemo } from "./rules";
import type { Making } from "./solana-mint.server";

/** What the former chain has about a receipt, in a final block. */
export type OldChainEvidence = {
  block: number;
  record: GateRecord;
  /** Who holds the old NFT; the address of zeros if nobody does. */
  holder: EvmAddress;
  /** What the named transactions reported at the gate for this record; null if they are not final yet. */
  handOver: HandOverReport | "nothing" | null;
  confirm: { mint: string } | "nothing" | null;
};

type HandOverReport = { collection: EvmAddress; tokenId: string; from: EvmAddress; solanaAddress: string };

/** What Solana has about a receipt's mint, in finalized blocks. */
export type SolanaEvidence = {
  slot: number;
  /** Null if there is no mint at the address. `hasEdition`: no more than this one token can ever be made. */
  mint: { supply: string; decimals: number; hasEdition: boolean } | null;
  /** The collection of which Token Metadata says that it confirmed the NFT; null if there is none. */
  verifiedCollection: string | null;
  /** The named transaction, or else the one that made the mint; null if the node has neither. */
  making: Making | null;
};

/** Null for a chain that did not answer. */
export type Evidence = { oldChain: OldChainEvidence | null; solana: SolanaEvidence | null };

/**
 * Compares every claim of a receipt with what both chains have. A claim about the new NFT is only made once the receipt
 * names a mint or says that the record is confirmed.
 */
export function checkReceipt(receipt: Receipt, { oldChain, solana }: Evidence): Check[] {
  const isMinted = receipt.mint !== null || receipt.status === "confirmed";
  return [
    ...checkRecord(receipt, oldChain),
    ...(isMinted ? [...checkMint(receipt, solana), ...checkConfirmation(receipt, oldChain)] : []),
  ];
}

function checkRecord(receipt: Receipt, evidence: OldChainEvidence | null): Check[] {
  const record = evidence?.record;
  const { address } = gateOf(receipt);
  const compare = comparing("old", evidence !== null);
  const isThere = record !== undefined && record.status !== "none";
  const of = (value: (record: GateRecord) => string) => (isThere ? value(record) : null);
  const isLocked = receipt.status !== "reclaimed";
  return [
    compare("status", receipt.status, record?.status ?? null),
    compare(
      "oldNft",
      nftOf(receipt.oldNftContract, receipt.oldNftId),
      of((r) => nftOf(r.collection, r.tokenId)),
    ),
    compare(
      "oldWallet",
      receipt.oldWalletAddress,
      of(({ from }) => from),
    ),
    compare(
      "newWallet",
      receipt.newWalletAddress,
      of(({ solanaAddress }) => solanaAddress),
    ),
    compare(
      "handedOverAt",
      receipt.handedOverAt,
      of(({ handedOverTs }) => isoOf(handedOverTs)),
    ),
    compare(
      "fee",
      receipt.feeRaw,
      of(({ fee }) => String(fee)),
    ),
    checkReport({
      claim: "handOver",
      transaction: receipt.handOverTransaction,
      report: evidence?.handOver ?? null,
      matches: (report) =>
        report.collection === receipt.oldNftContract &&
        report.tokenId === receipt.oldNftId &&
        report.from === receipt.oldWalletAddress &&
        report.solanaAddress === receipt.newWalletAddress,
    }),
    ...(isLocked ? [compare("locked", address, evidence?.holder ?? null)] : []),
  ];
}

function checkMint(receipt: Receipt, evidence: SolanaEvidence | null): Check[] {
  const isRead = evidence !== null && receipt.mint !== null;
  const compare = comparing("solana", isRead);
  const { address: gate, chainId } = gateOf(receipt);
  const memo = mintMemo({ chainId, gate, gateId: receipt.gateId });
  const { mint, making, verifiedCollection } = evidence ?? { mint: null, making: null, verifiedCollection: null };
  const ofMaking = comparing("solana", isRead && making !== null);
  const collection = receipt.newContractAddress;
  const isNamed = receipt.mintTransaction !== null;
  const inMaking = (check: Check): Check => (isNamed ? check : { ...check, state: "unnamed" });
  return [
    compare("mint", "1", mint && (mint.decimals === 0 ? mint.supply : `${mint.supply} / 10^${mint.decimals}`)),
    compare("edition", "1", mint && (mint.hasEdition ? "1" : "0")),
    collection === null
      ? { claim: "collection", chain: "solana", state: "unnamed", said: "", found: verifiedCollection }
      : compare("collection", collection, verifiedCollection),
    inMaking(ofMaking("making", receipt.mintTransaction ?? "", making?.isOfMint ? making.signature : null)),
    inMaking(ofMaking("memo", memo, making?.memos.includes(memo) ? memo : (making?.memos[0] ?? null))),
    inMaking(ofMaking("firstOwner", receipt.newWalletAddress, making?.firstOwner ?? null)),
  ];
}

function checkConfirmation(receipt: Receipt, evidence: OldChainEvidence | null): Check[] {
  // minted, and the gate has not been told yet
  if (receipt.status !== "confirmed") return [];
  return [
    comparing("old", evidence !== null)("confirmedMint", receipt.mint ?? "", evidence?.record.mint ?? null),
    checkReport({
      claim: "confirm",
      transaction: receipt.confirmTransaction,
      report: evidence?.confirm ?? null,
      matches: ({ mint }) => mint === receipt.mint,
    }),
  ];
}

/** Compares what a named transaction reported at the gate. */
function checkReport<R extends object>({
  claim,
  transaction,
  report,
  matches,
}: {
  claim: Claim;
  transaction: string | null;
  report: R | "nothing" | null;
  matches: (report: R) => boolean;
}): Check {
  const check = { claim, chain: "old", said: transaction ?? "" } as const;
  if (transaction === null) return { ...check, state: "unnamed", found: null };
  if (report === null) return { ...check, state: "unread", found: null };
  if (report === "nothing") return { ...check, state: "differs", found: null };
  return matches(report)
    ? { ...check, state: "holds", found: transaction }
    : { ...check, state: "differs", found: Object.values(report).join(" ") };
}

function comparing(chain: Check["chain"], isRead: boolean) {
  return (claim: Claim, said: string, found: string | null): Check => {
    if (!isRead) return { claim, chain, state: "unread", said, found: null };
    return { claim, chain, state: said === found ? "holds" : "differs", said, found };
  };
}

function nftOf(contract: string, tokenId: string | bigint): string {
  return `${contract} ${tokenId}`;
}

/** Chain seconds as a receipt spells them. */
export function isoOf(ts: number): string {
  return new Date(ts * 1_000).toISOString();
}

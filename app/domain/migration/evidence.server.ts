import { PublicKey } from "@solana/web3.js";
import bs58 from "bs58";
import { type Hex, hexToBytes, parseEventLogs } from "viem";
import { isChainUnavailable, isEvmChainUnavailable } from "~/errors";
import {
  findAssociatedTokenAddress,
  findEditionAddress,
  findMetadataAddress,
  TOKEN_METADATA_PROGRAM_ADDRESS,
  TOKEN_PROGRAM_ADDRESS,
} from "~programs/addresses";
import { readNftMetadata } from "~programs/nft-metadata";
import { CREATE, MINT } from "~programs/token-metadata";
import { migrationGateAbi as abi } from "../../../contracts/artifacts/migration-gate.ts";
import type { EvmChain } from "../evm/evm-chain";
import type { Chain, ChainAccount, LandedTransaction } from "../solana/chain";
import { type MintFacts, readMint } from "../solana/token.server";
import { MEMO_PROGRAM } from "../solana/wallet-additions";
import type { EvmAddress } from "../wallet-chains";
import type { Evidence, Making, OldChainEvidence, SolanaEvidence } from "./check-receipt";
import { findMaking } from "./existing-mint.server";
import { readGateRecord, readOwner } from "./gate.server";
import { gateOf, type Receipt } from "./receipt";

const TOKEN_PROGRAM = TOKEN_PROGRAM_ADDRESS.toBase58();
const METADATA_PROGRAM = TOKEN_METADATA_PROGRAM_ADDRESS.toBase58();
const MINT_BYTES = 82;
/** The first byte of a master edition of Token Metadata. */
const MASTER_EDITION_V2 = 6;

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
    mint: shownMint(mintAccount ?? null, editionAccount ?? null, addresses[2] ?? ""),
    verifiedCollection: verifiedCollectionOf(metadataAccount ?? null, mint),
    making: landed && makingOf(landed, receipt.mint),
  };
}

async function findNamedMaking(chain: Chain, mint: string, named: string | null): Promise<LandedTransaction | null> {
  return (named && (await chain.findTransaction(named, "finalized"))) || findMaking(chain, mint);
}

/** What a mint of the Token program says; null if the account is none. */
export function mintFactsOf(account: ChainAccount | null): MintFacts | null {
  return account?.owner === TOKEN_PROGRAM && account.data.length === MINT_BYTES ? readMint(account) : null;
}

function shownMint(account: ChainAccount | null, edition: ChainAccount | null, editionAddress: string) {
  const facts = mintFactsOf(account);
  if (!facts) return null;
  const { supplyRaw, decimals, mintAuthority } = facts;
  // the edition as the mint's authority is what keeps anybody from making a second token
  const isSealed = mintAuthority !== null && bs58.encode(mintAuthority) === editionAddress;
  const hasEdition = isSealed && edition?.owner === METADATA_PROGRAM && edition.data[0] === MASTER_EDITION_V2;
  return { supply: String(supplyRaw), decimals, hasEdition };
}

/** The collection that has confirmed an NFT, by its metadata account; null if none has. */
export function verifiedCollectionOf(account: ChainAccount | null, mint: PublicKey): string | null {
  const metadata = account?.owner === METADATA_PROGRAM ? readNftMetadata(account.data) : null;
  if (!metadata?.mint.equals(mint) || !metadata.collection?.isVerified) return null;
  return metadata.collection.mint.toBase58();
}

/** Token Metadata's own instructions say which mint a transaction made and into which account its token went. */
function makingOf({ signature, error, instructions }: LandedTransaction, mint: string): Making {
  if (error !== null) return { signature, isOfMint: false, memos: [], firstOwner: null };
  const ran = (first: number) =>
    instructions.find(
      ({ program, data, accounts }) => program === METADATA_PROGRAM && data[0] === first && accounts.includes(mint),
    );
  const memos = instructions.flatMap(({ program, data }) =>
    program === MEMO_PROGRAM ? [new TextDecoder().decode(data)] : [],
  );
  const [token, owner] = ran(MINT)?.accounts ?? [];
  const usual = owner && findAssociatedTokenAddress(new PublicKey(mint), new PublicKey(owner), TOKEN_PROGRAM_ADDRESS);
  const firstOwner = usual && usual.toBase58() === token ? (owner ?? null) : null;
  return { signature, isOfMint: ran(CREATE) !== undefined, memos, firstOwner };
}

function base58(bytes: Hex): string {
  return bs58.encode(hexToBytes(bytes));
}

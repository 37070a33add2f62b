import bs58 from "bs58";
import { type ContractFunctionReturnType, hexToBytes, toHex, zeroAddress } from "viem";
import { isEvmChainUnavailable } from "~/errors";
import { migrationGateAbi as abi } from "../../../contracts/artifacts/migration-gate.ts";
import { standardNftAbi } from "../../../contracts/artifacts/standard-nft.ts";
import type { EvmChain } from "../evm/evm-chain";
import type { EvmAddress } from "../wallet-chains";

type Block = number | "latest";

/** A record of the gate, in the order of its contract's `Status`. */
const STATUSES = ["none", "open", "confirmed", "reclaimed"] as const;

/** Solana addresses are base58; EVM addresses are in lower case. */
export type GateRecord = {
  status: (typeof STATUSES)[number];
  from: EvmAddress;
  handedOverTs: number;
  collection: EvmAddress;
  tokenId: bigint;
  fee: bigint;
  solanaAddress: string;
  /** Null until it is confirmed. */
  mint: string | null;
};

/** A record by its id. Its status is `none` if there is none at that block. Throws EvmChainUnavailable, as all here do. */
export async function readGateRecord(
  evm: Pick<EvmChain, "read">,
  { gate, gateId }: { gate: string; gateId: number },
  block: Block,
): Promise<GateRecord> {
  const call = { address: gate as EvmAddress, abi, functionName: "records", args: [BigInt(gateId)] } as const;
  return toRecord(await evm.read(call, block));
}

/** How many records there are at a block. */
export async function countGateRecords(evm: EvmChain, gate: EvmAddress, block: Block): Promise<number> {
  return Number(await evm.read({ address: gate, abi, functionName: "count", args: [] }, block));
}

/** Records in the order of their ids, from `first` on, `most` at most. */
export async function listGateRecords(
  evm: EvmChain,
  { gate, first, most }: { gate: EvmAddress; first: number; most: number },
  block: Block,
): Promise<GateRecord[]> {
  const args = [BigInt(first), BigInt(most)] as const;
  const records = await evm.read({ address: gate, abi, functionName: "recordsPage", args }, block);
  return records.map(toRecord);
}

type StoredRecord = ContractFunctionReturnType<typeof abi, "view", "records">;

function toRecord(record: StoredRecord): GateRecord {
  return {
    status: STATUSES[record.status] ?? "none",
    from: record.from.toLowerCase() as EvmAddress,
    handedOverTs: Number(record.handedOverAt),
    collection: record.collection.toLowerCase() as EvmAddress,
    tokenId: record.tokenId,
    fee: record.fee,
    solanaAddress: bs58.encode(hexToBytes(record.solanaAddress)),
    mint: BigInt(record.mint) === 0n ? null : bs58.encode(hexToBytes(record.mint)),
  };
}

/** The record because of which the gate holds an NFT, open or confirmed; 0 if there is none. */
export async function readGateIdOf(
  evm: EvmChain,
  gate: EvmAddress,
  nft: { contract: EvmAddress; tokenId: bigint },
  block: Block,
): Promise<number> {
  const args = [nft.contract, nft.tokenId] as const;
  return Number(await evm.read({ address: gate, abi, functionName: "idOf", args }, block));
}

/** The record that a mint was confirmed for; 0 if there is none. */
export async function readGateIdOfMint(evm: EvmChain, gate: string, mint: string, block: Block): Promise<number> {
  const args = [toHex(bs58.decode(mint))] as const;
  return Number(await evm.read({ address: gate as EvmAddress, abi, functionName: "idOfMint", args }, block));
}

/** What a holder has to know before handing over: the fee of one NFT in kei, and whether the gate takes any. */
export async function readGateTerms(
  evm: Pick<EvmChain, "read">,
  gate: EvmAddress,
): Promise<{ fee: bigint; isPaused: boolean }> {
  const [fee, isPaused] = await Promise.all([
    evm.read({ address: gate, abi, functionName: "fee", args: [] }, "latest"),
    evm.read({ address: gate, abi, functionName: "paused", args: [] }, "latest"),
  ]);
  return { fee, isPaused };
}

/** What of an account's fees the gate could not send back, in kei. */
export function readRefund(evm: EvmChain, gate: EvmAddress, account: EvmAddress): Promise<bigint> {
  return evm.read({ address: gate, abi, functionName: "refundOf", args: [account] }, "latest");
}

/** Whether the gate takes NFTs of a collection. */
export function readIsAccepted(evm: EvmChain, gate: EvmAddress, collection: EvmAddress): Promise<boolean> {
  return evm.read({ address: gate, abi, functionName: "isAccepted", args: [collection] }, "latest");
}

/** Who holds an old NFT now, and whether its holder has approved the gate. The address of zeros if there is no such NFT. */
export async function readOldNft(
  evm: EvmChain,
  gate: EvmAddress,
  nft: { contract: EvmAddress; tokenId: bigint },
): Promise<{ owner: EvmAddress; isApproved: boolean }> {
  const of = { address: nft.contract, abi: standardNftAbi } as const;
  const owner = await readOwner(evm, nft, "latest");
  if (owner === zeroAddress) return { owner, isApproved: false };
  const [approved, isForAll] = await Promise.all([
    evm.read({ ...of, functionName: "getApproved", args: [nft.tokenId] }, "latest"),
    evm.read({ ...of, functionName: "isApprovedForAll", args: [owner, gate] }, "latest"),
  ]);
  return { owner, isApproved: isForAll || approved.toLowerCase() === gate };
}

/** Who holds an old NFT. The address of zeros if there is no such NFT. */
export async function readOwner(
  evm: EvmChain,
  { contract, tokenId }: { contract: string; tokenId: bigint },
  block: Block,
): Promise<EvmAddress> {
  const call = { address: contract as EvmAddress, abi: standardNftAbi, functionName: "ownerOf" } as const;
  try {
    return (await evm.read({ ...call, args: [tokenId] }, block)).toLowerCase() as EvmAddress;
  } catch (error) {
    if (isEvmChainUnavailable(error)) throw error;
    // a collection refuses to name the owner of an NFT that does not exist
    return zeroAddress;
  }
}

/** Where the metadata of an old NFT is, as its collection says; null if the collection names none. */
export async function readTokenUri(
  evm: EvmChain,
  { contract, tokenId }: { contract: string; tokenId: bigint },
): Promise<string | null> {
  const call = { address: contract as EvmAddress, abi: standardNftAbi, functionName: "tokenURI" } as const;
  try {
    return await evm.read({ ...call, args: [tokenId] }, "latest");
  } catch (error) {
    if (isEvmChainUnavailable(error)) throw error;
    // not every collection has metadata
    return null;
  }
}

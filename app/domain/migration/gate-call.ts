import bs58 from "bs58";
import { encodeFunctionData, toHex } from "viem/utils";
import { migrationGateAbi } from "../../../contracts/artifacts/migration-gate.ts";
import { standardNftAbi } from "../../../contracts/artifacts/standard-nft.ts";
import type { EvmAddress } from "../wallet-chains";

/** An old NFT. `tokenId`: decimal digits. */
export type OldNft = { collection: EvmAddress; tokenId: string };

/**
 * What a holder can wish of the migration gate and of the old collections. `feeEachRaw`: the fee of one NFT that the screen
 * showed, in kei (10^-18 KAIA), as decimal digits. `id`: that of a record of the gate, also in digits.
 */
export type GateWish =
  | { kind: "approveNft"; nft: OldNft }
  | { kind: "approveCollection"; collection: EvmAddress }
  | { kind: "handOver"; nfts: readonly OldNft[]; solanaAddress: string; feeEachRaw: string }
  | { kind: "reclaim"; id: string }
  | { kind: "takeRefund"; to: EvmAddress };

/** A call to a contract, as a wallet takes it. `data`: hex. `valueRaw`: the kei that it carries, as decimal digits. */
export type EvmCall = { to: EvmAddress; data: `0x${string}`; valueRaw: string };

/**
 * The contracts that a holder calls on the former chain: the gate and the old collections. The setting of the migration has
 * more of them (`MigrationContracts`); this much is in the build too, so that the browser can check a call.
 */
export type GateContracts = { gate: EvmAddress; collections: readonly EvmAddress[] };

/** How many NFTs the gate takes at once (`MigrationGate.MAX_BATCH`). */
export const MOST_NFTS_HANDED_OVER = 20;
/** The most that the gate can ask for one NFT: 1 KAIA (`MigrationGate.MAX_FEE`). */
export const MOST_FEE_RAW = 10n ** 18n;

/**
 * The one call that does what was wished, and nothing else. The Worker answers it, and the browser makes it once more from
 * the addresses of its own build before a wallet sees it. Throws RangeError for a collection that is not ours, a Solana address
 * that is not 32 bytes, no NFT or more than the gate takes, and a fee below zero or above its cap; SyntaxError for an id or a
 * number of an NFT that is no integer.
 */
export function buildGateCall(wish: GateWish, contracts: GateContracts): EvmCall {
  const { gate } = contracts;
  const toGate = (data: EvmCall["data"], valueRaw = "0"): EvmCall => ({ to: gate, data, valueRaw });
  const abi = migrationGateAbi;
  switch (wish.kind) {
    case "approveNft": {
      const args = [gate, BigInt(wish.nft.tokenId)] as const;
      const data = encodeFunctionData({ abi: standardNftAbi, functionName: "approve", args });
      return { to: ownCollection(wish.nft.collection, contracts), data, valueRaw: "0" };
    }
    case "approveCollection": {
      const data = encodeFunctionData({ abi: standardNftAbi, functionName: "setApprovalForAll", args: [gate, true] });
      return { to: ownCollection(wish.collection, contracts), data, valueRaw: "0" };
    }
    case "handOver": {
      const nfts = wish.nfts.map(({ collection, tokenId }) => ({
        collection: ownCollection(collection, contracts),
        tokenId: BigInt(tokenId),
      }));
      return toGate(encodeHandOver(nfts, solanaBytes(wish.solanaAddress)), feeOf(wish));
    }
    case "reclaim":
      return toGate(encodeFunctionData({ abi, functionName: "reclaim", args: [BigInt(wish.id)] }));
    case "takeRefund":
      return toGate(encodeFunctionData({ abi, functionName: "takeRefund", args: [wish.to] }));
  }
}

function encodeHandOver(nfts: { collection: EvmAddress; tokenId: bigint }[], target: `0x${string}`): EvmCall["data"] {
  const abi = migrationGateAbi;
  const [first] = nfts;
  if (!first || nfts.length > MOST_NFTS_HANDED_OVER) throw new RangeError(`${nfts.length} NFTs`);
  return nfts.length === 1
    ? encodeFunctionData({ abi, functionName: "migrate", args: [first.collection, first.tokenId, target] })
    : encodeFunctionData({ abi, functionName: "migrateBatch", args: [nfts, target] });
}

function feeOf({ nfts, feeEachRaw }: Extract<GateWish, { kind: "handOver" }>): string {
  const each = BigInt(feeEachRaw);
  if (each < 0n || each > MOST_FEE_RAW) throw new RangeError(`a fee of ${each}`);
  return String(each * BigInt(nfts.length));
}

function ownCollection(collection: EvmAddress, { collections }: GateContracts): EvmAddress {
  const own = collections.find((known) => known.toLowerCase() === collection.toLowerCase());
  if (!own) throw new RangeError(`a collection that is not ours: ${collection}`);
  return own;
}

function solanaBytes(address: string): `0x${string}` {
  const bytes = bs58.decode(address);
  if (bytes.length !== 32) throw new RangeError(`an address of ${bytes.length} bytes`);
  return toHex(bytes);
}

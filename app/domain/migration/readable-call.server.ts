import { type AbiFunction, decodeFunctionData, encodeFunctionData, getAbiItem } from "viem";
import { migrationGateAbi } from "../../../contracts/artifacts/migration-gate.ts";
import { standardNftAbi } from "../../../contracts/artifacts/standard-nft.ts";
import type { EvmCall, GateContracts } from "./gate-call";
import type { OldNftRef } from "./states.server";

/**
 * What a call does, for a service that takes functions and arguments in place of bytes. `handsOver`: the NFTs that it gives
 * away. `refundsTo`: the address that gets fees which wait, in lower case; null for any other call.
 */
export type ReadableCall = {
  to: EvmCall["to"];
  valueRaw: string;
  abi: AbiFunction;
  args: readonly unknown[];
  handsOver: readonly OldNftRef[];
  refundsTo: string | null;
};

/** An NFT as the gate's functions have it. */
type GateNft = { collection: string; tokenId: bigint };

/** What holders call at the gate, and what they call at an old collection, always for the gate. */
const OF_GATE: readonly string[] = ["migrate", "migrateBatch", "reclaim", "takeRefund"];
const OF_COLLECTION: readonly string[] = ["approve", "setApprovalForAll"];

/**
 * Reads a call that the migration can ask a wallet for; null for any other. So nobody has the site put a foreign call in front
 * of a holder, or onto the chain, in the site's name.
 */
export function readGateCall({ to, data, valueRaw }: EvmCall, contracts: GateContracts): ReadableCall | null {
  const isGate = to.toLowerCase() === contracts.gate.toLowerCase();
  const isCollection = contracts.collections.some((own) => own.toLowerCase() === to.toLowerCase());
  if (!isGate && !isCollection) return null;
  const read = decode(isGate ? migrationGateAbi : standardNftAbi, data);
  if (!read) return null;
  const { abi, args } = read;
  if (!(isGate ? OF_GATE : OF_COLLECTION).includes(abi.name)) return null;
  const isForGate = String(args[0]).toLowerCase() === contracts.gate.toLowerCase();
  if (isCollection && !isForGate) return null;
  // no plan withdraws an approval
  if (abi.name === "setApprovalForAll" && args[1] !== true) return null;
  const refundsTo = abi.name === "takeRefund" ? String(args[0]).toLowerCase() : null;
  return { to, valueRaw, abi, args, handsOver: nftsOf(abi.name, args), refundsTo };
}

function nftsOf(name: string, args: readonly unknown[]): OldNftRef[] {
  const [first, second] = args;
  const nfts =
    name === "migrate"
      ? [{ collection: first, tokenId: second } as GateNft]
      : name === "migrateBatch"
        ? (first as readonly GateNft[])
        : [];
  return nfts.map(({ collection, tokenId }) => ({ contract: collection.toLowerCase() as EvmCall["to"], tokenId }));
}

/** Null unless the bytes are exactly what the function and its arguments make. */
function decode(abi: typeof migrationGateAbi | typeof standardNftAbi, data: EvmCall["data"]) {
  try {
    const { functionName, args = [] } = decodeFunctionData({ abi: abi as readonly AbiFunction[], data });
    const item = getAbiItem({ abi: abi as readonly AbiFunction[], name: functionName, args }) as
      | AbiFunction
      | undefined;
    const again = item && encodeFunctionData({ abi: [item], functionName, args });
    return item && again === data.toLowerCase() ? { abi: item, args } : null;
  } catch {
    // the bytes are none of a function that the contract has
    return null;
  }
}

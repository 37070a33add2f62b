import { type Address, encodeAbiParameters, type Hex, keccak256, numberToHex } from "viem";
import type { Chain } from "./chain.ts";
import type { BnbNft } from "./fixtures.ts";

/** How many of the first slots are looked through for the one that holds the lists. */
const SLOTS = 30;
const IDS_A_SLOT = 8;

/**
 * Gives an owner who has NFT 1 alone a list of the ids from 1 to `size`, by writing it where the contract keeps it: minting
 * so many would take minutes. The NFTs themselves are not made.
 */
export async function plantList(chain: Chain, nft: BnbNft, owner: Address, size: number): Promise<void> {
  const list = await findList(chain, nft, owner);
  await chain.setStorage(nft.address, list, numberToHex(size, { size: 32 }));
  const first = BigInt(keccak256(list));
  const writes = Array.from({ length: Math.ceil(size / IDS_A_SLOT) }, (_, i) =>
    chain.setStorage(nft.address, numberToHex(first + BigInt(i), { size: 32 }), packed(i * IDS_A_SLOT + 1)),
  );
  await Promise.all(writes);
}

/** The slot with the length of an owner's list: the one at whose hash the id 1 is found. */
async function findList(chain: Chain, nft: BnbNft, owner: Address): Promise<Hex> {
  const read = async (slot: Hex) => BigInt((await chain.client.getStorageAt({ address: nft.address, slot })) ?? "0x0");
  for (let slot = 0n; slot < SLOTS; slot++) {
    const types = [{ type: "address" }, { type: "uint256" }] as const;
    const place = keccak256(encodeAbiParameters(types, [owner, slot]));
    if ((await read(place)) === 1n && (await read(keccak256(place))) === 1n) return place;
  }
  throw new Error("the lists of the contract are somewhere else now");
}

/** Eight ids of 32 bits, the first in the lowest bits. */
function packed(first: number): Hex {
  const ids = Array.from({ length: IDS_A_SLOT }, (_, i) => BigInt(first + i) << BigInt(32 * i));
  return numberToHex(
    ids.reduce((sum, id) => sum + id, 0n),
    { size: 32 },
  );
}

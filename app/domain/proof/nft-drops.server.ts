import { PublicKey } from "@solana/web3.js";
import { findClaimPageAddress, findEscrowAddress, findGiftAddress } from "~programs/addresses";
import { type Campaign, isTaken } from "~programs/drop";
import { readClaimPage, readGift } from "../drop/accounts.server";
import type { ShownDrop } from "../settings/drops";
import type { Chain } from "../solana/chain";
import { tokenAmountOf } from "../solana/token.server";
import type { NftDropGifts } from "./view";

/** Gift and escrow of each place, besides the claim page: as many as one call, and so one slot, has room for. */
const PLACES_READ = 49;

/**
 * The gifts of an NFT drop that nobody has taken yet, compared with what is owed: the first places, as many as one call
 * reads. Throws ChainUnavailable.
 */
export async function readNftDrop(
  chain: Pick<Chain, "getAccounts">,
  { number, address, gift }: ShownDrop,
  { recipients }: Pick<Campaign, "recipients">,
): Promise<NftDropGifts> {
  const campaign = new PublicKey(address);
  const lookedAt = Math.min(recipients, PLACES_READ);
  const gifts = Array.from({ length: lookedAt }, (_, place) => findGiftAddress({ campaign, number: place }));
  const { accounts } = await chain.getAccounts(
    [findClaimPageAddress({ campaign, number: 0 }), ...gifts, ...gifts.map(findEscrowAddress)].map((key) =>
      key.toBase58(),
    ),
  );
  const page = readClaimPage(accounts[0]);
  const owed = gifts.flatMap((_, place) => (page && isTaken(page, place) ? [] : [place]));
  const held = owed.filter((place) => {
    const isThere = readGift(accounts[1 + place])?.number === place;
    return isThere && tokenAmountOf(accounts[1 + lookedAt + place]) === 1n;
  });
  return {
    number,
    address,
    collection: gift,
    recipients,
    lookedAt,
    owed: owed.length,
    held: held.length,
    isCovered: held.length === owed.length,
  };
}

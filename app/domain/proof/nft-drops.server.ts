import { PublicKey } from "@solana/web3.js";
import { findClaimPageAddress, findEscrowAddress, findGiftAddress } from "~programs/addresses";
import { isTaken } from "~programs/drop";
import { readCampaign, readClaimPage, readGift } from "../drop/accounts.server";
import type { ShownDrop } from "../settings/drops";
import type { Chain } from "../solana/chain";
import { tokenAmountOf } from "../solana/token.server";
import { PLACES_COUNTED } from "./cover";
import type { NftDropGifts } from "./view";

/**
 * The gifts of an NFT drop that nobody has taken yet, compared with what is owed: the first places, as many as one call
 * reads. Null if the drop is not open any more, because then its gifts go back. Throws ChainUnavailable.
 */
export async function readNftDrop(
  chain: Pick<Chain, "getAccounts">,
  { number, address, gift }: ShownDrop,
  recipients: number,
): Promise<NftDropGifts | null> {
  const campaign = new PublicKey(address);
  const lookedAt = Math.min(recipients, PLACES_COUNTED);
  const gifts = Array.from({ length: lookedAt }, (_, place) => findGiftAddress({ campaign, number: place }));
  const { accounts } = await chain.getAccounts(
    [campaign, findClaimPageAddress({ campaign, number: 0 }), ...gifts, ...gifts.map(findEscrowAddress)].map((key) =>
      key.toBase58(),
    ),
  );
  if (readCampaign(accounts[0])?.state !== "open") return null;
  const page = readClaimPage(accounts[1]);
  const owed = gifts.flatMap((_, place) => (page && isTaken(page, place) ? [] : [place]));
  const held = owed.filter((place) => {
    const isThere = readGift(accounts[2 + place])?.number === place;
    return isThere && tokenAmountOf(accounts[2 + lookedAt + place]) === 1n;
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

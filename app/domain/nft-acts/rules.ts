import type { NftMetadata } from "~programs/nft-metadata";
import type { RowProblem } from "../jobs/read-list";

/** What a wallet that has a power over an NFT signs itself, because Token Metadata lets nobody do it in its place. */
export type NftAct = "verifyCreator" | "unverifyCreator" | "updateAuthority";

/** `authority`: the wallet that signs. `newAuthority`: who gets the power over the NFTs; "" where nobody does. */
export type Acting = { act: NftAct; authority: string; newAuthority: string };

/** What an act finds of an NFT: the value that it changes, before and after; or why it can do nothing. */
export type ActOn = { before: string | null; after: string | null } | RowProblem | "done";

/** What an act does to an NFT, by what Token Metadata knows of it now; null if there is no such NFT. */
export function actOn(metadata: NftMetadata | null, { act, authority, newAuthority }: Acting): ActOn {
  if (!metadata) return "notNft";
  if (act === "updateAuthority") {
    const before = metadata.updateAuthority.toBase58();
    if (before === newAuthority) return "done";
    return before === authority ? { before, after: newAuthority } : "notAuthority";
  }
  const creator = metadata.creators.find(({ address }) => address.toBase58() === authority);
  if (!creator) return "notCreator";
  const isAsked = act === "verifyCreator";
  if (creator.isVerified === isAsked) return "done";
  return isAsked ? { before: null, after: authority } : { before: authority, after: null };
}

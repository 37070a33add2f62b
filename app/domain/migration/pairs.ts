import type { NftFace } from "../nft-metadata/view";
import type { Standing, TakeBack } from "./standing";

/** An old NFT and the new one, as the gate's record has them. */
export type Pair = {
  gateId: number;
  standing: Standing;
  handedOverTs: bigint;
  takeBack: TakeBack | null;
  /** `image`: null if there is none. */
  oldNft: { name: string; image: string | null };
  /** Its mint, and its name and picture if Solana answered; null until it is confirmed. */
  newNft: { mint: string; face: NftFace | null } | null;
};

/** A page of the register. `block`: the final block it was read at. `records`: how many there are in all. */
export type PairPage = {
  pairs: Pair[];
  block: number;
  records: number;
  /** Before which record the next page begins; null on the last one. */
  older: number | null;
};

/**
 * What a wallet of the former chain has here. takeBackNow, takeBackLater: handed over, no new NFT will be minted, and the old
 * one can be taken back now or only later. takeBackUnknown: the same, while the chain's clock cannot be read. laterTs: when the
 * first of takeBackLater can be, in chain seconds; null if there is none. oldNfts: in the wallet. airdrops: they wait for a
 * Solana address.
 */
export type EvmSums = {
  takeBackNow: number;
  takeBackUnknown: number;
  takeBackLater: number;
  laterTs: number | null;
  oldNfts: number;
  airdrops: number;
};

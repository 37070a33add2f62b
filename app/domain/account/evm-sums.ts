/**
 * What a wallet of the former chain has here. toTakeBack: handed over, and no new NFT will be minted. oldNfts: in the wallet.
 * airdrops: they wait for a Solana address.
 */
export type EvmSums = { toTakeBack: number; oldNfts: number; airdrops: number };

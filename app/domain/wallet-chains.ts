/**
 * The kinds of chain on which a holder has a wallet, by the names of CAIP-2: Solana, and every chain of Ethereum's kind (the
 * former chain, Kaia, is one of them).
 */
export type Chain = "solana" | "eip155";

export const CHAINS: readonly Chain[] = ["solana", "eip155"];

/** An address of a chain of Ethereum's kind, in any of its spellings. */
export type EvmAddress = `0x${string}`;

/** One spelling for each address: the case of an EVM address is only a checksum (EIP-55), and D1 holds it in lower case. */
export function canonicalAddress(address: string): string {
  return chainOfAddress(address) === "eip155" ? address.toLowerCase() : address;
}

/** The chain that an address belongs to, by its spelling. */
export function chainOfAddress(address: string): Chain {
  return address.startsWith("0x") ? "eip155" : "solana";
}

/** Whether both texts spell the same address. Null is nobody's address. */
export function isSameAddress(left: string | null, right: string | null): boolean {
  return left !== null && right !== null && canonicalAddress(left) === canonicalAddress(right);
}

/** The first and last five characters of an address, as the specification shows it; the wallet picker uses four. */
export function shortAddress(address: string, ends = 5): string {
  return address.length <= ends * 2 ? address : `${address.slice(0, ends)}.....${address.slice(-ends)}`;
}

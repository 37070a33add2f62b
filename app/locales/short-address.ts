/**
 * The first and last five characters of an address, as the specification shows it; the wallet picker uses four. An address
 * of an EVM chain is in lower case, however a wallet spells it, so that one address looks the same everywhere.
 */
export function shortAddress(spelled: string, ends = 5): string {
  const address = spelled.startsWith("0x") ? spelled.toLowerCase() : spelled;
  return address.length <= ends * 2 ? address : `${address.slice(0, ends)}.....${address.slice(-ends)}`;
}

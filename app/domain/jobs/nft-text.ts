/** What an NFT says of itself, as an item of a job keeps it: one line for each value. */
export type NftText = { name: string; symbol: string; uri: string; royaltyBps: number };

export function writeNftText({ name, symbol, uri, royaltyBps }: NftText): string {
  return [name, symbol, uri, royaltyBps].join("\n");
}

/** Throws if an item does not have it. */
export function readNftText(text: string | null | undefined): NftText {
  const [name, symbol, uri, royaltyBps, ...more] = (text ?? "").split("\n");
  if (!name || symbol === undefined || !uri || !royaltyBps || more.length > 0)
    throw new Error("an NFT without its texts");
  return { name, symbol, uri, royaltyBps: Number(royaltyBps) };
}

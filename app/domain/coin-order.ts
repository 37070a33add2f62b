/** Well-known coins come first, in this order; any other after them. */
const COIN_ORDER = ["SCG", "Twig", "USDC", "ETM", "PVT"];

type Coin = { mint: string; symbol: string };

/** The order in which coins are named and listed. */
export function byCoin(a: Coin, b: Coin): number {
  const place = ({ symbol }: Coin) => (COIN_ORDER.includes(symbol) ? COIN_ORDER.indexOf(symbol) : COIN_ORDER.length);
  return place(a) - place(b) || (a.mint < b.mint ? -1 : 1);
}

/** An NFT, and the place of a campaign's list that it is for. */
export type GiftLine = { number: number; mint: string };

/** How many NFTs a transaction has room for, each with three accounts of its own. */
export const GIFTS_A_DEED = 4;

const NONE = "none";
const LINE = /^(0|[1-9]\d{0,6}):([1-9A-HJ-NP-Za-km-z]{32,44})$/;

/**
 * The NFTs of a parameter, "0:<mint>,1:<mint>", or "none". The Worker writes them and the browser's check reads them. Null if
 * one is none, if there are too many, or two of the same place or mint.
 */
export function readGiftLines(text: string): GiftLine[] | null {
  if (text === NONE) return [];
  const gifts: GiftLine[] = [];
  for (const line of text.split(",")) {
    const [, number, mint] = LINE.exec(line) ?? [];
    if (number === undefined || mint === undefined) return null;
    gifts.push({ number: Number(number), mint });
  }
  const isEachOnce = (values: unknown[]) => new Set(values).size === gifts.length;
  const isGood = isEachOnce(gifts.map(({ number }) => number)) && isEachOnce(gifts.map(({ mint }) => mint));
  return isGood && gifts.length <= GIFTS_A_DEED ? gifts : null;
}

/** The parameter for some NFTs. */
export function writeGiftLines(gifts: readonly GiftLine[]): string {
  return gifts.map(({ number, mint }) => `${number}:${mint}`).join(",") || NONE;
}

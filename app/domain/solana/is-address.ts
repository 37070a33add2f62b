import bs58 from "bs58";

/** Whether a text is the base58 of 32 bytes. A screen loads this when it has something to check, not with the page. */
export function isAddress(text: string): boolean {
  return text.length <= 44 && bs58.decodeUnsafe(text)?.length === 32;
}

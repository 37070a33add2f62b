import { isAddress } from "../solana/is-address";
import type { GiftLine } from "./deeds/gift-lines";

export type GiftListFault = {
  line: number;
  column: null;
  reason: "NotAnAddress" | "MintRepeated" | "NotAnNft" | "NftNotHeld";
};

/**
 * Reads the NFTs of a drop: one mint on each line, for the wallet on the same place of the drop's list. The first line may be
 * the name of the column, as in the file of the command line.
 */
export function readGiftList(text: string): { gifts: (GiftLine & { line: number })[]; errors: GiftListFault[] } {
  const written = text.split("\n").map((mint, at) => ({ mint: mint.trim(), line: at + 1 }));
  const lines = written.filter(({ mint, line }) => mint !== "" && !(line === 1 && mint.toLowerCase() === "mint"));
  const gifts = lines.map((line, number) => ({ ...line, number }));
  const first = new Map(gifts.map(({ mint, line }) => [mint, line] as const).reverse());
  const errors = gifts.flatMap(({ mint, line }): GiftListFault[] => {
    if (!isAddress(mint)) return [{ line, column: null, reason: "NotAnAddress" }];
    return first.get(mint) === line ? [] : [{ line, column: null, reason: "MintRepeated" }];
  });
  return { gifts, errors };
}

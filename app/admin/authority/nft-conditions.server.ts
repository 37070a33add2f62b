import { bpsField } from "~/domain/fields";
import { z } from "~/domain/zod";
import type { ResourceField } from "../define-resource";

/** What is typed of an NFT pool's conditions: weights by term and the fee in hundredths of a percent, and its room. */
export const NFT_CONDITIONS = {
  ...{ noTerm: bpsField, days90: bpsField, days180: bpsField, days270: bpsField, fee: bpsField },
  maxNfts: z.string().regex(/^[1-9]\d{0,5}$/),
};

export const NFT_CONDITION_FIELDS: readonly ResourceField[] = [
  { name: "noTerm", kind: "number" },
  { name: "days90", kind: "number" },
  { name: "days180", kind: "number" },
  { name: "days270", kind: "number" },
  { name: "maxNfts", kind: "number" },
  { name: "fee", kind: "number" },
];

/** The same as parameters of a deed. */
export function nftConditionsOf({
  noTerm,
  days90,
  days180,
  days270,
  fee,
  maxNfts,
}: Record<keyof typeof NFT_CONDITIONS, string>) {
  return { weightsBps: [noTerm, days90, days180, days270].join(), maxNfts, feeBps: fee };
}

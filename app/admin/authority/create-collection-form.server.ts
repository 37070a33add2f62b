import { createCoin } from "~/domain/coins/deeds/create-coin.server";
import { createCollection as deed } from "~/domain/nft-acts/deeds/create-collection.server";
import { nameField, symbolField, uriField } from "~/domain/nft-acts/fields";
import { findFreeNumber } from "~/domain/nft-acts/free-number.server";
import { addressField } from "~/domain/solana/address";
import { z } from "~/domain/zod";
import { AppError } from "~/errors";
import { parseAmount } from "~programs/amounts";
import { chainOf } from "../power-pools.server";
import { deedForm } from "./deed-form.server";

/** Percents have two decimals, and are stored in hundredths. */
const PERCENT_DECIMALS = 2;
const MOST_BPS = 10_000n;

/** Makes a collection. Its address follows from its authority and the first number that this wallet has not used. */
export const createCollection = deedForm({
  name: "collection.create",
  role: "operator",
  schema: z.object({
    authority: addressField,
    ...{ name: nameField, symbol: symbolField, uri: uriField },
    royalty: z.string().trim().default("0"),
  }),
  begin: { royalty: "5" },
  fields: [
    { name: "authority", kind: "address" },
    { name: "name", kind: "text" },
    { name: "symbol", kind: "text" },
    { name: "uri", kind: "text" },
    { name: "royalty", kind: "amount" },
  ],
  prepare: async (deps, { authority, name, symbol, uri, royalty }) => {
    const royaltyBps = parseAmount(royalty, PERCENT_DECIMALS);
    if (typeof royaltyBps === "string" || royaltyBps > MOST_BPS) throw new AppError("InvalidInput");
    const number = await findFreeNumber(chainOf(deps), { kinds: [deed.name, createCoin.name], authority });
    return { deed, parameters: { authority, number, name, symbol, uri, royaltyBps: String(royaltyBps) } };
  },
});

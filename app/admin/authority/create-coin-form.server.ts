import { createCoin as deed } from "~/domain/coins/deeds/create-coin.server";
import { createCollection } from "~/domain/nft-acts/deeds/create-collection.server";
import { nameField, symbolField, uriField } from "~/domain/nft-acts/fields";
import { findFreeNumber } from "~/domain/nft-acts/free-number.server";
import { addressField } from "~/domain/solana/address";
import { z } from "~/domain/zod";
import { AppError } from "~/errors";
import { parseWrittenAmount } from "~programs/amounts";
import { chainOf } from "../power-pools.server";
import { needsSecondPerson } from "../second-person.server";
import { deedForm } from "./deed-form.server";

const POWERS = ["keep", "handOver", "giveUp"] as const;

/** Makes a coin. Its address follows from the wallet that signs and the first number that this wallet has not used. */
export const createCoin = deedForm({
  name: "madeCoin.create",
  role: "operator",
  schema: z.object({
    authority: addressField,
    program: z.enum(["token", "token2022"]),
    ...{ name: nameField, symbol: symbolField, uri: uriField },
    decimals: z.string().regex(/^\d$/),
    supply: z.string().trim(),
    mintPower: z.enum(POWERS),
    freezePower: z.enum(POWERS),
    heir: z.union([z.literal(""), addressField]).default(""),
  }),
  begin: { program: "token", decimals: "9", mintPower: "keep", freezePower: "giveUp" },
  fields: [
    { name: "authority", kind: "address" },
    { name: "program", kind: "choice", options: ["token", "token2022"], words: "programs" },
    { name: "name", kind: "text" },
    { name: "symbol", kind: "text" },
    { name: "uri", kind: "text" },
    { name: "decimals", kind: "number" },
    { name: "supply", kind: "amount" },
    { name: "mintPower", kind: "choice", options: POWERS, words: "powers" },
    { name: "freezePower", kind: "choice", options: POWERS, words: "powers" },
    { name: "heir", kind: "address" },
  ],
  approval: needsSecondPerson,
  prepare: async (deps, typed) => {
    const { authority, program, name, symbol, uri, decimals, supply, mintPower, freezePower, heir } = typed;
    const supplyRaw = parseWrittenAmount(supply, Number(decimals));
    if (typeof supplyRaw === "string") throw new AppError("AmountNotUnderstood", { decimals });
    const powerOf = (power: (typeof POWERS)[number]) => {
      if (power === "handOver" && heir === "") throw new AppError("InvalidInput");
      return { keep: authority, handOver: heir, giveUp: "none" }[power];
    };
    const kinds = [deed.name, createCollection.name];
    const number = await findFreeNumber(chainOf(deps), { kinds, authority, program });
    const powers = { mintAuthority: powerOf(mintPower), freezeAuthority: powerOf(freezePower) };
    const texts = { name, symbol, uri };
    return {
      deed,
      parameters: { authority, number, program, decimals, supplyRaw: String(supplyRaw), ...texts, ...powers },
    };
  },
});

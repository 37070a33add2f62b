import { PublicKey } from "@solana/web3.js";
import { AppError } from "~/errors";
import { createCollection as of } from "~programs/new-collection";
import { findSeededMint } from "~programs/seeded-mint";
import { defineAuthorityDeed } from "../../authority/define-authority-deed";
import { wholeField } from "../../authority/fields";
import { addressField } from "../../solana/address";
import { z } from "../../zod.ts";
import { nameField, royaltyField, symbolField, uriField } from "../fields";
import { ACT_FAILURES } from "./plan-act.server";

const MINT_BYTES = 82;
/** An estimate with room to spare: on chains of tests it was enough. */
const COMPUTE_UNITS = 250_000;

/** Makes a collection whose NFT its authority holds. That wallet signs, pays, and has every power over it. */
export const createCollection = defineAuthorityDeed({
  name: "createCollection",
  parameters: z.strictObject({
    authority: addressField,
    /** Of its mint among those of the authority; its address follows from both. */
    number: wholeField,
    name: nameField,
    symbol: symbolField,
    uri: uriField,
    royaltyBps: royaltyField,
  }),
  failures: ACT_FAILURES,

  async plan({ chain }, { number, royaltyBps, ...parameters }) {
    const authority = new PublicKey(parameters.authority);
    const { name, symbol, uri } = parameters;
    const mint = findSeededMint(authority, Number(number)).toBase58();
    const { accounts } = await chain.getAccounts([mint], { withoutData: true });
    if (accounts[0]) throw new AppError("NothingChanges");
    const texts = { name, symbol, uri, royaltyBps: Number(royaltyBps) };
    const mintRent = await chain.getRent(MINT_BYTES);
    return {
      authority,
      instructions: of({ authority, number: Number(number), ...texts, mintRent }),
      computeUnits: COMPUTE_UNITS,
      effects: [
        { name: "collection", after: mint },
        ...[
          { name: "name", after: name },
          { name: "symbol", after: symbol },
          { name: "uri", after: uri },
        ],
        { name: "royalty", after: `${Number(royaltyBps) / 100}%` },
      ],
    };
  },
});

import { PublicKey } from "@solana/web3.js";
import { AppError } from "~/errors";
import { amountToDecimal } from "~programs/amounts";
import { findSeededMint } from "~programs/seeded-mint";
import { defineAuthorityDeed } from "../../authority/define-authority-deed";
import { rawField, wholeField } from "../../authority/fields";
import { nameField, symbolField, uriField } from "../../nft-acts/fields";
import { addressField } from "../../solana/address";
import { z } from "../../zod.ts";
import { COIN_PROGRAMS, mintBytesOf, createCoin as of } from "../new-coin.server";

/** An estimate with room to spare: on chains of tests it was enough. */
const COMPUTE_UNITS = 200_000;

/** Who has a power over the coin from then on: nobody, or a wallet, which may be the one that makes it. */
const powerField = z.union([z.literal("none"), addressField]);

/**
 * Makes a coin of SPL Token or Token-2022 with its name, its supply and its authorities, in one transaction of one wallet, which
 * gets the supply. Powers that are given up are gone for good.
 */
export const createCoin = defineAuthorityDeed({
  name: "createCoin",
  parameters: z.strictObject({
    authority: addressField,
    /** Of its mint among those of the authority; its address follows from both and from the token program. */
    number: wholeField,
    program: z.enum(["token", "token2022"]),
    decimals: z.string().regex(/^\d$/),
    supplyRaw: rawField,
    name: nameField,
    symbol: symbolField,
    uri: uriField,
    mintAuthority: powerField,
    freezeAuthority: powerField,
  }),
  failures: {},

  async plan({ chain }, parameters) {
    const { program, name, symbol, uri, mintAuthority, freezeAuthority } = parameters;
    const authority = new PublicKey(parameters.authority);
    const [number, decimals, supplyRaw] = [
      Number(parameters.number),
      Number(parameters.decimals),
      BigInt(parameters.supplyRaw),
    ];
    // a coin of which there is nothing, and never will be
    if (supplyRaw === 0n && mintAuthority === "none") throw new AppError("InvalidInput");
    const mint = findSeededMint(authority, number, COIN_PROGRAMS[program]);
    const { accounts } = await chain.getAccounts([mint.toBase58()], { withoutData: true });
    if (accounts[0]) throw new AppError("NothingChanges");
    const texts = { name, symbol, uri };
    const rent = await chain.getRent(mintBytesOf({ program, ...texts }));
    const powers = { mint: powerOf(mintAuthority), freeze: powerOf(freezeAuthority) };
    return {
      authority,
      instructions: of({ authority, number, program, decimals, supplyRaw, ...texts, authorities: powers, rent }),
      computeUnits: COMPUTE_UNITS,
      effects: [
        { name: "mint", after: mint.toBase58() },
        { name: "tokenProgram", after: COIN_PROGRAMS[program].toBase58() },
        ...[
          { name: "name", after: name },
          { name: "symbol", after: symbol },
          { name: "uri", after: uri },
        ],
        { name: "decimals", after: decimals },
        { name: "amount", after: amountToDecimal(supplyRaw, decimals) },
        { name: "mintAuthority", after: mintAuthority },
        { name: "freezeAuthority", after: freezeAuthority },
      ],
    };
  },
});

function powerOf(text: string): PublicKey | null {
  return text === "none" ? null : new PublicKey(text);
}

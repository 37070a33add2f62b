import { PublicKey, SYSVAR_INSTRUCTIONS_PUBKEY } from "@solana/web3.js";
import {
  ASSOCIATED_TOKEN_PROGRAM_ADDRESS,
  findEditionAddress,
  findMetadataAddress,
  SYSTEM_PROGRAM_ADDRESS,
  TOKEN_METADATA_PROGRAM_ADDRESS,
  TOKEN_PROGRAM_ADDRESS,
} from "~programs/addresses";
import { findSeededMint, mintSeedOf } from "~programs/seeded-mint";
import { findCollectionDelegateAddress } from "~programs/token-metadata";

import type { Expected, KindRule } from "./kind-rules";
import { tokensOf } from "./tokens-of";

/** Twice what 82 bytes cost at today's rent (1,461,600). */
const MOST_MINT_LAMPORTS = 3_000_000n;
/** One creator, who has signed and gets all royalties; it can be changed, and counts its members; no decimals, no prints. */
const COLLECTION_ARGS = {
  ...{ hasCreators: "1", creators: "1", verified: "1", share: "100", sold: "0", mutable: "1", standard: "0" },
  ...{ collection: "0", uses: "0", hasDetails: "1", details: "0", size: "0", rules: "0" },
  ...{ hasDecimals: "1", decimals: "0", hasPrints: "1", prints: "0" },
};

const DELEGATIONS: Readonly<Record<string, string>> = {
  collection: "tokenMetadata.delegateCollection",
  data: "tokenMetadata.delegateData",
};

type Keys = [PublicKey, PublicKey, PublicKey];

const ABSENT = TOKEN_METADATA_PROGRAM_ADDRESS.toBase58();
const SYSTEM = { systemProgram: SYSTEM_PROGRAM_ADDRESS.toBase58(), sysvar: SYSVAR_INSTRUCTIONS_PUBKEY.toBase58() };

/** Deeds over NFTs of Token Metadata: each names every account of every instruction. */
export const NFT_DEED_RULES = {
  verifyCreator: creatorRule("verifyCreator"),
  unverifyCreator: creatorRule("unverifyCreator"),
  createCollection: {
    expects: (
      { authority = "", number = "", name = "", symbol = "", uri = "", royaltyBps = "" },
      { wallet },
    ): Expected[] => {
      const owner = authority === wallet ? wallet : "";
      const mint = findSeededMint(new PublicKey(owner), Number(number)).toBase58();
      const places = { metadata: metadataOf(mint), edition: findEditionAddress(new PublicKey(mint)).toBase58() };
      const tokenProgram = TOKEN_PROGRAM_ADDRESS.toBase58();
      return [
        {
          does: ["system.createAccountWithSeed"],
          accounts: { from: owner, account: mint },
          args: { base: owner, seed: mintSeedOf(Number(number)), space: "82", owner: tokenProgram },
          mostLamports: MOST_MINT_LAMPORTS,
        },
        {
          does: ["mints.initializeMint2"],
          accounts: { mint },
          args: { decimals: "0", authority: owner, hasFreeze: "1", freeze: owner },
        },
        {
          does: ["tokenMetadata.createCollection"],
          accounts: {
            ...{ ...places, mint, mintAuthority: owner, payer: owner, updateAuthority: owner, ...SYSTEM, tokenProgram },
          },
          args: { name, symbol, uri, royaltyBps, creator: owner, ...COLLECTION_ARGS },
        },
        {
          does: ["tokenMetadata.mintOne"],
          accounts: {
            ...{ ...places, mint, owner, authority: owner, payer: owner, ...SYSTEM, tokenProgram },
            ...{ token: tokensOf(owner, mint), tokenAccounts: ASSOCIATED_TOKEN_PROGRAM_ADDRESS.toBase58() },
            ...{ tokenRecord: ABSENT, delegateRecord: ABSENT, rulesProgram: ABSENT, rules: ABSENT },
          },
          args: { amount: "1", hasData: "0" },
        },
      ];
    },
  },
  delegateCollection: {
    expects: ({ role = "", collection = "", wallet: delegate = "", authority = "" }, { wallet }) => {
      const signer = authority === wallet ? wallet : "";
      const record = findCollectionDelegateAddress(
        ...([collection, authority, delegate].map((address) => new PublicKey(address)) as Keys),
        role === "data" ? "data" : "collection",
      );
      return [
        {
          does: [DELEGATIONS[role] ?? ""],
          accounts: {
            ...{ record: record.toBase58(), delegate, metadata: metadataOf(collection), mint: collection },
            ...{ edition: ABSENT, tokenRecord: ABSENT, token: ABSENT, authority: signer, payer: wallet, ...SYSTEM },
            ...{ tokenProgram: ABSENT, rulesProgram: ABSENT, rules: ABSENT },
          },
        },
      ];
    },
  },
  updateAuthority: {
    expects: ({ newAuthority = "", mints = "" }, { wallet }) =>
      mints.split(",").map((mint) => ({
        does: ["tokenMetadata.setUpdateAuthority"],
        accounts: { metadata: metadataOf(mint), updateAuthority: wallet },
        args: { newAuthority, sold: "0", mutable: "0" },
      })),
  },
} satisfies Record<string, KindRule>;

function creatorRule(act: "verifyCreator" | "unverifyCreator"): KindRule {
  return {
    expects: ({ creator = "", mints = "" }, { wallet }) =>
      mints.split(",").map((mint): Expected => {
        const collection = { collection: ABSENT, collectionMetadata: ABSENT };
        const edition: Record<string, string> = act === "verifyCreator" ? { collectionEdition: ABSENT } : {};
        return {
          does: [`tokenMetadata.${act}`],
          accounts: {
            ...{ creator: creator === wallet ? wallet : "", delegateRecord: ABSENT, metadata: metadataOf(mint) },
            ...{ ...collection, ...edition, ...SYSTEM },
          },
        };
      }),
  };
}

function metadataOf(mint: string): string {
  return findMetadataAddress(new PublicKey(mint)).toBase58();
}

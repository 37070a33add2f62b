import { PublicKey } from "@solana/web3.js";
import {
  findMetadataAddress,
  SYSTEM_PROGRAM_ADDRESS,
  TOKEN_2022_PROGRAM_ADDRESS,
  TOKEN_PROGRAM_ADDRESS,
} from "~programs/addresses";
import { findSeededMint, mintSeedOf } from "~programs/seeded-mint";

import type { Expected, KindRule } from "./kind-rules";
import { tokensOf } from "./tokens-of";

const PROGRAMS: Readonly<Record<string, PublicKey>> = {
  token: TOKEN_PROGRAM_ADDRESS,
  token2022: TOKEN_2022_PROGRAM_ADDRESS,
};
/** Of a mint without its metadata, and of one that says where it is. */
const BYTES: Readonly<Record<string, string>> = { token: "82", token2022: "234" };
/** More than the longest name, symbol and address cost at today's rent. */
const MOST_LAMPORTS = 10_000_000n;
const PLAIN = { royaltyBps: "0", creators: "0", collection: "0", uses: "0", mutable: "1", details: "0" };

/** Deeds that make coins: each names every account, and who may do what with the coin afterwards. */
export const COIN_DEED_RULES = {
  createCoin: {
    expects: (coin, { wallet }) => {
      const { authority = "", number = "", program = "", decimals = "", supplyRaw = "" } = coin;
      const owner = authority === wallet ? wallet : "";
      const tokenProgram = PROGRAMS[program] ?? new PublicKey("");
      const mint = findSeededMint(new PublicKey(owner), Number(number), tokenProgram).toBase58();
      const of = program === "token" ? "mints" : "mints2022";
      const opened: Expected = {
        does: ["system.createAccountWithSeed"],
        accounts: { from: owner, account: mint },
        args: {
          ...{ base: owner, seed: mintSeedOf(Number(number)), space: BYTES[program] ?? "" },
          owner: tokenProgram.toBase58(),
        },
        mostLamports: MOST_LAMPORTS,
      };
      const powers = { authority: owner, hasFreeze: "1", freeze: owner };
      const begun: Expected = { does: [`${of}.initializeMint2`], accounts: { mint }, args: { decimals, ...powers } };
      const supplied: Expected[] = [
        {
          does: ["associatedToken.createIdempotent"],
          accounts: {
            payer: owner,
            owner,
            mint,
            account: tokensOf(owner, mint),
            tokenProgram: tokenProgram.toBase58(),
          },
        },
        {
          does: [`${of}.mintTo`],
          accounts: { mint, account: tokensOf(owner, mint), authority: owner },
          args: { amount: supplyRaw, decimals },
        },
      ];
      return [
        ...[opened, begun, ...described({ ...coin, owner, mint })],
        ...(supplyRaw === "0" ? [] : supplied),
        ...power(coin.mintAuthority, { of, what: "Minting", mint, owner }),
        ...power(coin.freezeAuthority, { of, what: "Freezing", mint, owner }),
      ];
    },
  },
} satisfies Record<string, KindRule>;

type Described = Record<string, string> & { owner: string; mint: string };

function described({ program, owner, mint, name = "", symbol = "", uri = "" }: Described): Expected[] {
  const texts = { name, symbol, uri };
  if (program === "token") {
    const metadata = findMetadataAddress(new PublicKey(mint)).toBase58();
    const accounts = { metadata, mint, mintAuthority: owner, payer: owner, updateAuthority: owner };
    const systemProgram = SYSTEM_PROGRAM_ADDRESS.toBase58();
    return [
      { does: ["tokenMetadata.describeCoin"], accounts: { ...accounts, systemProgram }, args: { ...texts, ...PLAIN } },
    ];
  }
  const accounts = { metadata: mint, updateAuthority: owner, mint, mintAuthority: owner };
  return [
    { does: ["mints2022.pointToMetadata"], accounts: { mint }, args: { authority: owner, at: mint } },
    { does: ["mints2022.describe"], accounts, args: texts },
  ];
}

/** A power stays with its owner, goes to somebody else, or is given up for good. */
function power(
  to: string | undefined,
  { of, what, mint, owner }: { of: string; what: "Minting" | "Freezing"; mint: string; owner: string },
): Expected[] {
  if (to === owner) return [];
  const accounts = { mint, authority: owner };
  if (to === "none") return [{ does: [`${of}.drop${what}`], accounts }];
  return [{ does: [`${of}.hand${what}`], accounts, args: { to: to ?? "" } }];
}

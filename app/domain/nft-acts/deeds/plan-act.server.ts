import { PublicKey, type TransactionInstruction } from "@solana/web3.js";
import { AppError, type ErrorCode } from "~/errors";
import type { DeedPlan } from "../../authority/define-authority-deed";
import type { Chain } from "../../solana/chain";
import { z } from "../../zod.ts";
import { NFTS_A_DEED, readMints } from "../mint-lines";
import { readMetadata } from "../read-metadata.server";
import { type Acting, actOn, type NftAct } from "../rules";

/** Compute units of one NFT, with room to spare, and of the transaction. */
const NFT_UNITS = 30_000;
const BASE_UNITS = 5_000;

/** No error of Token Metadata has a meaning of its own: the plan has read why it would refuse. */
export const ACT_FAILURES: Readonly<Record<string, ErrorCode>> = {};

/** The mints of a deed of an act, as tables of deeds and transactions store them. */
export function mintsField(act: NftAct) {
  return z.string().refine((text) => readMints(text, NFTS_A_DEED[act]) !== null);
}

/**
 * The plan of a deed of an act: one instruction for each NFT, which `of` makes. Throws NftsDiffer with the first NFT that is not
 * as it was when the deed was prepared, and NothingChanges if all of them are done.
 */
export async function planAct(
  chain: Chain,
  { mints: text, ...acting }: Acting & { mints: string },
  of: (mint: PublicKey) => TransactionInstruction,
): Promise<DeedPlan> {
  const mints = readMints(text, NFTS_A_DEED[acting.act]) ?? [];
  const metadata = await readMetadata(chain, mints);
  const found = mints.map((mint) => ({ mint, on: actOn(metadata.get(mint) ?? null, acting) }));
  if (found.every(({ on }) => on === "done")) throw new AppError("NothingChanges");
  const differing = found.find(({ on }) => typeof on === "string");
  if (differing) throw new AppError("NftsDiffer", { mint: differing.mint });
  return {
    authority: new PublicKey(acting.authority),
    instructions: mints.map((mint) => of(new PublicKey(mint))),
    computeUnits: BASE_UNITS + mints.length * NFT_UNITS,
    effects: found.flatMap(({ mint, on }) => (typeof on === "string" ? [] : [{ name: "nft", of: mint, ...on }])),
  };
}

import { PublicKey, SystemProgram } from "@solana/web3.js";
import { AppError } from "~/errors";
import { DEED_COMPUTE_UNITS } from "../../authority/compute-units";
import { type DeedEffect, defineAuthorityDeed } from "../../authority/define-authority-deed";
import { rawField } from "../../authority/fields";
import { addressField } from "../../solana/address";
import { isAddress } from "../../solana/is-address";
import { z } from "../../zod.ts";
import { findJob, type JobRow } from "../job-rows.server";
import { amountOf, solOf } from "../shown-amounts";
import { isToFill, readToFill, type ToFill } from "../to-fill.server";
import { assetOf, nftCoin, payCoin, unitsOf } from "../transfers.server";

/** The mints of the coin or the NFTs that go to the job's wallet, with commas between them; "none" if only SOL goes. */
const mintsField = z.string().refine((text) => text === "none" || text.split(",").every(isAddress));

/**
 * Fills the wallet of a job with what it still needs: SOL, and coins or NFTs from the usual accounts of the wallet that signs.
 * Any wallet can sign, and it gets back what is left. The deed is refused once the job needs less.
 */
export const fundJob = defineAuthorityDeed({
  name: "fundJob",
  parameters: z.strictObject({
    job: z.uuid(),
    /** The wallet that receives everything. */
    wallet: addressField,
    /** The wallet that signs. */
    funder: addressField,
    lamports: rawField,
    mints: mintsField,
    /** The base units of each mint. */
    amountRaw: rawField,
    decimals: z.string().regex(/^\d{1,2}$/),
  }),
  failures: {},

  async plan({ db, chain }, parameters) {
    const row = await findJob(db, parameters.job);
    if (!row || row.wallet !== parameters.wallet || !isToFill(row)) throw new AppError("JobNeedsDiffer");
    const toFill = await readToFill({ db, chain }, row, parameters.funder);
    if (!isStillNeeded(row, toFill, parameters)) throw new AppError("JobNeedsDiffer");
    const funder = new PublicKey(parameters.funder);
    const wallet = new PublicKey(parameters.wallet);
    const mints = mintsOf(parameters);
    const lamports = BigInt(parameters.lamports);
    const amountRaw = BigInt(parameters.amountRaw);
    const asset = assetOf(row);
    const coins = mints.map((mint) => (asset.asset === "coin" ? asset : nftCoin(mint)));
    return {
      authority: funder,
      instructions: [
        ...(lamports > 0n ? [SystemProgram.transfer({ fromPubkey: funder, toPubkey: wallet, lamports })] : []),
        ...coins.flatMap((coin) => payCoin({ wallet: funder, owner: wallet, coin, amountRaw, hasAccount: false })),
      ],
      computeUnits: mints.length > 0 ? unitsOf(asset, mints.length) : DEED_COMPUTE_UNITS,
      effects: effectsOf(row, toFill, { lamports, amountRaw, mints }),
    };
  },
});

type Asked = { lamports: string; mints: string; amountRaw: string; decimals: string };

const mintsOf = ({ mints }: Pick<Asked, "mints">) => (mints === "none" ? [] : mints.split(","));

/** Whether a job still needs everything in the deed: somebody else may have filled its wallet meanwhile. */
function isStillNeeded(row: JobRow, { lamports, coinRaw, nfts }: ToFill, asked: Asked): boolean {
  const mints = mintsOf(asked);
  const amountRaw = BigInt(asked.amountRaw);
  if (BigInt(asked.lamports) > lamports) return false;
  if (mints.length === 0) return amountRaw === 0n;
  if (row.asset === "coin")
    return mints.join() === row.mint && amountRaw <= coinRaw && Number(asked.decimals) === row.decimals;
  return amountRaw === 1n && mints.every((mint) => nfts.some((item) => item.mint === mint));
}

function effectsOf(
  row: JobRow,
  { hasMoreNfts }: ToFill,
  { lamports, amountRaw, mints }: { lamports: bigint; amountRaw: bigint; mints: string[] },
): DeedEffect[] {
  const coins = [
    { name: "mint", after: row.mint },
    { name: "amount", after: amountOf(row, amountRaw) },
  ];
  const nfts = [{ name: "nfts", after: mints.length }, ...(hasMoreNfts ? [{ name: "moreNfts", after: "yes" }] : [])];
  return [
    { name: "job", after: row.title },
    // whoever signs is told that nothing of it comes back
    ...(row.kind === "burn" ? [{ name: "burns", after: row.itemCount }] : []),
    { name: "jobWallet", after: row.wallet },
    { name: "sol", after: solOf(lamports) },
    ...(row.asset === "nft" ? nfts : mints.length > 0 ? coins : []),
  ];
}

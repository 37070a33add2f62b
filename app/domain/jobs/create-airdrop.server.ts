import { eq } from "drizzle-orm";
import { AppError } from "~/errors";
import { airdropList } from "~db/schema";
import { parseWrittenAmount } from "~programs/amounts";
import type { AssetIndex } from "../solana/asset-index.server";
import { createJob, type StaffJobDeps } from "./create.server";
import type { AirdropInput } from "./input";
import { listSource } from "./list-source.server";
import { compareListed } from "./listed-rows.server";
import { findPreset } from "./presets";
import { readAsset } from "./read-asset.server";
import { readList } from "./read-list";

type AirdropDeps = StaffJobDeps & { assets: AssetIndex };

/**
 * Writes down the airdrop of a preset as a draft, and returns its id. Throws NotFound for an unknown preset or airdrop list,
 * AmountNotUnderstood for a text that is no amount or has two readings, InvalidInput for zero, CoinUnknown for a coin that is
 * not named, and what readAsset and createJob throw.
 */
export async function createAirdrop(deps: AirdropDeps, preset: string, input: AirdropInput): Promise<string> {
  const found = findPreset(preset);
  if (!found) throw new AppError("NotFound");
  if (found.asset === "coin" && !input.mint) throw new AppError("CoinUnknown");
  const asset = await readAsset(
    deps.chain,
    found.asset === "coin" ? { asset: "coin", mint: input.mint } : { asset: found.asset },
  );
  const amountRaw = input.amount ? parseWrittenAmount(input.amount, asset.decimals) : null;
  if (typeof amountRaw === "string") throw new AppError("AmountNotUnderstood", { decimals: String(asset.decimals) });
  if (amountRaw === 0n) throw new AppError("InvalidInput");
  const text = await textOf(deps, input);
  const read = readList(text, { asset: asset.asset, decimals: asset.decimals, amountRaw });
  const list = await knownList(deps, input.airdropList);
  const { payAgain } = input;
  const compared = list
    ? await compareListed(deps.db, { list, rows: read.rows, payAgain })
    : { rows: read.rows, bad: [] };
  return createJob(deps, {
    ...{ preset, title: input.title, asset, rows: compared.rows, bad: [...read.bad, ...compared.bad] },
    ...{ payAgain: list !== null && payAgain, refundAddress: input.refundAddress },
    unit: found.asset === "coin" ? input.unit || found.unit || input.mint.slice(0, 4) : found.unit,
    airdropList: list?.key ?? null,
  });
}

/** A list of the public airdrop search, which the results are written into; null for none. */
async function knownList({ db }: StaffJobDeps, key: string) {
  if (key === "") return null;
  const [list] = await db
    .select({ key: airdropList.key, chain: airdropList.chain })
    .from(airdropList)
    .where(eq(airdropList.key, key));
  if (!list) throw new AppError("NotFound");
  return list;
}

async function textOf(deps: AirdropDeps, { source, of, list, file }: AirdropInput): Promise<string> {
  if (source !== "list") return ["address", ...(await listSource(deps, source, of))].join("\n");
  return file ? file.text() : list;
}

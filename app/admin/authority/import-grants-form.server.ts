import { getVouchedSetting } from "~/domain/settings/seal.server";
import { VESTING_COINS, type VestingCoin } from "~/domain/settings/subjects";
import { parseVesting } from "~/domain/settings/vesting";
import { addressField } from "~/domain/solana/address";
import { createGrants, grantEffect } from "~/domain/vesting/deeds/create-grants.server";
import { writeGrantLines } from "~/domain/vesting/deeds/grant-lines";
import { type GrantBatch, planGrantBatch } from "~/domain/vesting/grant-batch.server";
import { z } from "~/domain/zod";
import { AppError } from "~/errors";
import { amountToDecimal } from "~programs/amounts";
import type { AdminDeps, Effect } from "../define-resource";
import { chainOf } from "../power-pools.server";
import { refuseFaults } from "../refuse-rows.server";
import { needsSecondPerson } from "../second-person.server";
import { deedBatchForm } from "./deed-batch-form.server";

const SOL_DECIMALS = 9;

type Typed = { funder: string; coin: VestingCoin; list: string };

/**
 * Makes grants from a CSV file: its dry run says which grants it makes and what they cost, a second person agrees, and every
 * four grants become a deed for the wallet that pays. The same file can be sent again at any time: grants that exist or wait
 * for a signature are skipped.
 */
export const importGrants = deedBatchForm({
  name: "grant.import",
  role: "operator",
  schema: z.object({
    funder: z.union([z.literal(""), addressField]).default(""),
    coin: z.enum(VESTING_COINS),
    // the list is pasted and not uploaded, because a proposal is stored as text
    list: z.string().min(1).max(100_000),
  }),
  fields: [
    { name: "funder", kind: "address" },
    { name: "coin", kind: "choice", options: VESTING_COINS, words: "coins" },
    { name: "list", kind: "area" },
  ],
  approval: needsSecondPerson,
  plan: async (deps, typed) => {
    const planned = await planTyped(deps, typed);
    const { batch, parameters } = planned;
    return {
      effects: effectsOf(planned),
      deeds: batch.deeds.map((grants) => ({
        deed: createGrants,
        parameters: { ...parameters, grants: writeGrantLines(grants) },
      })),
    };
  },
});

type Planned = { batch: GrantBatch; parameters: { creator: string; mint: string } };

/** Compares what was typed with the chain. Throws FunderUnknown, CoinUnknown, RowsWrong, and what `planGrantBatch` throws. */
async function planTyped(deps: AdminDeps, { funder, coin, list }: Typed): Promise<Planned> {
  const { mints, funders } = parseVesting(await getVouchedSetting(deps, "vesting"));
  const known = funders.map(({ address }) => address);
  const creator = funder === "" && known.length === 1 ? known[0] : funder;
  // without this check, a member of staff could have another wallet of the company pay
  if (!creator || !known.includes(creator)) throw new AppError("FunderUnknown");
  const mint = mints[coin];
  if (!mint) throw new AppError("CoinUnknown");
  const batch = await planGrantBatch(chainOf(deps), { creator, mint, text: list });
  refuseFaults(deps, batch.errors);
  return { batch, parameters: { creator, mint } };
}

function effectsOf({ batch, parameters: { creator, mint } }: Planned): Effect[] {
  const { coin, deeds, existing, waiting, totalRaw, rentLamports, feeLamports } = batch;
  const sol = (raw: bigint) => ({ raw, decimals: SOL_DECIMALS, unit: "SOL" });
  const grants = deeds.flat();
  const amount = (raw: string | bigint) => amountToDecimal(BigInt(raw), coin.decimals);
  return [
    { name: "authority", after: creator },
    { name: "mint", after: mint },
    { name: "grants", after: grants.length },
    ...(existing > 0 ? [{ name: "existing", after: existing }] : []),
    ...(waiting > 0 ? [{ name: "waiting", after: waiting }] : []),
    { name: "total", after: amount(totalRaw) },
    { name: "transactions", after: deeds.length },
    { name: "rent", after: sol(rentLamports) },
    { name: "fee", after: sol(feeLamports) },
    ...grants.map((grant) => grantEffect(grant, amount(grant.amountRaw))),
  ];
}

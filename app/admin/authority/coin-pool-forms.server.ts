import { findCoinPool } from "~/domain/power/find-coin-pool.server";
import { getVouchedSetting } from "~/domain/settings/seal.server";
import { addressField } from "~/domain/solana/address";
import { readCoinPool } from "~/domain/staking/accounts.server";
import { fundPool } from "~/domain/staking/deeds/fund-pool.server";
import { setConditions } from "~/domain/staking/deeds/set-conditions.server";
import { setPaused } from "~/domain/staking/deeds/set-paused.server";
import { withdrawPool } from "~/domain/staking/deeds/withdraw-pool.server";
import { z } from "~/domain/zod";
import type { AdminDeps, FormValues } from "../define-resource";
import { chainOf } from "../power-pools.server";
import { needsSecondPerson } from "../second-person.server";
import { COIN_CONDITION_FIELDS, COIN_CONDITIONS, coinConditionsOf } from "./coin-conditions.server";
import { deedForm } from "./deed-form.server";
import { amountToType, typedAmount, typedAmountField } from "./typed-amount.server";

/** The pool of a row; null if it is not the pool of the settings, or cannot be read. */
export async function findPool(deps: AdminDeps, key: string) {
  if ((await getVouchedSetting(deps, "coin_pool_address")) !== key) return null;
  return findCoinPool(chainOf(deps));
}

/** The pool of a form's row; null if it is not the pool of the settings. Throws ChainUnavailable, PoolNotSet. */
async function getPool(deps: AdminDeps, key: string) {
  if ((await getVouchedSetting(deps, "coin_pool_address")) !== key) return null;
  return readCoinPool(chainOf(deps).chain, key);
}

/** What every deed about an amount has. Throws AmountNotUnderstood. */
async function amountIn(deps: AdminDeps, poolAddress: string, amount: string) {
  const { view } = await readCoinPool(chainOf(deps).chain, poolAddress);
  return { poolAddress, mint: view.mint, amountRaw: typedAmount(amount, view.decimals) };
}

const pausing = (form: "pause" | "resume") =>
  deedForm({
    name: `coinPool.${form}`,
    role: "operator",
    schema: z.object({}),
    fields: [],
    load: async (deps, key) => {
      const found = await getPool(deps, key);
      return found && found.pool.isPaused === (form === "resume") ? {} : null;
    },
    prepare: async (_, __, poolAddress) => ({
      deed: setPaused,
      parameters: { poolAddress, isPaused: form === "pause" ? "yes" : "no" },
    }),
  });

export const pauseCoinPool = pausing("pause");
export const resumeCoinPool = pausing("resume");

export const fundCoinPool = deedForm({
  name: "coinPool.fund",
  role: "operator",
  schema: z.object({ amount: typedAmountField }),
  fields: [{ name: "amount", kind: "amount" }],
  load: async (deps, key) => ((await getPool(deps, key)) ? {} : null),
  prepare: async (deps, { amount }, key) => ({ deed: fundPool, parameters: await amountIn(deps, key, amount) }),
});

/** Takes out what the pool owes to nobody. A second person agrees to every withdrawal. */
export const withdrawCoinPool = deedForm({
  name: "coinPool.withdraw",
  role: "operator",
  isFinal: true,
  schema: z.object({ vault: z.enum(["reward", "principal"]), amount: typedAmountField, to: addressField }),
  fields: [
    { name: "vault", kind: "choice", options: ["reward", "principal"], words: "effectValues" },
    { name: "amount", kind: "amount" },
    { name: "to", kind: "address" },
  ],
  load: async (deps, key): Promise<FormValues | null> => {
    const found = await getPool(deps, key);
    return found && { vault: "reward", to: found.pool.admin.toBase58() };
  },
  approval: needsSecondPerson,
  prepare: async (deps, { vault, amount, to }, key) => ({
    deed: withdrawPool,
    parameters: { ...(await amountIn(deps, key, amount)), vault, to },
  }),
});

/** Rates, bounds and fee for positions that begin from then on. */
export const setCoinPoolConditions = deedForm({
  name: "coinPool.setConditions",
  role: "operator",
  schema: z.object(COIN_CONDITIONS),
  fields: COIN_CONDITION_FIELDS,
  load: async (deps, key): Promise<FormValues | null> => {
    const found = await getPool(deps, key);
    if (!found) return null;
    const { ratesBps, minStakeRaw, maxStakeRaw, feeBps, decimals } = found.pool;
    const [days30, days90, days180, days365] = ratesBps.map(String) as [string, string, string, string];
    const [least, most] = [amountToType(minStakeRaw, decimals), amountToType(maxStakeRaw, decimals)];
    return { days30, days90, days180, days365, least, most, fee: String(feeBps) };
  },
  prepare: async (deps, conditions, poolAddress) => {
    const { view } = await readCoinPool(chainOf(deps).chain, poolAddress);
    return { deed: setConditions, parameters: { poolAddress, ...coinConditionsOf(conditions, view.decimals) } };
  },
});

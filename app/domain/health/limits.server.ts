import type { Database } from "~db/client";
import { parseAmount } from "~programs/amounts";
import { getSettings } from "../settings/queries.server";
import type { Limits } from "./check";

const KEYS = [
  "alert_node_slots",
  "alert_runway_days",
  "alert_payer_sol",
  "alert_payer_kaia",
  "alert_lag_seconds",
  "alert_failed_percent",
  "alert_cron_minutes",
  "alert_mail_minutes",
  "alert_database_megabytes",
] as const satisfies (keyof Limits)[];

/** From where on each check is bad, as the settings have it. */
export async function readLimits(db: Database): Promise<Limits> {
  const stored = await getSettings(db, KEYS);
  return {
    ...(Object.fromEntries(KEYS.map((key) => [key, Number(stored[key])])) as Limits),
    alert_payer_sol: lamportsIn(stored.alert_payer_sol),
    alert_payer_kaia: lamportsIn(stored.alert_payer_kaia) * 1e9,
  };
}

/** The setting's schema allows nine decimals. */
function lamportsIn(text: string): number {
  const raw = parseAmount(text, 9);
  if (typeof raw !== "bigint") throw new Error("a limit is no amount");
  return Number(raw);
}

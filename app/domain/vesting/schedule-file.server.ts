import { amountToDecimal } from "~/locales/format";
import { csvOf } from "../csv-file";
import { releaseRows } from "./rules";
import type { GrantView } from "./view";

const COLUMNS = ["time", "released", "share"] as const;

/** The words of a schedule file in the reader's language. */
export type ScheduleFileTexts = Record<(typeof COLUMNS)[number], string>;

/** The most steps that a file can be expected to have. */
const MAX_ROWS = 2_000;

/**
 * The releases of a grant as CSV: times in UTC, exact amounts in whole coins with a decimal point, shares of the whole
 * grant.
 */
export function scheduleFile(grant: GrantView, texts: ScheduleFileTexts): string {
  const { coin, decimals, totalRaw } = grant;
  const rows = releaseRows(grant, MAX_ROWS).map(({ ts, vestedRaw }) => ({
    time: new Date(Number(ts) * 1000).toISOString(),
    released: amountToDecimal(vestedRaw, decimals),
    share: amountToDecimal(totalRaw === 0n ? 0n : (vestedRaw * 1_000_000n) / totalRaw, 4),
  }));
  return csvOf({ order: COLUMNS, columns: { ...texts, released: `${texts.released} (${coin})` }, rows });
}

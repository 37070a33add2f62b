import Papa from "papaparse";
import { amountToDecimal } from "~/locales/format";
import { releaseRows } from "./rules";
import type { GrantView } from "./view";

/** The words of a schedule file in the reader's language. */
export type ScheduleFileTexts = { time: string; released: string; share: string };

/** As many steps as a file can be expected to have. */
const MAX_ROWS = 2_000;
/** Excel takes a file without it for something other than UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/** The release of a grant as CSV: times in UTC, amounts exact in whole coins with a point, shares of the whole grant. */
export function scheduleFile(grant: GrantView, texts: ScheduleFileTexts): string {
  const { coin, decimals, totalRaw } = grant;
  const fields = [texts.time, `${texts.released} (${coin})`, texts.share];
  const rows = releaseRows(grant, MAX_ROWS).map(({ ts, vestedRaw }) => [
    new Date(Number(ts) * 1000).toISOString(),
    amountToDecimal(vestedRaw, decimals),
    amountToDecimal(totalRaw === 0n ? 0n : (vestedRaw * 1_000_000n) / totalRaw, 4),
  ]);
  return BYTE_ORDER_MARK + Papa.unparse({ fields, data: rows }, { escapeFormulae: true, newline: "\r\n" });
}

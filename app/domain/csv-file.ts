import Papa from "papaparse";

/** More than a holder does in years; beyond it the newest are in the file. */
export const MAX_FILE_ROWS = 10_000;

/** Excel takes a file without it for something other than UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/** A list as CSV. Cells that a spreadsheet would take for a formula are escaped: names of NFTs are anybody's words. */
export function csvOf<Field extends string>(
  columns: Readonly<Record<Field, string>>,
  rows: readonly Readonly<Record<Field, string>>[],
): string {
  const names = Object.keys(columns) as Field[];
  const file = { fields: names.map((name) => columns[name]), data: rows.map((row) => names.map((name) => row[name])) };
  return BYTE_ORDER_MARK + Papa.unparse(file, { escapeFormulae: true, newline: "\r\n" });
}

import Papa from "papaparse";

/** More rows than a holder makes in years; beyond that the file has the newest ones. */
export const MAX_FILE_ROWS = 10_000;

/** Without it Excel does not read the file as UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * How a formula begins. The library's own rule looks at a whole line, so a U+2028 in a cell would hide the beginning from
 * it.
 */
const FORMULA = /^[=+\-@\t\r\n]/;

/**
 * A list as CSV, with its columns in `order`, because the order of a language's texts means nothing. Cells that a
 * spreadsheet would take for a formula are escaped, because anybody can choose an NFT's name.
 */
export function csvOf<Field extends string>({
  order,
  columns,
  rows,
}: {
  order: readonly Field[];
  columns: Readonly<Record<Field, string>>;
  rows: readonly Readonly<Record<Field, string>>[];
}): string {
  const file = { fields: order.map((name) => columns[name]), data: rows.map((row) => order.map((name) => row[name])) };
  return BYTE_ORDER_MARK + Papa.unparse(file, { escapeFormulae: FORMULA, newline: "\r\n" });
}

import Papa from "papaparse";

/** More than a holder does in years; beyond it the newest are in the file. */
export const MAX_FILE_ROWS = 10_000;

/** Excel takes a file without it for something other than UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/** How a formula begins. The library's own rule looks at a whole line, so that a sign of U+2028 in it hides the beginning. */
const FORMULA = /^[=+\-@\t\r\n]/;

/**
 * A list as CSV, its columns in `order`: what the texts of a language are sorted by says nothing. Cells that a spreadsheet
 * would take for a formula are escaped: names of NFTs are anybody's words.
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

/**
 * A record of a CSV file: one line, or several if a quoted cell has line breaks. `line` is the number of its first line,
 * from 1.
 */
export interface CsvRecord {
  line: number;
  cells: string[];
  /** a quoted cell runs to the end of the file */
  isOpen: boolean;
}

/**
 * Splits text into cells by RFC 4180: quotes around a cell are doubled within it; lines end with CRLF or LF; empty lines are
 * left out.
 */
export function readCsvRecords(text: string): CsvRecord[] {
  const records: CsvRecord[] = [];
  const cellPattern = /(?:"((?:[^"]|"")*)("?)|([^",\r\n]*))(,|\r?\n|$)/y;
  const source = text.startsWith("\ufeff") ? text.slice(1) : text;
  let [line, at] = [1, 0];
  let record: CsvRecord = { line, cells: [], isOpen: false };
  while (at < source.length) {
    cellPattern.lastIndex = at;
    const found = cellPattern.exec(source);
    if (!found) return [...records, { ...record, isOpen: true }];
    const [all, quoted, close, plain = "", end] = found;
    record.cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (quoted !== undefined && close !== '"') record.isOpen = true;
    line += all.split("\n").length - 1;
    at += all.length;
    if (end === "," && at < source.length) continue;
    if (end === ",") record.cells.push("");
    if (record.cells.length > 1 || record.cells[0] !== "") records.push(record);
    record = { line, cells: [], isOpen: false };
  }
  return records;
}

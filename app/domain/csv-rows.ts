import { type CsvRecord, readCsvRecords } from "../../programs-client/csv-records.ts";

/**
 * Why a row cannot be taken. columns: the first line does not name `of`. open: a quotation mark is not closed. cells: there are
 * not `of` cells. wrong: the cells of the columns `of`. repeated: another line has the same, `of` says which.
 */
type RowProblem = { why: "columns" | "open" | "cells" | "wrong" | "repeated"; of: string };

/** A row that cannot be taken: its line in the file, and what is wrong with it. */
export type BadRow = { line: number } & RowProblem;

/** The rows of a file, and every row of it that is wrong. A command stores nothing unless `bad` is empty. */
export type ReadRows<Row> = { rows: Row[]; bad: BadRow[] };

type Issues = readonly { path: readonly PropertyKey[] }[];
type Schema<Row> = {
  safeParse(input: unknown): { success: true; data: Row } | { success: false; error: { issues: Issues } };
};

export type RowReader<Column extends string, Row> = {
  /** The names in the first line of the file. */
  columns: readonly Column[];
  schema: Schema<Row>;
  /** What no two rows may share: the cell of the first column, as the schema reads it. */
  identity: (row: Row) => string;
  /** What the schema reads of a row. */
  rowOf: (cells: Record<Column, string>) => unknown;
  /** The column of a field of the schema that does not have its name (`opensAt` is in `opens_at`). */
  columnOf?: Record<string, string>;
};

/** Reads the rows of a CSV file with a schema. The first line of the file names its columns. */
export function readRows<Column extends string, Row>(text: string, reader: RowReader<Column, Row>): ReadRows<Row> {
  const { columns, identity } = reader;
  const [head, ...records] = readCsvRecords(text);
  if (head?.cells.join() !== columns.join()) {
    return { rows: [], bad: [{ line: 1, why: "columns", of: columns.join(",") }] };
  }
  const read: ReadRows<Row> = { rows: [], bad: [] };
  const lines = new Map<string, number>();
  for (const record of records) {
    const { line } = record;
    const { row, problem } = readRow(record, reader);
    if (problem !== undefined) {
      read.bad.push({ line, ...problem });
      continue;
    }
    const key = identity(row);
    const earlier = lines.get(key);
    if (earlier === undefined) {
      lines.set(key, line);
      read.rows.push(row);
    } else read.bad.push({ line, why: "repeated", of: `${columns[0]} ${earlier}` });
  }
  return read;
}

type ReadRow<Row> = { row: Row; problem?: undefined } | { row?: undefined; problem: RowProblem };

function readRow<Column extends string, Row>(
  { cells, isOpen }: CsvRecord,
  { columns, schema, rowOf, columnOf = {} }: RowReader<Column, Row>,
): ReadRow<Row> {
  if (isOpen) return { problem: { why: "open", of: "" } };
  if (cells.length !== columns.length) return { problem: { why: "cells", of: String(columns.length) } };
  const named = Object.fromEntries(columns.map((name, i) => [name, cells[i] ?? ""])) as Record<Column, string>;
  const parsed = schema.safeParse(rowOf(named));
  return parsed.success
    ? { row: parsed.data }
    : { problem: { why: "wrong", of: columnsOf(parsed.error.issues, columnOf) } };
}

/** What is wrong with a row, as the operator's commands say it. */
export function problemOf({ why, of }: RowProblem): string {
  const words = {
    columns: `the columns are not ${of}`,
    open: "a quotation mark is not closed",
    cells: `not ${of} cells`,
    wrong: `wrong: ${of}`,
    repeated: `${of.replace(" ", " is that of line ")}`,
  };
  return words[why];
}

/** A time in UTC (2026-11-23T00:00:00Z); anything else is left for the schema to refuse. */
export function timeOf(cell: string): Date | undefined {
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(cell) ? new Date(cell) : undefined;
  // the 30th of February would become a day in March
  return time?.toJSON()?.replace(".000", "") === cell ? time : undefined;
}

/** The rows in runs of at most `size`: a command line of wrangler holds 128 kB. */
export function runsOf<T>(rows: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, i) => rows.slice(i * size, (i + 1) * size));
}

/** The columns that are wrong, each once and by its name in the file. */
function columnsOf(issues: Issues, columnOf: Record<string, string>): string {
  const names = issues.map(({ path }) => columnOf[path.join(".")] ?? snakeCase(path.join("_")));
  return [...new Set(names)].join(", ");
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

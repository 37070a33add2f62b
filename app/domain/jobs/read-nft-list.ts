import Papa from "papaparse";
import { isAddress } from "../solana/is-address";
import { type BadRow, HEADERS, MOST_ITEMS, nameOfColumn, type RowProblem } from "./read-list";

/** What a list of NFTs can say of each. */
export type NftColumn = "mint" | "address" | "name" | "uri";
/** A row with its line in the file, from 1. What the list has no column for is "". */
export type NftRow = { line: number } & Record<NftColumn, string>;

const MOST_TEXT = 60;
/** The most bytes that Token Metadata takes of a name and of the address of a file. */
const MOST_BYTES = { name: 32, uri: 200 } as const;

/**
 * Reads a CSV list of NFTs, with one problem for each row that is left out. The first line may name the columns, in any of the
 * three languages and in any order; without it they are `wanted`, in this order. Every wanted column has to be filled in.
 */
export function readNftList(text: string, wanted: readonly NftColumn[]): { rows: NftRow[]; bad: BadRow[] } {
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ""), { skipEmptyLines: false });
  const unread = new Set(errors.filter(({ type }) => type === "Quotes").map(({ row }) => row ?? 0));
  const [head = []] = data;
  const named = columnsOf(head, wanted);
  const columns = named ?? new Map(wanted.map((column, at) => [column, at]));
  const rows: NftRow[] = [];
  const bad: BadRow[] = [];
  const seen = new Set<string>();
  for (const [at, cells] of data.entries()) {
    if ((named && at === 0) || cells.every((cell) => cell.trim() === "")) continue;
    const cell = (column: NftColumn) => cells[columns.get(column) ?? -1]?.trim() ?? "";
    const row = { line: at + 1, mint: cell("mint"), address: cell("address"), name: cell("name"), uri: cell("uri") };
    const problem = unread.has(at) ? "quote" : (problemOf(row, wanted) ?? takenBy(rows, seen, row));
    if (problem) bad.push({ line: row.line, problem, text: cells.join(",").slice(0, MOST_TEXT) });
  }
  return { rows, bad };
}

/** Null if the first line does not name the first of the columns. */
function columnsOf(head: readonly string[], wanted: readonly NftColumn[]): Map<NftColumn, number> | null {
  const names = head.map(nameOfColumn);
  const found = wanted.map((column) => [column, names.findIndex((name) => HEADERS[column].includes(name))] as const);
  // an NFT may be called "Name": only the column that identifies a row tells a line of names from a row
  return found[0] && found[0][1] >= 0 ? new Map(found) : null;
}

function problemOf(row: NftRow, wanted: readonly NftColumn[]): RowProblem | null {
  if (wanted.includes("mint") && !isAddress(row.mint)) return "mint";
  if (wanted.includes("address") && !isAddress(row.address)) return "address";
  for (const column of ["name", "uri"] as const) {
    if (!wanted.includes(column)) continue;
    const bytes = new TextEncoder().encode(row[column]).length;
    // a name of several lines would be read as another value of the item (nft-text.ts)
    if (bytes === 0 || /[\r\n]/.test(row[column])) return "cells";
    if (bytes > MOST_BYTES[column]) return "textLong";
  }
  return wanted.includes("uri") && !/^(https|ar|ipfs):\/\/\S+$/.test(row.uri) ? "uri" : null;
}

/** Adds a row unless its NFT is there; NFTs that are still to be made may be any number for one address. */
function takenBy(rows: NftRow[], seen: Set<string>, row: NftRow): RowProblem | null {
  if (row.mint !== "" && seen.has(row.mint)) return "duplicate";
  if (rows.length >= MOST_ITEMS) return "tooMany";
  seen.add(row.mint);
  rows.push(row);
  return null;
}

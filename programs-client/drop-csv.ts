import { parseWrittenAmount, WRITTEN_AMOUNT_REASONS } from "./amounts.ts";
import { readCsvRecords } from "./csv-records.ts";
import { type DropRow, MAX_RECIPIENTS } from "./drop-tree.ts";

/** One place of a drop's list, in the order of the file. `line` is its line in the file, from 1. */
export interface DropCsvRow extends DropRow {
  line: number;
  /** base58, as in the file */
  wallet: string;
}

/** What can be wrong in a file, each with a sentence for its author. */
export const DROP_CSV_REASONS = {
  ColumnMissing: "the first line does not name this column",
  ColumnUnknown: "there is no such column",
  ColumnRepeated: "this column is named twice",
  CellsMissing: "the line does not have as many cells as the first line",
  QuoteOpen: "a quoted cell is not closed",
  NotAnAddress: "not a Solana address",
  WalletRepeated: "another line has the same wallet, and a wallet takes a gift once",
  ...WRITTEN_AMOUNT_REASONS,
  AmountTooLarge: "the amount, or the sum up to this line, does not fit 64 bits of base units",
  NoRows: "the list is empty",
  TooManyRows: "a list has at most 1,048,576 lines: divide it among campaigns",
} as const;

type DropCsvReason = keyof typeof DROP_CSV_REASONS;

/** `column` is null for a fault of the whole line. Lines count from 1, including the one with the names. */
interface DropCsvError {
  line: number;
  column: string | null;
  reason: DropCsvReason;
}

export interface DropCsv {
  rows: DropCsvRow[];
  totalRaw: bigint;
  /** every fault of every line; a list with any must not be used */
  errors: DropCsvError[];
}

/** The Korean and Indonesian names of the columns, which the first line may use as well. */
const COLUMN_OF: ReadonlyMap<string, string> = new Map([
  ...["지갑", "dompet"].map((name) => [name, "wallet"] as const),
  ...["수량", "jumlah"].map((name) => [name, "amount"] as const),
]);

const U64_MAX = 2n ** 64n - 1n;

/**
 * Reads a drop's list: the columns `wallet` and `amount` in any order, named by the first line; for NFTs (`decimals` null)
 * only `wallet`, and each wallet takes one. `decimals` are the coin's. Throws nothing: faults are listed in the result.
 */
export function parseDropCsv(text: string, { decimals }: { decimals: number | null }): DropCsv {
  const [head, ...body] = readCsvRecords(text);
  const columns = decimals === null ? ["wallet"] : ["wallet", "amount"];
  const written = (head?.cells ?? []).map((name) => name.trim().toLowerCase());
  const names = written.map((name) => COLUMN_OF.get(name) ?? name);
  const headErrors = checkNames(names, columns, head?.line ?? 1);
  if (headErrors.length > 0) return { rows: [], totalRaw: 0n, errors: headErrors };
  const list: DropCsv = { rows: [], totalRaw: 0n, errors: [] };
  const wallets = new Set<string>();
  const [walletAt, amountAt] = [names.indexOf("wallet"), names.indexOf("amount")];
  for (const { line, cells, isOpen } of body) {
    if (isOpen || cells.length !== names.length) {
      list.errors.push({ line, column: null, reason: isOpen ? "QuoteOpen" : "CellsMissing" });
      continue;
    }
    const wallet = (cells[walletAt] ?? "").trim();
    const holder = decodeAddress(wallet);
    if (!holder) list.errors.push({ line, column: "wallet", reason: "NotAnAddress" });
    else if (wallets.has(wallet)) list.errors.push({ line, column: "wallet", reason: "WalletRepeated" });
    wallets.add(wallet);
    const amount = decimals === null ? 1n : readAmount((cells[amountAt] ?? "").trim(), decimals);
    const isTooLarge = typeof amount === "bigint" && list.totalRaw + amount > U64_MAX;
    if (typeof amount !== "bigint" || isTooLarge) {
      list.errors.push({ line, column: "amount", reason: typeof amount === "bigint" ? "AmountTooLarge" : amount });
      continue;
    }
    list.totalRaw += amount;
    if (holder) list.rows.push({ line, wallet, holder, amountRaw: amount });
  }
  if (body.length === 0) list.errors.push({ line: head?.line ?? 1, column: null, reason: "NoRows" });
  const beyond = body[MAX_RECIPIENTS];
  if (beyond) list.errors.push({ line: beyond.line, column: null, reason: "TooManyRows" });
  return list;
}

function checkNames(names: string[], columns: string[], line: number): DropCsvError[] {
  const missing = columns.filter((name) => !names.includes(name));
  const unknown = names.filter((name) => !columns.includes(name));
  const repeated = names.filter((name, i) => columns.includes(name) && names.indexOf(name) !== i);
  return [
    ...missing.map((column) => ({ line, column, reason: "ColumnMissing" as const })),
    ...unknown.map((column) => ({ line, column, reason: "ColumnUnknown" as const })),
    ...repeated.map((column) => ({ line, column, reason: "ColumnRepeated" as const })),
  ];
}

function readAmount(text: string, decimals: number): bigint | DropCsvReason {
  const value = parseWrittenAmount(text, decimals);
  if (value === "TooLarge") return "AmountTooLarge";
  return value === 0n ? "NotAnAmount" : value;
}

const ALPHABET = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
const DIGITS = Int8Array.from({ length: 128 }, (_, code) => ALPHABET.indexOf(String.fromCharCode(code)));
/** 264 bits, so that four more digits still fit a double exactly. */
const LIMBS = 11;
const LIMB = 2 ** 24;
const DIGITS_AT_ONCE = 4;

/** The 32 bytes of an address in base58, or null. A million addresses take a second or two; PublicKey would take twenty. */
export function decodeAddress(text: string): Uint8Array | null {
  if (text.length < 32 || text.length > 44) return null;
  const limbs = new Float64Array(LIMBS);
  for (let at = 0; at < text.length; at += DIGITS_AT_ONCE) {
    const end = Math.min(at + DIGITS_AT_ONCE, text.length);
    let [carry, factor] = [0, 1];
    for (let i = at; i < end; i++) {
      const digit = DIGITS[text.charCodeAt(i)] ?? -1;
      if (digit < 0) return null;
      carry = carry * 58 + digit;
      factor *= 58;
    }
    for (let i = LIMBS - 1; i >= 0; i--) {
      const value = (limbs[i] as number) * factor + carry;
      carry = Math.floor(value / LIMB);
      limbs[i] = value - carry * LIMB;
    }
  }
  // the highest limb has one byte more than an address
  if ((limbs[0] as number) >= 2 ** 16) return null;
  const bytes = new Uint8Array(32);
  for (let i = 0; i < 32; i++) {
    const place = i + 1;
    bytes[i] = (limbs[Math.floor(place / 3)] as number) >> (16 - 8 * (place % 3));
  }
  // each leading zero byte is written as a 1; otherwise one address would have several texts
  const zeros = bytes.findIndex((byte) => byte !== 0);
  const ones = text.search(/[^1]/);
  return zeros === ones && zeros !== -1 ? bytes : null;
}

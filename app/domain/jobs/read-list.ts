import Papa from "papaparse";
import { parseWrittenAmount } from "~programs/amounts";
import { isAddress } from "../solana/is-address";

/** What is wrong with a row of a list; each has its words in the texts of airdrops. */
export type RowProblem =
  | "address"
  | "duplicate"
  | "amount"
  | "amountTwoReadings"
  | "amountDecimals"
  | "amountZero"
  | "amountLarge"
  | "mint"
  | "cells"
  | "quote"
  | "tooMany"
  // what the chain says (plan.server.ts)
  | "notOnCurve"
  | "ownAddress"
  | "notWallet"
  | "notHeld"
  | "belowDeposit"
  // what the chain says of an NFT (nft-items.server.ts, kinds)
  | "notNft"
  | "otherKind"
  | "frozen"
  | "hasPrints"
  | "notCreator"
  | "notAuthority"
  | "otherCollection"
  | "alreadyVerified"
  | "notVerified"
  // what a list of NFTs says (read-nft-list.ts)
  | "uri"
  | "textLong"
  // what the airdrop list says (listed-rows.server.ts)
  | "notListed"
  | "alreadyPaid"
  | "inOtherJob"
  | "otherTarget";

/** A row that is left out: its line in the file, or its place in another source, from 1; `text` begins what it says. */
export type BadRow = { line: number; problem: RowProblem; text: string };
/**
 * `listedAddress`: its address on an airdrop list, if that is another one than `address`, where it is sent. `before`, `after`:
 * what the job changes, as the chain has it and as it is to become.
 */
export type ListedRow = {
  line: number;
  address: string;
  amountRaw: bigint;
  mint: string | null;
  listedAddress?: string | null;
  before?: string | null;
  after?: string | null;
};
export type ReadList = { rows: ListedRow[]; bad: BadRow[] };

/** A job has at most this many items; a longer list becomes several jobs. */
export const MOST_ITEMS = 10_000;
const MOST_TEXT = 60;

type Column = "address" | "amount" | "mint" | "listed";

/** The names of columns in three languages, in lower case without spaces, `_` and `-`. */
export const HEADERS: Record<Exclude<Column, "listed"> | "name" | "uri", readonly string[]> = {
  address: [
    "address",
    "wallet",
    "walletaddress",
    "solanaaddress",
    "recipient",
    "주소",
    "지갑",
    "지갑주소",
    "받는주소",
    "alamat",
    "dompet",
    "alamatdompet",
    "penerima",
  ],
  amount: ["amount", "quantity", "value", "수량", "금액", "개수", "jumlah", "nominal"],
  mint: ["mint", "nft", "nftaddress", "token", "민트", "nft주소", "민트주소", "alamatnft"],
  name: ["name", "nftname", "이름", "nft이름", "nama", "namanft"],
  uri: ["uri", "url", "metadata", "metadatauri", "json", "메타데이터", "메타데이터주소", "alamatmetadata"],
};

/** How a list of an asset is to be read. `amountRaw`: what each row gets that has no amount of its own. */
export type ListShape = { asset: "sol" | "coin" | "nft"; decimals: number; amountRaw: bigint | null };

/**
 * Reads a CSV list, with one problem for each row that is left out; the others are kept. The first line names the columns, in
 * any of the three languages and in any order; without such a line they are address, then amount, or the NFT's mint.
 */
export function readList(text: string, shape: ListShape): ReadList {
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ""), { skipEmptyLines: false });
  const unread = new Set(errors.filter(({ type }) => type === "Quotes").map(({ row }) => row ?? 0));
  const [head = []] = data;
  const named = columnsOf(head);
  const columns = named ?? { address: 0, amount: 1, mint: 1, listed: -1 };
  const list: ReadList = { rows: [], bad: [] };
  const seen = new Set<string>();
  for (const [at, cells] of data.entries()) {
    if ((named && at === 0) || cells.every((cell) => cell.trim() === "")) continue;
    const row = unread.has(at) ? ("quote" as const) : readRow(cells, columns, shape);
    const problem = typeof row === "string" ? row : takenBy(list, seen, { ...row, line: at + 1 }, shape);
    if (problem) list.bad.push({ line: at + 1, problem, text: cells.join(",").slice(0, MOST_TEXT) });
  }
  return list;
}

/**
 * Adds a row unless it repeats one that is there: a recipient gets coins once, and an NFT has one recipient. A recipient of an
 * airdrop list is identified by the address on that list. Somebody else who asks for their own gift to be sent to that address
 * takes nothing away.
 */
function takenBy(list: ReadList, seen: Set<string>, row: ListedRow, { asset }: ListShape): RowProblem | null {
  const identity = asset === "nft" ? (row.mint ?? "") : (row.listedAddress ?? row.address);
  if (seen.has(identity)) return "duplicate";
  if (list.rows.length >= MOST_ITEMS) return "tooMany";
  seen.add(identity);
  list.rows.push(row);
  return null;
}

/** The cell of a first line as `HEADERS` has it. */
export function nameOfColumn(cell: string): string {
  return cell.toLowerCase().replace(/[\s_-]/g, "");
}

function columnsOf(head: readonly string[]): Record<Column, number> | null {
  const names = head.map(nameOfColumn);
  const find = (column: Exclude<Column, "listed">) => names.findIndex((name) => HEADERS[column].includes(name));
  // the file of a list's applications names where each gift is to go, which may be another address than the listed one
  const sendTo = names.indexOf("sendto");
  const address = sendTo < 0 ? find("address") : sendTo;
  const listed = sendTo < 0 ? -1 : find("address");
  return address < 0 ? null : { address, amount: find("amount"), mint: find("mint"), listed };
}

function readRow(
  cells: readonly string[],
  columns: Record<Column, number>,
  shape: ListShape,
): Omit<ListedRow, "line"> | RowProblem {
  const cell = (column: Column) => cells[columns[column]]?.trim() ?? "";
  const address = cell("address");
  if (!isAddress(address)) return "address";
  const listed = listedOf(cell("listed"), address);
  if (shape.asset === "nft") {
    const mint = cell("mint");
    return isAddress(mint) ? { address, amountRaw: 1n, mint, ...listed } : "mint";
  }
  const amountRaw = readAmount(cell("amount"), shape);
  return typeof amountRaw === "bigint" ? { address, amountRaw, mint: null, ...listed } : amountRaw;
}

/** An EVM address is in lower case on its list. */
function listedOf(cell: string, address: string): Pick<ListedRow, "listedAddress"> {
  const listedAddress = /^0x/i.test(cell) ? cell.toLowerCase() : cell;
  return listedAddress === "" || listedAddress === address ? {} : { listedAddress };
}

function readAmount(text: string, { decimals, amountRaw }: ListShape): bigint | RowProblem {
  if (text === "" && amountRaw !== null) return amountRaw;
  const read = parseWrittenAmount(text, decimals);
  if (read === 0n) return "amountZero";
  if (typeof read === "bigint") return read;
  const problems = {
    NotAnAmount: "amount",
    TwoReadings: "amountTwoReadings",
    TooManyDecimals: "amountDecimals",
    TooLarge: "amountLarge",
  } as const;
  return problems[read];
}

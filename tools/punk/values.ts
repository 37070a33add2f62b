import { type Connection, PublicKey } from "@solana/web3.js";
import { spellAmount } from "../../app/locales/spell-amount.ts";
import { TOKEN_2022_PROGRAM_ADDRESS, TOKEN_PROGRAM_ADDRESS } from "../../programs-client/addresses.ts";
import { amountToDecimal, parseWrittenAmount } from "../../programs-client/amounts.ts";
import { readTime } from "../../programs-client/grant-csv.ts";
import { UsageError } from "./session.ts";

/** A mint as the commands need it. */
export interface MintFacts {
  address: PublicKey;
  tokenProgram: PublicKey;
  decimals: number;
}

/** The number of a campaign, pool or grant among those of its creator. */
export const ID = "a number of your own choice, once for each";

const FAULTS_SHOWN = 100;

// the offset of the decimals in a mint of either token program
const DECIMALS_OFFSET = 44;

export function toAddress(text: string): PublicKey {
  try {
    return new PublicKey(text);
  } catch {
    throw new UsageError(`${text} is not a Solana address.`);
  }
}

export async function readMint(connection: Connection, address: PublicKey): Promise<MintFacts> {
  const account = await connection.getAccountInfo(address);
  const tokenProgram = tokenProgramOf(account);
  const decimals = account?.data[DECIMALS_OFFSET];
  if (!tokenProgram || decimals === undefined) throw new UsageError(`${address.toBase58()} is not a mint.`);
  return { address, tokenProgram, decimals };
}

/** The token program that owns this account, if one does. */
export function tokenProgramOf(account: { owner: PublicKey } | null): PublicKey | undefined {
  return [TOKEN_PROGRAM_ADDRESS, TOKEN_2022_PROGRAM_ADDRESS].find((id) => account?.owner.equals(id));
}

/**
 * Reads "1000.5" of a coin as base units. Throws a UsageError for anything that is not such an amount, above all one with a
 * comma.
 */
export function toRaw(text: string, decimals: number): bigint {
  const written = text.trim();
  if (written.includes(",")) {
    throw new UsageError(`${text} has a comma: write 0.5 with a point, and 1000 without a separator.`);
  }
  const raw = parseWrittenAmount(written, decimals);
  if (raw === "TwoReadings") {
    throw new UsageError(`${text} can be read as two amounts: write ${written.replace(".", "")}, or 0${written}.`);
  }
  if (raw === "TooLarge") throw new UsageError(`${text} does not fit 64 bits of base units.`);
  if (typeof raw === "string") throw new UsageError(`${text} is not an amount of a coin with ${decimals} decimals.`);
  return raw;
}

/** Base units as a command shows them, spelled too if the amount is large and round: "12000000 (12 million)". */
export function amountText(raw: bigint, decimals: number): string {
  const spelled = spellAmount({ code: "en" }, raw, decimals);
  return spelled ? `${amountToDecimal(raw, decimals)} (${spelled})` : amountToDecimal(raw, decimals);
}

/** "2026-12-31", "2026-12-31T09:00:00Z" or seconds since 1970, as chain seconds. */
export function toTs(text: string): bigint {
  const read = readTime(text.trim());
  if ("value" in read) return read.value;
  throw new UsageError(`${text} is not a time: 2026-12-31, 2026-12-31T09:00:00Z or seconds since 1970.`);
}

/** Chain seconds as "2026-12-31T09:00:00.000Z"; a campaign's times may lie beyond any calendar. */
export function timeText(ts: bigint): string {
  const date = new Date(Number(ts) * 1000);
  return Number.isNaN(date.getTime()) ? `second ${ts}` : date.toISOString();
}

/** Anything decoded, as JSON: addresses and 64-bit numbers as text, bytes in hex. */
export function toJson(value: unknown): string {
  const plain = (_key: string, field: unknown) => {
    if (typeof field === "bigint") return field.toString();
    return field instanceof Uint8Array ? Buffer.from(field).toString("hex") : field;
  };
  return JSON.stringify(value, plain, 2);
}

/** "12" as a number. Throws a UsageError for anything but a whole number up to `max`. */
export function whole(text: string, max: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > max) throw new UsageError(`${text} is not a whole number up to ${max}.`);
  return value;
}

/** "200,500,900,1500" as four numbers. */
export function bpsList(text: string): [number, number, number, number] {
  const [a, b, c, d, ...rest] = text.split(",").map((part) => whole(part.trim(), 65_535));
  if (a === undefined || b === undefined || c === undefined || d === undefined || rest.length > 0) {
    throw new UsageError(`${text} is not four numbers with commas between them.`);
  }
  return [a, b, c, d];
}

type Fault<R extends string> = { line: number; column: string | null; reason: R };

/** Throws a UsageError that names the line of each fault of a file, if it has any. */
export function refuseFaults<R extends string>(file: string, faults: Fault<R>[], reasons: Record<R, string>): void {
  if (faults.length === 0) return;
  const lines = faults
    .slice(0, FAULTS_SHOWN)
    .map(({ line, column, reason }) => `${file}:${line}: ${column ? `${column}: ` : ""}${reasons[reason]}`);
  throw new UsageError(`${lines.join("\n")}\n${faults.length} faults; nothing was done.`);
}

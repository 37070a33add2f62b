import { type Connection, PublicKey } from "@solana/web3.js";
import { TOKEN_2022_PROGRAM_ADDRESS, TOKEN_PROGRAM_ADDRESS } from "../../programs-client/addresses.ts";
import { UsageError } from "./session.ts";

/** A mint as the commands need it. */
export interface MintFacts {
  address: PublicKey;
  tokenProgram: PublicKey;
  decimals: number;
}

/** What a campaign, pool or grant is called among those of its creator. */
export const ID = "a number of your own choice, once for each";

const FAULTS_SHOWN = 100;

// where a mint of either token program keeps its decimals
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
  const tokenProgram = [TOKEN_PROGRAM_ADDRESS, TOKEN_2022_PROGRAM_ADDRESS].find((id) => account?.owner.equals(id));
  const decimals = account?.data[DECIMALS_OFFSET];
  if (!tokenProgram || decimals === undefined) throw new UsageError(`${address.toBase58()} is not a mint.`);
  return { address, tokenProgram, decimals };
}

/** "1,000.5" of a coin as base units. Throws a UsageError for anything that is no such amount. */
export function toRaw(text: string, decimals: number): bigint {
  const match = /^(\d[\d,]*)(?:\.(\d+))?$/.exec(text.trim());
  const fraction = match?.[2] ?? "";
  if (!match || fraction.length > decimals) {
    throw new UsageError(`${text} is not an amount of a coin with ${decimals} decimals.`);
  }
  const raw = BigInt((match[1] ?? "").replaceAll(",", "") + fraction.padEnd(decimals, "0"));
  if (raw >> 64n) throw new UsageError(`${text} does not fit 64 bits of base units.`);
  return raw;
}

/** Base units as an amount of the coin, without zeros at its end. */
export function fromRaw(raw: bigint, decimals: number): string {
  const digits = raw.toString().padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, "");
  return fraction ? `${whole}.${fraction}` : whole;
}

/** "2026-12-31", "2026-12-31T09:00:00Z" or seconds since 1970, as chain seconds. */
export function toTs(text: string): bigint {
  if (/^\d{9,11}$/.test(text)) return BigInt(text);
  const at = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?Z)?$/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(at))
    throw new UsageError(`${text} is not a time: 2026-12-31, 2026-12-31T09:00:00Z or seconds since 1970.`);
  return BigInt(Math.floor(at / 1000));
}

/** Anything decoded as JSON: addresses and 64-bit numbers as text, bytes in hex. */
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

type Fault<R extends string> = { line: number; column: string | null; reason: R };

/** Throws a UsageError that names the line of each fault of a file, if it has any. */
export function refuseFaults<R extends string>(file: string, faults: Fault<R>[], reasons: Record<R, string>): void {
  if (faults.length === 0) return;
  const lines = faults
    .slice(0, FAULTS_SHOWN)
    .map(({ line, column, reason }) => `${file}:${line}: ${column ? `${column}: ` : ""}${reasons[reason]}`);
  throw new UsageError(`${lines.join("\n")}\n${faults.length} faults; nothing was done.`);
}

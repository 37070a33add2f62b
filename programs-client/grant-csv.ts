import { PublicKey } from "@solana/web3.js";
import { parseWrittenAmount, WRITTEN_AMOUNT_REASONS } from "./amounts.ts";
import { readCsvRecords } from "./csv-records.ts";
import type { Schedule } from "./vesting.ts";

/** The columns of a batch of grants. The first line names them, in any order. */
const GRANT_CSV_COLUMNS = [
  "id",
  "beneficiary",
  "amount",
  "start",
  "cliff",
  "end",
  "step",
  "revocable",
  "plan",
] as const;

type GrantCsvColumn = (typeof GRANT_CSV_COLUMNS)[number];

/** The Korean and Indonesian names of the columns, which the first line may use as well. */
const GRANT_CSV_NAMES: Readonly<Record<GrantCsvColumn, { ko: string; id: string }>> = {
  id: { ko: "번호", id: "nomor" },
  beneficiary: { ko: "받는 지갑", id: "penerima" },
  amount: { ko: "수량", id: "jumlah" },
  start: { ko: "시작", id: "mulai" },
  cliff: { ko: "클리프", id: "cliff" },
  end: { ko: "끝", id: "akhir" },
  step: { ko: "단계", id: "tahap" },
  revocable: { ko: "중도 종료", id: "bisa dihentikan" },
  plan: { ko: "플랜", id: "rencana" },
};

const YES_OR_NO: ReadonlyMap<string, boolean> = new Map([
  ...["yes", "예", "ya"].map((word) => [word, true] as const),
  ...["no", "아니요", "tidak"].map((word) => [word, false] as const),
]);

/** One grant of a batch, as `createGrant` takes it. `line` is its line in the file, from 1. */
export interface GrantLine {
  line: number;
  grantId: bigint;
  beneficiary: PublicKey;
  amountRaw: bigint;
  schedule: Schedule;
  isRevocable: boolean;
  plan: string;
}

/** What can be wrong in a file, each with a sentence for its author. */
export const GRANT_CSV_REASONS = {
  ColumnMissing: "the first line does not name this column",
  ColumnUnknown: "there is no such column",
  ColumnRepeated: "this column is named twice",
  CellsMissing: "the line does not have as many cells as the first line",
  QuoteOpen: "a quoted cell is not closed",
  NotAnId: "an id is a whole number from 0 to 18,446,744,073,709,551,615",
  IdRepeated: "another line has the same id",
  IdTaken: "another grant of this wallet has the id",
  NotAnAddress: "not a Solana address",
  ...WRITTEN_AMOUNT_REASONS,
  AmountTooLarge: "the amount does not fit 64 bits of base units",
  NotATime: "a time is 2026-12-31, 2026-12-31T09:00:00Z, or seconds since 1970",
  CliffBeforeStart: "the cliff is before the start",
  EndBeforeCliff: "the end is before the cliff",
  EndNotAfterStart: "the end is not after the start",
  EndNotAhead: "the end has passed",
  TooLong: "the end is more than 136 years from the start or from now",
  NotAStep: "a step is seconds, or days and hours like 30d or 12h; empty for a release every second",
  StepTooLong: "the step is longer than the time from start to end",
  NotYesOrNo: "write yes or no",
  PlanTooLong: "a plan's name has at most 32 bytes",
} as const;

type GrantCsvReason = keyof typeof GRANT_CSV_REASONS;

/** `column` is null for a fault of the whole line. Lines count from 1, including the one with the names. */
export interface GrantCsvError {
  line: number;
  column: string | null;
  reason: GrantCsvReason;
}

export interface GrantCsv {
  rows: GrantLine[];
  /** every fault of every line; a file with any of them should not be sent */
  errors: GrantCsvError[];
}

/**
 * Reads a batch of grants of one coin. The names of columns and "yes" or "no" may be in English, Korean or Indonesian.
 * `decimals` are the coin's; `nowTs` is the chain's second, after which every grant has to end. An empty `cliff` means the start, an empty `step` a release every second. Throws nothing: faults are listed in the
 * result.
 */
export function parseGrantCsv(text: string, { decimals, nowTs }: { decimals: number; nowTs: bigint }): GrantCsv {
  const records = readCsvRecords(text);
  const broken = records.filter(({ isOpen }) => isOpen);
  if (broken.length > 0) return { rows: [], errors: broken.map(({ line }) => fault(line, null, "QuoteOpen")) };
  const [head, ...body] = records;
  const names = (head?.cells ?? []).map((name) => columnOf(name.trim().toLowerCase()));
  const headErrors = checkNames(names, head?.line ?? 1);
  if (headErrors.length > 0) return { rows: [], errors: headErrors };
  const errors: GrantCsvError[] = [];
  const rows: GrantLine[] = [];
  const ids = new Set<bigint>();
  for (const { line, cells } of body) {
    const read = cells.length === names.length ? readRow(line, names, cells, { decimals, nowTs }) : null;
    if (!read) {
      errors.push(fault(line, null, "CellsMissing"));
      continue;
    }
    const { grantId } = read.row;
    if (grantId !== null && ids.has(grantId)) read.errors.push(fault(line, "id", "IdRepeated"));
    if (grantId !== null) ids.add(grantId);
    errors.push(...read.errors);
    if (read.errors.length === 0) rows.push(read.row as GrantLine);
  }
  return { rows, errors };
}

function checkNames(names: string[], line: number): GrantCsvError[] {
  const known: readonly string[] = GRANT_CSV_COLUMNS;
  const missing = known.filter((name) => !names.includes(name));
  const unknown = names.filter((name) => !known.includes(name));
  const repeated = names.filter((name, i) => known.includes(name) && names.indexOf(name) !== i);
  return [
    ...missing.map((name) => fault(line, name, "ColumnMissing")),
    ...unknown.map((name) => fault(line, name, "ColumnUnknown")),
    ...repeated.map((name) => fault(line, name, "ColumnRepeated")),
  ];
}

/** The column for a name in the first line; an unknown name stays as it is. */
function columnOf(name: string): string {
  return GRANT_CSV_COLUMNS.find((column) => Object.values(GRANT_CSV_NAMES[column]).includes(name)) ?? name;
}

type Context = { decimals: number; nowTs: bigint };
type Draft = { [F in keyof GrantLine]: GrantLine[F] | null };

/** A value, or what is wrong with it. */
type Read<T> = { value: T } | { reason: GrantCsvReason };

function readRow(line: number, names: string[], cells: string[], { decimals, nowTs }: Context) {
  const errors: GrantCsvError[] = [];
  const cell = (column: GrantCsvColumn) => (cells[names.indexOf(column)] ?? "").trim();
  const take = <T>(column: GrantCsvColumn, read: Read<T>): T | null => {
    if ("value" in read) return read.value;
    errors.push(fault(line, column, read.reason));
    return null;
  };
  const startTs = take("start", readTime(cell("start")));
  const cliffTs = cell("cliff") === "" ? startTs : take("cliff", readTime(cell("cliff")));
  const endTs = take("end", readTime(cell("end")));
  const stepSeconds = take("step", readStep(cell("step")));
  const schedule = { startTs, cliffTs, endTs, stepSeconds };
  if (isWhole(schedule)) errors.push(...checkSchedule(line, schedule, nowTs));
  const row: Draft = {
    line,
    grantId: take("id", readId(cell("id"))),
    beneficiary: take("beneficiary", readAddress(cell("beneficiary"))),
    amountRaw: take("amount", readAmount(cell("amount"), decimals)),
    schedule: isWhole(schedule) ? schedule : null,
    isRevocable: take("revocable", readYesOrNo(cell("revocable"))),
    plan: take("plan", readPlan(cell("plan"))),
  };
  return { row, errors };
}

function isWhole(schedule: { [F in keyof Schedule]: Schedule[F] | null }): schedule is Schedule {
  return Object.values(schedule).every((value) => value !== null);
}

/** In the order of the program's own checks. */
function checkSchedule(line: number, schedule: Schedule, nowTs: bigint): GrantCsvError[] {
  const { startTs, cliffTs, endTs, stepSeconds } = schedule;
  const first = startTs < nowTs ? startTs : nowTs;
  if (cliffTs < startTs) return [fault(line, "cliff", "CliffBeforeStart")];
  if (endTs <= startTs) return [fault(line, "end", "EndNotAfterStart")];
  if (endTs < cliffTs) return [fault(line, "end", "EndBeforeCliff")];
  if (endTs <= nowTs) return [fault(line, "end", "EndNotAhead")];
  if (endTs - first > LONGEST_SECONDS) return [fault(line, "end", "TooLong")];
  return BigInt(stepSeconds) > endTs - startTs ? [fault(line, "step", "StepTooLong")] : [];
}

const LONGEST_SECONDS = 4_294_967_295n;
const U64_MAX = 2n ** 64n - 1n;

function readId(text: string): Read<bigint> {
  if (!/^\d{1,20}$/.test(text)) return { reason: "NotAnId" };
  const value = BigInt(text);
  return value <= U64_MAX ? { value } : { reason: "NotAnId" };
}

function readAddress(text: string): Read<PublicKey> {
  try {
    const value = new PublicKey(text);
    // a short text decodes to few bytes, which the class fills up with zeros
    const isAddress = value.toBase58() === text && !value.equals(PublicKey.default);
    return isAddress ? { value } : { reason: "NotAnAddress" };
  } catch {
    // the class throws on a text that is not base58
    return { reason: "NotAnAddress" };
  }
}

function readAmount(text: string, decimals: number): Read<bigint> {
  const value = parseWrittenAmount(text, decimals);
  if (value === "TooLarge") return { reason: "AmountTooLarge" };
  if (typeof value === "string") return { reason: value };
  return value === 0n ? { reason: "NotAnAmount" } : { value };
}

/**
 * A written time in chain seconds: "2026-12-31", "2026-12-31T09:00:00Z", or seconds since 1970. Days begin at midnight UTC;
 * a time of day has to state its offset. Fewer than nine digits are a year or a day without dashes, not seconds.
 */
export function readTime(text: string): { value: bigint } | { reason: "NotATime" } {
  if (/^\d{9,12}$/.test(text)) return { value: BigInt(text) };
  const [, day] = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2}))?$/.exec(text) ?? [];
  const ms = day ? Date.parse(text) : Number.NaN;
  if (!day || Number.isNaN(ms) || !isDayOfMonth(day)) return { reason: "NotATime" };
  return { value: BigInt(ms / 1_000) };
}

/** Some engines read a day that a month does not have as one of the next month. */
function isDayOfMonth(day: string): boolean {
  const at = new Date(day);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
}

const UNIT_SECONDS: Record<string, number> = { "": 1, h: 3_600, d: 86_400 };

function readStep(text: string): Read<number> {
  if (text === "") return { value: 0 };
  const [, count, unit] = /^(\d{1,10})([hd]?)$/.exec(text) ?? [];
  const value = Number(count) * (UNIT_SECONDS[unit ?? ""] ?? Number.NaN);
  return value <= Number(LONGEST_SECONDS) ? { value } : { reason: "NotAStep" };
}

function readYesOrNo(text: string): Read<boolean> {
  const value = YES_OR_NO.get(text.toLowerCase());
  return value === undefined ? { reason: "NotYesOrNo" } : { value };
}

function readPlan(text: string): Read<string> {
  return new TextEncoder().encode(text).length <= 32 ? { value: text } : { reason: "PlanTooLong" };
}

function fault(line: number, column: string | null, reason: GrantCsvReason): GrantCsvError {
  return { line, column, reason };
}

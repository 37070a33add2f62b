import {
  ASSOCIATED_TOKEN_PROGRAM_ADDRESS,
  SYSTEM_PROGRAM_ADDRESS,
  TOKEN_2022_PROGRAM_ADDRESS,
  TOKEN_PROGRAM_ADDRESS,
} from "./addresses.ts";
import { PROGRAM_IDLS, PROGRAM_NAMES, type ProgramName } from "./programs.ts";

export type ProgramErrorSource = ProgramName | "token" | "system" | "runtime";

/** `number` is the program's own, null if the runtime refused. `message` is for logs, never for holders. */
export interface ProgramError {
  source: ProgramErrorSource;
  number: number | null;
  name: string;
  message: string;
}

/** The errors of our programs as their IDLs list them; each program counts from 6000. */
export const programErrors = Object.fromEntries(
  PROGRAM_NAMES.map((source) => [source, errorsOf(source)]),
) as unknown as Readonly<Record<ProgramName, readonly ProgramError[]>>;

function errorsOf(source: ProgramName): ProgramError[] {
  return PROGRAM_IDLS[source].errors.map(({ code, name, msg }) => ({ source, number: code, name, message: msg }));
}

/** Anchor's number for a discriminator that the program does not know. */
const UNKNOWN_INSTRUCTION = 101;

const TOKEN_ERRORS: Record<number, string> = {
  0: "NotRentExempt",
  1: "InsufficientFunds",
  2: "InvalidMint",
  3: "MintMismatch",
  4: "OwnerMismatch",
  5: "FixedSupply",
  6: "AlreadyInUse",
  9: "UninitializedState",
  13: "InvalidState",
  14: "Overflow",
  17: "AccountFrozen",
  18: "MintDecimalsMismatch",
  // only in Token-2022
  36: "NoMemo",
  42: "CpiGuardTransferBlocked",
};

const SYSTEM_ERRORS: Record<number, string> = {
  0: "AccountAlreadyInUse",
  1: "InsufficientLamports",
};

/** The words and enum names by which runtimes of different ages name the same refusal. */
const RUNTIME_ERRORS: readonly [name: string, ...phrases: string[]][] = [
  ["MissingRequiredSignature", "missing required signature"],
  ["NotEnoughAccountKeys", "insufficient account keys", "not enough account keys"],
  ["InvalidInstructionData", "invalid instruction data"],
  ["InvalidAccountData", "invalid account data"],
  ["InvalidAccountOwner", "invalid account owner"],
  ["IncorrectProgramId", "incorrect program id"],
  ["UninitializedAccount", "uninitialized account", "attempt to operate on an account that hasn't"],
  ["AccountBorrowFailed", "already borrowed", "account borrow"],
  ["InvalidSeeds", "provided seeds do not result in a valid address"],
  ["PrivilegeEscalation", "cross-program invocation with unauthorized signer or writable account"],
  ["UnsupportedProgramId", "unsupported program id"],
  ["InsufficientLamports", "insufficient lamports", "insufficient funds for instruction"],
  ["ExternalAccountLamportSpend", "spent from the balance of an account it does not own"],
  ["ExecutableLamportChange", "changed the balance of an executable account"],
  ["InsufficientFundsForRent", "insufficient funds for rent"],
  ["InsufficientFundsForFee", "insufficient funds for fee"],
  ["AccountNotFound", "attempt to debit an account but found no record"],
  ["BlockhashNotFound", "blockhash not found"],
  ["ComputationalBudgetExceeded", "exceeded cus meter", "computational budget exceeded"],
  ["ProgramFailedToComplete", "program failed to complete"],
];

/**
 * Why a transaction failed, from its logs (an array, or an error or result with `logs`) or, if there are none, from the
 * `err` of an RPC answer. Null if this does not tell. The first program that failed is the cause; the programs above it only
 * pass the failure on. Logs name the program. An `err` has only a number, which means something different in each of our
 * programs: `program` says which one the transaction called, and without it only a number that a single program uses is
 * recognized.
 */
export function readProgramError(failure: unknown, program?: ProgramName): ProgramError | null {
  const logs = logsOf(failure);
  return (logs && fromLogs(logs)) ?? fromTransactionError(failure, program ? [program] : PROGRAM_NAMES);
}

function logsOf(failure: unknown): string[] | null {
  if (Array.isArray(failure)) return failure.filter((line) => typeof line === "string");
  if (!failure || typeof failure !== "object") return null;
  const { logs, transactionLogs } = failure as { logs?: unknown; transactionLogs?: unknown };
  if (Array.isArray(logs)) return logsOf(logs);
  return Array.isArray(transactionLogs) ? logsOf(transactionLogs) : null;
}

function fromLogs(logs: string[]): ProgramError | null {
  for (const line of logs) {
    const failed = /^Program (\w+) failed: (.*)$/.exec(line);
    if (!failed) continue;
    const [, program = "", reason = ""] = failed;
    const custom = /^custom program error: 0x([0-9a-f]+)/i.exec(reason);
    return custom?.[1] ? customError(program, Number.parseInt(custom[1], 16)) : runtimeError(reason);
  }
  return null;
}

function fromTransactionError(failure: unknown, suspects: ProgramName[]): ProgramError | null {
  if (typeof failure === "string") return fromText(failure, suspects);
  if (!failure || typeof failure !== "object") return null;
  const { err, message, InstructionError } = failure as Record<string, unknown>;
  if (Array.isArray(InstructionError)) return fromInstructionError(InstructionError[1], suspects);
  if (err) return fromTransactionError(err, suspects);
  return typeof message === "string" ? fromText(message, suspects) : null;
}

// The index in an InstructionError names the instruction, not the program that failed inside it, so only our own numbers are
// recognized: no token or system program has them.
function fromInstructionError(reason: unknown, suspects: ProgramName[]): ProgramError | null {
  if (typeof reason === "string") return runtimeError(reason);
  const custom = (reason as { Custom?: unknown } | null)?.Custom;
  return typeof custom === "number" ? onlyErrorAmong(suspects, custom) : null;
}

function fromText(text: string, suspects: ProgramName[]): ProgramError | null {
  const custom = /custom program error: 0x([0-9a-f]+)/i.exec(text);
  return custom?.[1] ? onlyErrorAmong(suspects, Number.parseInt(custom[1], 16)) : runtimeError(text);
}

function onlyErrorAmong(suspects: ProgramName[], number: number): ProgramError | null {
  const found = suspects.flatMap((program) => ownError(program, number) ?? []);
  return found.length === 1 ? (found[0] as ProgramError) : null;
}

function customError(program: string, number: number): ProgramError | null {
  const own = PROGRAM_NAMES.find((name) => PROGRAM_IDLS[name].address === program);
  if (own) return ownError(own, number);
  if (program === SYSTEM_PROGRAM_ADDRESS.toBase58()) return named("system", SYSTEM_ERRORS, number);
  const isToken = [TOKEN_PROGRAM_ADDRESS, TOKEN_2022_PROGRAM_ADDRESS, ASSOCIATED_TOKEN_PROGRAM_ADDRESS].some(
    (address) => address.toBase58() === program,
  );
  return isToken ? named("token", TOKEN_ERRORS, number) : null;
}

function ownError(source: ProgramName, number: number): ProgramError | null {
  if (number === UNKNOWN_INSTRUCTION) {
    return { source, number, name: "UnknownInstruction", message: "Unknown instruction" };
  }
  return programErrors[source].find((error) => error.number === number) ?? null;
}

function named(source: ProgramErrorSource, names: Record<number, string>, number: number): ProgramError {
  const name = names[number] ?? `Custom${number}`;
  return { source, number, name, message: `${source} program: ${name}` };
}

function runtimeError(text: string): ProgramError | null {
  const lower = text.toLowerCase();
  const known = RUNTIME_ERRORS.find(
    ([name, ...phrases]) => lower.includes(name.toLowerCase()) || phrases.some((phrase) => lower.includes(phrase)),
  );
  return known ? { source: "runtime", number: null, name: known[0], message: text } : null;
}

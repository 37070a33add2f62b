import { BN, type BorshCoder, type Idl, type IdlAccounts, type IdlEvents, Program } from "@coral-xyz/anchor";
import { type AccountMeta, PublicKey, TransactionInstruction } from "@solana/web3.js";

/** Anchor's 64-bit numbers as bigint, at any depth. Their type, bn.js, has no declarations and is therefore `any`. */
type Plain<T> = 0 extends 1 & T
  ? bigint
  : T extends PublicKey | Uint8Array
    ? T
    : T extends (infer Element)[]
      ? Plain<Element>[]
      : T extends object
        ? { [F in keyof T]: Plain<T[F]> }
        : T;

/** One of our instructions as it was sent. It is enough to rebuild the books without any event. */
export interface DecodedInstruction {
  name: string;
  accounts: Record<string, PublicKey>;
  args: Record<string, unknown>;
}

/** One of our events. `data` has the IDL's fields in camelCase; 64-bit numbers are bigint. */
type ProgramEvent<I extends Idl> = {
  [N in keyof IdlEvents<I>]: { name: N; data: Plain<IdlEvents<I>[N]> };
}[keyof IdlEvents<I>];

type AccountName<I extends Idl> = keyof IdlAccounts<I> & string;

export interface ProgramCodec<I extends Idl> {
  /**
   * Builds any instruction of the IDL; every account is given by its camelCase name. Signers, writable accounts and their
   * order are the IDL's. 64-bit arguments are bigint. `remaining` accounts follow the declared ones.
   */
  buildInstruction(
    name: string,
    accounts: Record<string, PublicKey>,
    args: Record<string, unknown>,
    remaining?: AccountMeta[],
  ): TransactionInstruction;
  /** Null for an instruction of another program, or one that is not in our IDL. */
  decodeInstruction(instruction: {
    programId: PublicKey;
    accounts: PublicKey[];
    data: Uint8Array;
  }): DecodedInstruction | null;
  /** The events that the program logged, oldest first. Logs may be cut, so read accounts where it matters. */
  decodeEvents(logs: string[]): ProgramEvent<I>[];
  /**
   * The fields of an account by its camelCase name. Throws if the bytes are another account, length or version; the caller
   * checks who owns the account.
   */
  decodeAccount<N extends AccountName<I>>(name: N, data: Uint8Array): Plain<IdlAccounts<I>[N]>;
  /** The size of an account by its IDL type, including its discriminator. */
  accountBytes(name: AccountName<I>): number;
}

const ACCOUNT_VERSION = 1;
const DISCRIMINATOR_BYTES = 8;
const SIZES = { u8: 1, i8: 1, bool: 1, u16: 2, i16: 2, u32: 4, i32: 4, u64: 8, i64: 8, u128: 16, i128: 16, pubkey: 32 };

/** What an account's field can be: our accounts have fixed sizes. */
type FixedType = keyof typeof SIZES | { array: [FixedType, number] } | { defined: { name: string } };
const PROGRAM_DATA = "Program data: ";

/**
 * A codec for an IDL with plain values: keys are PublicKey, 64-bit numbers bigint. `idl` is the JSON, `I` its generated
 * type; all our accounts have a version byte after the discriminator.
 */
export function programCodec<I extends Idl>(idl: unknown): ProgramCodec<I> {
  // Only its coder and its camelCase IDL are used; this Program never reaches a cluster.
  const program = new Program<I>(idl as I, { connection: undefined as never });
  const coder = program.coder as BorshCoder;
  const { programId } = program;

  const declaredAccounts = (instruction: string) => {
    const declared = program.idl.instructions.find(({ name }) => name === instruction);
    if (!declared) throw new Error(`${instruction} is no instruction of ${program.idl.metadata.name}`);
    return declared.accounts as { name: string; signer?: boolean; writable?: boolean }[];
  };

  const structBytes = (name: string): number => {
    const type = program.idl.types?.find((candidate) => candidate.name === name)?.type;
    if (type?.kind !== "struct") throw new Error(`${name} is not in the IDL`);
    const fields = (type.fields ?? []) as { type: FixedType }[];
    return fields.reduce((sum, field) => sum + typeBytes(field.type), 0);
  };

  const typeBytes = (type: FixedType): number => {
    if (typeof type === "string") return SIZES[type];
    return "array" in type ? type.array[1] * typeBytes(type.array[0]) : structBytes(type.defined.name);
  };

  const accountBytes = (name: string) => DISCRIMINATOR_BYTES + structBytes(name);

  return {
    accountBytes,
    buildInstruction(name, accounts, args, remaining = []) {
      const keys = declaredAccounts(name).map((account): AccountMeta => {
        const pubkey = accounts[account.name];
        if (!pubkey) throw new Error(`${name} needs the account ${account.name}`);
        return { pubkey, isSigner: account.signer === true, isWritable: account.writable === true };
      });
      const data = coder.instruction.encode(name, encodable(args) as object);
      return new TransactionInstruction({ programId, keys: [...keys, ...remaining], data });
    },
    decodeInstruction(instruction) {
      if (!instruction.programId.equals(programId)) return null;
      const decoded = tryDecode(() => coder.instruction.decode(Buffer.from(instruction.data)));
      if (!decoded) return null;
      const declared = declaredAccounts(decoded.name);
      if (instruction.accounts.length < declared.length) return null;
      const accounts = Object.fromEntries(
        declared.map((account, i) => [account.name, instruction.accounts[i] as PublicKey]),
      );
      return { name: decoded.name, accounts, args: plainFields(decoded.data as object) };
    },
    decodeEvents(logs) {
      const lines = linesOf(programId, logs).filter((line) => line.startsWith(PROGRAM_DATA));
      const events = lines.map((line) => tryDecode(() => coder.events.decode(line.slice(PROGRAM_DATA.length))));
      return events.flatMap((event) =>
        event ? [{ name: event.name, data: plainFields(event.data as object) } as ProgramEvent<I>] : [],
      );
    },
    decodeAccount(name, data) {
      const bytes = accountBytes(name);
      if (data.length !== bytes) throw new Error(`${name} has ${data.length} bytes, not ${bytes}`);
      const fields = plainFields(coder.accounts.decode(name, Buffer.from(data)));
      if (fields.version !== ACCOUNT_VERSION) throw new Error(`${name} has version ${fields.version}`);
      return fields as never;
    },
  };
}

/** What the program itself logged, without the lines of programs that it called. */
function linesOf(programId: PublicKey, logs: string[]): string[] {
  const own = programId.toBase58();
  const stack: string[] = [];
  return logs.filter((line) => {
    const invoked = /^Program (\w+) invoke \[\d+\]$/.exec(line)?.[1];
    if (invoked) stack.push(invoked);
    if (/^Program \w+ (success|failed: .*)$/.test(line)) stack.pop();
    return stack.at(-1) === own;
  });
}

function plainFields(fields: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plain(value)]));
}

function plain(value: unknown): unknown {
  if (BN.isBN(value)) return BigInt((value as BN).toString());
  if (Array.isArray(value)) return value.map(plain);
  return isRecord(value) ? plainFields(value) : value;
}

function encodable(value: unknown): unknown {
  if (typeof value === "bigint") return new BN(value.toString());
  // a bundler may give web3.js a Buffer of its own, which the coder does not recognize
  if (value instanceof PublicKey) return { toBuffer: () => Buffer.from(value.toBytes()) };
  if (Array.isArray(value)) return value.map(encodable);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, encodable(field)]));
}

/** A struct of an IDL; keys and bytes have classes of their own. */
function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** Anchor's coders throw on bytes that are too short; for us such bytes are simply not ours. */
function tryDecode<T>(decode: () => T | null): T | null {
  try {
    return decode();
  } catch {
    // these bytes are not an account or event of ours
    return null;
  }
}

import { VersionedTransaction } from "@solana/web3.js";
import bs58 from "bs58";
import {
  ASSOCIATED_TOKEN_PROGRAM_ADDRESS,
  SYSTEM_PROGRAM_ADDRESS,
  TOKEN_2022_PROGRAM_ADDRESS,
  TOKEN_PROGRAM_ADDRESS,
} from "~programs/addresses";
import { PROGRAMS } from "~programs/idl/instructions";
import { COMPUTE_BUDGET_PROGRAM } from "./wallet-additions";

/** The form of an instruction: its first bytes as hex, its accounts in their order, its arguments. */
type Shape = { tag: string; accounts: string; args: string };
type Program = { address: string; instructions: Record<string, Shape> };
/** Programs of ours with the instructions that are known of them. */
export type Programs = Readonly<Record<string, Program>>;

const shape = (tag: string, accounts: string, args = ""): Shape => ({ tag, accounts, args });
/**
 * No deed of a holder has this instruction. The filling of a job's wallet (deed-rules.ts) and the test transfer
 * (test-transfer.ts) have it.
 */
const transferChecked = shape("0c", "from mint to owner", "amount:u64 decimals:u8");
/** The same with a reference, with which a project pays for a service. The two differ in the number of their accounts. */
const transferReferenced = shape("0c", "from mint to owner reference", "amount:u64 decimals:u8");
const TOKEN_INSTRUCTIONS = {
  initializeAccount3: shape("12", "account mint", "owner:pubkey"),
  transferChecked,
  transferReferenced,
};

/** What our transactions may call beside our own programs. A transaction with anything else is not offered for signing. */
const OTHERS: Programs = {
  budget: {
    address: COMPUTE_BUDGET_PROGRAM,
    instructions: { setLimit: shape("02", "", "units:u32"), setPrice: shape("03", "", "price:u64") },
  },
  system: {
    address: SYSTEM_PROGRAM_ADDRESS.toBase58(),
    instructions: {
      transfer: shape("02000000", "from to", "lamports:u64"),
      createAccountWithSeed: shape(
        "03000000",
        "from account",
        "base:pubkey seed:string lamports:u64 space:u64 owner:pubkey",
      ),
      advanceNonce: shape("04000000", "nonce blockhashes authority"),
      withdrawNonce: shape("05000000", "nonce to blockhashes rent authority", "lamports:u64"),
      initializeNonce: shape("06000000", "nonce blockhashes rent", "authority:pubkey"),
      allocateWithSeed: shape("09000000", "account base", "base:pubkey seed:string space:u64 owner:pubkey"),
    },
  },
  associatedToken: {
    address: ASSOCIATED_TOKEN_PROGRAM_ADDRESS.toBase58(),
    instructions: { createIdempotent: shape("01", "payer account owner mint systemProgram tokenProgram") },
  },
  token: { address: TOKEN_PROGRAM_ADDRESS.toBase58(), instructions: TOKEN_INSTRUCTIONS },
  token2022: { address: TOKEN_2022_PROGRAM_ADDRESS.toBase58(), instructions: TOKEN_INSTRUCTIONS },
};

/** An instruction by its name ("staking.stake"). Arguments are decimal, addresses and hashes base58; a proof has no value. */
export type Instruction = { name: string; accounts: Record<string, string>; args: Record<string, string> };

/** `isNonceWritable`: the first instruction may write to its first account; otherwise its nonce does not count as one. */
export type Decoded = { signers: string[]; isNonceWritable: boolean; instructions: Instruction[] };

/**
 * Reads a whole unsigned transaction. Throws RangeError if it is not exactly one transaction without lookup tables, if an
 * instruction is unknown, or if one has more or fewer accounts or bytes than its form. `ours`: what is known of our programs,
 * which is what holders sign.
 */
export function decode(bytes: Uint8Array, ours: Programs = PROGRAMS): Decoded {
  const known = { ...ours, ...OTHERS };
  const transaction = VersionedTransaction.deserialize(bytes);
  const { message } = transaction;
  // a non-canonical encoding, or bytes after the end, could mean another transaction to a wallet
  if (!isSame(transaction.serialize(), bytes)) throw new RangeError("not one transaction");
  if (message.addressTableLookups.length > 0) throw new RangeError("a lookup table");
  const keys = message.staticAccountKeys.map((key) => key.toBase58());
  const keyAt = (index: number) => keys[index] ?? fail("an account that is not there");
  const instructions = message.compiledInstructions.map(({ programIdIndex, accountKeyIndexes, data }) =>
    readInstruction(known, { address: keyAt(programIdIndex), accounts: [...accountKeyIndexes].map(keyAt), data }),
  );
  const [nonceIndex] = message.compiledInstructions[0]?.accountKeyIndexes ?? [];
  return {
    signers: keys.slice(0, message.header.numRequiredSignatures),
    isNonceWritable: nonceIndex !== undefined && message.isAccountWritable(nonceIndex),
    instructions,
  };
}

function readInstruction(
  programs: Programs,
  { address, accounts, data }: { address: string; accounts: string[]; data: Uint8Array },
): Instruction {
  const hex = [...data].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  let hasOtherAccounts = false;
  for (const [program, known] of Object.entries(programs)) {
    if (known.address !== address) continue;
    for (const [name, { tag, accounts: roles, args }] of Object.entries(known.instructions)) {
      if (!hex.startsWith(tag)) continue;
      const names = roles.split(" ").filter(Boolean);
      if (names.length !== accounts.length) {
        hasOtherAccounts = true;
        continue;
      }
      return {
        name: `${program}.${name}`,
        accounts: Object.fromEntries(names.map((role, i) => [role, accounts[i] ?? ""])),
        args: readArgs(args, data.subarray(tag.length / 2)),
      };
    }
  }
  throw new RangeError(hasOtherAccounts ? "accounts" : `an instruction of ${address}`);
}

/** A time (i64) is never before 1970. */
const INTEGER_BYTES: Record<string, number> = { u8: 1, bool: 1, u16: 2, u32: 4, u64: 8, i64: 8 };
const KEY_BYTES = 32;

function readArgs(declared: string, data: Uint8Array): Record<string, string> {
  let offset = 0;
  const take = (count: number) => {
    if (offset + count > data.length) throw new RangeError("arguments");
    offset += count;
    return data.subarray(offset - count, offset);
  };
  const integer = (size: number) => take(size).reduceRight((sum, byte) => sum * 256n + BigInt(byte), 0n);
  const read = (type: string): string => {
    if (type === "pubkey" || type === "hash") return bs58.encode(take(KEY_BYTES));
    if (type === "text") return new TextDecoder().decode(take(Number(integer(4))));
    if (type === "string") return new TextDecoder().decode(take(Number(integer(8))));
    const [, item = "", count] = /^(u16)x(\d)$/.exec(type) ?? [];
    if (count) return Array.from({ length: Number(count) }, () => read(item)).join();
    if (type !== "proof") return String(integer(INTEGER_BYTES[type] ?? fail(type)));
    take(KEY_BYTES * Number(integer(4)));
    return "";
  };
  const fields = declared
    .split(" ")
    .filter(Boolean)
    .map((field) => field.split(":"));
  const args = Object.fromEntries(fields.map(([name = "", type = ""]) => [name, read(type)]));
  if (offset !== data.length) throw new RangeError("arguments");
  return args;
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i]);
}

function fail(what: string): never {
  throw new RangeError(what);
}

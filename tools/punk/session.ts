import { readFileSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import {
  ComputeBudgetProgram,
  Connection,
  Keypair,
  type PublicKey,
  type TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from "@solana/web3.js";
import { readProgramError } from "../../programs-client/errors.ts";
import type { Step } from "../../programs-client/holdings.ts";

/** Where and as whom a command acts. */
export interface SessionOptions {
  rpc: string;
  /** A key file as Solana's tools write it: 64 numbers in JSON. */
  keypair: string;
  /** Micro-lamports a compute unit. */
  priorityFee: string;
  /** Runs every transaction without sending it. */
  dryRun: boolean;
}

const POLL_MS = 500;
const PATIENCE_MS = 90_000;
/** A trial run tells what a transaction needs; it may need a little more when it lands. */
const UNITS_MARGIN = 1.2;

/** A fault of whoever typed the command: said in one sentence, without a stack. */
export class UsageError extends Error {}

export interface Session {
  connection: Connection;
  /** Reads the key file at its first use: a command that only reads needs none. */
  signer(): Keypair;
  /** Runs a transaction, then sends it and waits until it is final. */
  send(does: string, instructions: TransactionInstruction[], signers?: Keypair[]): Promise<void>;
  sendAll(steps: readonly Step[]): Promise<void>;
}

export function openSession({ rpc, keypair, priorityFee, dryRun }: SessionOptions): Session {
  const connection = new Connection(rpc, "finalized");
  let key: Keypair | null = null;
  const signer = () => {
    key ??= readKeypair(keypair);
    return key;
  };
  const send: Session["send"] = async (does, instructions, signers = []) => {
    const all = [signer(), ...signers];
    const units = await tryOut(connection, does, instructions, signer().publicKey);
    if (dryRun) {
      console.log(`would ${does}: ${units} compute units`);
      return;
    }
    const limit = ComputeBudgetProgram.setComputeUnitLimit({ units: Math.ceil(units * UNITS_MARGIN) + 500 });
    const price = ComputeBudgetProgram.setComputeUnitPrice({ microLamports: Number(priorityFee) });
    const signature = await sendFinal(connection, [limit, price, ...instructions], all);
    console.log(`${does}: ${signature}`);
  };
  const sendAll: Session["sendAll"] = async (steps) => {
    for (const { does, instructions } of steps) await send(does, instructions);
  };
  return { connection, signer, send, sendAll };
}

function readKeypair(file: string): Keypair {
  const target = file.replace(/^~(?=\/)/, homedir());
  try {
    return Keypair.fromSecretKey(Uint8Array.from(JSON.parse(readFileSync(path.resolve(target), "utf8"))));
  } catch {
    throw new UsageError(`${target} is not a key file: 64 numbers in JSON, as solana-keygen writes it.`);
  }
}

async function message(connection: Connection, instructions: TransactionInstruction[], payer: PublicKey) {
  const { blockhash, lastValidBlockHeight } = await connection.getLatestBlockhash("confirmed");
  const compiled = new TransactionMessage({ payerKey: payer, recentBlockhash: blockhash, instructions });
  return { transaction: new VersionedTransaction(compiled.compileToV0Message()), lastValidBlockHeight };
}

/** Compute units of a trial run. Throws what the program says where it would fail. */
async function tryOut(
  connection: Connection,
  does: string,
  instructions: TransactionInstruction[],
  payer: PublicKey,
): Promise<number> {
  const { transaction } = await message(connection, instructions, payer);
  const { value } = await connection.simulateTransaction(transaction, { sigVerify: false, commitment: "confirmed" });
  if (!value.err) return value.unitsConsumed ?? 0;
  const reason = readProgramError(value.logs ?? []) ?? readProgramError(value.err);
  throw new UsageError(`Cannot ${does}: ${reason ? `${reason.name}. ${reason.message}` : JSON.stringify(value.err)}`);
}

/** The same signed bytes go out again until they are final or can no longer land: doing it twice is doing it once. */
async function sendFinal(
  connection: Connection,
  instructions: TransactionInstruction[],
  signers: Keypair[],
): Promise<string> {
  const [payer] = signers;
  if (!payer) throw new Error("nobody signs");
  const { transaction, lastValidBlockHeight } = await message(connection, instructions, payer.publicKey);
  transaction.sign(signers);
  const bytes = transaction.serialize();
  const until = Date.now() + PATIENCE_MS;
  const signature = await connection.sendRawTransaction(bytes, { skipPreflight: true });
  while (Date.now() < until) {
    const { value } = await connection.getSignatureStatuses([signature]);
    const [status] = value;
    if (status?.err) throw new UsageError(`${signature} failed: ${JSON.stringify(status.err)}`);
    if (status?.confirmationStatus === "finalized") return signature;
    if (!status && (await connection.getBlockHeight("finalized")) > lastValidBlockHeight) {
      throw new UsageError(`${signature} expired: nothing has changed. Run the command again.`);
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    // a node that has it already says so by failing
    if (!status) await connection.sendRawTransaction(bytes, { skipPreflight: true }).catch(() => null);
  }
  throw new UsageError(`${signature} is not final yet. Look it up before you run the command again.`);
}

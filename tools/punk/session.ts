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
import { sendUntilFinal } from "../../programs-client/send-until-final.ts";

/** Where a command acts, and with which key. */
export interface SessionOptions {
  rpc: string;
  /** A key file as Solana's tools write it: 64 numbers in JSON. */
  keypair: string;
  /** In micro-lamports per compute unit. */
  priorityFee: string;
  /** Runs every transaction without sending it. */
  dryRun: boolean;
}

/** A trial run shows what a transaction needs; it may need a little more when it lands. */
const UNITS_MARGIN = 1.2;

/** A mistake in the command line, explained in one sentence without a stack. */
export class UsageError extends Error {}

export interface Session {
  connection: Connection;
  /** Reads the key file at its first use, because a command that only reads needs none. */
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
    const signature = await sendFinal(connection, does, [limit, price, ...instructions], all);
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

async function message(connection: Connection, does: string, instructions: TransactionInstruction[], payer: PublicKey) {
  const { blockhash, lastValidBlockHeight } = await askNode(does, connection.getLatestBlockhash("confirmed"));
  const compiled = new TransactionMessage({ payerKey: payer, recentBlockhash: blockhash, instructions });
  return { transaction: new VersionedTransaction(compiled.compileToV0Message()), lastValidBlockHeight };
}

/** Compute units of a trial run. Throws the program's reason if it would fail. */
async function tryOut(
  connection: Connection,
  does: string,
  instructions: TransactionInstruction[],
  payer: PublicKey,
): Promise<number> {
  const { transaction } = await message(connection, does, instructions, payer);
  const config = { sigVerify: false, commitment: "confirmed" } as const;
  const { value } = await askNode(does, connection.simulateTransaction(transaction, config));
  if (!value.err) return value.unitsConsumed ?? 0;
  throw new UsageError(`Cannot ${does}: ${reasonOf(value.err, value.logs ?? [])}`);
}

/**
 * Signs and sends, and throws a UsageError unless the transaction is final; if that is not known, the error says what to
 * look up.
 */
async function sendFinal(
  connection: Connection,
  does: string,
  instructions: TransactionInstruction[],
  signers: Keypair[],
): Promise<string> {
  const [payer] = signers;
  if (!payer) throw new Error("nobody signs");
  const { transaction, lastValidBlockHeight } = await message(connection, does, instructions, payer.publicKey);
  transaction.sign(signers);
  const sent = await sendUntilFinal(connection, transaction.serialize(), lastValidBlockHeight);
  const { signature } = sent;
  switch (sent.outcome) {
    case "final":
      return signature;
    case "failed":
      throw new UsageError(`Cannot ${does}: ${reasonOf(sent.error)}. ${signature} took nothing but the fee.`);
    case "expired":
      throw new UsageError(`Cannot ${does}: ${signature} expired. Nothing has changed: run the command again.`);
    case "unknown":
      throw new UsageError(
        `It is unknown whether this was done: ${does}. Look up ${signature} before you run the command again: it may have landed.`,
      );
  }
}

/** What a node answers before anything is signed; if it does not answer, the error says so. */
async function askNode<T>(does: string, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError(`Cannot ${does}: the node did not answer (${why}). Nothing was signed.`);
  }
}

function reasonOf(error: unknown, logs: readonly string[] = []): string {
  const reason = readProgramError(logs) ?? readProgramError(error);
  return reason ? `${reason.name}. ${reason.message}` : JSON.stringify(error);
}

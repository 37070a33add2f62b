import { type PublicKey, VersionedMessage, VersionedTransaction } from "@solana/web3.js";
import bs58 from "bs58";
import { AppError } from "~/errors";
import { advanceNonceInstruction, nonceAddressOf } from "../solana/nonce-account.server";
import {
  COMPUTE_BUDGET_PROGRAM,
  isGuard,
  isMemo,
  MAX_PRIORITY_FEE_LAMPORTS,
  type PlainInstruction,
  priorityFeeLamports,
} from "../solana/wallet-additions";

export type SignedTransaction = { signature: string };

/**
 * Checks the transaction that the wallet returned against the message that the holder was shown. It must be signed by the
 * holder and nobody else, for the same blockhash, with our instructions unchanged and in order. A wallet may add compute
 * budget, Lighthouse assertions and memos; anything else is refused, because it could move something that the holder did not
 * see. With a nonce, the first instruction must be the advance of the holder's own nonce account, with write access:
 * otherwise the network does not treat it as a transaction with a nonce, and it would wait for ever.
 * Throws TransactionNotSigned, TransactionChanged.
 */
export async function checkSigned(input: {
  wallet: string;
  message: Uint8Array;
  signed: Uint8Array;
  lifetime: "blockhash" | "nonce";
}): Promise<SignedTransaction> {
  const expected = VersionedMessage.deserialize(input.message);
  const transaction = parse(input.signed);
  const { message } = transaction;
  const [payer] = message.staticAccountKeys;
  const hasOneSigner = message.header.numRequiredSignatures === 1 && payer?.toBase58() === input.wallet;
  const hasLookups = message.addressTableLookups.length > 0;
  if (!hasOneSigner || hasLookups || message.recentBlockhash !== expected.recentBlockhash) throw changed();
  const instructions = instructionsOf(message);
  requireSameInstructions(instructionsOf(expected), instructions);
  if (input.lifetime === "nonce") await requireOwnNonceFirst(input.wallet, message, instructions);

  const [signature] = transaction.signatures;
  if (!signature || !(await isSignedBy(payer, signature, message.serialize()))) {
    throw new AppError("TransactionNotSigned");
  }
  return { signature: bs58.encode(signature) };
}

function parse(bytes: Uint8Array): VersionedTransaction {
  let transaction: VersionedTransaction;
  try {
    transaction = VersionedTransaction.deserialize(bytes);
  } catch {
    throw changed();
  }
  // only the canonical encoding is accepted: different bytes with the same meaning would be stored under the same signature
  if (!equal(transaction.serialize(), bytes)) throw changed();
  return transaction;
}

function instructionsOf(message: VersionedMessage): PlainInstruction[] {
  const keys = message.staticAccountKeys.map((key) => key.toBase58());
  const keyAt = (index: number) => {
    const key = keys[index];
    if (key === undefined) throw changed();
    return key;
  };
  return message.compiledInstructions.map(({ programIdIndex, accountKeyIndexes, data }) => ({
    program: keyAt(programIdIndex),
    accounts: [...accountKeyIndexes].map(keyAt),
    data,
  }));
}

function requireSameInstructions(expected: PlainInstruction[], actual: PlainInstruction[]): void {
  const ours = expected.filter(({ program }) => program !== COMPUTE_BUDGET_PROGRAM);
  const rest = actual.filter((instruction) => !isGuard(instruction) && !isMemo(instruction));
  const isSame = rest.length === ours.length && rest.every((instruction, i) => isEqual(instruction, ours[i]));
  if (!isSame || priorityFeeLamports(actual) > MAX_PRIORITY_FEE_LAMPORTS) throw changed();
}

async function requireOwnNonceFirst(
  wallet: string,
  message: VersionedMessage,
  [first]: PlainInstruction[],
): Promise<void> {
  const { programId, keys, data } = advanceNonceInstruction(wallet, await nonceAddressOf(wallet));
  const accounts = keys.map(({ pubkey }) => pubkey.toBase58());
  const [nonceIndex = 0] = message.compiledInstructions[0]?.accountKeyIndexes ?? [];
  const isAdvance = isEqual({ program: programId.toBase58(), accounts, data }, first);
  if (!isAdvance || !message.isAccountWritable(nonceIndex)) throw changed();
}

function isEqual(a: PlainInstruction, b: PlainInstruction | undefined): boolean {
  return b !== undefined && a.program === b.program && a.accounts.join() === b.accounts.join() && equal(a.data, b.data);
}

async function isSignedBy(payer: PublicKey | undefined, signature: Uint8Array, message: Uint8Array): Promise<boolean> {
  if (!payer) return false;
  const key = await crypto.subtle.importKey("raw", Uint8Array.from(payer.toBytes()), "Ed25519", false, ["verify"]);
  return crypto.subtle.verify("Ed25519", key, Uint8Array.from(signature), Uint8Array.from(message));
}

function equal(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i]);
}

function changed(): AppError {
  return new AppError("TransactionChanged");
}

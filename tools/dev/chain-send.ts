import { createAssociatedTokenAccountIdempotentInstruction, createMintToInstruction } from "@solana/spl-token";
import {
  type Connection,
  type Keypair,
  type PublicKey,
  Transaction,
  type TransactionInstruction,
} from "@solana/web3.js";
import { findAssociatedTokenAddress, TOKEN_PROGRAM_ADDRESS } from "../../programs-client/addresses.ts";
import { developmentKeypair } from "../../programs-client/development-keys.ts";

/** New coins for an owner, whose token account is created if needed. The operator pays and signs. */
export function mintTo(mint: PublicKey, owner: PublicKey, amountRaw: bigint): TransactionInstruction[] {
  const operator = developmentKeypair("operator").publicKey;
  const account = findAssociatedTokenAddress(mint, owner, TOKEN_PROGRAM_ADDRESS);
  return [
    createAssociatedTokenAccountIdempotentInstruction(operator, account, owner, mint),
    createMintToInstruction(mint, account, operator, amountRaw),
  ];
}

/** Sends and waits until confirmed. It polls, because a websocket's notice may come late on a busy machine. */
export async function send(
  connection: Connection,
  instructions: TransactionInstruction[],
  signers: Keypair[],
): Promise<string> {
  const { blockhash } = await connection.getLatestBlockhash();
  const transaction = new Transaction({ feePayer: signers[0]?.publicKey, recentBlockhash: blockhash });
  transaction.add(...instructions).sign(...signers);
  const signature = await connection.sendRawTransaction(transaction.serialize());
  for (let tries = 0; tries < 600; tries++) {
    const { value } = await connection.getSignatureStatuses([signature]);
    const status = value[0];
    if (status?.err) throw new Error(`${signature} failed: ${JSON.stringify(status.err)}`);
    if (status && status.confirmationStatus !== "processed") return signature;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${signature} was not confirmed within 30 seconds`);
}

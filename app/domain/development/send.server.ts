import { type Keypair, type PublicKey, Transaction, TransactionInstruction } from "@solana/web3.js";
import { findAssociatedTokenAddress, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses";
import { developmentKeypair } from "~programs/development-keys";
import { createTokenAccount } from "../solana/token.server";
import { callRpc } from "./local-node";

const MINT_TO = 7;
const LOOKS = 200;
const LOOK_MS = 100;

type Status = { err: unknown; confirmationStatus: string } | null;

/** New coins for the operator, who mints, pays and signs. `amountRaw` is in base units. */
export function mintToOperator(mint: PublicKey, amountRaw: bigint): TransactionInstruction[] {
  const operator = developmentKeypair("operator").publicKey;
  const data = Buffer.alloc(9);
  data.writeUInt8(MINT_TO);
  data.writeBigUInt64LE(amountRaw, 1);
  const account = findAssociatedTokenAddress(mint, operator, TOKEN_PROGRAM_ADDRESS);
  const keys = [
    { pubkey: mint, isSigner: false, isWritable: true },
    { pubkey: account, isSigner: false, isWritable: true },
    { pubkey: operator, isSigner: true, isWritable: false },
  ];
  return [
    createTokenAccount(operator, mint, TOKEN_PROGRAM_ADDRESS),
    new TransactionInstruction({ programId: TOKEN_PROGRAM_ADDRESS, keys, data }),
  ];
}

/** Signs with a key of the local chain, sends, and waits until the transaction is confirmed. Throws the node's message. */
export async function sendAs(rpcUrl: string, signer: Keypair, instructions: TransactionInstruction[]): Promise<void> {
  type Latest = { value: { blockhash: string } };
  const { value } = await callRpc<Latest>(rpcUrl, "getLatestBlockhash", [{ commitment: "confirmed" }]);
  const transaction = new Transaction({ feePayer: signer.publicKey, recentBlockhash: value.blockhash });
  transaction.add(...instructions).sign(signer);
  const encoded = transaction.serialize().toString("base64");
  const options = { encoding: "base64", preflightCommitment: "confirmed" };
  const signature = await callRpc<string>(rpcUrl, "sendTransaction", [encoded, options]);
  for (let look = 0; look < LOOKS; look++) {
    const { value: statuses } = await callRpc<{ value: Status[] }>(rpcUrl, "getSignatureStatuses", [[signature]]);
    const [status] = statuses;
    if (status?.err) throw new Error(`${signature} failed: ${JSON.stringify(status.err)}`);
    if (status && status.confirmationStatus !== "processed") return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  throw new Error(`${signature} was not confirmed within ${(LOOKS * LOOK_MS) / 1000} seconds`);
}

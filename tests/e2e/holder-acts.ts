import { createTransferInstruction, getAccount } from "@solana/spl-token";
import { type Keypair, type PublicKey, Transaction, type TransactionInstruction } from "@solana/web3.js";
import { findAssociatedTokenAddress, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses.ts";
import { developmentKeypair } from "~programs/development-keys.ts";
import { claim, stake, unstake } from "~programs/staking.ts";
import type { Site } from "./harness.ts";

/**
 * What a holder does on the chain without this site, for example with a command line. It is confirmed when the promise
 * resolves.
 */
const mint = developmentKeypair("mint-scg").publicKey;

/** Stakes; the site learns of it by POST /api/staking/sync once it is final. */
export function stakeDirectly(site: Site, wallet: Keypair, wish: { amountRaw: bigint; termDays: number }) {
  const limits = { minRateBps: 0, minBaseRateBps: 0, maxFeeBps: 0 };
  return send(site, wallet, [
    stake({ pool: poolOf(site), owner: wallet.publicKey, positionId: 0n, ...limits, ...wish }),
  ]);
}

/** Unstakes the position that stakeDirectly has opened, with its reward. */
export function leaveDirectly(site: Site, wallet: Keypair): Promise<void> {
  const owner = wallet.publicKey;
  const position = { pool: poolOf(site), owner, rentPayer: owner, positionId: 0n };
  return send(site, wallet, [unstake(position), claim(position)]);
}

/** Sends every SCG of the wallet to somebody else. */
export async function emptyWallet(site: Site, wallet: Keypair): Promise<void> {
  const from = tokenAccountOf(wallet.publicKey);
  const to = tokenAccountOf(developmentKeypair("funder").publicKey);
  const { amount } = await getAccount(site.connection, from);
  await send(site, wallet, [createTransferInstruction(from, to, wallet.publicKey, amount)]);
}

function poolOf(site: Site) {
  return { address: site.poolAddress, mint, tokenProgram: TOKEN_PROGRAM_ADDRESS };
}

function tokenAccountOf(owner: PublicKey): PublicKey {
  return findAssociatedTokenAddress(mint, owner, TOKEN_PROGRAM_ADDRESS);
}

/**
 * Sends a transaction. `others` sign too; the first one pays. It is confirmed when the promise resolves. Throws if it
 * failed.
 */
export async function send(
  { connection }: Site,
  wallet: Keypair,
  instructions: TransactionInstruction[],
  others: Keypair[] = [],
): Promise<void> {
  // a new blockhash each time, because web3.js keeps one for half a minute and here it lives for fifteen seconds
  const recent = await connection.getLatestBlockhash();
  const transaction = new Transaction({ ...recent, feePayer: wallet.publicKey }).add(...instructions);
  transaction.sign(wallet, ...others);
  const signature = await connection.sendRawTransaction(transaction.serialize(), { skipPreflight: true });
  // the status is polled, because a websocket that many tests share loses messages
  for (let tries = 0; tries < 100; tries++) {
    const { value } = await connection.getSignatureStatus(signature);
    if (value?.err) throw new Error(`${signature} failed: ${JSON.stringify(value.err)}`);
    if (value?.confirmationStatus === "confirmed" || value?.confirmationStatus === "finalized") return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${signature} did not land`);
}

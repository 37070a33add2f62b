import type { Keypair } from "@solana/web3.js";
import bs58 from "bs58";
import { expect, vi } from "vitest";
import { amountToDecimal } from "~programs/amounts.ts";
import type { Site } from "./harness.ts";
import { postJson, signIn } from "./sign-in.ts";

/**
 * Stores a signed stake of a hardware signer that every node refuses, because its bytes cannot be read. Returns its id.
 * `amountRaw` in base units of SCG.
 */
export async function leaveWaiting(site: Site, holder: Keypair, amountRaw: bigint): Promise<string> {
  const shown = { amount: amountToDecimal(amountRaw, 9), minRateBps: "0", minBaseRateBps: "0", maxFeeBps: "10000" };
  const parameters = { amountRaw: String(amountRaw), termDays: "90", ...shown };
  const wish = { kind: "stake", lifetime: "nonce", parameters };
  const request = { ...wish, requestKey: crypto.randomUUID() };
  const cookie = await signIn(site, holder);
  const answer = await postJson(site, "/api/transactions", request, cookie, holder.publicKey.toBase58());
  expect(answer.status).toBe(200);
  const { returnValue } = (await answer.json()) as { returnValue: { id: string } };
  await site.database
    .prepare("UPDATE transaction_intent SET status = 'sent', signature = ?, signed_transaction = 'AAAA' WHERE id = ?")
    .bind(bs58.encode(crypto.getRandomValues(new Uint8Array(64))), returnValue.id)
    .run();
  return returnValue.id;
}

/**
 * Resolves once the blockhash of a wallet's latest transaction has expired by the chain's count of blocks, including final
 * ones. A fixed wait would not do, because on a busy machine the node makes blocks more slowly than configured.
 */
export async function untilBlockhashIsOver(site: Site, wallet: Keypair): Promise<void> {
  const last = await site.database
    .prepare("SELECT last_valid_block_height FROM transaction_intent WHERE wallet_address = ? ORDER BY created_at DESC")
    .bind(wallet.publicKey.toBase58())
    .first<number>("last_valid_block_height");
  if (last === null) throw new Error("nothing was built for this wallet, or what was built lives by a nonce");
  const isOver = async () => expect(await site.connection.getBlockHeight("finalized")).toBeGreaterThan(last);
  await vi.waitFor(isOver, { timeout: 90_000, interval: 250 });
}

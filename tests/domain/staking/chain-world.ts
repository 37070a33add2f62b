import {
  type Keypair,
  type PublicKey,
  SystemProgram,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from "@solana/web3.js";
import bs58 from "bs58";
import { inject } from "vitest";
import { travelTo } from "~/domain/development/local-node";
import { type Chain, CLOCK_ADDRESS, readClock } from "~/domain/solana/chain";
import { openChain } from "~/domain/solana/chain.server";
import { createTokenAccount, tokenAmountOf } from "~/domain/solana/token.server";
import { findAssociatedTokenAddress, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses";
import { developmentKeypair } from "~programs/development-keys";
import { type TestWallet, testWallet } from "../transactions/wallet";

/** The local node of these tests, with the development pool of tools/dev/chain-setup.ts. */
export const poolAddress = inject("poolAddress");
export const mint = developmentKeypair("mint-scg").publicKey;
const node = openChain({ rpcUrls: [inject("rpcUrl")], timeoutMs: 20_000 });

/**
 * The node, with a confirmed block taken as final, because waiting for 32 more blocks each time would take minutes.
 * tests/fakes/rpc.ts tests what is final and when.
 */
export const chain: Chain = {
  ...node,
  async getSignatureStatus(signature, options) {
    const { slot, status } = await node.getSignatureStatus(signature, options);
    return { slot, status: status?.commitment === "confirmed" ? { ...status, commitment: "finalized" } : status };
  },
  findTransaction: (signature) => node.findTransaction(signature, "confirmed"),
};

const TRANSFER = 3;
const LAMPORTS = 1_000_000_000;
const COIN_RAW = 10_000n * 10n ** 9n;
const bank = testWallet(developmentKeypair("wallet-1"));

/** A new wallet with 1 SOL and 10,000 SCG, unless other amounts are given. The bank has enough for 500 such wallets. */
export async function fundedWallet(coinRaw = COIN_RAW): Promise<TestWallet> {
  const wallet = testWallet();
  const owner = wallet.keypair.publicKey;
  await sendPlainly(bank, [
    SystemProgram.transfer({ fromPubkey: bank.keypair.publicKey, toPubkey: owner, lamports: LAMPORTS }),
    ...coinTransfer(bank, owner, coinRaw),
  ]);
  return wallet;
}

/** A new wallet that holds 20 SCG and no SOL. */
export async function walletWithoutSol(): Promise<TestWallet> {
  const wallet = testWallet();
  await sendPlainly(bank, coinTransfer(bank, wallet.keypair.publicKey, 20n * 10n ** 9n));
  return wallet;
}

/** The holder's coin according to the chain. */
export async function coinOf(wallet: TestWallet): Promise<bigint> {
  const { accounts } = await chain.getAccounts([tokenAccountOf(wallet.keypair.publicKey).toBase58()]);
  return tokenAmountOf(accounts[0]);
}

export function tokenAccountOf(owner: PublicKey): PublicKey {
  return findAssociatedTokenAddress(mint, owner, TOKEN_PROGRAM_ADDRESS);
}

/** Sends without the site, as a command line would, and waits until the transaction is final. */
export async function sendPlainly(
  payer: TestWallet,
  instructions: TransactionInstruction[],
  signers: Keypair[] = [],
): Promise<void> {
  const { blockhash } = await chain.getLatestBlockhash();
  const message = new TransactionMessage({
    payerKey: payer.keypair.publicKey,
    recentBlockhash: blockhash,
    instructions,
  });
  const transaction = new VersionedTransaction(message.compileToLegacyMessage());
  transaction.sign([payer.keypair, ...signers]);
  const bytes = transaction.serialize();
  const trial = await chain.simulate(bytes, []);
  if (trial.error) throw new Error(`${JSON.stringify(trial.error)}\n${trial.logs.join("\n")}`);
  await chain.send(bytes);
  const signature = bs58.encode(transaction.signatures[0] ?? new Uint8Array());
  await waitUntil(async () => {
    const { status } = await chain.getSignatureStatus(signature, { searchHistory: false });
    if (status?.error) throw new Error(JSON.stringify(status.error));
    return status?.commitment === "finalized";
  });
}

/** Moves the chain's clock on by some seconds. */
export async function travel(seconds: number): Promise<void> {
  await travelTo(inject("rpcUrl"), (await chainTs()) + seconds);
}

async function chainTs(): Promise<number> {
  const { accounts } = await chain.getAccounts([CLOCK_ADDRESS]);
  return Number(readClock(accounts[0] ?? null));
}

export async function waitUntil(isDone: () => Promise<boolean>): Promise<void> {
  for (let look = 0; look < 1_600; look++) {
    if (await isDone()) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error("not within 40 seconds");
}

/** Sends coin to somebody else's usual token account, for which the sender pays. */
function coinTransfer(from: TestWallet, to: PublicKey, amountRaw: bigint): TransactionInstruction[] {
  const creation = createTokenAccount(to, mint, TOKEN_PROGRAM_ADDRESS);
  creation.keys[0] = { pubkey: from.keypair.publicKey, isSigner: true, isWritable: true };
  const data = Buffer.alloc(9);
  data[0] = TRANSFER;
  data.writeBigUInt64LE(amountRaw, 1);
  const keys = [
    { pubkey: tokenAccountOf(from.keypair.publicKey), isSigner: false, isWritable: true },
    { pubkey: tokenAccountOf(to), isSigner: false, isWritable: true },
    { pubkey: from.keypair.publicKey, isSigner: true, isWritable: false },
  ];
  return [creation, new TransactionInstruction({ programId: TOKEN_PROGRAM_ADDRESS, keys, data })];
}

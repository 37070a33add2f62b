import type { SolanaSignTransactionFeature } from "@solana/wallet-standard-features";
import {
  type Connection,
  PublicKey,
  Transaction,
  type TransactionInstruction,
  VersionedTransaction,
} from "@solana/web3.js";
import { getWallets } from "@wallet-standard/app";
import type { Wallet, WalletAccount } from "@wallet-standard/base";
import type { StandardConnectFeature } from "@wallet-standard/features";
import { readProgramError } from "../../programs-client/errors.ts";
import { type Sent, sendUntilFinal } from "../../programs-client/send-until-final.ts";

type Features = StandardConnectFeature & SolanaSignTransactionFeature;
export type SolanaWallet = Wallet & { features: Features };

/** The wallet that signs. */
export interface SigningWallet {
  address: PublicKey;
  sign(transaction: Uint8Array): Promise<Uint8Array>;
}

/** Wallets of this browser that can sign for Solana, present and future. */
export function watchWallets(onChange: (wallets: SolanaWallet[]) => void): void {
  const registry = getWallets();
  const tell = () => onChange(registry.get().filter(isOfSolana));
  registry.on("register", tell);
  registry.on("unregister", tell);
  tell();
}

function isOfSolana(wallet: Wallet): wallet is SolanaWallet {
  return "standard:connect" in wallet.features && "solana:signTransaction" in wallet.features;
}

export async function connect(wallet: SolanaWallet): Promise<SigningWallet> {
  const { accounts } = await wallet.features["standard:connect"].connect();
  const account: WalletAccount | undefined = accounts[0];
  if (!account) throw new Error("the wallet shares no account");
  return {
    address: new PublicKey(account.publicKey),
    async sign(transaction) {
      const [signed] = await wallet.features["solana:signTransaction"].signTransaction({ account, transaction });
      if (!signed) throw new Error("the wallet returned nothing");
      return signed.signedTransaction;
    },
  };
}

/**
 * Tries a transaction, has it signed, and sends the same bytes until its end is known. Throws the reason if it could not:
 * until `onSigned` nothing has left the page, and from then on it throws nothing.
 */
export async function carryOut(
  connection: Connection,
  holder: SigningWallet,
  instructions: TransactionInstruction[],
  onSigned: () => void,
): Promise<Sent> {
  const { blockhash, lastValidBlockHeight } = await connection.getLatestBlockhash("confirmed");
  const transaction = new Transaction({ feePayer: holder.address, recentBlockhash: blockhash }).add(...instructions);
  const trial = await connection.simulateTransaction(transaction);
  if (trial.value.err) throw new Error(reasonOf(trial.value.err, trial.value.logs ?? []));
  const bytes = await holder.sign(transaction.serialize({ requireAllSignatures: false, verifySignatures: false }));
  const isOurs = VersionedTransaction.deserialize(bytes).message.recentBlockhash === blockhash;
  // a wallet may replace the blockhash; any that it can know expires no later than the newest one now
  const newest = isOurs ? { lastValidBlockHeight } : await connection.getLatestBlockhash("processed");
  onSigned();
  return sendUntilFinal(connection, bytes, newest.lastValidBlockHeight);
}

/** What a program or the network says, by its name if it has one. */
export function reasonOf(error: unknown, logs: readonly string[] = []): string {
  const reason = readProgramError(logs) ?? readProgramError(error);
  return reason ? `${reason.name}: ${reason.message}` : JSON.stringify(error);
}

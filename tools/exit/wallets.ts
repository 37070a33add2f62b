import type { SolanaSignTransactionFeature } from "@solana/wallet-standard-features";
import { type Connection, PublicKey, Transaction, type TransactionInstruction } from "@solana/web3.js";
import { getWallets } from "@wallet-standard/app";
import type { Wallet, WalletAccount } from "@wallet-standard/base";
import type { StandardConnectFeature } from "@wallet-standard/features";
import { readProgramError } from "../../programs-client/errors.ts";

type Features = StandardConnectFeature & SolanaSignTransactionFeature;
export type SolanaWallet = Wallet & { features: Features };

/** Who signs. */
export interface Holder {
  address: PublicKey;
  sign(transaction: Uint8Array): Promise<Uint8Array>;
}

const POLL_MS = 700;
const PATIENCE_MS = 90_000;

/** Wallets of this browser that can sign for Solana, now and as they come. */
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

export async function connect(wallet: SolanaWallet): Promise<Holder> {
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

/** Tries a transaction, has it signed, sends the same bytes until they are final. Throws why it could not. */
export async function carryOut(
  connection: Connection,
  holder: Holder,
  instructions: TransactionInstruction[],
  onSigned: () => void,
): Promise<string> {
  const { blockhash, lastValidBlockHeight } = await connection.getLatestBlockhash("confirmed");
  const transaction = new Transaction({ feePayer: holder.address, recentBlockhash: blockhash }).add(...instructions);
  const trial = await connection.simulateTransaction(transaction);
  if (trial.value.err) {
    const reason = readProgramError(trial.value.logs ?? []) ?? readProgramError(trial.value.err);
    throw new Error(reason ? `${reason.name}: ${reason.message}` : JSON.stringify(trial.value.err));
  }
  const bytes = await holder.sign(transaction.serialize({ requireAllSignatures: false, verifySignatures: false }));
  onSigned();
  const signature = await connection.sendRawTransaction(bytes, { skipPreflight: true });
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    const { value } = await connection.getSignatureStatuses([signature]);
    const [status] = value;
    if (status?.err) throw new Error(JSON.stringify(status.err));
    if (status?.confirmationStatus === "finalized") return signature;
    if (!status) {
      if ((await connection.getBlockHeight("finalized")) > lastValidBlockHeight) throw new Error("expired");
      // a node that has it already says so by failing
      await connection.sendRawTransaction(bytes, { skipPreflight: true }).catch(() => null);
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`${signature} is not final yet`);
}

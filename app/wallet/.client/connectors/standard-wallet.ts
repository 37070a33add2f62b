import type { StandardWalletAdapter } from "@solana/wallet-adapter-base";
import {
  SolanaSignIn,
  type SolanaSignInFeature,
  SolanaSignMessage,
  type SolanaSignMessageFeature,
  SolanaSignTransaction,
  type SolanaSignTransactionFeature,
} from "@solana/wallet-standard-features";
import type { IdentifierString, WalletAccount } from "@wallet-standard/base";
import { StandardConnect } from "@wallet-standard/features";
import { fromBase64, toBase64 } from "~/base64";
import type { SignInMethod, SignInProof } from "~/domain/sessions/rules";
import type { SignInRequest } from "~/domain/sessions/sign-in.server";
import { WalletError } from "~/signing/wallet-error";
import { walletErrorOf } from "./wallet-error-of";

/** A wallet of the Wallet Standard, as the adapter holds it. */
export type StandardWallet = StandardWalletAdapter["wallet"];

/** Asks the wallet for its accounts; if `silent`, only for what it gives without asking the holder. Throws WalletError. */
export async function connectStandardWallet(wallet: StandardWallet, silent: boolean): Promise<WalletAccount> {
  try {
    await wallet.features[StandardConnect].connect(silent ? { silent } : undefined);
  } catch (error) {
    throw walletErrorOf(error);
  }
  const [account] = wallet.accounts;
  if (!account) throw new WalletError("failed");
  return account;
}

/** The ways in which this account can sign in, best first. */
export function listSignInMethods(wallet: StandardWallet, account: WalletAccount): SignInMethod[] {
  const methods: [SignInMethod, boolean][] = [
    ["siws", SolanaSignIn in wallet.features],
    ["message", canUse(wallet, account, SolanaSignMessage)],
    ["memo", canUse(wallet, account, SolanaSignTransaction)],
  ];
  return methods.filter(([, isThere]) => isThere).map(([method]) => method);
}

/** The wallet's signature under a sign-in request. Throws WalletError. */
export async function proveAccount(
  wallet: StandardWallet,
  account: WalletAccount,
  request: SignInRequest,
  chain: IdentifierString,
): Promise<SignInProof> {
  if (request.method === "memo") {
    const [signed] = await signWith(wallet, account, [fromBase64(request.transaction!)], chain);
    return { method: "memo", transaction: toBase64(signed!) };
  }
  const output = await signText(wallet, account, request);
  return {
    method: request.method === "message" ? "message" : "siws",
    signedMessage: toBase64(output.signedMessage),
    signature: toBase64(output.signature),
  };
}

/** Whole serialized transactions with this account's signature, in their order and in one request. Throws WalletError. */
export async function signWith(
  wallet: StandardWallet,
  account: WalletAccount,
  transactions: Uint8Array[],
  chain: IdentifierString,
): Promise<Uint8Array[]> {
  if (!canUse(wallet, account, SolanaSignTransaction)) throw new WalletError("unsupported");
  const feature = (wallet.features as SolanaSignTransactionFeature)[SolanaSignTransaction];
  try {
    const inputs = transactions.map((transaction) => ({ account, transaction, chain }));
    const outputs = await feature.signTransaction(...inputs);
    if (outputs.length !== transactions.length) throw new WalletError("failed");
    return outputs.map(({ signedTransaction }) => signedTransaction);
  } catch (error) {
    throw walletErrorOf(error);
  }
}

async function signText(wallet: StandardWallet, account: WalletAccount, request: SignInRequest) {
  try {
    if (request.method === "message") {
      const feature = (wallet.features as SolanaSignMessageFeature)[SolanaSignMessage];
      const [output] = await feature.signMessage({ account, message: new TextEncoder().encode(request.message) });
      if (!output) throw new WalletError("failed");
      return output;
    }
    const [output] = await (wallet.features as SolanaSignInFeature)[SolanaSignIn].signIn(request.input);
    if (!output) throw new WalletError("failed");
    if (output.account.address !== account.address) throw new WalletError("wrong-account");
    return output;
  } catch (error) {
    throw walletErrorOf(error);
  }
}

function canUse(wallet: StandardWallet, account: WalletAccount, feature: IdentifierString): boolean {
  return feature in wallet.features && account.features.includes(feature);
}

import type { SignInMethod, SignInProof } from "~/domain/sessions/rules";
import type { SignInRequest } from "~/domain/sessions/sign-in.server";
import type { EvmWalletType, SolanaWalletType, WalletType } from "~/domain/users/rules";
import type { Chain } from "~/domain/wallet-chains";
import type { CheckedCall } from "~/signing/checked-call";
import type { CheckedTransaction } from "~/signing/checked-transaction";

/**
 * What the visitor has to do now: allow what is asked, let the wallet switch its network, answer in the wallet's app, do
 * something at a device, or let a window open.
 */
export type ConnectStep = { kind: "approve" } | { kind: "switch" } | ScanStep | DeviceStep | PressStep;

/** Where a device on a cable is: what the page and the browser do ("load", "read"), or what its holder has to do. */
export type DeviceStep = {
  kind: "device";
  ask: "load" | "choose" | "unlock" | "open-app" | "read" | "sign" | "sign-transaction";
};

/** A window of the wallet's waits for a press, without which the browser would not open it. */
export type PressStep = { kind: "press"; onPress(): void };

/** A request that waits for its holder's answer in an app. */
export type ScanStep = {
  kind: "scan";
  /** The QR code for the phone that has the app: its side in modules, and its dark modules as the path of a drawing. */
  code: { side: number; path: string };
  /** Opens the app on this phone. */
  link: string;
  /** When it ends, in milliseconds by the site's clock. */
  endsAt: number;
  /** The app shows it already. */
  isOpened: boolean;
};

/**
 * One try to connect, to sign in or to send a call. `signal` is aborted once the visitor has turned to something else; a late
 * answer is then ignored.
 */
export type ConnectAttempt = { signal: AbortSignal; tell(step: ConnectStep): void };

/**
 * What a wallet did by itself. `asksAgain`: the wallet switched to an account that has not approved this site yet. The site
 * asks for that account before it treats the wallet as gone.
 */
export type WalletChange = { kind: "account"; address: string } | { kind: "gone"; asksAgain: boolean };

/**
 * One wallet of this browser on one chain. The picker, the store and the sign-in know nothing else of a wallet: a new one is
 * a file that makes this, and a row in wallet-entries.ts. Every method that asks the wallet throws WalletError.
 */
interface AnyConnector {
  readonly chain: Chain;
  readonly walletType: WalletType;
  /** The name that the wallet gives itself. */
  readonly walletName: string;
  /** Asks for an account. Returns its address, in the spelling that is shown. */
  connect(attempt: ConnectAttempt): Promise<string>;
  /** The account that the wallet gives without asking its holder; null if there is none. */
  reconnect(): Promise<string | null>;
  /** Ends the connection in the wallet too, as far as the wallet can. */
  disconnect(): Promise<void>;
  /** Follows the connected wallet until the returned function is called. */
  onChange(listener: (change: WalletChange) => void): () => void;
  /** The ways in which this account can sign in, best first. */
  listSignInMethods(address: string): SignInMethod[];
  /** The account's signature under a sign-in that was checked (app/signing). */
  signIn(address: string, request: SignInRequest, attempt: ConnectAttempt): Promise<SignInProof>;
}

export interface SolanaConnector extends AnyConnector {
  readonly chain: "solana";
  readonly walletType: SolanaWalletType;
  /** The same transactions with the account's signature: all or none, in their order, in one request. */
  signTransactions(address: string, unsigned: CheckedTransaction[]): Promise<Uint8Array[]>;
}

export interface EvmConnector extends AnyConnector {
  readonly chain: "eip155";
  readonly walletType: EvmWalletType;
  /** Has the account send a call to a contract, and returns the hash of its transaction. */
  sendCall(address: string, call: CheckedCall, attempt: ConnectAttempt): Promise<string>;
  /** What became of a call by the wallet's own node; null while no block has it, or if the node does not say. */
  findOutcome?(hash: string): Promise<CallOutcome | null>;
}

/** A block has the call: it was done, or the contract refused it and only gas was paid. */
export type CallOutcome = "done" | "reverted";

export type Connector = SolanaConnector | EvmConnector;

import type { EvmProof } from "~/domain/sessions/rules";
import type { EvmWalletType } from "~/domain/users/rules";
import { toEip55 } from "./eip55";
import type { NetworkMethods } from "./evm-network";
import type { EvmProvider } from "./evm-provider";

/** How a wallet does what every EVM wallet can. Its own file says it. */
export type EvmWallet = {
  walletType: EvmWalletType;
  walletName: string;
  provider: EvmProvider;
  methods: NetworkMethods & { requestAccounts: string };
  /** The accounts that the wallet gives without asking its holder. */
  listAccounts(): Promise<unknown>;
  /** Takes the site's permission back in the wallet, if the wallet can. */
  revoke?(): Promise<unknown>;
  /** The ways to sign in, best first, and the call that each of them makes. */
  signs: readonly {
    method: EvmProof["method"];
    call(text: string, address: string): [method: string, params: unknown];
  }[];
  /** How it is asked to send a call to a contract. */
  sends(call: SentCall): [method: string, transaction: object];
};

/** A call as wallets take it; numbers are in hex. */
export type SentCall = { from: string; to: string; data: string; value: string; gas: string; chainId: string };

/** The first account that a wallet names, in the spelling of EIP-55; null if there is none or it is no address. */
export function findFirst(accounts: unknown): string | null {
  return Array.isArray(accounts) ? toEip55(accounts[0]) : null;
}

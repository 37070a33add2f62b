import type { Chain } from "~/domain/wallet-chains";
import { WalletError } from "~/signing/wallet-error";
import { getWallet } from "../wallet-store";
import type { Connector, EvmConnector, SolanaConnector, WalletChange } from "./connectors/connector";

type Followed = { connector: Connector; stop: () => void };
type ChangeHandler = (connector: Connector, change: WalletChange) => void;

const followed: Partial<Record<Chain, Followed>> = {};
let handleChange: ChangeHandler = () => {};

/** Says once what is to be done when a connected wallet does something by itself. */
export function handleWalletChanges(handler: ChangeHandler): void {
  handleChange = handler;
}

/** Listens to a wallet that has connected, in place of any other of its chain. */
export function followWallet(connector: Connector): void {
  unfollowWallet(connector.chain);
  const stop = connector.onChange((change) => handleChange(connector, change));
  followed[connector.chain] = { connector, stop };
}

/** Stops listening to a chain's wallet. Returns its connector, or null. */
export function unfollowWallet(chain: Chain): Connector | null {
  const former = followed[chain];
  delete followed[chain];
  former?.stop();
  return former?.connector ?? null;
}

/** The connector of a chain's wallet and the address that the page shows. Throws WalletError if none is connected. */
export function connectedWallet(chain: "solana"): { connector: SolanaConnector; address: string };
export function connectedWallet(chain: "eip155"): { connector: EvmConnector; address: string };
export function connectedWallet(chain: Chain): { connector: SolanaConnector | EvmConnector; address: string };
export function connectedWallet(chain: Chain): { connector: Connector; address: string } {
  const { status, address } = getWallet(chain);
  const connector = followed[chain]?.connector;
  if (status !== "connected" || !address || !connector) throw new WalletError("not-connected");
  return { connector, address };
}

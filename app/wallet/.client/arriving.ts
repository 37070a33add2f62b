import { callApi } from "~/call-api";
import type { Chain } from "~/domain/wallet-chains";
import { getWallet, readStoredWallet, updateWallet } from "../wallet-store";
import type { Connector } from "./connectors/connector";
import { refreshSession } from "./session";
import { storeWallet } from "./stored-wallets";

/** Shows a wallet's account on the page, keeps it, and registers it if the site does not know it yet. */
export function rememberWallet(connector: Connector, address: string): void {
  const { chain, walletType, walletName } = connector;
  const known = getWallet(chain);
  // two wallets may hold the same key
  const isSame = known.address === address && known.walletName === walletName;
  if (known.status === "connected" && isSame) return;
  const stored = readStoredWallet(chain);
  const userId = stored?.address === address ? stored.userId : null;
  const wallet = { address, walletType, walletName };
  storeWallet(chain, { ...wallet, userId });
  updateWallet(chain, { status: "connected", ...wallet });
  if (!userId) void register(chain, wallet);
  void refreshSession();
}

type Registered = Pick<Connector, "walletType" | "walletName"> & { address: string };

/** Tells the server of a connected wallet. A failure is only logged: nothing on the page depends on it. */
async function register(chain: Chain, { address, walletType, walletName }: Registered): Promise<void> {
  const body = { uid: address, wallet_address: address, wallet_type: walletType, reg_id: address };
  try {
    const userId = await callApi<string>("/api/user/checkAndInsertUser", body);
    if (getWallet(chain).address === address) storeWallet(chain, { address, walletType, walletName, userId });
  } catch (error) {
    console.warn("the wallet was not registered", error);
  }
}

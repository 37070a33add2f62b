import { isSameAddress } from "~/domain/wallet-chains";
import { WalletError } from "~/signing/wallet-error";
import { toEip55 } from "../eip55";

/** Throws WalletError "wrong-account" if the device names another account than the one that is connected. */
export function assertAccount(named: unknown, address: string): void {
  if (!isSameAddress(toEip55(named), address)) throw new WalletError("wrong-account");
}

/**
 * What can go wrong with a wallet without a bug of ours. "rejected" is the holder's own decision and not an alarm;
 * "differs": the site built something other than what was asked for, and the wallet was not asked; "pending": a request is
 * still open in the wallet; "wrong-network": the wallet stays on another network; "expired": nobody answered in time;
 * "unreachable": the wallet's service did not answer; "popup-blocked": the browser did not open the wallet's window;
 * "no-bridge": it opened and stayed silent; "timed-out": the device did not answer in time. Of a device on a cable: "locked",
 * "wrong-app" open, "unplugged", "device-busy" with another page or program, "no-device" chosen, "no-usb" in this browser,
 * "press-again" before the browser shows its list of devices, "no-blind-signing" of calls that the device cannot read.
 * "no-coins": the account cannot pay for what it was to send;
 * "reverted": the contract would refuse it.
 */
export type WalletErrorKind =
  | "rejected"
  | "differs"
  | "not-connected"
  | "no-account"
  | "wrong-account"
  | "wrong-network"
  | "pending"
  | "expired"
  | "unreachable"
  | "popup-blocked"
  | "no-bridge"
  | "timed-out"
  | "locked"
  | "wrong-app"
  | "unplugged"
  | "device-busy"
  | "no-device"
  | "no-usb"
  | "press-again"
  | "no-blind-signing"
  | "no-coins"
  | "reverted"
  | "unsupported"
  | "failed";

export class WalletError extends Error {
  readonly kind: WalletErrorKind;

  constructor(kind: WalletErrorKind, options?: ErrorOptions) {
    super(kind, options);
    this.name = "WalletError";
    this.kind = kind;
  }
}

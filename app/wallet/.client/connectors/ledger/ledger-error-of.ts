import { WalletError, type WalletErrorKind } from "~/signing/wallet-error";

/** What the kit's errors mean, by their names. */
const BY_TAG: Readonly<Record<string, WalletErrorKind>> = {
  DeviceLockedError: "locked",
  ActionRefusedError: "rejected",
  RefusedByUserDAError: "rejected",
  NoAccessibleDeviceError: "no-device",
  DeviceNotRecognizedError: "no-device",
  UnknownDeviceError: "unplugged",
  DisconnectError: "unplugged",
  ReconnectionFailedError: "unplugged",
  DeviceDisconnectedWhileSendingError: "unplugged",
  DeviceDisconnectedBeforeSendingApdu: "unplugged",
  WebHidSendReportError: "unplugged",
  DeviceSessionNotFound: "unplugged",
  // another page or program has opened the device
  ConnectionOpeningError: "device-busy",
  DeviceBusyError: "device-busy",
  AlreadySendingApduError: "device-busy",
  SendApduConcurrencyError: "device-busy",
  WebHidTransportNotSupportedError: "no-usb",
};

/** The status words of the device, which say more than the name of the error. */
const BY_STATUS: Readonly<Record<string, WalletErrorKind>> = {
  "5515": "locked",
  "5501": "rejected",
  "6985": "rejected",
  "6982": "rejected",
  // the command is none of the open app's
  "6d00": "wrong-app",
  "6e00": "wrong-app",
  "6511": "wrong-app",
  // of a transaction: the app may not sign what it cannot read
  "6a80": "no-blind-signing",
  // the device has no app of this name
  "6807": "wrong-app",
};

/** Converts an error of Ledger's kit. */
export function ledgerErrorOf(error: unknown): WalletError {
  if (error instanceof WalletError) return error;
  const { _tag, errorCode, originalError } = (error ?? {}) as {
    _tag?: unknown;
    errorCode?: unknown;
    originalError?: { errorCode?: unknown };
  };
  const status = String(errorCode ?? originalError?.errorCode ?? "").toLowerCase();
  return new WalletError(BY_STATUS[status] ?? BY_TAG[String(_tag)] ?? "failed", { cause: error });
}

import type { WalletErrorKind } from "~/signing/wallet-error";
import type { DeviceStep } from "./connectors/connector";
import type { WalletTexts } from "./wallet-texts";

type DeviceTexts = WalletTexts["device"];

const STEPS: Record<DeviceStep["ask"], keyof DeviceTexts> = {
  load: "load",
  choose: "choose",
  unlock: "unlock",
  "open-app": "openApp",
  read: "read",
  sign: "sign",
  "sign-transaction": "signTransaction",
};

const PROBLEMS: Partial<Record<WalletErrorKind, keyof DeviceTexts>> = {
  locked: "locked",
  "wrong-app": "wrongApp",
  unplugged: "unplugged",
  "device-busy": "busy",
  "no-device": "noDevice",
  "no-usb": "noUsb",
  "press-again": "pressAgain",
};

/** What is done now with a device on a cable. */
export function wordsOfStep({ ask }: DeviceStep, texts: DeviceTexts): string {
  return texts[STEPS[ask]];
}

/** What to do about a device that did not answer; null for a failure that is none of a device. */
export function wordsOfDeviceProblem(problem: WalletErrorKind, texts: DeviceTexts): string | null {
  const key = PROBLEMS[problem];
  return key ? texts[key] : null;
}

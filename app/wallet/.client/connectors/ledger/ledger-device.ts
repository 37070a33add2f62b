import type { ContextModule } from "@ledgerhq/context-module";
import {
  type DeviceActionIntermediateValue,
  type DeviceActionState,
  DeviceActionStatus,
  type DeviceManagementKit,
  DeviceManagementKitBuilder,
  type DiscoveredDevice,
  type ExecuteDeviceActionReturnType,
  UserInteractionRequired,
} from "@ledgerhq/device-management-kit";
import { type SignerEth, SignerEthBuilder } from "@ledgerhq/device-signer-kit-ethereum";
import { webHidTransportFactory } from "@ledgerhq/device-transport-kit-web-hid";
import { filter, map } from "rxjs";
import { isSameAddress } from "~/domain/wallet-chains";
import { WalletError } from "~/signing/wallet-error";
import type { ConnectAttempt, DeviceStep } from "../connector";
import { toEip55 } from "../eip55";
import { LEDGER_KEY_PATH } from "../ledger-key-path";
import { firstOf } from "./first-of";
import { ledgerErrorOf } from "./ledger-error-of";

const LEDGER_VENDOR = 0x2c97;

/**
 * The kit would ask its maker's servers how to show a transaction, and tell them of each signature. Neither leaves this page:
 * they know nothing of our contracts, and our policy of content allows no such address.
 */
const NO_CONTEXTS: ContextModule = {
  getContexts: async () => [],
  async getFieldContext() {
    throw new Error("no context of a field was offered");
  },
  async getTypedDataFilters() {
    throw new Error("no typed data is signed here");
  },
  async report() {
    // nobody is told
  },
};

/** The part of WebHID that the kit does not tell: which devices may be used without asking. */
type Hid = { getDevices(): Promise<{ vendorId: number }[]> };

/** What the holder has to do at the device, by the kit's names. */
const STEPS: Readonly<Record<string, DeviceStep["ask"]>> = {
  [UserInteractionRequired.UnlockDevice]: "unlock",
  [UserInteractionRequired.ConfirmOpenApp]: "open-app",
  [UserInteractionRequired.SignPersonalMessage]: "sign",
  [UserInteractionRequired.SignTransaction]: "sign-transaction",
};

/** The address of the device's key, in the spelling of EIP-55. Throws WalletError. */
export function readAddress(attempt: ConnectAttempt): Promise<string> {
  return withDevice(attempt, (signer) => askAddress(signer, attempt));
}

/**
 * The signature of the key under a text (EIP-191), as 65 bytes in hex. Throws WalletError: "wrong-account" if the device has
 * another key than that of `address`, and is then not asked to sign.
 */
export function signText(address: string, text: string, attempt: ConnectAttempt): Promise<string> {
  return withDevice(attempt, async (signer) => {
    if (!isSameAddress(await askAddress(signer, attempt), address)) throw new WalletError("wrong-account");
    const { r, s, v } = await run(signer.signMessage(LEDGER_KEY_PATH, new TextEncoder().encode(text)), attempt);
    // older versions of the app count the parity from 0
    const parity = (v < 27 ? v + 27 : v).toString(16);
    return `0x${withoutPrefix(r)}${withoutPrefix(s)}${parity.padStart(2, "0")}`;
  });
}

/**
 * The key's signature under an unsigned transaction (RLP). The device shows what it does as far as it can read it. Throws
 * WalletError, "wrong-account" as above, and "no-blind-signing" if its holder has not allowed calls that it cannot read.
 */
export function signTransaction(
  address: string,
  unsigned: Uint8Array,
  attempt: ConnectAttempt,
): Promise<{ r: `0x${string}`; s: `0x${string}`; v: number }> {
  return withDevice(attempt, async (signer) => {
    if (!isSameAddress(await askAddress(signer, attempt), address)) throw new WalletError("wrong-account");
    return run(signer.signTransaction(LEDGER_KEY_PATH, unsigned), attempt);
  });
}

async function askAddress(signer: SignerEth, attempt: ConnectAttempt): Promise<string> {
  const { address } = await run(signer.getAddress(LEDGER_KEY_PATH), attempt);
  return toEip55(address) ?? fail();
}

function fail(): never {
  throw new WalletError("failed");
}

const withoutPrefix = (hex: string) => hex.replace(/^0x/, "");

/** Holds the device for one question, and lets it go, so that other pages and programs can have it. */
async function withDevice<T>(attempt: ConnectAttempt, ask: (signer: SignerEth) => Promise<T>): Promise<T> {
  const kit = new DeviceManagementKitBuilder().addTransport(webHidTransportFactory).build();
  try {
    const device = await findDevice(kit, attempt);
    // the kit would ask the device once a second how it is
    const sessionRefresherOptions = { isRefresherDisabled: true };
    const sessionId = await kit.connect({ device, sessionRefresherOptions });
    try {
      return await ask(new SignerEthBuilder({ dmk: kit, sessionId }).withContextModule(NO_CONTEXTS).build());
    } finally {
      await kit.disconnect({ sessionId }).catch(() => {
        // it was unplugged
      });
    }
  } catch (error) {
    throw ledgerErrorOf(error);
  } finally {
    kit.close();
  }
}

/** The device that the holder has allowed before; else the browser shows its list, which needs a press of a moment ago. */
async function findDevice(kit: DeviceManagementKit, { signal, tell }: ConnectAttempt): Promise<DiscoveredDevice> {
  const allowed = await (navigator as unknown as { hid: Hid }).hid.getDevices();
  if (allowed.some(({ vendorId }) => vendorId === LEDGER_VENDOR)) {
    const known = kit.listenToAvailableDevices({}).pipe(
      map(([first]) => first),
      filter((first) => first !== undefined),
    );
    return firstOf(known, signal);
  }
  if (!navigator.userActivation.isActive) throw new WalletError("press-again");
  tell({ kind: "device", ask: "choose" });
  return firstOf(kit.startDiscovering({}), signal);
}

/** The outcome of a question to the device, while the steps are told. Leaving the dialog ends it here, not on the device. */
function run<T, E, S extends DeviceActionIntermediateValue>(
  { observable, cancel }: ExecuteDeviceActionReturnType<T, E, S>,
  { signal, tell }: ConnectAttempt,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      cancel();
      reject(new WalletError("rejected"));
    };
    signal.addEventListener("abort", giveUp);
    observable.subscribe({
      next(state: DeviceActionState<T, E, S>) {
        if (state.status === DeviceActionStatus.Completed) resolve(state.output);
        else if (state.status === DeviceActionStatus.Error) reject(state.error);
        else if (state.status === DeviceActionStatus.Pending)
          tell({ kind: "device", ask: STEPS[state.intermediateValue.requiredUserInteraction] ?? "read" });
      },
      error: reject,
      complete: () => signal.removeEventListener("abort", giveUp),
    });
  });
}

import { WalletError } from "~/signing/wallet-error";

/** How long the bridge may take until it says that it is there (specification, section 9). */
const STATUS_MS = 5_000;
/** How often it is looked whether the holder has closed the window: no browser says so. */
const CLOSED_MS = 300;

/** The window of D'CENT's bridge, which talks to the device. Only messages of its own origin and window are heard. */
export type BridgeWindow = {
  send(message: unknown): void;
  /**
   * The first message that `pick` takes. Rejects with WalletError: "timed-out" after `timeoutMs`, "rejected" once the holder
   * has closed the window or the attempt has ended.
   */
  next<T>(pick: (message: Message) => T | undefined, timeoutMs: number): Promise<T>;
  close(): void;
};

/** A message is hostile until its fields have been looked at. */
export type Message = Record<string, unknown>;

/**
 * Opens the bridge, and waits until `isReady` takes one of its messages. Has to be called soon after a press, or the browser
 * blocks it. Throws WalletError: "popup-blocked", or "no-bridge" if nothing is heard within five seconds.
 */
export async function openBridge(
  url: string,
  isReady: (message: Message) => boolean,
  signal: AbortSignal,
): Promise<BridgeWindow> {
  const { origin } = new URL(url);
  const opened = window.open(url, "dcent-bridge", "popup,width=420,height=720");
  if (!opened) throw new WalletError("popup-blocked");
  const bridge: BridgeWindow = {
    send: (message) => opened.postMessage(message, origin),
    next: (pick, timeoutMs) => nextMessage(opened, origin, signal, pick, timeoutMs),
    close: () => opened.close(),
  };
  try {
    await bridge.next((message) => isReady(message) || undefined, STATUS_MS);
    return bridge;
  } catch (error) {
    bridge.close();
    const isSilent = error instanceof WalletError && error.kind === "timed-out";
    throw isSilent ? new WalletError("no-bridge", { cause: error }) : error;
  }
}

function nextMessage<T>(
  opened: Window,
  origin: string,
  signal: AbortSignal,
  pick: (message: Message) => T | undefined,
  timeoutMs: number,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      window.removeEventListener("message", hear);
      signal.removeEventListener("abort", giveUp);
      clearTimeout(timer);
      clearInterval(watch);
      settle();
    };
    const giveUp = () => end(() => reject(new WalletError("rejected")));
    const hear = ({ source, origin: from, data }: MessageEvent<unknown>) => {
      if (source !== opened || from !== origin || typeof data !== "object" || data === null) return;
      try {
        const picked = pick(data as Message);
        if (picked !== undefined) end(() => resolve(picked));
      } catch (error) {
        end(() => reject(error as Error));
      }
    };
    const timer = setTimeout(() => end(() => reject(new WalletError("timed-out"))), timeoutMs);
    const watch = setInterval(() => opened.closed && giveUp(), CLOSED_MS);
    window.addEventListener("message", hear);
    signal.addEventListener("abort", giveUp);
  });
}

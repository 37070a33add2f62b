import { WalletError } from "~/signing/wallet-error";
import type { DcentBridge } from "./bridge";
import { ADDRESS_MS, KEY_PATH, MESSAGE_MS } from "./bridge";
import { type BridgeWindow, type Message, openBridge } from "./bridge-window";

/** The bridge of `dcent-web-connector` 0.16, which knows no Solana. */
const URL_V1 = "https://bridge.dcentwallet.com/v2";

/** The names of its errors, as far as they have a meaning here. */
const ERRORS: Readonly<Record<string, "rejected" | "popup-blocked" | "timed-out">> = {
  user_cancel: "rejected",
  "pop-up_closed": "rejected",
  "pop-up_blocked": "popup-blocked",
  time_out: "timed-out",
};

export const bridgeV1: DcentBridge = {
  async findAddress(signal) {
    return withBridge(signal, (bridge) =>
      ask(bridge, "getAddress", { coinType: "KLAYTN", path: KEY_PATH }, "address", ADDRESS_MS),
    );
  },
  async signText(text, signal) {
    return withBridge(signal, (bridge) =>
      ask(bridge, "getEthereumSignedMessage", { message: text, key: KEY_PATH }, "sign", MESSAGE_MS),
    );
  },
};

async function withBridge<T>(signal: AbortSignal, act: (bridge: BridgeWindow) => Promise<T>): Promise<T> {
  const isReady = ({ event, payload }: Message) => event === "BridgeEvent" && payload === "popup-success";
  const bridge = await openBridge(URL_V1, isReady, signal);
  try {
    return await act(bridge);
  } finally {
    bridge.close();
  }
}

/** One field of the answer to a request. It is the request's number that ties them together. */
function ask(
  bridge: BridgeWindow,
  method: string,
  params: Record<string, unknown>,
  field: string,
  timeoutMs: number,
): Promise<unknown> {
  const idx = crypto.getRandomValues(new Uint32Array(1))[0];
  const answer = bridge.next((message) => {
    if (message.event === "BridgeEvent" && message.payload === "popup-close") throw new WalletError("rejected");
    return message.event === "BridgeResponse" && message.idx === idx ? readAnswer(message, field) : undefined;
  }, timeoutMs);
  bridge.send({ idx, event: "BridgeRequest", type: "json", payload: { method, params } });
  return answer;
}

type Answer = {
  header?: { status?: unknown };
  body?: { parameter?: Record<string, unknown>; error?: { code?: unknown; message?: unknown } };
};

function readAnswer({ payload }: Message, field: string): unknown {
  const { header, body } = (payload ?? {}) as Answer;
  const { code } = body?.error ?? {};
  if (header?.status !== "success" || code !== undefined) {
    const cause = new Error(String(code ?? "no status"));
    throw new WalletError(ERRORS[String(code)] ?? "failed", { cause });
  }
  return body?.parameter?.[field] ?? null;
}

import { WalletError } from "~/signing/wallet-error";
import type { DcentBridge } from "./bridge";
import { ADDRESS_MS, CALL_MS, KEY_PATH, MESSAGE_MS } from "./bridge";
import { assertAccount } from "./bridge-account";
import { readAnswer } from "./bridge-answer";
import { type BridgeWindow, type Message, openBridge } from "./bridge-window";

/** The bridge of `dcent-web-connector` 0.16, which knows no Solana. */
const URL_V1 = "https://bridge.dcentwallet.com/v2";

const COIN = "KLAYTN";
/** The bridge's number for the oldest type of transaction of this coin. */
const OLDEST_TYPE = 0xff;

export const bridgeV1: DcentBridge = {
  findAddress: (signal) => withBridge(signal, askAddress),
  signText: (text, signal) =>
    withBridge(signal, async (bridge) => {
      const params = { message: text, key: KEY_PATH };
      return (await ask(bridge, { method: "getEthereumSignedMessage", params }, MESSAGE_MS)).sign;
    }),
  signCall: (transaction, address, signal) =>
    withBridge(signal, async (bridge) => {
      assertAccount(await askAddress(bridge), address);
      const { nonce, gasPrice, gas, to, value, data, chainId } = transaction;
      const params = {
        coinType: COIN,
        nonce: String(nonce),
        gas_price: String(gasPrice),
        gas_limit: String(gas),
        to,
        value: String(value),
        data,
        key: KEY_PATH,
        chain_id: chainId,
        tx_type: OLDEST_TYPE,
        from: address,
      };
      return ask(bridge, { method: "getKlaytnSignedTransaction", params }, CALL_MS);
    }),
};

async function askAddress(bridge: BridgeWindow): Promise<unknown> {
  const params = { coinType: COIN, path: KEY_PATH };
  return (await ask(bridge, { method: "getAddress", params }, ADDRESS_MS)).address;
}

async function withBridge<T>(signal: AbortSignal, act: (bridge: BridgeWindow) => Promise<T>): Promise<T> {
  const isReady = ({ event, payload }: Message) => event === "BridgeEvent" && payload === "popup-success";
  const bridge = await openBridge(URL_V1, isReady, signal);
  try {
    return await act(bridge);
  } finally {
    bridge.close();
  }
}

type Request = { method: string; params: Record<string, unknown> };

/** Sends a request and returns the answer with the request's number. */
function ask(bridge: BridgeWindow, request: Request, timeoutMs: number): Promise<Record<string, unknown>> {
  const idx = crypto.getRandomValues(new Uint32Array(1))[0];
  const answer = bridge.next((message) => {
    if (message.event === "BridgeEvent" && message.payload === "popup-close") throw new WalletError("rejected");
    return message.event === "BridgeResponse" && message.idx === idx ? readAnswer(message.payload) : undefined;
  }, timeoutMs);
  bridge.send({ idx, event: "BridgeRequest", type: "json", payload: request });
  return answer;
}

import bs58 from "bs58";
import { PINS } from "~/pins";
import { WalletError, type WalletErrorKind } from "~/signing/wallet-error";
import { ADDRESS_MS, CALL_MS, type DcentBridge, KEY_PATH, MESSAGE_MS, SOLANA_MS } from "./bridge";
import { assertAccount } from "./bridge-account";
import { readAnswer } from "./bridge-answer";
import { type BridgeWindow, type Message, openBridge } from "./bridge-window";

/** The bridge of `dcent-web-connector` 2, to which D'CENT is moving. */
const URL_V2 = "https://v2bridge.dcentwallet.com/";
const CLIENT = "punkvism";
const HANDSHAKE_MS = 5_000;
/** Ether's key, which is also used on Kaia. */
const EVM_CHAIN_ID = `${PINS.evmChain}/slip44:60`;
/** The clusters by the start of their genesis hash (CAIP-2). The bridge knows no local one. */
const DEVNET = "EtWTRABZaYq6iMfeYKouRu166VU2xqa1";
const MAINNET = "5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp";
const SOLANA_CHAIN_ID = `solana:${PINS.chain === "solana:mainnet" ? MAINNET : DEVNET}/slip44:501`;
const SOLANA_KEY_PATH = "m/44'/501'/0'";

/** The codes of its errors, as far as they have a meaning here. */
const ERRORS: Readonly<Record<number, WalletErrorKind>> = {
  4001: "rejected",
  4200: "unsupported",
  "-32601": "unsupported",
};

export const bridgeV2: DcentBridge = {
  findAddress: (signal) => withBridge(signal, askAddress),
  signText: (text, signal) =>
    withBridge(signal, async (bridge) => {
      const params = { keyPath: KEY_PATH, message: hexOf(new TextEncoder().encode(text)) };
      return (await ask(bridge, { method: "signMessage", params }, MESSAGE_MS)).signature;
    }),
  signCall: (transaction, address, signal) =>
    withBridge(signal, async (bridge) => {
      assertAccount(await askAddress(bridge), address);
      const { nonce, gasPrice, gas, to, value, data } = transaction;
      const params = {
        keyPath: KEY_PATH,
        transaction: {
          type: 0,
          to,
          value: quantityOf(value),
          gasLimit: quantityOf(gas),
          gasPrice: quantityOf(gasPrice),
          nonce: quantityOf(nonce),
          data,
        },
      };
      return ask(bridge, { method: "signTransaction", params }, CALL_MS);
    }),
  signSolana: (transaction, signal) =>
    withBridge(signal, (bridge) => {
      const params = { keyPath: SOLANA_KEY_PATH, transaction: { serialized: bs58.encode(transaction) } };
      return ask(bridge, { method: "signTransaction", chainId: SOLANA_CHAIN_ID, params }, SOLANA_MS);
    }),
};

async function askAddress(bridge: BridgeWindow): Promise<unknown> {
  const params = { chainId: EVM_CHAIN_ID, keyPath: KEY_PATH };
  return (await ask(bridge, { method: "getAddress", params }, ADDRESS_MS)).address;
}

async function withBridge<T>(signal: AbortSignal, act: (bridge: BridgeWindow) => Promise<T>): Promise<T> {
  const bridge = await openBridge(URL_V2, ({ type }) => type === "_ready", signal);
  try {
    const params = { version: "2.0", clientName: CLIENT };
    await request(bridge, { method: "_handshake", params }, HANDSHAKE_MS);
    return await act(bridge);
  } finally {
    bridge.close();
  }
}

type Call = { method: string; params: unknown; chainId?: string };

/** The device's answer to a call. */
async function ask(bridge: BridgeWindow, call: Call, timeoutMs: number): Promise<Record<string, unknown>> {
  return readAnswer(await request(bridge, { chainId: EVM_CHAIN_ID, ...call }, timeoutMs));
}

function request(bridge: BridgeWindow, call: Call, timeoutMs: number): Promise<unknown> {
  const id = crypto.randomUUID();
  const answer = bridge.next((message) => (message.id === id ? readResult(message) : undefined), timeoutMs);
  bridge.send({ id, ...call });
  return answer;
}

function readResult({ result, error }: Message): unknown {
  if (error === undefined) return result ?? null;
  const { code } = (error ?? {}) as { code?: unknown };
  throw new WalletError(ERRORS[Number(code)] ?? "failed", { cause: new Error(`bridge error ${code}`) });
}

const hexOf = (bytes: Uint8Array) => `0x${[...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;

const quantityOf = (value: bigint | number) => `0x${value.toString(16)}`;

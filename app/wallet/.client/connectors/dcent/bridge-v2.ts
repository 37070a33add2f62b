import { toBase64 } from "~/base64";
import { PINS } from "~/pins";
import { WalletError } from "~/signing/wallet-error";
import { ADDRESS_MS, type DcentBridge, MESSAGE_MS, SOLANA_MS } from "./bridge";
import { type BridgeWindow, type Message, openBridge } from "./bridge-window";

/** The bridge that D'CENT is moving to. Its methods are not published yet, so their names may change. */
const URL_V2 = "https://v2bridge.dcentwallet.com/";
const CLIENT = "punkvism";
const HANDSHAKE_MS = 5_000;
/** Ether's key, which is also used on Kaia. */
const EVM_CHAIN_ID = `${PINS.evmChain}/slip44:60`;
/** The clusters by the start of their genesis hash (CAIP-2). The bridge knows no local one. */
const DEVNET = "EtWTRABZaYq6iMfeYKouRu166VU2xqa1";
const MAINNET = "5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp";
const SOLANA_CHAIN_ID = `solana:${PINS.chain === "solana:mainnet" ? MAINNET : DEVNET}/slip44:501`;

const REFUSED = 4001;

export const bridgeV2: DcentBridge = {
  findAddress: (signal) =>
    withBridge(signal, async (bridge) => {
      const accounts = await ask(bridge, { method: "eth_requestAccounts", params: [] }, ADDRESS_MS);
      return Array.isArray(accounts) ? accounts[0] : null;
    }),
  signText: (text, signal, address) =>
    withBridge(signal, (bridge) => ask(bridge, { method: "personal_sign", params: [text, address] }, MESSAGE_MS)),
  signSolana: (transaction, signal) =>
    withBridge(signal, (bridge) => {
      const params = { transaction: toBase64(transaction) };
      return ask(bridge, { method: "solana_signTransaction", params, chainId: SOLANA_CHAIN_ID }, SOLANA_MS);
    }),
};

async function withBridge<T>(signal: AbortSignal, act: (bridge: BridgeWindow) => Promise<T>): Promise<T> {
  const bridge = await openBridge(URL_V2, ({ type }) => type === "_ready", signal);
  try {
    const params = { version: "2.0", clientName: CLIENT };
    await ask(bridge, { method: "_handshake", params }, HANDSHAKE_MS);
    return await act(bridge);
  } finally {
    bridge.close();
  }
}

type Call = { method: string; params: unknown; chainId?: string };

function ask(bridge: BridgeWindow, call: Call, timeoutMs: number): Promise<unknown> {
  const id = crypto.randomUUID();
  const answer = bridge.next((message) => (message.id === id ? readAnswer(message) : undefined), timeoutMs);
  bridge.send({ id, ...(call.method === "_handshake" ? {} : { chainId: EVM_CHAIN_ID }), ...call });
  return answer;
}

function readAnswer({ result, error }: Message): unknown {
  if (error === undefined) return result ?? null;
  const { code } = (error ?? {}) as { code?: unknown };
  throw new WalletError(code === REFUSED ? "rejected" : "failed", { cause: new Error(`bridge error ${code}`) });
}

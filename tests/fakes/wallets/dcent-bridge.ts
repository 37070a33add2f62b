import { createPrivateKey, sign } from "node:crypto";
import { type Keypair, VersionedTransaction } from "@solana/web3.js";
import bs58 from "bs58";
import type { BrowserContext } from "playwright-core";
import {
  type Hex,
  keccak256,
  numberToHex,
  parseSignature,
  serializeTransaction,
  type TransactionSerializableLegacy,
} from "viem";
import type { PrivateKeyAccount } from "viem/accounts";

/** How the bridge behaves from now on. By default its device is there, and its holder agrees. */
export interface FakeDcentBehaviour {
  /** "silent": the window opens and says nothing; "hang": the device never answers; "close": the holder closes the window. */
  bridge?: "silent" | "hang" | "close";
  /** The device answers every request but this one. */
  hangsAt?: string;
  /** An error code of the device, such as `user_cancel` (version 1) or 4001 (version 2). */
  error?: string | number;
  /** Answers something that is neither an address nor a signature. */
  isGarbage?: boolean;
  /** The device has this account in place of the one that it had before. */
  accountIs?: PrivateKeyAccount;
  /** Signs with this key, whatever account was asked. */
  signsWith?: PrivateKeyAccount;
  /** The same for a transaction of Solana. */
  signsSolanaWith?: Keypair;
  /** Answers the signature of a transaction alone, or the signed transaction alone; both by default. */
  answersOnly?: "signature" | "transaction";
}

export interface FakeDcentBridge {
  behaviour: FakeDcentBehaviour;
  /** The methods that the page asked for, in order. */
  calls: { version: 1 | 2; method: string; params: unknown }[];
}

const PAGES = { 1: "https://bridge.dcentwallet.com/v2", 2: "https://v2bridge.dcentwallet.com/" } as const;

type Params = Record<string, unknown> & { message?: string; chain_id?: number; transaction?: Record<string, string> };
type Call = { version: 1 | 2; method: string; params: Params; chainId?: string };
/** `parameter`: the answer of a device that has done it. */
type Answer = { bridge?: string; error?: string | number; parameter?: Record<string, unknown> };

/**
 * D'CENT's bridge with a device behind it: both versions of the page that opens in a window of its own. It answers at the
 * addresses of the real ones, in this browser context alone. With `solana`, the device has a key of Solana too, which only
 * the second version knows.
 */
export async function fakeDcentBridge(
  context: BrowserContext,
  account: PrivateKeyAccount,
  solana?: Keypair,
): Promise<FakeDcentBridge> {
  const fake: FakeDcentBridge = { behaviour: {}, calls: [] };
  await context.exposeFunction("fakeDcentAsk", async (call: Call): Promise<Answer> => {
    const { version, method, params } = call;
    const { bridge, error, isGarbage, hangsAt } = fake.behaviour;
    if (method === "_ready") return { bridge };
    fake.calls.push({ version, method, params });
    if (hangsAt === method) return { bridge: "hang" };
    if (bridge || error !== undefined) return { bridge, error };
    if (isGarbage)
      return { parameter: { address: "garbage", sign: "garbage", signature: "garbage", signed_tx: "garbage" } };
    return answer(fake.behaviour, call, { account, solana });
  });
  for (const version of [1, 2] as const) {
    const script = `(${version === 1 ? speakV1 : speakV2})()`;
    const body = `<!doctype html><title>D'CENT</title><script>${script}</script>`;
    await context.route(PAGES[version], (route) => route.fulfill({ contentType: "text/html", body }));
  }
  return fake;
}

type Keys = { account: PrivateKeyAccount; solana: Keypair | undefined };

async function answer(
  { accountIs, signsWith, signsSolanaWith, answersOnly }: FakeDcentBehaviour,
  { method, params, chainId = "" }: Call,
  { account: first, solana }: Keys,
): Promise<Answer> {
  const account = accountIs ?? first;
  const signer = signsWith ?? account;
  switch (method) {
    case "getAddress":
      return { parameter: { address: account.address } };
    case "getEthereumSignedMessage":
      return { parameter: { sign: await signer.signMessage({ message: params.message ?? "" }) } };
    case "signMessage":
      return { parameter: { signature: await signer.signMessage({ message: { raw: params.message as Hex } }) } };
    case "getKlaytnSignedTransaction":
      return { parameter: shorten(await signCall(signer, ofVersion1(params)), answersOnly) };
    case "signTransaction":
      if (chainId.startsWith("eip155:"))
        return { parameter: shorten(await signCall(signer, ofVersion2(params, chainId)), answersOnly) };
      if (!solana) return { error: -32601 };
      return {
        parameter: shorten(signSolana(params.transaction?.serialized ?? "", signsSolanaWith ?? solana), answersOnly),
      };
    default:
      return { error: "command_error" };
  }
}

function shorten({ signed, ...signature }: Record<string, string>, only: FakeDcentBehaviour["answersOnly"]) {
  const transaction = { signed_tx: signed };
  if (only === "signature") return signature;
  return only === "transaction" ? transaction : { ...signature, ...transaction };
}

/** The transaction that a device is asked to sign, with the names of the first version: numbers are decimal digits. */
function ofVersion1({ nonce, gas_price, gas_limit, to, value, data, chain_id }: Params): TransactionSerializableLegacy {
  return {
    chainId: Number(chain_id),
    nonce: Number(nonce),
    gasPrice: BigInt(String(gas_price)),
    gas: BigInt(String(gas_limit)),
    to: to as Hex,
    value: BigInt(String(value)),
    data: data as Hex,
  };
}

/** The same with the names of the second version: numbers are in hex. */
function ofVersion2({ transaction = {} }: Params, chainId: string): TransactionSerializableLegacy {
  const { gasLimit, gasPrice, value } = transaction;
  const [gas, price, amount] = [gasLimit, gasPrice, value].map((number) => BigInt(number ?? 0));
  return {
    chainId: Number(chainId.split(/[:/]/)[1]),
    nonce: Number(transaction.nonce),
    gasPrice: price,
    gas,
    to: transaction.to as Hex,
    value: amount,
    data: transaction.data as Hex,
  };
}

async function signCall(account: PrivateKeyAccount, transaction: TransactionSerializableLegacy) {
  const unsigned = { ...transaction, type: "legacy" as const };
  const { r, s, yParity } = parseSignature(await account.sign({ hash: keccak256(serializeTransaction(unsigned)) }));
  const v = BigInt((transaction.chainId ?? 0) * 2 + 35 + yParity);
  // the real one leaves out the 0x of the bytes
  const signed = serializeTransaction(unsigned, { r, s, v }).slice(2);
  return { sign_v: numberToHex(v), sign_r: r, sign_s: s, signed };
}

/** The transaction with this key's signature in the place of its one signer, as a device answers it. */
function signSolana(unsigned: string, { secretKey }: Keypair) {
  const transaction = VersionedTransaction.deserialize(bs58.decode(unsigned));
  const [d, x] = [secretKey.slice(0, 32), secretKey.slice(32)].map((half) => Buffer.from(half).toString("base64url"));
  const key = createPrivateKey({ key: { kty: "OKP", crv: "Ed25519", d, x }, format: "jwk" });
  const signature = Uint8Array.from(sign(null, transaction.message.serialize(), key));
  transaction.signatures[0] = signature;
  return { signature: bs58.encode(signature), signed: bs58.encode(transaction.serialize()) };
}

type BridgeScope = { fakeDcentAsk(call: object): Promise<Answer> };

/** Runs in the bridge's window: version 1, which tells everybody who listens. */
async function speakV1(): Promise<void> {
  const { fakeDcentAsk } = window as unknown as BridgeScope;
  const say = (message: object) => window.opener.postMessage(message, "*");
  window.addEventListener("message", async ({ data }) => {
    if (data?.event !== "BridgeRequest") return;
    const { idx, payload } = data;
    const { bridge, error, parameter } = await fakeDcentAsk({ version: 1, ...payload });
    if (bridge === "close") return window.close();
    if (bridge === "hang") return;
    const body =
      error === undefined ? { command: payload.method, parameter } : { error: { code: error, message: String(error) } };
    const header = { version: "1.0", response_from: "coin", status: error === undefined ? "success" : "error" };
    say({ event: "BridgeResponse", type: "json", idx, payload: { header, body } });
  });
  const { bridge } = await fakeDcentAsk({ version: 1, method: "_ready" });
  if (bridge !== "silent") say({ event: "BridgeEvent", type: "data", payload: "popup-success" });
}

/** Runs in the bridge's window: version 2, which greets first, and answers in the shape of version 1 inside its own. */
async function speakV2(): Promise<void> {
  const { fakeDcentAsk } = window as unknown as BridgeScope;
  const say = (message: object) => window.opener.postMessage(message, "*");
  window.addEventListener("message", async ({ data }) => {
    const { id, method, params, chainId } = data ?? {};
    if (!id) return;
    if (method === "_handshake") return say({ id, result: { version: params.version } });
    const { bridge, error, parameter } = await fakeDcentAsk({ version: 2, method, params, chainId });
    if (bridge === "close") return window.close();
    if (bridge === "hang") return;
    if (error !== undefined) return say({ id, error: { code: error, message: String(error) } });
    const header = { version: "1.0", response_from: method, status: "success" };
    say({ id, result: { header, body: { command: method, parameter } } });
  });
  const { bridge } = await fakeDcentAsk({ version: 2, method: "_ready" });
  if (bridge !== "silent") say({ type: "_ready", version: "2.0", serverName: "dcent-bridge" });
}

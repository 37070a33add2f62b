import { createPrivateKey, sign } from "node:crypto";
import { type Keypair, VersionedTransaction } from "@solana/web3.js";
import bs58 from "bs58";
import type { BrowserContext } from "playwright-core";
import type { PrivateKeyAccount } from "viem/accounts";

/** How the bridge behaves from now on. By default its device is there, and its holder agrees. */
export interface FakeDcentBehaviour {
  /** "silent": the window opens and says nothing; "hang": the device never answers; "close": the holder closes the window. */
  bridge?: "silent" | "hang" | "close";
  /** An error code of the device, such as `user_cancel` (version 1) or 4001 (version 2). */
  error?: string | number;
  /** Answers something that is neither an address nor a signature. */
  isGarbage?: boolean;
  /** Signs with this key, whatever account was asked. */
  signsWith?: PrivateKeyAccount;
  /** The same for a transaction of Solana. */
  signsSolanaWith?: Keypair;
  /** Answers the signature alone, without the signed transaction. */
  answersSignatureOnly?: boolean;
}

export interface FakeDcentBridge {
  behaviour: FakeDcentBehaviour;
  /** The methods that the page asked for, in order. */
  calls: { version: 1 | 2; method: string; params: unknown }[];
}

const PAGES = { 1: "https://bridge.dcentwallet.com/v2", 2: "https://v2bridge.dcentwallet.com/" } as const;

type Call = { version: 1 | 2; method: string; params: { message?: string; transaction?: string } & string[] };
type Answer = { bridge?: string; error?: string | number; value?: unknown };

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
  await context.exposeFunction("fakeDcentAsk", async ({ version, method, params }: Call): Promise<Answer> => {
    const { bridge, error, isGarbage, signsWith, signsSolanaWith, answersSignatureOnly } = fake.behaviour;
    if (method === "_ready") return { bridge };
    fake.calls.push({ version, method, params });
    if (bridge || error !== undefined) return { bridge, error };
    if (isGarbage) return { value: "garbage" };
    if (method === "solana_signTransaction") {
      if (!solana || version === 1) return { error: 4200 };
      const { transaction, ...signed } = signSolana(params.transaction ?? "", signsSolanaWith ?? solana);
      return { value: answersSignatureOnly ? signed : { ...signed, transaction } };
    }
    const text = version === 1 ? params.message : params[0];
    const isSigning = method === "getEthereumSignedMessage" || method === "personal_sign";
    return { value: isSigning ? await (signsWith ?? account).signMessage({ message: text ?? "" }) : account.address };
  });
  for (const version of [1, 2] as const) {
    const script = `(${version === 1 ? speakV1 : speakV2})()`;
    const body = `<!doctype html><title>D'CENT</title><script>${script}</script>`;
    await context.route(PAGES[version], (route) => route.fulfill({ contentType: "text/html", body }));
  }
  return fake;
}

/** The transaction with this key's signature in the place of its one signer, as a device answers it. */
function signSolana(unsigned: string, { secretKey }: Keypair) {
  const transaction = VersionedTransaction.deserialize(Buffer.from(unsigned, "base64"));
  const [d, x] = [secretKey.slice(0, 32), secretKey.slice(32)].map((half) => Buffer.from(half).toString("base64url"));
  const key = createPrivateKey({ key: { kty: "OKP", crv: "Ed25519", d, x }, format: "jwk" });
  const signature = Uint8Array.from(sign(null, transaction.message.serialize(), key));
  transaction.signatures[0] = signature;
  return {
    signature: bs58.encode(signature),
    transaction: Buffer.from(transaction.serialize()).toString("base64"),
  };
}

type BridgeScope = { fakeDcentAsk(call: object): Promise<Answer> };

/** Runs in the bridge's window: version 1, which tells everybody who listens. */
async function speakV1(): Promise<void> {
  const { fakeDcentAsk } = window as unknown as BridgeScope;
  const say = (message: object) => window.opener.postMessage(message, "*");
  window.addEventListener("message", async ({ data }) => {
    if (data?.event !== "BridgeRequest") return;
    const { idx, payload } = data;
    const { bridge, error, value } = await fakeDcentAsk({ version: 1, ...payload });
    if (bridge === "close") return window.close();
    if (bridge === "hang") return;
    const field = payload.method === "getAddress" ? "address" : "sign";
    const body =
      error === undefined
        ? { command: payload.method, parameter: { [field]: value } }
        : { error: { code: error, message: String(error) } };
    const header = { version: "1.0", response_from: "coin", status: error === undefined ? "success" : "error" };
    say({ event: "BridgeResponse", type: "json", idx, payload: { header, body } });
  });
  const { bridge } = await fakeDcentAsk({ version: 1, method: "_ready" });
  if (bridge !== "silent") say({ event: "BridgeEvent", type: "data", payload: "popup-success" });
}

/** Runs in the bridge's window: version 2, which greets first. */
async function speakV2(): Promise<void> {
  const { fakeDcentAsk } = window as unknown as BridgeScope;
  const say = (message: object) => window.opener.postMessage(message, "*");
  window.addEventListener("message", async ({ data }) => {
    const { id, method, params } = data ?? {};
    if (!id) return;
    if (method === "_handshake") return say({ id, result: { version: params.version } });
    const { bridge, error, value } = await fakeDcentAsk({ version: 2, method, params });
    if (bridge === "close") return window.close();
    if (bridge === "hang") return;
    if (error !== undefined) return say({ id, error: { code: error, message: String(error) } });
    say({ id, result: method === "eth_requestAccounts" ? [value] : value });
  });
  const { bridge } = await fakeDcentAsk({ version: 2, method: "_ready" });
  if (bridge !== "silent") say({ type: "_ready", version: "2.0", serverName: "dcent-bridge" });
}

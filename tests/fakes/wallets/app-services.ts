import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import {
  type Abi,
  concat,
  createPublicClient,
  createWalletClient,
  defineChain,
  encodeFunctionData,
  type Hex,
  http,
  keccak256,
  stringToBytes,
} from "viem";
import type { PrivateKeyAccount } from "viem/accounts";

/** What a service has been asked, as it was sent. */
export interface FakeAppRequest {
  service: "kaia" | "klip";
  key: string;
  type: string;
  status: "prepared" | "requested" | "completed" | "canceled" | "failed" | "error";
  /** The text to be signed, and for whom; empty for an account. */
  message: string;
  from: string;
  /** Where the app goes afterwards; the vendor of Klip documents it at both levels. */
  callback: { success?: string; fail?: string } | null;
  /** The call of an `execute_contract`; null for anything else. */
  call: { to: string; value: string; abi: string; params: string } | null;
  result?: Record<string, unknown>;
}

/** How the services answer from now on. By default they do what is documented. */
export interface FakeAppBehaviour {
  /** "down" closes every connection, "error" answers 500 with a code, "garbage" something that is not JSON. */
  answers?: "down" | "error" | "garbage";
  /** Seconds until a request that is made now expires; 300 by default. */
  lifetimeSeconds?: number;
  /** Which prefix signatures have: that of KIP-97 or that of EIP-191. */
  signs?: "klay" | "personal";
  /** Signs with this key, whatever account was asked. */
  signsWith?: PrivateKeyAccount;
}

export interface FakeAppServices {
  url: string;
  requests: FakeAppRequest[];
  behaviour: FakeAppBehaviour;
  /** How often results were asked for. */
  reads: number;
  /** The request that was made last. */
  last(): FakeAppRequest;
  /** The holder opens the request in the app. */
  open(request: FakeAppRequest): void;
  /** The holder agrees with this account. */
  approve(request: FakeAppRequest, account: PrivateKeyAccount): Promise<void>;
  cancel(request: FakeAppRequest): void;
  /** The app could not do it: "failed" of Kaia Wallet, "error" of Klip. */
  fail(request: FakeAppRequest): void;
  close(): void;
}

/**
 * The services behind the apps of Kaia Wallet (`/api/v1/k/…`) and Klip (`/v2/a2a/…`) on one port, in their documented
 * shapes. A test answers in the holder's place. `nodeUrl`: the EVM node to which the apps send the calls that they are asked for.
 */
export async function startFakeAppServices(nodeUrl: string | null = null): Promise<FakeAppServices> {
  const requests: FakeAppRequest[] = [];
  const endings = new Map<string, number>();
  const services = { requests, behaviour: {} as FakeAppBehaviour, reads: 0 };

  function prepare(service: FakeAppRequest["service"], body: Body) {
    const types = service === "kaia" ? KAIA_TYPES : KLIP_TYPES;
    if (!body.bapp?.name || !types.includes(body.type)) return [400, { code: 1001, err: "invalid parameter" }] as const;
    const signed = service === "kaia" ? body.sign : body.message;
    if (body.type.startsWith("sign") && !(signed?.value ?? signed?.message))
      return [400, { code: 1001, err: "no message" }] as const;
    const isCall = body.type === "execute_contract";
    const call = isCall ? readCall(body.transaction) : null;
    if (isCall && !call) return [400, { code: 1001, err: "no transaction" }] as const;
    const key = `${service}-${crypto.randomUUID()}`;
    const expires = Math.floor(Date.now() / 1000) + (services.behaviour.lifetimeSeconds ?? 300);
    requests.push({
      service,
      key,
      type: body.type,
      status: "prepared",
      message: signed?.value ?? signed?.message ?? "",
      from: signed?.from ?? "",
      callback: body.bapp.callback ?? body.callback ?? null,
      call,
    });
    endings.set(key, expires);
    const answer = { request_key: key, status: "prepared", expiration_time: expires };
    return [200, service === "kaia" ? { chain_id: body.chain_id ?? "8217", ...answer } : answer] as const;
  }

  function read(service: FakeAppRequest["service"], key: string) {
    services.reads += 1;
    const request = requests.find((it) => it.key === key && it.service === service);
    const expires = endings.get(key) ?? 0;
    if (!request || Date.now() / 1000 > expires) return [400, { code: 4010, err: "request key is expired" }] as const;
    const { status, type, result } = request;
    const answer = { request_key: key, expiration_time: expires, status, result: result ?? null };
    return [200, service === "kaia" ? { ...answer, type, chain_id: "8217" } : answer] as const;
  }

  const server = createServer(async (incoming, outgoing) => {
    const { answers } = services.behaviour;
    if (answers === "down") return void incoming.socket.destroy();
    const url = new URL(incoming.url ?? "/", "http://service");
    const body = incoming.method === "POST" ? (JSON.parse(await textOf(incoming)) as Body) : null;
    const [status, said] = answers === "error" ? [500, { code: 5000, err: "internal server error" }] : route(url, body);
    outgoing.writeHead(status, { "Content-Type": "application/json" });
    outgoing.end(answers === "garbage" ? "<html>" : JSON.stringify(said));
  });

  function route(url: URL, body: Body | null): readonly [number, unknown] {
    if (url.pathname === "/api/v1/k/prepare" && body) return prepare("kaia", body);
    if (url.pathname === "/v2/a2a/prepare" && body) return prepare("klip", body);
    if (url.pathname.startsWith("/api/v1/k/result/")) return read("kaia", url.pathname.split("/").at(-1) ?? "");
    if (url.pathname === "/v2/a2a/result") return read("klip", url.searchParams.get("request_key") ?? "");
    return [404, { code: 404, err: "not found" }];
  }

  // a client must not use a connection again that is closing
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return Object.assign(services, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    last() {
      const request = requests.at(-1);
      if (!request) throw new Error("no request was made");
      return request;
    },
    open(request: FakeAppRequest) {
      request.status = "requested";
    },
    async approve(request: FakeAppRequest, account: PrivateKeyAccount) {
      const signer = services.behaviour.signsWith ?? account;
      if (request.call) request.result = { tx_hash: await send(nodeUrl, signer, request.call), status: "pending" };
      else if (request.type === "auth") request.result = { klaytn_address: account.address.toLowerCase() };
      else request.result = { signature: await sign(signer, request.message, services.behaviour.signs ?? "klay") };
      request.status = "completed";
    },
    cancel(request: FakeAppRequest) {
      request.status = "canceled";
    },
    fail(request: FakeAppRequest) {
      request.status = request.service === "kaia" ? "failed" : "error";
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  });
}

const KAIA_TYPES = ["auth", "sign", "send_klay", "execute_contract", "watch_asset"];
const KLIP_TYPES = ["auth", "send_klay", "send_token", "send_card", "execute_contract", "sign_message"];

type Callback = { success?: string; fail?: string };
type Body = {
  type: string;
  chain_id?: string;
  bapp?: { name?: string; callback?: Callback };
  callback?: Callback;
  sign?: { from?: string; message?: string; value?: string };
  message?: { from?: string; value?: string; message?: string };
  transaction?: Record<string, unknown>;
};

/** A call as both document it: the function's interface and its arguments are JSON texts. Null if it is none. */
function readCall({ to, value, abi, params }: Record<string, unknown> = {}): FakeAppRequest["call"] {
  if (typeof to !== "string" || typeof value !== "string" || typeof abi !== "string" || typeof params !== "string")
    return null;
  return Array.isArray(JSON.parse(params)) && JSON.parse(abi).type === "function" ? { to, value, abi, params } : null;
}

async function send(nodeUrl: string | null, account: PrivateKeyAccount, call: NonNullable<FakeAppRequest["call"]>) {
  if (!nodeUrl) throw new Error("these services have no node");
  const abi = [JSON.parse(call.abi)] as Abi;
  const transport = http(nodeUrl);
  const id = await createPublicClient({ transport }).getChainId();
  const client = createWalletClient({ account, transport });
  return client.sendTransaction({
    to: call.to as Hex,
    value: BigInt(call.value),
    data: encodeFunctionData({ abi, args: JSON.parse(call.params) }),
    chain: defineChain({
      id,
      name: "",
      nativeCurrency: { name: "", symbol: "", decimals: 18 },
      rpcUrls: { default: { http: [] } },
    }),
  });
}

function sign(account: PrivateKeyAccount, message: string, how: "klay" | "personal") {
  if (how === "personal") return account.signMessage({ message });
  const bytes = stringToBytes(message);
  const prefix = stringToBytes(`\x19Klaytn Signed Message:\n${bytes.length}`);
  return account.sign({ hash: keccak256(concat([prefix, bytes])) });
}

async function textOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

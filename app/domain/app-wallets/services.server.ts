import { z } from "../zod.ts";
import { postToService, readFromService } from "./call-service.server";
import type { AppWallet } from "./rules";

/** What a service is asked for: an account, or a signature by this account under this text. */
export type Ask = { type: "auth" } | { type: "sign"; walletAddress: string; text: string };

/** A call to a contract. `valueRaw`: the kei that it carries. `abi` is that of the function alone. */
export type ContractCall = { to: string; valueRaw: string; abi: object; args: readonly unknown[] };

type PreparedRequest = { requestKey: string; expiresAt: Date };
/** A status that is not documented counts as "waiting": the request ends by its time. */
type ServiceResult = {
  status: "waiting" | "opened" | "done" | "canceled" | "failed" | "expired";
  address: string | null;
  signature: string | null;
  hash: string | null;
};

/** One wallet's service. `base`: its address, which an operator can change. */
type Service = {
  prepare(base: string, ask: Ask, chainId: number): Promise<PreparedRequest>;
  prepareCall(base: string, call: ContractCall, chainId: number): Promise<PreparedRequest>;
  read(base: string, requestKey: string): Promise<ServiceResult>;
  /** What the QR code says, and the link that opens the app. */
  codeOf(requestKey: string): string;
  linkOf(requestKey: string): string;
};

/** The name that the apps show. */
const NAME = "Punkvism";

const prepared = z
  .object({ request_key: z.string().regex(/^[\w.-]{1,128}$/), expiration_time: z.number() })
  // in seconds
  .transform(
    (it): PreparedRequest => ({
      requestKey: it.request_key,
      expiresAt: new Date(it.expiration_time * 1000),
    }),
  );

const STATUSES: Readonly<Record<string, ServiceResult["status"]>> = {
  prepared: "waiting",
  requested: "opened",
  received: "opened",
  completed: "done",
  canceled: "canceled",
  reverted: "failed",
  failed: "failed",
  error: "failed",
};

const result = z
  .object({
    status: z.string(),
    result: z
      .object({
        klaytn_address: z.string().optional(),
        signature: z.string().optional(),
        tx_hash: z.string().optional(),
        // of a transaction: pending, success or fail
        status: z.string().optional(),
      })
      .nullish(),
  })
  .transform(
    (it): ServiceResult => ({
      status: it.result?.status === "fail" ? "failed" : (STATUSES[it.status] ?? "waiting"),
      address: it.result?.klaytn_address ?? null,
      signature: it.result?.signature ?? null,
      hash: it.result?.tx_hash ?? null,
    }),
  );

/** A service forgets what has expired. */
const FORGOTTEN: ServiceResult = { status: "expired", address: null, signature: null, hash: null };

/** The app of Kaia Wallet ("App-to-App"). */
const kaia: Service = {
  prepare: (base, ask, chainId) =>
    postToService(new URL("/api/v1/k/prepare", base), prepared, {
      type: ask.type,
      chain_id: String(chainId),
      bapp: { name: NAME },
      ...(ask.type === "sign" ? { sign: { from: ask.walletAddress, message: ask.text } } : {}),
    }),
  prepareCall: (base, call, chainId) =>
    postToService(new URL("/api/v1/k/prepare", base), prepared, {
      type: "execute_contract",
      chain_id: String(chainId),
      bapp: { name: NAME },
      transaction: transactionOf(call),
    }),
  read: async (base, requestKey) =>
    (await readFromService(new URL(`/api/v1/k/result/${encodeURIComponent(requestKey)}`, base), result)) ?? FORGOTTEN,
  codeOf: (requestKey) => `https://app.kaiawallet.io/a/${requestKey}`,
  linkOf: (requestKey) => `kaikas://wallet/api?request_key=${requestKey}`,
};

/** Klip, which lives in the messenger KakaoTalk. It knows the main network alone. */
const klip: Service = {
  prepare: (base, ask) =>
    postToService(new URL("/v2/a2a/prepare", base), prepared, {
      type: ask.type === "sign" ? "sign_message" : "auth",
      chain: "klaytn",
      bapp: { name: NAME },
      ...(ask.type === "sign" ? { message: { from: ask.walletAddress, value: ask.text, is_hex_encoded: false } } : {}),
    }),
  prepareCall: (base, call) =>
    postToService(new URL("/v2/a2a/prepare", base), prepared, {
      type: "execute_contract",
      chain: "klaytn",
      bapp: { name: NAME },
      transaction: transactionOf(call),
    }),
  async read(base, requestKey) {
    const url = new URL("/v2/a2a/result", base);
    url.searchParams.set("request_key", requestKey);
    return (await readFromService(url, result)) ?? FORGOTTEN;
  },
  codeOf: klipCode,
  linkOf: (requestKey) => `kakaotalk://klipwallet/open?url=${encodeURIComponent(klipCode(requestKey))}`,
};

/**
 * A call in the form that both services document: the function and its arguments are JSON texts, and numbers are decimal
 * digits.
 */
function transactionOf({ to, valueRaw, abi, args }: ContractCall) {
  return { to, value: valueRaw, abi: JSON.stringify(abi), params: JSON.stringify(args.map(toArgument)) };
}

/** A tuple is the list of its parts. */
function toArgument(value: unknown): unknown {
  if (typeof value === "bigint") return String(value);
  if (Array.isArray(value)) return value.map(toArgument);
  return typeof value === "object" && value !== null ? Object.values(value).map(toArgument) : value;
}

function klipCode(requestKey: string): string {
  return `https://klipwallet.com/?target=/a2a?request_key=${requestKey}`;
}

export const SERVICES: Readonly<Record<AppWallet, Service>> = { kaia, klip };

import { createSignInMessageText } from "@solana/wallet-standard-util";
import { toBase64 } from "~/base64";
import { buildMemoTransaction } from "~/domain/sessions/memo-transaction";
import { chainOfMethod, SIGN_IN_STATEMENT, type SignInMethod } from "~/domain/sessions/rules";
import type { SignInRequest } from "~/domain/sessions/sign-in.server";
import { createSiweText } from "~/domain/sessions/siwe-text";
import type { Pins } from "~/pins";

/** Who signs in and where, from what the browser itself knows. */
export type SignInPlace = {
  location: Pick<Location, "host" | "origin">;
  walletAddress: string;
  method: SignInMethod;
  pins: Pick<Pins, "chain" | "evmChain">;
};

const NONCE = /^[0-9a-f]{32}$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
/** Twice the time for which a sign-in is valid. */
const MOST_MS = 10 * 60_000;

/**
 * The sign-in that a wallet may be asked for. It is made here from this page's own address, and only its nonce and times
 * come from the site. Null if it differs from the site's version in any byte.
 */
export function rebuildSignIn(request: SignInRequest, place: SignInPlace): SignInRequest | null {
  const { location, walletAddress, method, pins } = place;
  const { nonce } = request;
  if (!request.input) return null;
  const { issuedAt, expirationTime } = request.input;
  const lastsMs = Date.parse(expirationTime) - Date.parse(issuedAt);
  if (!NONCE.test(nonce) || !MOMENT.test(issuedAt) || !MOMENT.test(expirationTime)) return null;
  if (!(lastsMs > 0 && lastsMs <= MOST_MS)) return null;
  const isSolana = chainOfMethod(method) === "solana";
  const input: SignInRequest["input"] = {
    domain: location.host,
    address: walletAddress,
    statement: SIGN_IN_STATEMENT,
    uri: location.origin,
    version: "1",
    chainId: (isSolana ? pins.chain : pins.evmChain).replace(/^\w+:/, ""),
    nonce,
    issuedAt,
    expirationTime,
  };
  const message = isSolana ? createSignInMessageText(input) : createSiweText(input);
  const transaction = method === "memo" ? toBase64(buildMemoTransaction(walletAddress, message)) : null;
  const own: SignInRequest = { nonce, method, input, message, transaction };
  return isSame(own, request) ? own : null;
}

function isSame(own: SignInRequest, request: SignInRequest): boolean {
  const { input, ...rest } = own;
  const { input: otherInput, ...otherRest } = request;
  return isSameRecord(rest, otherRest) && isSameRecord(input, otherInput);
}

function isSameRecord(own: Record<string, unknown>, other: Record<string, unknown>): boolean {
  const names = Object.keys(own);
  return names.length === Object.keys(other).length && names.every((name) => own[name] === other[name]);
}

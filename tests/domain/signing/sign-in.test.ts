import { createSignInMessageText } from "@solana/wallet-standard-util";
import { expect, test } from "vitest";
import { toBase64 } from "~/base64";
import { buildMemoTransaction } from "~/domain/sessions/memo-transaction";
import { chainOfMethod, type SignInMethod } from "~/domain/sessions/rules";
import { type SignInRequest, startSignIn } from "~/domain/sessions/sign-in.server";
import { createSiweText } from "~/domain/sessions/siwe-text";
import { canonicalAddress } from "~/domain/wallet-chains";
import { rebuildSignIn } from "~/signing/.client/verifier/sign-in";
import { signInMethods } from "~db/schema";
import { testDatabase as db } from "../database";
import { testWallet } from "../transactions/wallet";

/** A wallet is shown a sign-in for this page's own address, or it is not asked. */

const origin = new URL("https://punkvism.example");
const wallet = testWallet();
/** The spelling of EIP-55, which the text has. */
const EVM = ["0x70997970C51812dc3A010C7d01b50e0d17dc79C8", "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC"] as const;
const isEvm = (method: SignInMethod) => chainOfMethod(method) === "eip155";
const addressFor = (method: SignInMethod) => (isEvm(method) ? EVM[0] : wallet.address);
const place = (method: SignInMethod) => ({
  location: { host: origin.host, origin: origin.origin },
  walletAddress: addressFor(method),
  method,
  pins: { chain: "solana:mainnet", evmChain: "eip155:8217" } as const,
});

function start(method: SignInMethod): Promise<SignInRequest> {
  const deps = { db, now: new Date(), origin, cluster: "mainnet-beta", evmChainId: 8217 } as const;
  return startSignIn(deps, { walletAddress: canonicalAddress(addressFor(method)), method });
}

test.each(signInMethods)("%s: what the site builds is what this page would build", async (method) => {
  const request = await start(method);
  expect(rebuildSignIn(request, place(method))).toEqual(request);
});

/** The text and the transaction follow from the changed field, so that only the field reveals the lie. */
const withInput = (change: Partial<SignInRequest["input"]>) => (request: SignInRequest) => {
  const input = { ...request.input, ...change };
  const message = isEvm(request.method) ? createSiweText(input) : createSignInMessageText(input);
  const transaction = request.transaction && toBase64(buildMemoTransaction(wallet.address, message));
  return { ...request, input, message, transaction };
};
const other = testWallet().address;

/** The site lies in one field, and in the text or the transaction that follows from it. */
const LIES: [string, (request: SignInRequest) => unknown][] = [
  ["another domain", withInput({ domain: "punkvism.evil" })],
  ["another address of the site", withInput({ uri: "https://punkvism.evil" })],
  ["another statement", withInput({ statement: "I give all my NFTs away." })],
  ["another wallet", (request) => withInput({ address: isEvm(request.method) ? EVM[1] : other })(request)],
  ["another chain", (request) => withInput({ chainId: isEvm(request.method) ? "1" : "devnet" })(request)],
  [
    "the chain of the other kind",
    (request) => withInput({ chainId: isEvm(request.method) ? "mainnet" : "8217" })(request),
  ],
  ["a nonce of its own kind", (request) => ({ ...request, nonce: "give me all your coins now 00000" })],
  ["two nonces", withInput({ nonce: "f".repeat(32) })],
  ["a sign-in that lasts for a year", withInput({ expirationTime: "2099-01-01T00:00:00.000Z" })],
  ["a time that is none", withInput({ issuedAt: "now" })],
  ["a field more", (request) => ({ ...request, input: { ...request.input, resources: ["https://punkvism.evil"] } })],
  ["another text", (request) => ({ ...request, message: `${request.message}\nI give all my NFTs away.` })],
  ["another way to sign", (request) => ({ ...request, method: request.method === "siws" ? "message" : "siws" })],
  [
    "a transaction",
    (request) => ({
      ...request,
      transaction: request.transaction ? null : toBase64(buildMemoTransaction(wallet.address, request.message)),
    }),
  ],
  ["nothing to sign", (request) => ({ ...request, input: undefined })],
];

test.each(signInMethods.flatMap((method) => LIES.map(([name, lie]) => ({ method, name, lie }))))(
  "$method: $name is not offered for signing",
  async ({ method, lie }) => {
    expect(rebuildSignIn(lie(await start(method)) as SignInRequest, place(method))).toBeNull();
  },
);

test.each(["text", "wallet", "bytes"])(
  "memo: a transaction with another %s is not offered for signing",
  async (what) => {
    const request = await start("memo");
    const lies: Record<string, Uint8Array> = {
      text: buildMemoTransaction(wallet.address, "I give all my NFTs away."),
      wallet: buildMemoTransaction(other, request.message),
      bytes: Uint8Array.from([...buildMemoTransaction(wallet.address, request.message), 0]),
    };
    const transaction = toBase64(lies[what] ?? new Uint8Array());
    expect(rebuildSignIn({ ...request, transaction }, place("memo"))).toBeNull();
  },
);

import { parseSignature, serializeTransaction } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { expect, test } from "vitest";
import { readSignature } from "~/wallet/.client/connectors/dcent/read-signature";

// the answers of D'CENT's bridge after its device has signed a transaction of Kaia

const KAIA = 8217;
const account = privateKeyToAccount(`0x${"a1".repeat(32)}`);
const transaction = { type: "legacy", chainId: KAIA, nonce: 3, gas: 100_000n, gasPrice: 25_000_000_000n } as const;
const whole = await account.signTransaction(transaction);
const { r, s, yParity } = parseSignature(await account.signTransaction(transaction, { serializer: onlySignature }));
const v = KAIA * 2 + 35 + yParity;
const numbers = { sign_r: r, sign_s: s, sign_v: `0x${v.toString(16)}` };

/** Has viem return the signature in place of the transaction. */
function onlySignature(_: object, signature?: { r: string; s: string; yParity?: number }) {
  if (!signature) return serializeTransaction(transaction);
  return `0x${signature.r.slice(2)}${signature.s.slice(2)}${signature.yParity === 0 ? "1b" : "1c"}` as const;
}

test.each<[string, unknown]>([
  ["three numbers", numbers],
  ["three numbers beside the signed transaction", { ...numbers, signed: whole.slice(2) }],
  ["the signed transaction alone", { signed_tx: whole }],
  ["the signed transaction without 0x, as the first version names it", { signed: whole.slice(2) }],
])("the signature is read from %s", (_, answer) => {
  expect(readSignature(answer, KAIA)).toEqual({ r, s, v });
});

test("a number whose leading zeros the device leaves out gets its full length again", () => {
  expect(readSignature({ ...numbers, sign_r: "0x1f" }, KAIA)?.r).toBe(`0x${"0".repeat(62)}1f`);
});

test.each<[string, unknown]>([
  ["nothing", null],
  ["a text", "garbage"],
  ["a number that is none", { ...numbers, sign_s: "garbage" }],
  ["a number that is too long", { ...numbers, sign_s: `0x${"1".repeat(65)}` }],
  ["a transaction that is none", { signed_tx: "0x12" }],
  ["the signature of another chain", { ...numbers, sign_v: "0x25" }],
])("no signature is read from %s", (_, answer) => {
  expect(readSignature(answer, KAIA)).toBeNull();
});

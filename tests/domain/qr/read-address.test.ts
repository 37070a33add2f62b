import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isWalletAddress } from "~/domain/solana/is-wallet-address";
import { readQrAddress as readAny, readQrCodes } from "~/qr/read-address";

const WALLET = "9n4nbM75f5Ui33ZbPYXn59EwSgE8CGsHtAeTH5YFeJ9E";
/** The associated token account of a wallet, which is off the curve as every account of a program is. */
const PROGRAM_ACCOUNT = "4qrF86sREw36Ld3pyk6urVx2QmeDvGCDKCduX3DEKZR7";
const SYSTEM_PROGRAM = "11111111111111111111111111111111";
const EVM = "0x52908400098527886E0F7030069857D2E4169EE7";

const address = { kind: "address", address: WALLET };
const readQrAddress = (said: string) => readAny(said, "solana");
const refused = (refusal: string) => ({ kind: "refused", refusal });

describe("what is taken", () => {
  test.each([
    ["an address", WALLET],
    ["an address between spaces and line breaks", ` \r\n${WALLET}\n`],
    ["Solana Pay", `solana:${WALLET}`],
    ["Solana Pay with a payment", `solana:${WALLET}?amount=1.5&spl-token=${PROGRAM_ACCOUNT}&label=Punk%20vism`],
    ["a scheme in capitals", `SOLANA:${WALLET}`],
    ["D'CENT", JSON.stringify({ type: "dcent_connection", walletAddress: WALLET })],
    ["a wallet's address", JSON.stringify({ type: "wallet_address", address: WALLET })],
    ["a wallet's address with its type", JSON.stringify({ type: "wallet_address", address: WALLET, walletType: "x" })],
    ["JSON on several lines", `{\n\t"type": "wallet_address",\r\n  "address": "${WALLET}"\n}`],
  ])("%s", (_, said) => {
    expect(readQrAddress(said)).toEqual(address);
  });
});

describe("what is refused", () => {
  test.each([
    ["an EVM address", EVM],
    ["EIP-681", `ethereum:${EVM}@8217/transfer?value=1`],
    ["EIP-681 as a payment", `ethereum:pay-${EVM}`],
    ["a scheme of Kaia", `kaia:${EVM}`],
    ["CAIP-10", `eip155:8217:${EVM}`],
    ["the EVM address of a D'CENT", JSON.stringify({ type: "dcent_connection", walletAddress: EVM })],
    ["EVM behind Solana's scheme", `solana:${EVM}`],
  ])("%s, with a reason of its own", (_, said) => {
    // the recipient of Solana Pay is base58, which has no zero
    expect(readQrAddress(said)).toEqual(refused("evm"));
  });

  test.each([
    ["an associated token account", PROGRAM_ACCOUNT],
    ["a program's account as a payment", `solana:${PROGRAM_ACCOUNT}`],
    ["a point of small order, to which nobody has a key", SYSTEM_PROGRAM],
    ["a point outside the group of keys", "CiDwVBFgWV9E5MvXWoLgnEgn2hK7rJikbvfWavzAQz3"],
  ])("%s, since no wallet has that address", (_, said) => {
    expect(readQrAddress(said)).toEqual(refused("program"));
  });

  test.each([
    ["a web address", `https://punkvism.example/?to=${WALLET}`],
    ["a transaction request of Solana Pay", "solana:https%3A%2F%2Fpay.example%2Fbuy"],
    ["a scheme with a Cyrillic letter", `sol\u0430na:${WALLET}`],
    ["a scheme with slashes", `solana://${WALLET}`],
    ["a scheme before ours", `javascript:solana:${WALLET}`],
    ["a fullwidth colon", `solana\uFF1A${WALLET}`],
    ["two addresses", `${WALLET} ${WALLET}`],
    ["an address with a letter that base58 has not", `${WALLET.slice(0, -1)}0`],
    ["an address that lacks a letter", WALLET.slice(0, -2)],
    ["an address with a zero-width space", `${WALLET.slice(0, 9)}\u200B${WALLET.slice(9)}`],
    ["an address behind a mark that turns the direction", `\u202E${WALLET}`],
    ["WalletConnect", `wc:${"a".repeat(64)}@2?relay-protocol=irn&symKey=${"b".repeat(64)}`],
    ["JSON of another type", JSON.stringify({ type: "wallet", address: WALLET })],
    ["JSON without a type", JSON.stringify({ address: WALLET })],
    ["JSON with the other type's field", JSON.stringify({ type: "dcent_connection", address: WALLET })],
    ["JSON whose address is a list", JSON.stringify({ type: "wallet_address", address: [WALLET] })],
    ["JSON whose type is a list", JSON.stringify({ type: ["wallet_address"], address: WALLET })],
    ["JSON that inherits", `{"__proto__":{"type":"wallet_address","address":"${WALLET}"}}`],
    ["JSON whose type is every object's property", JSON.stringify({ type: "constructor", "": WALLET })],
    ["a Bitcoin address", "bitcoin:BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4"],
  ])("%s", (_, said) => {
    expect(readQrAddress(said)).toEqual(refused("unsupported"));
  });

  test.each([
    ["nothing", ""],
    ["spaces alone", " \n "],
    ["JSON that is cut off", `{"type":"wallet_address","address":"${WALLET}`],
    ["a control character", `${WALLET}\u0000`],
    ["bytes that are no text", `\uFFFD\uFFFD${WALLET}`],
    [
      "a text longer than any code of ours",
      `{"type":"wallet_address","address":"${WALLET}","x":"${"y".repeat(3_000)}"}`,
    ],
    ["a million characters", "9".repeat(1_000_000)],
    ["JSON in ten thousand brackets", `{"type":${"[".repeat(10_000)}`],
  ])("%s, as unreadable", (_, said) => {
    expect(readQrAddress(said)).toEqual(refused("unreadable"));
  });

  test("JSON as deep as a code can hold", () => {
    const said = `{"type":${"[".repeat(1_400)}${"]".repeat(1_400)}}`;
    expect(readQrAddress(said)).toEqual(refused("unsupported"));
  });
});

describe("where EVM addresses are asked for too", () => {
  test.each([
    ["an address alone", EVM],
    ["an address between spaces", ` ${EVM}\n`],
    ["EIP-681", `ethereum:${EVM}`],
    ["EIP-681 with its chain and a payment", `ethereum:pay-${EVM}@8217?value=1e18`],
    ["a scheme of Kaia", `kaia:${EVM}@8217`],
    ["a scheme in capitals", `ETHEREUM:${EVM}`],
    ["CAIP-10", `eip155:8217:${EVM}`],
    ["the EVM address of a D'CENT", JSON.stringify({ type: "dcent_connection", walletAddress: EVM })],
  ])("%s is taken", (_, said) => {
    expect(readAny(said, "any")).toEqual({ kind: "address", address: EVM });
  });

  test("Solana addresses are taken too, and one of several codes is not", () => {
    expect(readAny(`solana:${WALLET}`, "any")).toEqual(address);
    expect(readAny(PROGRAM_ACCOUNT, "any")).toEqual(refused("program"));
    expect(readQrCodes([WALLET, EVM], "any")).toEqual(refused("several"));
  });

  test.each([
    ["a call of a contract, which is no wallet", `ethereum:${EVM}/transfer?address=${EVM}`],
    ["an address with a digit too many", `${EVM}0`],
    ["an address that lacks a digit", EVM.slice(0, -1)],
    ["an address behind another scheme", `javascript:${EVM}`],
    ["an address behind Solana's scheme", `solana:${EVM}`],
    ["a web address", `https://punkvism.example/${EVM}`],
    ["two addresses", `${EVM} ${EVM}`],
    ["an address with a fullwidth letter", `\uFF10x${EVM.slice(2)}`],
  ])("%s is refused", (_, said) => {
    expect(readAny(said, "any")).toEqual(refused("unsupported"));
  });
});

test("whatever a code says, what is returned is an address that a wallet can have, or a refusal", () => {
  const part = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom(WALLET, EVM, PROGRAM_ACCOUNT, "solana:", "{", "}"),
  );
  const anything = fc.oneof(
    fc.array(part).map((parts) => parts.join("")),
    fc.json(),
  );
  fc.assert(
    fc.property(anything, (said) => {
      const reading = readQrAddress(said);
      expect(reading.kind === "refused" || isWalletAddress(reading.address)).toBe(true);
      const any = readAny(said, "any");
      const isEvm = any.kind === "address" && /^0x[0-9a-f]{40}$/i.test(any.address);
      expect(any.kind === "refused" || isEvm || isWalletAddress(any.address)).toBe(true);
    }),
  );
});

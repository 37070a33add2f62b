import { expect, test } from "vitest";
import { parseVerifyInput } from "~/domain/migration/verify-input";

const GATE = `0x${"aB".repeat(20)}`;
const WALLET = "4pVi5v3A372ELRfzHgYWB7Y475UYQYu2aeis2ap3h2QC";
const GIVEN = { asked: "receipt.json", evmRpc: "https://kaia.test", confirmations: "10", chain: "8217" };

test("the options of the command are read as what they are", () => {
  expect(parseVerifyInput(GIVEN)).toEqual({
    wallet: null,
    evmRpc: "https://kaia.test",
    confirmations: 10,
    chain: 8_217,
    gate: undefined,
    collection: undefined,
  });
  const whole = { ...GIVEN, gate: GATE, collection: WALLET };
  expect(parseVerifyInput(whole)).toMatchObject({ gate: GATE.toLowerCase(), collection: WALLET });
});

test.each([
  [WALLET, WALLET],
  [GATE, GATE.toLowerCase()],
  ["https://site.test/api/migration/receipt?gateId=1", null],
  [`${WALLET}.json`, null],
  ["0x12", null],
])("%s is the wallet %s", (asked, wallet) => {
  expect(parseVerifyInput({ ...GIVEN, asked })).toMatchObject({ wallet });
});

test.each([
  ["gate", GATE.slice(0, -1)],
  ["gate", GATE.slice(-10)],
  ["gate", ""],
  ["collection", WALLET.slice(0, -8)],
  ["collection", GATE],
  ["confirmations", "ten"],
  ["confirmations", "-1"],
  ["confirmations", ""],
  ["chain", "0x2019"],
  ["chain", "0"],
  ["evmRpc", "kaia.test"],
  ["evmRpc", "file:///etc/hosts"],
])("a %s of %j is refused by its name", (fault, text) => {
  expect(parseVerifyInput({ ...GIVEN, [fault]: text })).toEqual({ fault });
});

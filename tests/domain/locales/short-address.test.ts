import { expect, test } from "vitest";
import { shortAddress } from "~/locales/short-address";

test("an address of an EVM chain is shown in one spelling, however a wallet spells it, and one of Solana as it is", () => {
  const spelled = "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC";
  expect(shortAddress(spelled)).toBe("0x3c4.....293bc");
  expect(shortAddress(spelled.toLowerCase())).toBe(shortAddress(spelled));
  expect(shortAddress("4Nd1mYQdcFjVKGQy3bRrXkqvBSGHzqK5gJUFgZUwXN9n")).toBe("4Nd1m.....wXN9n");
});

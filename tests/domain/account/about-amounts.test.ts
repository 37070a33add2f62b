import { expect, test } from "vitest";
import { aboutIn } from "~/features/account/account-words";
import { LOCALES } from "~/locales/locales";

const english = LOCALES.find(({ path }) => path === "eng") ?? LOCALES[0];
const scg = (raw: bigint) => aboutIn(english, [{ raw, symbol: "SCG", decimals: 9 }]);

test("with “about”, an amount has no decimals from ten on, and two digits that count below that, never three decimals", () => {
  expect(scg(213_123_200_000n)).toBe("213\u00a0SCG");
  expect(scg(10_990_000_000n)).toBe("10\u00a0SCG");
  expect(scg(9_876_000_000n)).toBe("9.8\u00a0SCG");
  expect(scg(523_400_000n)).toBe("0.52\u00a0SCG");
  expect(scg(52_340_000n)).toBe("0.0520\u00a0SCG");
  expect(scg(1n)).toBe("<0.0001\u00a0SCG");
});

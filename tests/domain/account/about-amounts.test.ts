import { expect, test } from "vitest";
import { aboutIn } from "~/features/account/account-words";
import { LOCALES } from "~/locales/locales";

const english = LOCALES.find(({ path }) => path === "eng") ?? LOCALES[0];
const scg = (raw: bigint) => aboutIn(english, [{ raw, symbol: "SCG", decimals: 9 }]);

test("with “about”, an amount has no decimals from ten on, and two digits that count below that, never three decimals", () => {
  expect(scg(213_123_200_000n)).toBe("213\u00a0SCG");
  expect(scg(10_990_000_000n)).toBe("11\u00a0SCG");
  expect(scg(9_876_000_000n)).toBe("9.9\u00a0SCG");
  expect(scg(523_400_000n)).toBe("0.52\u00a0SCG");
  expect(scg(52_340_000n)).toBe("0.0520\u00a0SCG");
  expect(scg(1n)).toBe("<0.0001\u00a0SCG");
});

test("a figure that is said to be the least is never more than it is, and any other is the nearest", () => {
  const flow = [{ raw: 66_666_666_666n, symbol: "SCG", decimals: 9 }];
  expect(aboutIn(english, flow)).toBe("67\u00a0SCG");
  expect(aboutIn(english, flow, "down")).toBe("66\u00a0SCG");
});

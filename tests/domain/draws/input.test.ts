import { expect, test } from "vitest";
import { drawSchema } from "~/domain/draws/input";

const asked = { title: "A draw", drawAt: "2030-01-01T00:00" };

test.each(["1", "42", " 42 ", "10000"])("takes %j as a number of winners", (winnerCount) => {
  expect(drawSchema.parse({ ...asked, winnerCount }).winnerCount).toBe(Number(winnerCount.trim()));
});

test.each(["0", "01", "1e3", "0x10", "1.5", "-1", "10001", "", "ten"])("refuses %j", (winnerCount) => {
  expect(drawSchema.safeParse({ ...asked, winnerCount }).success).toBe(false);
});

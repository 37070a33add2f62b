import { expect, test } from "vitest";
import { divideRounds, paidByAll } from "~/domain/account/rounds";

const part = (key: string, ...pays: [mint: string, raw: bigint][]) => ({
  items: key.split("+").map((each) => ({ key: each })),
  pays: pays.map(([mint, raw]) => ({ mint, amountRaw: String(raw) })),
});

test("a round and what it leaves are counted and added up coin by coin", () => {
  const rounds = divideRounds({
    now: [part("grant", ["SCG", 600n]), part("nft1+nft2", ["Twig", 24n], ["SCG", 5n])],
    later: [part("nft2", ["Twig", 6n]), part("position", ["SCG", 12n])],
    isWhole: true,
  });
  expect(rounds).toEqual({
    now: {
      count: 3,
      pays: [
        { mint: "SCG", amountRaw: "605" },
        { mint: "Twig", amountRaw: "24" },
      ],
    },
    later: {
      count: 2,
      pays: [
        { mint: "Twig", amountRaw: "6" },
        { mint: "SCG", amountRaw: "12" },
      ],
    },
    isWhole: true,
  });
  expect(paidByAll(rounds)).toEqual([
    { mint: "SCG", amountRaw: "617" },
    { mint: "Twig", amountRaw: "30" },
  ]);
});

test("an NFT whose rewards need two transactions of a round is counted once", () => {
  const { now } = divideRounds({
    now: [part("nft", ["Twig", 1n]), part("nft", ["SCG", 2n])],
    later: [],
    isWhole: true,
  });
  expect(now.count).toBe(1);
});

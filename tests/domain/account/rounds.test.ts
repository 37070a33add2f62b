import { expect, test } from "vitest";
import { divideRounds, paidByAll, walletRequests } from "~/domain/account/rounds";

const part = (key: string, ...pays: [mint: string, raw: bigint][]) => ({
  items: key.split("+").map((each) => ({ key: each })),
  pays: pays.map(([mint, raw]) => ({ mint, amountRaw: String(raw) })),
});

test("a round and what it leaves are counted and added up coin by coin; an NFT that is not finished stays", () => {
  const parts = [
    part("grant", ["SCG", 600n]),
    part("nft1+nft2", ["Twig", 24n], ["SCG", 5n]),
    part("nft2", ["Twig", 6n]),
    part("position", ["SCG", 12n]),
  ];
  const rounds = divideRounds(parts, { aRound: 2, isWhole: true });
  expect(rounds).toEqual({
    now: {
      count: 2,
      transactions: 2,
      pays: [
        { mint: "SCG", amountRaw: "605" },
        { mint: "Twig", amountRaw: "24" },
      ],
    },
    later: {
      count: 2,
      transactions: 2,
      pays: [
        { mint: "Twig", amountRaw: "6" },
        { mint: "SCG", amountRaw: "12" },
      ],
    },
    laterRounds: 1,
    isWhole: true,
  });
  expect(paidByAll(rounds)).toEqual([
    { mint: "SCG", amountRaw: "617" },
    { mint: "Twig", amountRaw: "30" },
  ]);
});

test("an NFT whose rewards need two transactions of a round is counted once", () => {
  const { now } = divideRounds([part("nft", ["Twig", 1n]), part("nft", ["SCG", 2n])], { aRound: 10, isWhole: true });
  expect(now.count).toBe(1);
});

test("every further round holds as many transactions as the first", () => {
  const parts = Array.from({ length: 21 }, (_, i) => part(`position ${i}`, ["SCG", 1n]));
  const laterRounds = (count: number) => divideRounds(parts.slice(0, count), { aRound: 10, isWhole: true }).laterRounds;
  expect([10, 11, 20, 21].map(laterRounds)).toEqual([0, 1, 1, 2]);
});

test("the wallet is asked for each round apart, although two rounds together might fit into fewer requests", () => {
  const parts = Array.from({ length: 23 }, (_, i) => part(`position ${i}`, ["SCG", 1n]));
  const requests = (count: number, together: number) =>
    walletRequests(divideRounds(parts.slice(0, count), { aRound: 10, isWhole: true }), together);
  // rounds of 10, 10 and 3 transactions, of which a wallet signs six at once
  expect(requests(23, 6)).toEqual({ now: 2, later: 2 + 1 });
  expect(requests(20, 6)).toEqual({ now: 2, later: 2 });
  expect(requests(4, 6)).toEqual({ now: 1, later: 0 });
  expect(requests(0, 6)).toEqual({ now: 0, later: 0 });
  // a hardware wallet shows each one
  expect(requests(23, 1)).toEqual({ now: 10, later: 13 });
});

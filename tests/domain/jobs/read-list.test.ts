import { describe, expect, test } from "vitest";
import { MOST_ITEMS, readList } from "~/domain/jobs/read-list";
import { addressOf } from "./job-world";

const [A, B, C] = [1, 2, 3].map(addressOf);
const COIN = { asset: "coin", decimals: 2, amountRaw: null } as const;

describe("a list", () => {
  test.each([
    ["address,amount", "English"],
    ["지갑 주소,수량", "Korean"],
    ["Alamat dompet,Jumlah", "Indonesian"],
  ])("may name its columns %s", (head) => {
    expect(readList(`${head}\n${A},1.5\n${B},2`, COIN)).toEqual({
      rows: [
        { line: 2, address: A, amountRaw: 150n, mint: null },
        { line: 3, address: B, amountRaw: 200n, mint: null },
      ],
      bad: [],
    });
  });

  test("may have its columns in another order, or no names at all", () => {
    expect(readList(`amount,address\n3,${A}`, COIN).rows).toMatchObject([{ amountRaw: 300n }]);
    expect(readList(`\uFEFF${A},3\r\n\r\n${B},4\r\n`, COIN).rows).toMatchObject([{ line: 1 }, { line: 3 }]);
  });

  test("gives a fixed amount to rows without one", () => {
    const list = readList(`address\n${A}\n${B}`, { ...COIN, amountRaw: 700n });
    expect(list.rows.map(({ amountRaw }) => amountRaw)).toEqual([700n, 700n]);
  });

  test("names what is wrong with each row and keeps the others", () => {
    const rows = [
      `${A},1`,
      "nonsense,1",
      `${B},0`,
      `${B},1.234`,
      `${B},1.2345`,
      `${B},1e3`,
      `${B},`,
      `${A},2`,
      `${C},5`,
    ];
    const { rows: kept, bad } = readList(["address,amount", ...rows].join("\n"), COIN);
    expect(kept.map(({ address }) => address)).toEqual([A, C]);
    expect(bad.map(({ line, problem }) => [line, problem])).toEqual([
      [3, "address"],
      [4, "amountZero"],
      [5, "amountTwoReadings"],
      [6, "amountDecimals"],
      [7, "amount"],
      [8, "amount"],
      [9, "duplicate"],
    ]);
  });

  test("of NFTs names each NFT once", () => {
    const text = `address,mint\n${A},${C}\n${B},${C}\n${B},${A}`;
    const { rows, bad } = readList(text, { asset: "nft", decimals: 0, amountRaw: null });
    expect(rows).toMatchObject([
      { address: A, mint: C, amountRaw: 1n },
      { address: B, mint: A },
    ]);
    expect(bad).toMatchObject([{ line: 3, problem: "duplicate" }]);
  });

  test("of an airdrop keeps both recipients whose gifts go to one address, and names each listed address once", () => {
    const listed = ["listed 1", "listed 2", "listed 1"].map((address) => `${address},${A},1`);
    // the second one has asked for the address of a third, who gets their own there
    const text = ["address,sendTo,amount", ...listed, `${A},${A},5`, `${A},${A},5`].join("\n");
    const { rows: kept, bad } = readList(text, COIN);
    expect(kept.map(({ listedAddress = null, address, amountRaw }) => [listedAddress, address, amountRaw])).toEqual([
      ["listed 1", A, 100n],
      ["listed 2", A, 100n],
      [null, A, 500n],
    ]);
    expect(bad.map(({ line, problem }) => [line, problem])).toEqual([
      [4, "duplicate"],
      [6, "duplicate"],
    ]);
  });

  test("leaves out what is above its limit, and says so", () => {
    const addresses = Array.from({ length: MOST_ITEMS + 2 }, (_, at) => numbered(at));
    const { rows, bad } = readList(["address", ...addresses].join("\n"), { ...COIN, amountRaw: 1n });
    expect(rows.length).toBe(MOST_ITEMS);
    expect(bad.map(({ problem }) => problem)).toEqual(["tooMany", "tooMany"]);
  });
});

/** A text that is the base58 of 32 bytes, another one for each number. */
function numbered(number: number): string {
  const digits = [...String(number).padStart(6, "0")].map((digit) => "ABCDEFGHJK"[Number(digit)]).join("");
  return `${(A ?? "").slice(0, -6)}${digits}`;
}

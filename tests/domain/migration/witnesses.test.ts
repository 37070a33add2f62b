import { zeroAddress, zeroHash } from "viem";
import { describe, expect, test, vi } from "vitest";
import type { EvmChain } from "~/domain/evm/evm-chain";
import { assertMintWitnessed, isRecordWitnessed } from "~/domain/migration/witnesses.server";
import type { Chain } from "~/domain/solana/chain";
import { TOKEN_PROGRAM_ADDRESS } from "~programs/addresses";

/** How many nodes have to say the same, with nodes whose words the test chooses. */

vi.spyOn(console, "error").mockImplementation(() => {});

type Word = "open" | "reclaimed" | "silent";

/** Each node notes the block that it is asked at. */
function evmNodes(words: Word[]): { nodes: EvmChain[]; blocks: unknown[] } {
  const blocks: unknown[] = [];
  const nodes = words.map((word) => {
    const record = { from: zeroAddress, handedOverAt: 1n, collection: zeroAddress, fee: 0n, tokenId: 0n };
    const status = word === "open" ? 1 : 3;
    const read = async (_: unknown, block: unknown) => {
      blocks.push(block);
      if (word === "silent") throw new Error("no answer");
      return { ...record, status, solanaAddress: zeroHash, mint: zeroHash };
    };
    return { read } as unknown as EvmChain;
  });
  return { nodes, blocks };
}

const isOpen = (words: Word[]) =>
  isRecordWitnessed(
    evmNodes(words).nodes,
    { gate: zeroAddress, gateId: 1, block: 9 },
    ({ status }) => status === "open",
  );

describe("a record of the gate", () => {
  test.each<[Word[], boolean]>([
    [["open", "open"], true],
    [["open", "silent", "open"], true],
    [["open", "reclaimed"], false],
    [["reclaimed", "open"], false],
    [["open", "open", "reclaimed"], false],
    [["reclaimed", "silent"], false],
  ])("of which nodes say %s is open: %s", async (words, isSo) => {
    expect(await isOpen(words)).toBe(isSo);
  });

  test.each<[Word[]]>([[["open", "silent"]], [["silent", "silent"]]])(
    "is not known while nodes say %s",
    async (words) => {
      await expect(isOpen(words)).rejects.toMatchObject({ code: "EvmChainUnavailable" });
    },
  );

  test("is asked for at one block at every node", async () => {
    const { nodes, blocks } = evmNodes(["open", "open"]);
    await isRecordWitnessed(nodes, { gate: zeroAddress, gateId: 1, block: 9 }, () => true);
    expect(blocks).toEqual([9, 9]);
  });
});

describe("a mint", () => {
  const node = (owner: string | null, asked: object[] = []): Chain =>
    ({
      getAccounts: async (addresses: string[], options: object) => {
        asked.push(options);
        if (owner === "silent") throw new Error("no answer");
        const account = { address: addresses[0], owner, lamports: 1n, data: new Uint8Array() };
        return { slot: 1, accounts: [owner === null ? null : account] };
      },
    }) as unknown as Chain;
  const there = TOKEN_PROGRAM_ADDRESS.toBase58();

  test("is witnessed by two nodes that have it finalized", async () => {
    const asked: object[] = [];
    await assertMintWitnessed([node(there, asked), node(null), node(there, asked)], "Mint");
    expect(asked).toEqual([{ commitment: "finalized" }, { commitment: "finalized" }]);
  });

  test.each<[string, (string | null)[]]>([
    ["one has it", [there, null]],
    ["one has it and one is silent", [there, "silent"]],
    ["one has it and one has an account of another program", [there, "11111111111111111111111111111111"]],
    ["none has it", [null, null]],
  ])("is not while %s", async (_, owners) => {
    const asked = assertMintWitnessed(
      owners.map((owner) => node(owner)),
      "Mint",
    );
    await expect(asked).rejects.toMatchObject({ code: "ChainUnavailable" });
  });
});

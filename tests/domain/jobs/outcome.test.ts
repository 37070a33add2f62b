import { describe, expect, test } from "vitest";
import { readOutcomes } from "~/domain/jobs/outcome.server";
import type { Chain, SignatureStatus } from "~/domain/solana/chain";
import { AppError } from "~/errors";

const LAST = 1_000;
const SENT = { signature: "s", blockhash: "b", lastBlockHeight: LAST };
const finalized = (error: unknown = null): SignatureStatus => ({ slot: 900, commitment: "finalized", error });

type Node = { height: number; status?: SignatureStatus | null; slot?: number; isValid?: boolean; validSlot?: number };

/** A node with this finalized height, what it says of the signature at `slot`, and of the blockhash at `validSlot`. */
function node({ height, status = null, slot = height + 32, isValid = false, validSlot = height }: Node): Chain {
  const answers: Partial<Chain> = {
    getFinalizedHeight: async () => ({ slot: height, blockHeight: height }),
    listSignatureStatuses: async () => ({ slot, statuses: [status] }),
    isBlockhashValid: async () => ({ slot: validSlot, isValid }),
  };
  return answers as Chain;
}

const down = { getFinalizedHeight: () => Promise.reject(new AppError("ChainUnavailable")) } as unknown as Chain;

async function stateOf(nodes: Chain[]): Promise<string | undefined> {
  const [outcome] = await readOutcomes({ nodes, nodesNeeded: 2 }, [SENT]);
  return outcome?.state;
}

describe("a transaction has expired", () => {
  test("if both nodes are past its last block and know nothing of it", async () => {
    expect(await stateOf([node({ height: LAST + 1 }), node({ height: LAST + 2 })])).toBe("expired");
  });

  test.each([
    ["its last block may still come", [node({ height: LAST }), node({ height: LAST })]],
    ["one of the nodes is not there yet", [node({ height: LAST + 9 }), node({ height: LAST })]],
    ["one of the nodes has it", [node({ height: LAST + 9 }), node({ height: LAST + 9, status: finalized() })]],
    [
      "another machine behind the address is late",
      [node({ height: LAST + 9, slot: LAST }), node({ height: LAST + 9 })],
    ],
    [
      "one of the nodes would still take its blockhash",
      [node({ height: LAST + 9 }), node({ height: LAST + 9, isValid: true })],
    ],
    [
      "one of the nodes looked at its blockhash in a block before its last",
      [node({ height: LAST + 9 }), node({ height: LAST + 9, validSlot: LAST })],
    ],
    ["they may have forgotten it", [node({ height: LAST + 250_000 }), node({ height: LAST + 250_000 })]],
  ])("never if %s", async (_, nodes) => {
    expect(await stateOf(nodes)).not.toBe("expired");
  });

  test("on the word of one node only if no second one is needed", async () => {
    await expect(stateOf([node({ height: LAST + 1 }), down])).rejects.toMatchObject({ code: "ChainUnavailable" });
    const alone = { nodes: [node({ height: LAST + 1 })], nodesNeeded: 1 };
    expect(await readOutcomes(alone, [SENT])).toEqual([{ state: "expired" }]);
  });
});

describe("a transaction has landed", () => {
  test("once both nodes have it in a final block", async () => {
    const nodes = [node({ height: 950, status: finalized() }), node({ height: 951, status: finalized() })];
    expect(await stateOf(nodes)).toBe("landed");
    const failed = finalized({ InstructionError: [0, "Custom"] });
    expect(await stateOf([node({ height: 950, status: failed }), node({ height: 951, status: failed })])).toBe(
      "failed",
    );
  });

  test("never if only one of them says so, or they say different things", async () => {
    expect(await stateOf([node({ height: 950, status: finalized() }), node({ height: 950 })])).toBe("open");
    const nodes = [node({ height: 950, status: finalized() }), node({ height: 950, status: finalized("failed") })];
    expect(await stateOf(nodes)).toBe("open");
  });
});

test("is unknown once its time has been over for a while and the nodes do not agree", async () => {
  const nodes = [node({ height: LAST + 200 }), node({ height: LAST + 200, status: finalized() })];
  expect(await stateOf(nodes)).toBe("unknown");
});

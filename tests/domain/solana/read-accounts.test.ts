import { expect, test } from "vitest";
import { type Chain, readAccounts } from "~/domain/solana/chain";

/** Answers as a node whose slot moves on with each call; odd addresses have no account. */
function countingChain() {
  const calls: { addresses: string[]; options: unknown }[] = [];
  const getAccounts: Chain["getAccounts"] = async (addresses, options) => {
    calls.push({ addresses, options });
    const accounts = addresses.map((address) =>
      Number(address) % 2 ? null : { address, owner: "", lamports: 1n, data: new Uint8Array() },
    );
    return { slot: 100 - calls.length, accounts };
  };
  return { calls, getAccounts };
}

const addressesTo = (count: number) => Array.from({ length: count }, (_, i) => String(i));

test("asks for each address once, a hundred at a time, and gives the oldest slot of the answers", async () => {
  const chain = countingChain();
  const options = { commitment: "finalized", minSlot: 7 } as const;
  const { slot, accounts } = await readAccounts(chain, [...addressesTo(101), "5", "100"], options);
  expect(chain.calls.map(({ addresses }) => addresses.length)).toEqual([100, 1]);
  expect(chain.calls.every((call) => call.options === options)).toBe(true);
  expect(slot).toBe(98);
  expect([...accounts.keys()]).toEqual(addressesTo(101));
  expect([accounts.get("5"), accounts.get("100")?.address]).toEqual([null, "100"]);
});

test("reads nothing if no account is asked for", async () => {
  const chain = countingChain();
  expect(await readAccounts(chain, [])).toEqual({ slot: 0, accounts: new Map() });
  expect((await readAccounts(chain, [], { minSlot: 9 })).slot).toBe(9);
  expect(chain.calls).toEqual([]);
});

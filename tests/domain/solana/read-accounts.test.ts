import { expect, test } from "vitest";
import { type Chain, readAccounts, readGroups } from "~/domain/solana/chain";

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

test("has two calls under way at a time, and keeps what each of them answered", async () => {
  let running = 0;
  const runningAtOnce: number[] = [];
  const chain = countingChain();
  const getAccounts: Chain["getAccounts"] = async (addresses, options) => {
    running += 1;
    runningAtOnce.push(running);
    const answer = await chain.getAccounts(addresses, options);
    // the second of two calls answers before the first
    for (let turns = addresses[0] === "0" ? 9 : 1; turns > 0; turns -= 1) await Promise.resolve();
    running -= 1;
    return answer;
  };
  const { accounts } = await readAccounts({ getAccounts }, addressesTo(501));
  expect(runningAtOnce).toEqual([1, 2, 1, 2, 1, 2]);
  expect(addressesTo(501).every((address) => accounts.has(address))).toBe(true);
  expect(["0", "1", "100", "500"].map((address) => accounts.get(address)?.address)).toEqual([
    "0",
    undefined,
    "100",
    "500",
  ]);
});

test("reads nothing if no account is asked for", async () => {
  const chain = countingChain();
  expect(await readAccounts(chain, [])).toEqual({ slot: 0, accounts: new Map() });
  expect((await readAccounts(chain, [], { minSlot: 9 })).slot).toBe(9);
  expect(chain.calls).toEqual([]);
});

test("keeps each group of accounts in one call, and reads what several groups share once in a call", async () => {
  const chain = countingChain();
  const groups = Array.from({ length: 40 }, (_, at) => ["clock", `${at}a`, `${at}b`, `${at}c`]);
  const readings = await readGroups(chain, groups);
  expect(chain.calls.map(({ addresses }) => addresses.length)).toEqual([1 + 33 * 3, 1 + 7 * 3]);
  expect(readings.map(({ slot }) => slot)).toEqual([...Array(33).fill(99), ...Array(7).fill(98)]);
  for (const [at, group] of groups.entries()) {
    for (const address of group) expect(readings[at]?.accounts.get(address)).toMatchObject({ address });
  }
  expect(await readGroups(chain, [])).toEqual([]);
});

import { beforeAll, describe, expect, test, vi } from "vitest";
import { transactionRequestSchema } from "~/domain/kinds.server";
import type { TransactionRequest } from "~/domain/transaction-types";
import { listTransactions } from "~/domain/transactions/settle.server";
import { isSettled } from "~/domain/transactions/view";
import { getChainTs } from "~/domain/vesting/queries.server";
import type { AppError } from "~/errors";
import { nextKoreanDayTs } from "~programs/nft-reward-calculator";
import { isFullRun } from "../full-run";
import { BREAKS, type Break, live } from "./breaks";
import { DEEDS, type Deed, SCG } from "./deeds";
import { NFT_DEEDS } from "./nft-staking/nft-deeds";
import { storePools } from "./nft-staking/nft-world";
import { chain, fundedWallet, travel } from "./staking/chain-world";
import { carryOut, depsOf, untilSettled, wish } from "./staking/holder-wishes";
import type { TestWallet } from "./transactions/wallet";

/**
 * Everything that a holder does once, with the Worker killed after every call, the node cut off at every call, and the tab
 * closed after every answer. The holder then comes back: it has been done once, by the chain and by D1, and cannot be done
 * again.
 */

const MOST_CALLS = 60;
/** Every deed makes at least this many calls to the node from its wish to its end. */
const FEWEST_CALLS = 6;
const ALL_DEEDS = [...DEEDS, ...NFT_DEEDS];
/** This one breaks at every step; in a full run all deeds do. It makes the most calls and writes the most. */
const WALKED = ALL_DEEDS.filter(({ name }) => isFullRun || name === "taking a drop");
/** All the others go through the same commands and break once in each of these ways, each at steps of its own. */
const TRIED = BREAKS.slice(0, 3);

beforeAll(async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  await storePools();
  // an NFT checks in once a day, and no day ends between its check-in and the next question
  const now = await getChainTs({ chain }, new Date());
  await travel(Number(nextKoreanDayTs(now) - now) + 60);
});

// each test spends most of its time waiting for the chain
describe.concurrent.each(WALKED)("$name", (deed) => {
  test.each(BREAKS)(
    "is done once if at any step $name",
    async (way) => {
      const once = await openLives(deed);
      let steps = 0;
      while (await once(way, steps + 1)) steps++;
      expect(steps).toBeGreaterThan(1);
      expect(steps).toBeLessThan(MOST_CALLS - 1);
    },
    600_000,
  );
});

describe.concurrent.each(ALL_DEEDS.filter((deed) => !WALKED.includes(deed)))("$name", (deed) => {
  test("is done exactly once, whatever breaks", async () => {
    const once = await openLives(deed);
    const place = ALL_DEEDS.indexOf(deed);
    for (const [i, way] of TRIED.entries()) expect(await once(way, 1 + ((place + 2 * i) % FEWEST_CALLS))).toBe(true);
  }, 600_000);
});

/**
 * Lives of a deed, one after the other, by one holder. In each of them something breaks at one step, the holder comes back,
 * and the deed is done once. Resolves with false if the life had no such step.
 */
async function openLives(deed: Deed): Promise<(way: Break, step: number) => Promise<boolean>> {
  const wallet = await fundedWallet(SCG);
  const deeds = await deed.open(wallet);
  let nth = 0;
  return async ({ name, at }, step) => {
    const broken = at(step);
    const requestKey = crypto.randomUUID();
    const request = { requestKey, kind: deeds.kind, parameters: await deeds.request(nth) };
    const wanted = transactionRequestSchema.parse(request);
    await live(wallet, broken, wanted).catch(() => {});
    const doneBefore = BigInt(nth);
    nth++;
    await comeBack(wallet, wanted, async () => (await deeds.onChain()) > doneBefore);
    const where = `${name} at step ${step}`;
    expect(await deeds.onChain(), where).toBe(BigInt(nth));
    expect(await deeds.inD1(), where).toBe(BigInt(nth));
    // pressed again, the wish gives that transaction, and another wish is refused
    if (deeds.refusals.length > 0) {
      const again = wish(wallet, { ...wanted, requestKey: crypto.randomUUID() });
      const code = await again.then(
        () => "none",
        (error: AppError) => error.code,
      );
      expect(deeds.refusals, where).toContain(code);
    }
    return broken.hasBroken();
  };
}

/** Waits for what is under way; then the holder does what is not done yet, as the page would: first with the same key. */
async function comeBack(wallet: TestWallet, wanted: TransactionRequest, isDone: () => Promise<boolean>): Promise<void> {
  for (const { intent } of await listTransactions(depsOf(wallet))) {
    if (intent.signature) await untilSettled(intent);
  }
  if (await isDone()) return;
  const known = await wish(wallet, wanted);
  const intent = isSettled(known.status) ? await wish(wallet, { ...wanted, requestKey: crypto.randomUUID() }) : known;
  await carryOut(wallet, intent);
}

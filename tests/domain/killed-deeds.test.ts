import { beforeAll, describe, expect, test, vi } from "vitest";
import { type TransactionRequest, transactionRequestSchema } from "~/domain/transactions/input";
import { listTransactions } from "~/domain/transactions/settle.server";
import { isSettled } from "~/domain/transactions/view";
import { getChainTs } from "~/domain/vesting/queries.server";
import type { AppError } from "~/errors";
import { nextKoreanDayTs } from "~programs/nft-reward-calculator";
import { BREAKS, live } from "./breaks";
import { DEEDS, SCG } from "./deeds";
import { NFT_DEEDS } from "./nft-staking/nft-deeds";
import { storePools } from "./nft-staking/nft-world";
import { chain, fundedWallet, travel } from "./staking/chain-world";
import { carryOut, depsOf, untilSettled, wish } from "./staking/holder-wishes";
import type { TestWallet } from "./transactions/wallet";

/**
 * What a holder does once, with the Worker killed after every call, the node cut at every question, and the tab closed
 * after every answer. The holder then comes back: it is done once by the chain and by D1, and not to be had again.
 */

const MOST_CALLS = 60;

beforeAll(async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  await storePools();
  // an NFT checks in once a day: none ends between its check-in and the next question
  const now = await getChainTs({ chain }, new Date());
  await travel(Number(nextKoreanDayTs(now) - now) + 60);
});

// most of each is waiting for the chain
describe.concurrent.each([...DEEDS, ...NFT_DEEDS])("$name", (deed) => {
  test("is done once, whatever breaks at any step", async () => {
    const wallet = await fundedWallet(SCG);
    const deeds = await deed.open(wallet);
    let nth = 0;
    for (const { name, at } of BREAKS) {
      let steps = 0;
      for (let step = 1; step < MOST_CALLS; step++) {
        const broken = at(step);
        if (!broken) break;
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
        // pressed again: the wish is that transaction, and another wish is refused
        if (deeds.refusals.length > 0) {
          const again = wish(wallet, { ...wanted, requestKey: crypto.randomUUID() });
          const code = await again.then(
            () => "none",
            (error: AppError) => error.code,
          );
          expect(deeds.refusals, where).toContain(code);
        }
        if (!broken.hasBroken()) break;
        steps++;
      }
      expect(steps, name).toBeGreaterThan(1);
      expect(steps, name).toBeLessThan(MOST_CALLS - 1);
    }
  }, 600_000);
});

/** What is under way comes to its end; then the holder does what is not done, as the page does it: by the same key first. */
async function comeBack(wallet: TestWallet, wanted: TransactionRequest, isDone: () => Promise<boolean>): Promise<void> {
  for (const { intent } of await listTransactions(depsOf(wallet))) {
    if (intent.signature) await untilSettled(intent);
  }
  if (await isDone()) return;
  const known = await wish(wallet, wanted);
  const intent = isSettled(known.status) ? await wish(wallet, { ...wanted, requestKey: crypto.randomUUID() }) : known;
  await carryOut(wallet, intent);
}

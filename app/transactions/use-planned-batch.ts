import { useEffect, useEffectEvent, useRef, useState } from "react";
import { callApi } from "~/call-api";
import type { RewardOfNft } from "~/domain/nft-staking/instructions/claims";
import type { ShownCosts } from "~/signing/.client/verifier/verify";
import type { Signer } from "~/wallet/use-signer";
import { signTransactions } from "~/wallet/wallet-store";
import { batchKey } from "./batch-key";
import { runBatch, SIGNED_TOGETHER } from "./batch-run";
import {
  AT_FIRST,
  type BatchPlan,
  type BatchState,
  type PlannedBatchTools,
  type BatchSource as PlanSource,
  plannedBatch,
} from "./planned-batch";
import { leaveParts, runPart, watchPart } from "./use-transaction";

export { countDone } from "./planned-batch";

/** What a kind of batch has of its own. */
export type BatchSource<Plan, Costs> = PlanSource<Plan, Costs> & {
  /** Answers a wish, with a key and what its transactions live by, with a plan. */
  api: string;
};

export type PlannedBatch<Item, Plan extends BatchPlan<Item>, Wish, Costs> = BatchState<Item, Plan, Costs> & {
  /**
   * Begins, or goes on with what is left; does nothing while it runs. `wish` if it is not the planned one. `mustClaim`:
   * rewards without whose claims nothing is signed, here and when it is resumed.
   */
  start(wish?: Wish, mustClaim?: readonly RewardOfNft[]): void;
  /** Goes on with what is left of the wish that was begun; pressed while it is being found out, as soon as it is known. */
  resume(): void;
  /** Finds out again what it takes. */
  again(): void;
};

/**
 * A batch in as few transactions as it fits, signed some at a time. What is left after a failure or a reload is asked of
 * the server, which finds it out from the chain. It begins to find out what it takes once the signer is ready. `onSettled`:
 * parts have come to their end.
 */
export function usePlannedBatch<
  Item,
  Plan extends BatchPlan<Item>,
  Wish extends object,
  Costs extends NonNullable<ShownCosts>,
>(
  source: BatchSource<Plan, Costs>,
  wish: Wish,
  signer: Signer,
  onSettled: () => void | Promise<void>,
): PlannedBatch<Item, Plan, Wish, Costs> {
  const [state, setState] = useState<BatchState<Item, Plan, Costs>>(AT_FIRST);
  const [machine] = useState(() => plannedBatch<Item, Plan, Wish, Costs>(setState));
  const [asked, setAsked] = useState(0);
  const gone = useRef(false);
  const underWay = useRef<string[]>([]);
  const promised = useRef<readonly RewardOfNft[]>([]);
  const body = JSON.stringify(wish);
  const { lifetime, isReady } = signer;
  const settled = useEffectEvent(onSettled);

  const tools: PlannedBatchTools<Item, Plan, Wish, Costs> = {
    source,
    ask: (wanted, key) => callApi<Plan>(source.api, { ...wanted, batchKey: key, lifetime }),
    keyOf: batchKey,
    now: () => performance.now(),
    async runParts(parts, report, wanted, landedBefore) {
      const wishes = [...landedBefore, ...parts.flatMap((part) => ("id" in part ? [] : part.wish))];
      underWay.current = parts.flatMap((part) => ("id" in part ? [] : part.requestKey));
      await runBatch(
        parts.map((part) => ({
          isSignedHere: !("id" in part),
          run: (tell, sign) =>
            "id" in part
              ? watchPart(part.id, tell)
              : runPart({ ...part, wish: { ...part.wish, lifetime } as typeof part.wish }, tell, sign, {
                  batch: { asked: wanted, parts: wishes, mustClaim: promised.current },
                  shown: state.costs,
                }),
        })),
        {
          together: lifetime === "nonce" ? 1 : SIGNED_TOGETHER,
          signAll: signTransactions,
          isStopped: () => gone.current,
          report,
        },
      );
    },
    settled: () => settled(),
  };
  const find = useEffectEvent((wanted: Wish) => machine.find(tools, wanted));

  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
      leaveParts(underWay.current);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` asks once more, another lifetime costs something else
  useEffect(() => {
    // without the signing account that it needs it could only be refused
    if (isReady) return find(JSON.parse(body));
  }, [body, lifetime, isReady, asked]);

  return {
    ...state,
    start(other, mustClaim = []) {
      promised.current = mustClaim;
      machine.start(tools, other ?? wish);
    },
    resume: () => machine.resume(tools, wish),
    again: () => setAsked((times) => times + 1),
  };
}

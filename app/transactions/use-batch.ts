import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import type { MustContain } from "~/signing/.client/verifier/batch";
import type { SeenCosts } from "~/signing/.client/verifier/verify";
import type { Signer } from "~/wallet/use-signer";
import { useWallet } from "~/wallet/wallet-store";
import type { BatchAsk, BatchPlan, BatchSource } from "./batch-plan";
import { BatchRun } from "./batch-run";
import { AT_FIRST, type BatchState, waitsForEarlier } from "./batch-state";

/** How long after an answer it is asked again whether an earlier transaction is still under way. */
const EARLIER_MS = 2_000;

export type Batch<Plan extends BatchPlan, Wish, Costs> = BatchState<Plan, Costs> & {
  /**
   * Begins, or continues with what is left; does nothing while it runs. `wish`: given if it is not the planned one. A
   * transaction without everything in `mustContain` is never signed, not even after a resume.
   */
  start(press?: { wish?: Wish; mustContain?: MustContain }): void;
  /**
   * Continues with what is left of the wish that was begun. A press while that is being found out takes effect as soon as it
   * is known.
   */
  resume(): void;
  /** Finds out again what the batch takes. */
  again(): void;
};

/**
 * The batch of one dialog and of the connected wallet; another wallet gets a new batch. Once the signer is ready, it finds
 * out what the batch takes, and again until earlier transactions of the same batch are final. `onSettled` is called when
 * parts have ended.
 */
export function useBatch<Item, Plan extends BatchPlan<Item>, Wish extends object, Costs extends NonNullable<SeenCosts>>(
  source: BatchSource<Plan, Costs>,
  wish: Wish,
  { lifetime, isReady }: Signer,
  onSettled: () => void | Promise<void>,
): Batch<Plan, Wish, Costs> {
  const { address } = useWallet();
  const newRun = () => ({ wallet: address, run: new BatchRun<Plan, Wish, Costs>() });
  const [made, setMade] = useState(newRun);
  if (made.wallet !== address) setMade(newRun);
  const { run } = made;
  const state = useSyncExternalStore(run.subscribe, run.getState, () => AT_FIRST);
  const [asked, setAsked] = useState(0);
  const settled = useEffectEvent(onSettled);
  const askFor = (wanted: Wish): BatchAsk<Plan, Wish, Costs> => ({ source, wish: wanted, lifetime, settled });
  const find = useEffectEvent((wanted: Wish) => run.find(askFor(wanted)));
  const body = JSON.stringify(wish);

  useEffect(() => run.enter(), [run]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `asked` or of the lifetime has the costs found out again
  useEffect(() => {
    // without the signing account that it needs, the wish could only be refused
    if (isReady) return find(JSON.parse(body));
  }, [run, body, lifetime, isReady, asked]);

  const { plan } = state;
  const isWaiting = waitsForEarlier(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer has a plan of its own, after which it is asked again
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setAsked((times) => times + 1), EARLIER_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, plan]);

  return {
    ...state,
    start: (press) => run.start(askFor(press?.wish ?? wish), press?.mustContain),
    resume: () => run.resume(askFor(wish)),
    again: () => setAsked((times) => times + 1),
  };
}

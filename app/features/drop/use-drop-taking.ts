import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";
import { dropStateLater, obstacleOf } from "~/domain/drop/rules";
import type { DropObstacle, DropView } from "~/domain/drop/view";
import { hasLanded, isBusy } from "~/transactions/transaction-phase";
import { useLandedTransaction } from "~/transactions/use-landed-transaction";
import type { Signer } from "~/wallet/use-signer";

type Taking = {
  drop: DropView;
  signer: Signer;
  isSignedIn: boolean;
  /** Chain second. */
  ts: bigint;
};

/** The transaction by which a wallet takes the gift of a drop, and what prevents it now. */
export function useDropTaking({ drop, signer, isSignedIn, ts }: Taking) {
  const { revalidate } = useRevalidator();
  const wish = {
    kind: "takeDrop",
    lifetime: signer.lifetime,
    parameters: { campaignAddress: drop.address, place: String(drop.mine?.place ?? 0) },
  } as const;
  const transaction = useLandedTransaction(wish);
  const { phase } = transaction.state;
  const hasFailed = phase === "failed" || phase === "expired";
  const readAgain = useEffectEvent(() => void revalidate());
  // a failed attempt has to be reset, which only the list of attempts knows
  useEffect(() => {
    if (hasFailed) readAgain();
  }, [hasFailed]);

  const state = dropStateLater(drop, ts);
  // a fork may still undo what the network has only confirmed
  const done = hasLanded(phase) ? transaction.landed : null;
  const isUnderWay = !done && (isBusy(phase) || phase === "finalized");
  const why: DropObstacle | null = !isSignedIn ? null : isUnderWay ? "underWay" : obstacleOf(state, drop.mine);
  const canTake = isSignedIn && why === null && drop.mine !== null;
  /** Ends what the modal shows when it is closed; what is under way continues. */
  const leave = () => {
    if (!isUnderWay) transaction.reset();
  };
  return { wish, transaction, state, why, done, canTake, leave };
}

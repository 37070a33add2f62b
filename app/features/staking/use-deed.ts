import { useNavigate } from "react-router";
import type { TransactionWish } from "~/domain/transaction-types";
import type { MoneyFrame } from "~/features/money/money-frame";
import { useShell } from "~/shell/use-shell";
import { isBusy, type TransactionState } from "~/transactions/transaction-phase";
import { offersAgain } from "~/transactions/transaction-progress";
import { useOffer } from "~/transactions/use-offer";
import { useTransaction } from "~/transactions/use-transaction";
import { useHolderState } from "~/wallet/use-holder-state";
import { type Signer, useSigner } from "~/wallet/use-signer";
import type { Trial } from "./trial";

export type Deed = {
  signer: Signer;
  state: TransactionState;
  isBusy: boolean;
  /** Whether it could be signed: its holder is signed in, and the trial run has not failed. */
  isPossible: boolean;
  /** Whether the screen offers to sign it. Where the progress offers another try, it does not. */
  mayBegin: boolean;
  begin(): void;
};

type DeedWish = {
  frame: Pick<MoneyFrame, "holderAddress">;
  trial: Trial;
  wish: TransactionWish;
  /** The path of the screen that shows the outcome, without the language. */
  outcome: string;
};

/** The transaction of a screen whose outcome has an address of its own, to which the screen leads once it has landed. */
export function useDeed({ frame, trial, wish, outcome }: DeedWish): Deed {
  const { localePath } = useShell();
  const navigate = useNavigate();
  const isSignedIn = useHolderState(frame.holderAddress) === "signed-in";
  const signer = useSigner(frame.holderAddress);
  const signed = { ...wish, lifetime: signer.lifetime };
  useOffer(signed, frame.holderAddress, trial.offer);
  const { state, start } = useTransaction(signed, ({ id }) =>
    navigate(`/${localePath}/${outcome}?transaction=${id}`, { replace: true }),
  );
  const isPossible = isSignedIn && trial.refusal === null;
  return {
    signer,
    state,
    isBusy: isBusy(state.phase),
    isPossible,
    mayBegin: isPossible && !offersAgain(state.phase),
    begin: () => start(trial.preview),
  };
}

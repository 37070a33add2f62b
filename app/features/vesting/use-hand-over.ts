import { useState } from "react";
import { useRevalidator } from "react-router";
import type { TransactionWish } from "~/domain/transaction-types";
import type { GrantView } from "~/domain/vesting/view";
import type { MoneyFrame } from "~/features/money/money-frame";
import type { Texts } from "~/locales/texts.server";
import { hasLanded, isBusy } from "~/transactions/transaction-phase";
import { useTransaction } from "~/transactions/use-transaction";
import { showToast } from "~/ui/toast";
import { useSigner } from "~/wallet/use-signer";

export type HandOverProps = {
  frame: MoneyFrame;
  texts: Texts["vesting"]["own"]["handOver"];
  grant: GrantView;
  /** The chain second at which the grant was read. */
  chainTs: bigint;
  holder: string;
};

export type HandOverAct = ReturnType<typeof useHandOver>;

/**
 * A transaction of handing over, which a dialog asks about first. The page reads the grant again when the dialog is closed
 * after the end.
 */
export function useHandOver(holder: string, done: string, wish: TransactionWish) {
  const { revalidate } = useRevalidator();
  const [isOpen, setIsOpen] = useState(false);
  const signer = useSigner(holder);
  const { state, start, reset } = useTransaction({ ...wish, lifetime: signer.lifetime }, async ({ status }) => {
    if (isOpen || status !== "finalized") return;
    showToast(done, "success");
    await revalidate();
  });
  const close = () => {
    setIsOpen(false);
    reset();
    if (hasLanded(state.phase)) void revalidate();
  };
  const isWorking = isBusy(state.phase) && !hasLanded(state.phase);
  return { wish, signer, state, start, isOpen, open: () => setIsOpen(true), close, isWorking };
}

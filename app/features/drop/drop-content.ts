import type { ReactNode } from "react";
import type { DropObstacle, DropState, DropView } from "~/domain/drop/view";
import type { TransactionView, TransactionWish } from "~/domain/transaction-types";
import type { MoneyFrame } from "~/features/money/money-frame";
import type { UseTransaction } from "~/transactions/use-transaction";
import type { TransactionCosts } from "~/transactions/use-transaction-costs";
import type { DialogProps } from "~/ui/dialog";
import type { Fact } from "~/ui/facts";
import type { Signer } from "~/wallet/use-signer";
import type { DropTexts } from "./drop-text";

export type DropDialogProps = {
  id: string;
  frame: MoneyFrame;
  texts: DropTexts;
  drop: DropView;
  /** What the drop gives this wallet, in words. */
  gift: string;
  /** Its amount in words, if it is large and round. */
  spelled: string | null;
  /** Its picture. */
  shown: ReactNode;
  state: DropState;
  why: DropObstacle | null;
  /** Whether this wallet can take it, in words. */
  answer: string;
  facts: readonly Fact[];
  canTake: boolean;
  wish: TransactionWish;
  signer: Signer;
  transaction: UseTransaction;
  /** The transaction once it has landed and the page has been read again. */
  done: TransactionView | null;
  listTo: string;
  onClosed: () => void;
};

/** The question whether to take the gift, and what taking it costs. */
export type DropQuestion = { isConfirming: boolean; costs: TransactionCosts; ask: (isAsked: boolean) => void };

/** What the modal of a drop shows at one step. */
export type DropContent = Pick<DialogProps, "title" | "children" | "actions" | "closeLog">;

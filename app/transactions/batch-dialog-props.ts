import type { ReactNode } from "react";
import type { Texts } from "~/locales/texts.server";
import type { LogKey } from "~/logs/logged";
import type { Signer } from "~/wallet/use-signer";
import type { ShownBatch } from "./batch-state";
import type { SigningTexts } from "./signing-texts";

/** What a batch's dialog is filled with. All its other texts are those of every batch. */
export type BatchDialogProps = {
  id: string;
  title: string;
  frame: { holderAddress: string | null; progress: Texts["transactionProgress"]; signing: SigningTexts };
  batch: ShownBatch;
  signer: Signer;
  /** What the batch brings and what the holder is asked before it begins, above the costs. */
  children: ReactNode;
  /** What can be looked up besides, below the costs. */
  details?: ReactNode;
  /** What the batch leaves out and why, in sentences. */
  leftOut: readonly string[];
  /**
   * `transactions`: how many have to be signed; 0 until it is known. `figures`: what they cost. `isOfRound`: whether this is
   * one of several rounds, for which the dialog's own words say how often the wallet asks.
   */
  costs: { title: string; figures: ReactNode; transactions: number; isOfRound?: boolean };
  /**
   * The button that begins. `sum`: what the batch takes in all, above it, so that it is in sight whenever the button is.
   * `consent`: what a holder agrees to, directly above the button, such as a box to tick. `isUnready`: the button waits for
   * that, and looks so.
   */
  submit: {
    label: string;
    variant?: "primary" | "danger";
    sum?: ReactNode;
    consent?: ReactNode;
    isUnready?: boolean;
    onPress: () => void;
  };
  /** The label of the button that leaves the form, if it is not "Cancel". */
  decline?: string;
  /** What is shown in place of the form while something else has to be answered first. */
  instead?: { title: string; body: ReactNode; actions: ReactNode } | null;
  /**
   * What the dialog says when a round has succeeded and another follows. If it is missing, the dialog says how many items
   * the round had.
   */
  nextRound?: { title: string; body: ReactNode; label: string };
  /** What is said once the network has run all transactions. */
  done: { title: string; body: ReactNode };
  logs: Record<"submit" | "close" | "tryAgain" | "resume" | "done" | "explorer", LogKey>;
  onClose: () => void;
};

import type { ReactNode } from "react";
import type { MoneyFrame } from "~/features/money/money-frame";
import type { Signer } from "~/wallet/use-signer";
import type { NftTexts } from "../nft-page";
import type { NftTab } from "../nft-screens";
import type { BatchTexts } from "./batch-progress";
import type { RunnableNftBatch } from "./nft-batch";

/** Texts of everything that a holder does in a tab. */
export type ActTexts = NftTexts & BatchTexts;

/** Properties of every act of a holder in a tab. */
export type ActProps = {
  frame: MoneyFrame;
  texts: ActTexts;
  tab: NftTab;
  /** Called when something has become final, because what was read before is then out of date. */
  onSettled: () => Promise<void>;
  onClose: () => void;
};

/** Properties of the modal of one act. */
export type ActDialogProps = Pick<ActProps, "frame" | "texts" | "tab" | "onClose"> & {
  id: string;
  title: string;
  batch: RunnableNftBatch;
  signer: Signer;
  /** The log names of its buttons, in the tab's part of the catalogue. */
  logs: { submit: string; no: string; done: string };
  words: { submit: string; no: string; costs: string };
  variant?: "primary" | "danger";
  /** Whether the button waits for a consent, and looks so. */
  isUnready?: boolean;
  onSubmit: () => void;
  /** What the modal says once the network has run all transactions. */
  done: { title: string; body: ReactNode };
  /** What is shown in place of the form while something else has to be answered first. */
  instead?: { title: string; body: ReactNode; actions: ReactNode } | null;
  /** The questions before the act begins, above the costs. */
  children: ReactNode;
};

import type { ReactNode } from "react";
import type { MoneyFrame } from "~/features/money/money-frame";
import type { BatchDialogProps } from "~/transactions/batch-dialog-props";
import type { NftTexts } from "../nft-page";
import type { NftTab } from "../nft-screens";
import type { ActCostsProps } from "./act-costs";
import type { RunnableNftBatch } from "./nft-batch";

/** Texts of everything that a holder does in a tab. */
export type ActTexts = NftTexts & { costs: ActCostsProps["texts"] };

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
export type ActDialogProps = Pick<ActProps, "frame" | "texts" | "tab" | "onClose"> &
  Pick<BatchDialogProps, "id" | "title" | "signer" | "done" | "instead" | "details" | "children"> & {
    batch: RunnableNftBatch;
    /** The log names of its buttons, in the tab's part of the catalogue. */
    logs: { submit: string; no: string; done: string };
    /** `no`: as `decline` of the dialog. `solNow`: words for all the SOL that leaves the wallet, if that is said above the button. */
    words: { submit: string; no?: string; costs: string; solNow?: string };
    variant?: "primary" | "danger";
    /** The box that has to be ticked first, and whether the button waits for it. */
    consent?: ReactNode;
    isUnready?: boolean;
    onSubmit: () => void;
  };

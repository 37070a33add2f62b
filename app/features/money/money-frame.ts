import type { TransactionView } from "~/domain/transaction-types";
import type { Texts } from "~/locales/texts.server";
import type { SigningTexts } from "~/transactions/signing-texts";
import type { Picture } from "~/ui/art-manifest";

/** What the loader of every money screen provides. */
export type MoneyFrame = {
  /** Wallet of the signed session; null for a visitor. */
  holderAddress: string | null;
  /** That wallet's transactions that were under way when the page was rendered. */
  underWay: readonly TransactionView[];
  labels: Texts["staking"]["labels"];
  amountEntry: Texts["amountEntry"];
  claim: Texts["claim"];
  costs: Texts["costs"];
  progress: Texts["transactionProgress"];
  signing: SigningTexts;
  walletCall: Texts["wallet"]["call"];
  scene: Picture;
};

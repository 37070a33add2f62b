import type { TransactionView } from "~/domain/transaction-types";
import type { Texts } from "~/locales/texts.server";
import type { SigningTexts } from "~/transactions/signing-texts";
import type { Picture } from "~/ui/art-manifest";

/** What every screen of money is given by its loader. */
export type MoneyFrame = {
  /** Wallet of the signed session; null for a visitor. */
  holderAddress: string | null;
  /** Transactions of that wallet which were under way when the page was rendered. */
  underWay: readonly TransactionView[];
  labels: Texts["staking"]["labels"];
  amountEntry: Texts["amountEntry"];
  progress: Texts["transactionProgress"];
  signing: SigningTexts;
  walletCall: Texts["wallet"]["call"];
  scene: Picture;
};

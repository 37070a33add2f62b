import { OpenTransactions } from "~/transactions/open-transactions";
import { PageHead, type PageHeadProps } from "~/ui/page-head";
import type { MoneyFrame } from "./money-frame";

export type MoneyHeadProps = PageHeadProps & {
  frame: Pick<MoneyFrame, "progress" | "holderAddress" | "underWay">;
  /** The id of the transaction that the page itself shows. */
  except?: string | null;
};

/**
 * The head of every screen on which a holder signs. It has the notice of what is under way, so that no form appears without
 * it.
 */
export function MoneyHead({ frame, except, ...head }: MoneyHeadProps) {
  return (
    <>
      <PageHead {...head} />
      <OpenTransactions
        texts={frame.progress}
        holderAddress={frame.holderAddress}
        underWay={frame.underWay}
        except={except}
      />
    </>
  );
}

import { OpenTransactions } from "~/transactions/open-transactions";
import { PageHead, type PageHeadProps } from "~/ui/page-head";
import type { MoneyFrame } from "./money-frame";

export type MoneyHeadProps = PageHeadProps & {
  frame: Pick<MoneyFrame, "progress" | "holderAddress" | "underWay">;
  /** The page's plain name: the heading of a compact head, in place of a longer title. */
  name?: string;
  /** The id of the transaction that the page itself shows. */
  except?: string | null;
};

/**
 * The head of every screen on which a holder signs. It has the notice of what is under way, so that no form appears without
 * it. It is compact for a holder who has signed in, who knows what the page is about, and where the page says so.
 */
export function MoneyHead({ frame, name, except, isCompact = frame.holderAddress !== null, ...head }: MoneyHeadProps) {
  return (
    <>
      <PageHead
        {...head}
        title={isCompact ? (name ?? head.title) : head.title}
        isCompact={isCompact}
        isLeadHidden={frame.holderAddress !== null}
      />
      <OpenTransactions
        texts={frame.progress}
        holderAddress={frame.holderAddress}
        underWay={frame.underWay}
        except={except}
      />
    </>
  );
}

import type { MigrationTerms } from "~/domain/migration/screen-types";
import { inKaia } from "~/features/money/kaia";
import type { Texts } from "~/locales/texts.server";
import { useT } from "~/ui/use-t";

type Props = {
  texts: Texts["migration"]["summary"];
  /** Null while NFTs cannot be handed over. */
  terms: MigrationTerms | null;
  /** How many NFTs can be handed over, will not be minted, and are under way. */
  counts: { movable: number; notMinted: number; underWay: number };
};

/** What the page is about, in one line before the cards. */
export function DeskSummary({ texts, terms, counts }: Props) {
  const t = useT();
  const { movable, notMinted, underWay } = counts;
  const parts = [
    ...(terms && movable > 0
      ? [t(texts, "movable", { count: movable }), t(texts, "each", { fee: inKaia(BigInt(terms.feeEachRaw)) })]
      : []),
    ...(notMinted > 0 ? [t(texts, "notMinted", { count: notMinted })] : []),
    ...(underWay > 0 ? [t(texts, "underWay", { count: underWay })] : []),
  ];
  return parts.length > 0 ? <p className="migration-price">{parts.join(" · ")}</p> : null;
}

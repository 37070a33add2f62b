import type { Texts } from "~/locales/texts.server";
import { useT } from "~/ui/use-t";

type Props = {
  texts: Texts["migration"]["summary"];
  /** How many NFTs can be taken back only later, and are under way. */
  counts: { later: number; underWay: number };
};

/** What the holder has at the contract and can only wait for, in one line; what needs the holder is told beside it. */
export function DeskSummary({ texts, counts: { later, underWay } }: Props) {
  const t = useT();
  const parts = [
    ...(underWay > 0 ? [t(texts, "underWay", { count: underWay })] : []),
    ...(later > 0 ? [t(texts, "later", { count: later })] : []),
  ];
  return parts.length > 0 ? <p className="migration-price">{parts.join(" · ")}</p> : null;
}

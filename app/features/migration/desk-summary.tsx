import { inKaia } from "~/features/money/kaia";
import { formatDate } from "~/locales/format";
import type { Texts } from "~/locales/texts.server";
import { Dotted } from "~/ui/dotted";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";

type Props = {
  texts: Texts["migration"]["summary"];
  /** How many NFTs are under way. */
  underWay: number;
  /** How many can be taken back only later, with their fees in kei, the first of them at `fromTs` (chain seconds). */
  later: { count: number; feesRaw: bigint; fromTs: number };
};

/** What the holder has at the contract and can only wait for, in one line; what needs the holder is told beside it. */
export function DeskSummary({ texts, underWay, later }: Props) {
  const t = useT();
  const locale = useLocale();
  const { count, feesRaw } = later;
  const date = formatDate(locale, new Date(later.fromTs * 1_000));
  const parts = [
    ...(underWay > 0 ? [t(texts, "underWay", { count: underWay })] : []),
    ...(count > 0 ? [t(texts, feesRaw > 0n ? "laterFees" : "later", { count, fees: inKaia(feesRaw), date })] : []),
  ];
  if (parts.length === 0) return null;
  return (
    <p className="faint">
      <Dotted parts={parts} />
    </p>
  );
}

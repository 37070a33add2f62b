import { formatCoin } from "~/features/money/money-text";
import { formatDate } from "~/locales/format";
import type { Texts } from "~/locales/texts.server";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";

export type DeedSumProps = {
  labels: Pick<Texts["staking"]["labels"], "backOn">;
  /** Null where it stands right above. */
  outRaw?: bigint | null;
  inRaw: bigint;
  decimals: number;
  /** The chain second from which it comes back. */
  endTs: bigint;
};

/** What a stake sends and what it brings back when, in one line: "1,500 SCG → 1,518.4931 SCG back on 3 Mar 2027". */
export function DeedSum({ labels, outRaw = null, inRaw, decimals, endTs }: DeedSumProps) {
  const t = useT();
  const locale = useLocale();
  const back = { sum: formatCoin(locale, inRaw, decimals), date: formatDate(locale, new Date(Number(endTs) * 1000)) };
  return (
    <>
      {outRaw === null ? null : (
        <>
          <span>{formatCoin(locale, outRaw, decimals)}</span> <span aria-hidden="true">→</span>{" "}
        </>
      )}
      <span className="money-in">{t(labels, "backOn", back)}</span>
    </>
  );
}

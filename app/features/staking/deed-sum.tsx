import { formatCoin } from "~/features/money/money-text";
import { useLocale } from "~/ui/use-locale";

/** What a deed sends and what it brings back, in one line: "1,500 SCG → 1,518.4931 SCG". */
export function DeedSum({ outRaw, inRaw, decimals }: { outRaw: bigint; inRaw: bigint; decimals: number }) {
  const locale = useLocale();
  return (
    <>
      <span>{formatCoin(locale, outRaw, decimals)}</span> <span aria-hidden="true">→</span>{" "}
      <span className="money-in">{formatCoin(locale, inRaw, decimals)}</span>
    </>
  );
}

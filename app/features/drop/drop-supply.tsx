import type { DropView } from "~/domain/drop/view";
import { RichText } from "~/ui/rich-text";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { type DropTexts, leftText } from "./drop-text";

/** How many gifts of a drop are left, if it is known how many there are. */
export function DropSupply({ texts, drop }: { texts: DropTexts; drop: DropView }) {
  const t = useT();
  const locale = useLocale();
  const { supply, recipients, claimedCount } = drop;
  if (supply === 0) return null;
  const left = Math.max(supply - claimedCount, 0);
  return (
    <div className="drop-supply">
      <p>
        <RichText part={texts.facts} name="leftNow" values={{ left: leftText(locale, texts, drop) }} />
      </p>
      <progress className="progress" max={supply} value={left} aria-hidden="true" />
      {supply < recipients ? (
        <p className="faint">{t(texts.facts, "firstCome", { count: t(texts, "wallets", { count: recipients }) })}</p>
      ) : null}
    </div>
  );
}

import type { DropView } from "~/domain/drop/view";
import { RichText } from "~/ui/rich-text";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { type DropTexts, takenText } from "./drop-text";

/** How many wallets have taken a gift of a drop, with a bar that fills, if it is known how many there are. */
export function DropSupply({ texts, drop }: { texts: DropTexts; drop: DropView }) {
  const t = useT();
  const locale = useLocale();
  const { supply, recipients, claimedCount } = drop;
  if (supply === 0) return null;
  return (
    <div className="drop-supply">
      <p>
        <RichText part={texts.facts} name="takenNow" values={{ taken: takenText(locale, texts, drop) }} />
      </p>
      <progress className="progress" max={supply} value={Math.min(claimedCount, supply)} aria-hidden="true" />
      {supply < recipients ? (
        <p className="faint">{t(texts.facts, "firstCome", { count: t(texts, "wallets", { count: recipients }) })}</p>
      ) : null}
    </div>
  );
}

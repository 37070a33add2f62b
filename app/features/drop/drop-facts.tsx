import type { DropView } from "~/domain/drop/view";
import { formatChainTs } from "~/locales/format";
import type { Locale } from "~/locales/locales";
import { type Translate, translateIn } from "~/locales/translate";
import { ExplorerLink } from "~/ui/explorer-link";
import type { Fact } from "~/ui/facts";
import { type DropTexts, takenText } from "./drop-text";

/** The facts of a drop for its modal: the gift, how many wallets have taken it, the window, and the campaign's address. */
export function dropFacts(locale: Locale, texts: DropTexts, drop: DropView, gift: string): Fact[] {
  const t = translateIn(locale);
  const { facts } = texts;
  const window = { from: formatChainTs(locale, drop.beginTs), until: formatChainTs(locale, drop.endTs) };
  const isKnown = drop.supply > 0;
  return [
    { term: facts.total, value: gift, tone: "strong" },
    ...(isKnown ? [{ term: facts.taken, value: takenText(locale, texts, drop) }] : []),
    ...(isKnown && drop.state !== "draft"
      ? [
          { term: facts.from, value: window.from },
          { term: facts.until, value: window.until },
        ]
      : []),
    { term: facts.address, value: <ExplorerLink kind="address" value={drop.address} /> },
    ...freezeFacts(t, facts, drop),
  ];
}

/** Warns if somebody can freeze the coin, because the gift may then not reach the holder although the program allows it. */
function freezeFacts(t: Translate, facts: DropTexts["facts"], { gift, freeze }: DropView): Fact[] {
  if (!freeze || gift.kind !== "coins") return [];
  const { authority } = freeze;
  const value = authority ? <ExplorerLink kind="address" value={authority} /> : facts.freezeNone;
  return [{ term: t(facts, "freeze", { coin: gift.symbol }), value, note: authority ? facts.freezeCan : undefined }];
}

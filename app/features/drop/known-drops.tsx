import type { KnownDrop } from "~/domain/drop/view";
import type { Locale } from "~/locales/locales";
import { type Translate, translateIn } from "~/locales/translate";
import { type Fact, FactList } from "~/ui/facts";
import { useLocale } from "~/ui/use-locale";
import { type DropTexts, giftName } from "./drop-text";

export type KnownDropsProps = { texts: DropTexts; known: readonly KnownDrop[]; isSignedIn: boolean };

/** The drops with their dates while the chain cannot be read, and what cannot be known until then. */
export function KnownDrops({ texts, known, isSignedIn }: KnownDropsProps) {
  const locale = useLocale();
  if (known.length === 0) return null;
  return (
    <div className="drops-known">
      <h3>{texts.known.title}</h3>
      <FactList isWide items={known.map((drop) => factOf(drop, { texts, locale, isSignedIn }))} />
      <p className="soft measure">{texts.known.text}</p>
    </div>
  );
}

type Said = Pick<KnownDropsProps, "texts" | "isSignedIn"> & { locale: Locale };

function factOf({ number, name, campaign }: KnownDrop, { texts, locale, isSignedIn }: Said): Fact {
  const t = translateIn(locale);
  const term = (gift: string) => t(texts.known, "drop", { number: t(texts, "number", { number }), gift });
  if (!campaign) return { term: term(name), value: texts.known.noDate };
  const { gift, mine } = campaign;
  const own = mine && { amountRaw: mine.amountRaw, face: null };
  return {
    term: term(giftName(locale, texts, { gift, mine: own, eachRaw: null })),
    value: datesOf(t, texts, campaign),
    note: isSignedIn ? placeText(texts, campaign) : undefined,
  };
}

type Campaign = NonNullable<KnownDrop["campaign"]>;

function datesOf(t: Translate, texts: DropTexts, { state, beginTs, endTs }: Campaign): string {
  if (state === "draft") return texts.states.draft;
  if (state === "over") return t(texts.known, "over", { until: endTs });
  // a drop that has begun shows its end, which comes even while the chain cannot be read
  if (state === "open") return t(texts.known, "until", { until: endTs });
  return t(texts.known, "window", { from: beginTs, until: endTs });
}

function placeText({ known, yours }: DropTexts, { mine, state }: Campaign): string | undefined {
  // the list of a draft may still be on its way to the site
  if (!mine) return state === "draft" ? undefined : yours.notListed;
  if (mine.isTaken) return yours.taken;
  return state === "over" ? undefined : known.listed;
}

import type { EvmMatter } from "~/domain/account/evm-matters";
import { inKaia } from "~/features/money/kaia";
import { formatDate } from "~/locales/format";
import type { Locale } from "~/locales/locales";
import type { Texts } from "~/locales/texts.server";
import type { Translate } from "~/locales/translate";
import { logged } from "~/logs/logged";
import { useShell } from "~/shell/use-shell";
import { ButtonLink } from "~/ui/button";
import { Dotted } from "~/ui/dotted";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";

/** So many items of airdrops fit into one line. */
const ITEMS_NAMED = 3;

type Words = Texts["myPage"]["evm"];
type Props = { texts: Words; matters: readonly EvmMatter[] };

/** What somebody with only a Kaia wallet has here that needs them, each with its own link, the first of them loud. */
export function EvmMatters({ texts, matters }: Props) {
  const t = useT();
  const locale = useLocale();
  const { localePath } = useShell();
  if (matters.length === 0) return <p className="soft">{texts.nothing}</p>;
  return (
    <ul className="evm-matters in-two">
      {matters.map((matter, at) => {
        const { kind } = matter;
        const title = t(texts, kind, { count: matter.count });
        const notes = notesOf(matter, texts, t, locale);
        const isAirdrop = kind === "airdrops";
        return (
          <li key={kind}>
            <p>
              <strong>{title}</strong>
              {notes.length > 0 ? (
                <span className="soft">
                  <Dotted parts={notes} />
                </span>
              ) : null}
            </p>
            <ButtonLink
              size="small"
              variant={at === 0 ? "primary" : "secondary"}
              to={`/${localePath}/${placeOf(matter)}`}
              aria-label={`${texts.actions[kind]}: ${title}`}
              {...logged(isAirdrop ? "myPage.airdrops" : "myPage.migration")}
            >
              {texts.actions[kind]}
            </ButtonLink>
          </li>
        );
      })}
    </ul>
  );
}

function placeOf(matter: EvmMatter): string {
  if (matter.kind !== "airdrops") return "mypage/migration";
  return matter.list === null ? "airdrop" : `airdrop/${matter.list}`;
}

/** What it brings or costs, and when. */
function notesOf(matter: EvmMatter, texts: Words, t: Translate, locale: Locale): string[] {
  const withFee = (feeRaw: bigint | null) => (feeRaw === null ? [] : [t(texts, "withFee", { fee: inKaia(feeRaw) })]);
  switch (matter.kind) {
    case "airdrops": {
      const { items, closesAt } = matter;
      const until = t(texts, "until", { date: formatDate(locale, new Date(closesAt)) });
      return items.length > ITEMS_NAMED ? [until] : [items.join(" + "), until];
    }
    case "takeBackNow":
      return [texts.now, ...withFee(matter.feeRaw)];
    case "takeBackUnknown":
      return [texts.unknown];
    case "oldNfts":
      return matter.feeEachRaw === null ? [] : [t(texts, "feeEach", { fee: inKaia(matter.feeEachRaw) })];
    case "takeBackLater": {
      const date = formatDate(locale, new Date(matter.fromTs * 1_000));
      return [t(texts, matter.count === 1 ? "fromDay" : "fromDays", { date }), ...withFee(matter.feeRaw)];
    }
  }
}

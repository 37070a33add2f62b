import type { CollectionId } from "~/domain/settings/subjects";
import type { TwigSource } from "~/domain/twig/input";
import type { TwigEntry } from "~/domain/twig/view";
import { aboutIn } from "~/features/account/account-words";
import { formatAmount, formatDateTime, formatMoney } from "~/locales/format";
import type { Translate } from "~/locales/translate";
import { logged } from "~/logs/logged";
import { useShell } from "~/shell/use-shell";
import { ButtonLink } from "~/ui/button";
import { ExplorerLink } from "~/ui/explorer-link";
import { type Fact, FactList } from "~/ui/facts";
import { Notice } from "~/ui/notice";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { MyList } from "./my-list";
import { twigFrom } from "./twig-from";
import type { TwigListData } from "./twig-list.server";

type Words = TwigListData["texts"];

/** The Twig that a holder received, with where it came from. */
export function TwigList(loaded: TwigListData) {
  const t = useT();
  const locale = useLocale();
  const { localePath } = useShell();
  const { texts, from, sources, page, isFirstPage, waiting } = loaded;
  const amounts = waiting ? formatMoney(locale, { ...waiting, coin: "Twig" }) : "";
  const { date, amount, transaction } = texts.columns;
  const options = sources.map((source) => ({ value: source, label: sourceName(t, texts, source) }));
  return (
    <MyList
      district="power-zone"
      path="myTwig"
      loaded={loaded}
      logs={{
        back: "myTwigs.back",
        search: "myTwigs.search",
        showAll: "myTwigs.showAll",
        newest: "myTwigs.newest",
        older: "myTwigs.older",
        download: "myTwigs.download",
      }}
      above={() => (
        <>
          <TwigNow {...loaded} />
          {waiting ? (
            <Notice tone="good" title={t(texts, "waiting", { amount: amounts })}>
              <p>
                <ButtonLink variant="primary" viewTransition to={`/${localePath}/mypage`} {...logged("part.link")}>
                  {texts.toClaim}
                </ButtonLink>
              </p>
            </Notice>
          ) : null}
        </>
      )}
      fields={[{ name: "from", label: texts.columns.from, value: from, options }]}
      page={{ isFirst: isFirstPage, nextCursor: page.nextCursor }}
      table={
        page.entries.length === 0
          ? null
          : {
              columns: [
                { key: "date", label: date },
                { key: "from", label: texts.columns.from },
                { key: "amount", label: amount, align: "end" },
                { key: "transaction", label: transaction },
              ],
              rows: page.entries.map((entry) => ({
                key: `${entry.signature}.${entry.eventIndex}`,
                cells: {
                  date: <Day entry={entry} />,
                  from: <From texts={texts} entry={entry} />,
                  amount: <Amount texts={texts} entry={entry} />,
                  transaction: <ExplorerLink kind="tx" value={entry.signature} />,
                },
              })),
            }
      }
      none={{
        title: texts.emptyTitle,
        text: waiting ? texts.emptyWaiting : texts.empty,
        toSource: waiting ? undefined : { path: "powerzoneNftStaking", label: texts.toBoost, log: "myTwigs.toBoost" },
      }}
      end={{ title: texts.endTitle }}
    />
  );
}

/** The Twig in the wallet and what its NFTs earn, as far as it is known. */
function TwigNow({ texts, held, aDay }: TwigListData) {
  const t = useT();
  const locale = useLocale();
  const facts: Fact[] = [];
  if (held) facts.push({ term: texts.inWallet, value: formatMoney(locale, { ...held, coin: "Twig" }) });
  if (aDay) {
    const amount = aboutIn(locale, [{ ...aDay, symbol: "Twig" }]);
    facts.push({ term: texts.earning, value: t(texts, "aDay", { amount }) });
  }
  return facts.length > 0 ? <FactList isWide items={facts} /> : null;
}

function Day({ entry }: { entry: TwigEntry }) {
  return formatDateTime(useLocale(), new Date(entry.blockTs * 1000));
}

type CellProps = { texts: Words; entry: TwigEntry };

function From({ texts, entry }: CellProps) {
  const t = useT();
  return (
    <>
      {twigFrom(t, texts, entry)}
      {entry.from.kind === "pool" ? <small className="entry-note">{entry.from.nft}</small> : null}
    </>
  );
}

function Amount({ texts, entry }: CellProps) {
  const t = useT();
  const locale = useLocale();
  const shown = (raw: bigint) => `${formatAmount(locale, raw, entry.decimals)}\u00a0Twig`;
  return (
    <>
      {shown(entry.amountRaw)}
      {entry.feeRaw > 0n ? (
        <small className="entry-note">{t(texts, "fee", { amount: shown(entry.feeRaw) })}</small>
      ) : null}
    </>
  );
}

/** The name of a source of Twig. */
function sourceName(t: Translate, texts: Words, source: TwigSource): string {
  if (source === "drops") return texts.drops;
  const [kind, collection] = source.split(".") as ["boost" | "nova", CollectionId];
  return twigFrom(t, texts, { from: { kind: "pool", pool: { kind, collection }, nft: "" } });
}

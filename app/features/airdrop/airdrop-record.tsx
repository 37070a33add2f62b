import type { AirdropRecord } from "~/domain/airdrop/view";
import { formatDateTime } from "~/locales/format";
import type { Texts } from "~/locales/texts.server";
import { CopyButton } from "~/ui/copy-button";
import { ExplorerLink } from "~/ui/explorer-link";
import { type Fact, FactList } from "~/ui/facts";
import { Badge } from "~/ui/notice";
import { SampleMark } from "~/ui/sample-mark";
import { useLocale } from "~/ui/use-locale";

export type RecordTexts = Texts["airdrop"]["record"];

/** What a list says of an address: completed or not, what, when, and the transaction. */
export function AirdropFacts({ texts, record }: { texts: RecordTexts; record: AirdropRecord }) {
  const locale = useLocale();
  const at = (iso: string) => formatDateTime(locale, new Date(iso));
  const facts: Fact[] = [
    { term: record.gift[locale.code], value: record.item, tone: "strong" },
    ...(record.sentAt ? [{ term: texts.sent, value: at(record.sentAt) }] : []),
    ...(record.transaction
      ? [
          {
            term: texts.transaction,
            value: (
              <span className="row">
                <ExplorerLink kind="tx" value={record.transaction} />
                <CopyButton value={record.transaction} label={texts.copy} copiedLabel={texts.copied} />
              </span>
            ),
          },
        ]
      : [
          ...(record.stage === "soon" ? [{ term: texts.opens, value: at(record.opensAt) }] : []),
          { term: record.stage === "closed" ? texts.closed : texts.closes, value: at(record.closesAt) },
        ]),
  ];
  return <FactList items={facts} />;
}

type TitleProps = {
  texts: RecordTexts;
  record: AirdropRecord;
  /** Whether the visitor's own wallet has still to enter an address. Of others nobody is told whether they did. */
  isMissing: boolean;
};

/** The name of the list, whether it is completed, and what is missing. */
export function AirdropTitle({ texts, record, isMissing }: TitleProps) {
  const locale = useLocale();
  return (
    <>
      {record.name[locale.code]} <AirdropBadge texts={texts} isCompleted={record.isCompleted} />{" "}
      {isMissing ? <Badge tone="warning">{texts.missing}</Badge> : null}
      {record.isSample ? <SampleMark /> : null}
    </>
  );
}

function AirdropBadge({ texts, isCompleted }: { texts: RecordTexts; isCompleted: boolean }) {
  return <Badge tone={isCompleted ? "good" : "warning"}>{isCompleted ? texts.completed : texts.notCompleted}</Badge>;
}

/** What happens next with an airdrop that has not been sent. */
export function waitingWords(texts: RecordTexts, { chain, stage }: AirdropRecord): string {
  if (chain === "solana") return texts.waitingSolana;
  return stage === "closed" ? texts.waitingEvmClosed : texts.waitingEvm;
}

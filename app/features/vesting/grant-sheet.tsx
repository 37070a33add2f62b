import { formatChainTs } from "~/locales/format";
import { type Translate, translateIn } from "~/locales/translate";
import { useT } from "~/ui/use-t";
import "~/styles/staking/index.css";
import "~/styles/vesting.css";
import type { Freeze } from "~/domain/solana/freeze";
import { type GrantState, grantFiguresAt } from "~/domain/vesting/rules";
import type { GrantEventView, GrantView } from "~/domain/vesting/view";
import { Money } from "~/features/money/money";
import { useChainTs } from "~/features/money/use-chain-ts";
import type { Locale } from "~/locales/locales";
import { shortAddress } from "~/locales/short-address";
import type { Texts } from "~/locales/texts.server";
import type { LogKey } from "~/logs/logged";
import { CopyButton } from "~/ui/copy-button";
import { DataTable } from "~/ui/data-table";
import { ExplorerLink } from "~/ui/explorer-link";
import { type Fact, FactList } from "~/ui/facts";
import { Badge, Notice } from "~/ui/notice";
import { useLocale } from "~/ui/use-locale";
import { ReleasePlot } from "./release-plot";
import { formatShare, formatToken, isFlowing, shareBps, stepText } from "./token-text";

export type GrantSheetProps = {
  texts: Pick<Texts["vesting"], "detail" | "states">;
  grant: GrantView;
  vault: string;
  freeze: Freeze | null;
  chainTs: bigint;
  events: readonly GrantEventView[];
  csvPath: string;
  csvLog: LogKey;
};

type Detail = GrantSheetProps["texts"]["detail"];

const TONES: Record<GrantState, "accent" | "good" | "warning" | "faint"> = {
  ahead: "faint",
  cliff: "faint",
  releasing: "accent",
  released: "good",
  revoked: "warning",
  paid: "good",
};

export function GrantStateBadge({ texts, state }: { texts: Texts["vesting"]["states"]; state: GrantState }) {
  return <Badge tone={TONES[state]}>{texts[state]}</Badge>;
}

/** Everything that is public about a grant: figures, release over time, addresses, history. */
export function GrantSheet({ texts, grant: read, vault, freeze, chainTs, events, csvPath, csvLog }: GrantSheetProps) {
  const t = useT();
  const locale = useLocale();
  const { detail } = texts;
  // the figures grow every second together with the claimable amount, so that this is never more than what was released
  const figures = grantFiguresAt(read, useChainTs(chainTs));
  const grant = { ...read, figures };
  return (
    <div className="grant-sheet">
      {grant.funder.name === null ? <Notice tone="warning" title={detail.unknownFunder} /> : null}
      {grant.isClosed ? <Notice title={detail.closed} /> : null}
      <section aria-labelledby="grant-facts">
        <h2 id="grant-facts">{detail.factsTitle}</h2>
        <p className="grant-state">
          <GrantStateBadge texts={texts.states} state={grant.figures.state} />
        </p>
        <div className="grant-figures">
          <FactList items={figuresOf(locale, detail, grant)} />
        </div>
        <progress
          className="progress"
          max={10_000}
          value={shareBps(grant.figures.vestedRaw, grant.figures.grantedRaw)}
          aria-label={detail.facts.released}
        />
        <FactList items={factsOf(locale, detail, grant)} />
      </section>
      <ReleasePlot texts={detail.plot} grant={grant} chainTs={chainTs} csvPath={csvPath} log={csvLog} />
      <section aria-labelledby="grant-addresses">
        <h2 id="grant-addresses">{detail.addressesTitle}</h2>
        <FactList items={[...addressesOf(t, detail, grant, vault), ...freezeFacts(t, detail, grant, freeze)]} />
      </section>
      <section aria-labelledby="grant-events">
        <h2 id="grant-events">{detail.eventsTitle}</h2>
        {events.length === 0 ? <p>{detail.events.none}</p> : <Events texts={detail} grant={grant} events={events} />}
      </section>
    </div>
  );
}

/** Which part of the grant belongs to whom, in large figures. */
function figuresOf(locale: Locale, { facts: words }: Detail, grant: GrantView): Fact[] {
  const { figures, claimedRaw, totalRaw, decimals, coin } = grant;
  const steady = isFlowing(grant);
  const amount = (raw: bigint) => <Money raw={raw} decimals={decimals} coin={coin} />;
  const flowing = (raw: bigint) => <Money raw={raw} decimals={decimals} coin={coin} steady={steady} />;
  return [
    { term: words.granted, value: amount(totalRaw) },
    {
      term: words.released,
      value: flowing(figures.vestedRaw),
      note: formatShare(locale, figures.vestedRaw, figures.grantedRaw),
      tone: "in",
    },
    { term: words.claimed, value: amount(claimedRaw) },
    { term: words.toCome, value: flowing(figures.toComeRaw) },
  ];
}

function factsOf(locale: Locale, detail: Detail, grant: GrantView): Fact[] {
  const t = translateIn(locale);
  const { facts: words } = detail;
  const { figures, revokedTs, returnedRaw } = grant;
  const amount = (raw: bigint) => formatToken(locale, raw, grant);
  const time = (ts: bigint) => formatChainTs(locale, ts);
  const { next } = figures;
  const nextText = next ? t(words, "nextValue", { time: time(next.ts), amount: amount(next.vestedRaw) }) : words.noNext;
  const isEnded = revokedTs !== 0n;
  const ending: Fact = isEnded
    ? { term: words.revoked, value: t(words, "revokedValue", { time: time(revokedTs), amount: amount(returnedRaw) }) }
    : { term: words.revocable, value: grant.isRevocable ? words.revocableYes : words.revocableNo };
  return [
    { term: words.start, value: time(grant.startTs) },
    { term: words.cliff, value: time(grant.cliffTs) },
    { term: words.end, value: time(grant.endTs) },
    { term: words.how, value: stepText(locale, detail, grant.stepSeconds) },
    ...(isFlowing(grant) ? [] : [{ term: words.next, value: nextText }]),
    ending,
  ];
}

function addressesOf(t: Translate, detail: Detail, grant: GrantView, vault: string): Fact[] {
  const { addresses: words } = detail;
  const { beneficiary, pendingBeneficiary, funder } = grant;
  const rows: [term: string, address: string | null, name?: string | null][] = [
    [words.grant, grant.address],
    [words.vault, vault || null],
    [words.beneficiary, beneficiary],
    [words.pending, pendingBeneficiary],
    [words.funder, funder.address, funder.name],
    [t(words, "mint", { coin: grant.coin }), grant.mint],
  ];
  return rows.flatMap(([term, address, name]) =>
    address ? [{ term, value: <Address address={address} name={name} texts={detail} /> }] : [],
  );
}

/** Warns if somebody can freeze the coin, because a claim may then not reach the holder although the program allows it. */
function freezeFacts(
  t: Translate,
  { addresses: words, ...detail }: Detail,
  { coin }: GrantView,
  freeze: Freeze | null,
): Fact[] {
  if (!freeze) return [];
  const { authority } = freeze;
  const value = authority ? <Address address={authority} texts={detail} /> : words.freezeNone;
  return [{ term: t(words, "freeze", { coin }), value, note: authority ? words.freezeCan : undefined }];
}

function Address({
  address,
  name,
  texts,
}: {
  address: string;
  name?: string | null;
  texts: Pick<Texts["vesting"]["detail"], "copy" | "copied">;
}) {
  return (
    <span className="grant-address">
      {name ? <strong>{name}</strong> : null}
      <ExplorerLink kind="address" value={address}>
        {shortAddress(address)}
      </ExplorerLink>
      <CopyButton value={address} label={texts.copy} copiedLabel={texts.copied} />
    </span>
  );
}

function Events({
  texts,
  grant,
  events,
}: {
  texts: Texts["vesting"]["detail"];
  grant: GrantView;
  events: readonly GrantEventView[];
}) {
  const locale = useLocale();
  const { columns, kinds } = texts.events;
  return (
    <DataTable
      caption={texts.eventsTitle}
      captionHidden
      columns={[
        { key: "time", label: columns.time },
        { key: "kind", label: columns.kind },
        { key: "amount", label: columns.amount, align: "end" },
        { key: "transaction", label: columns.transaction },
      ]}
      rows={events.map(({ signature, eventIndex, kind, amountRaw, blockTs }) => ({
        key: `${signature}.${eventIndex}`,
        cells: {
          time: formatChainTs(locale, blockTs),
          kind: kinds[kind],
          amount: amountRaw > 0n ? formatToken(locale, amountRaw, grant) : "–",
          transaction: <ExplorerLink kind="tx" value={signature} />,
        },
      }))}
    />
  );
}

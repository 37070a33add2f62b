import type { ReactNode } from "react";
import { useT } from "~/ui/use-t";
import "~/styles/staking/index.css";
import "~/styles/vesting.css";
import type { Freeze } from "~/domain/solana/freeze";
import { grantFiguresAt } from "~/domain/vesting/rules";
import type { GrantEventView, GrantView } from "~/domain/vesting/view";
import { useChainTs } from "~/features/money/use-chain-ts";
import type { Texts } from "~/locales/texts.server";
import type { LogKey } from "~/logs/logged";
import { FactList } from "~/ui/facts";
import { Notice } from "~/ui/notice";
import { useLocale } from "~/ui/use-locale";
import { GrantEvents } from "./grant-events";
import { addressesOf, factsOf, figuresOf, freezeFacts } from "./grant-facts";
import { GrantStateBadge } from "./grant-state-badge";
import { ReleasePlot } from "./release-plot";
import { formatShare, shareBps } from "./token-text";

export type GrantSheetProps = {
  texts: Pick<Texts["vesting"], "detail" | "states"> & { row: Pick<Texts["vesting"]["row"], "released"> };
  grant: GrantView;
  vault: string;
  freeze: Freeze | null;
  chainTs: bigint;
  events: readonly GrantEventView[];
  csvPath: string;
  csvLog: LogKey;
  /** What its holder can claim, which stands beside the facts on a wide screen. Without it, they take the whole width. */
  claim?: ReactNode;
};

/** Everything that is public about a grant: figures, release over time, addresses, history. */
export function GrantSheet(props: GrantSheetProps) {
  const { texts, grant: read, vault, freeze, chainTs, events, csvPath, csvLog, claim } = props;
  const t = useT();
  const locale = useLocale();
  const { detail, row } = texts;
  // the figures grow every second together with the claimable amount, so that this is never more than what was released
  const figures = grantFiguresAt(read, useChainTs(chainTs));
  const grant = { ...read, figures };
  // what was released is then what can be claimed, which stands beside it already
  const isAllDue = claim !== undefined && grant.claimedRaw === 0n;
  const share = t(row, "released", { share: formatShare(locale, figures.vestedRaw, figures.grantedRaw) });
  return (
    <div className="grant-sheet">
      {grant.isClosed ? <Notice title={detail.closed} /> : null}
      <div className={claim ? "grant-work" : "grant-sheet"}>
        {claim}
        <section aria-labelledby="grant-facts">
          <h2 id="grant-facts">{detail.factsTitle}</h2>
          <p className="grant-state">
            <GrantStateBadge texts={texts.states} state={grant.figures.state} />
          </p>
          {/* a share of the whole grant, so it stands before the sums and says of what it is a share */}
          <p className="grant-share soft">
            <progress
              className="progress"
              max={10_000}
              value={shareBps(grant.figures.vestedRaw, grant.figures.grantedRaw)}
              aria-label={share}
            />
            <span aria-hidden="true">{share}</span>
          </p>
          <div className="grant-figures">
            <FactList items={figuresOf(locale, detail, grant, isAllDue)} />
          </div>
          <FactList isWide items={factsOf(locale, detail, grant)} />
        </section>
        <ReleasePlot texts={detail.plot} grant={grant} chainTs={chainTs} csvPath={csvPath} log={csvLog} />
      </div>
      <section aria-labelledby="grant-addresses">
        <h2 id="grant-addresses">{detail.addressesTitle}</h2>
        <FactList isWide items={[...addressesOf(t, detail, grant, vault), ...freezeFacts(t, detail, grant, freeze)]} />
      </section>
      <section aria-labelledby="grant-events">
        <h2 id="grant-events">{detail.eventsTitle}</h2>
        {events.length === 0 ? (
          <p>{detail.events.none}</p>
        ) : (
          <GrantEvents texts={detail} grant={grant} events={events} />
        )}
      </section>
    </div>
  );
}

import { useState } from "react";
import { useRevalidator } from "react-router";
import type { CoinSum } from "~/domain/account/view";
import type { MoneyFrame } from "~/features/money/money-frame";
import { RefreshButton } from "~/features/money/refresh-button";
import { logged } from "~/logs/logged";
import { useShell } from "~/shell/use-shell";
import { Button, ButtonLink } from "~/ui/button";
import { DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { Notice } from "~/ui/notice";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { type AccountTexts, formatIn, type ShownAccount } from "./account-words";
import { AccountBatchDialog } from "./batch-dialog";

type Props = { frame: MoneyFrame; texts: AccountTexts; account: ShownAccount; sums: readonly CoinSum[] };

/**
 * APIs that look on the chain for what was done outside the site. NFTs need none, because they are always read from the
 * chain.
 */
const LOOKS = ["/api/staking/sync", "/api/vesting/sync"];

/** What a holder has of each coin, what could not be read, and the one button that claims all. */
export function AccountSums({ frame, texts, account, sums }: Props) {
  const t = useT();
  const { localePath } = useShell();
  const { revalidate } = useRevalidator();
  const [isClaiming, setIsClaiming] = useState(false);
  const { coin, nfts, grants } = account;
  const readTs = coin.value?.chainTs ?? grants.value?.chainTs ?? nfts.value?.[0]?.chainTs;
  const hasProblem = Boolean(coin.problem ?? nfts.problem ?? grants.problem);
  const hasMore = coin.value?.hasMore || grants.value?.hasMore || nfts.value?.some((holding) => holding.hasMore);
  const canClaim = hasMore || sums.some(({ dueRaw }) => dueRaw > 0n);
  const here = `/${localePath}/mypage/account`;
  return (
    <section className="account-sums" aria-labelledby="sums-title">
      <h2 id="sums-title">{texts.sumsTitle}</h2>
      <Unread texts={texts} account={account} />
      {sums.length === 0 && !hasProblem ? (
        <EmptyState
          level={3}
          title={texts.emptyTitle}
          action={
            <ButtonLink to={`/${localePath}/powerzoneCoinStaking`} {...logged("myAccount.toPowerZone")}>
              {texts.toPowerZone}
            </ButtonLink>
          }
        >
          <p>{texts.empty}</p>
        </EmptyState>
      ) : null}
      {sums.length > 0 ? <Sums texts={texts} sums={sums} /> : null}
      {hasMore ? <p className="faint">{texts.more}</p> : null}
      <div className="row-apart account-acts">
        {canClaim ? (
          <Button
            variant="primary"
            size="large"
            aria-haspopup="dialog"
            onClick={() => setIsClaiming(true)}
            {...logged("myAccount.claimAll")}
          >
            {texts.claimAll}
          </Button>
        ) : (
          // something may be due in a part that could not be read
          <p className="soft">{hasProblem ? texts.claimUnread : texts.claimNothing}</p>
        )}
        <p className="row">
          <RefreshButton apis={LOOKS} texts={texts} log="myAccount.readAgain" />
          <ButtonLink size="small" href={`${here}/calendar.ics`} download {...logged("myAccount.calendar")}>
            {texts.calendar}
          </ButtonLink>
          <ButtonLink size="small" href={`${here}/overview.csv`} download {...logged("myAccount.download")}>
            {texts.csv}
          </ButtonLink>
        </p>
      </div>
      <p className="faint">
        {readTs === undefined ? null : `${t(texts, "readAt", { time: readTs })} `}
        {texts.calendarWhat}
      </p>
      {isClaiming ? (
        <AccountBatchDialog
          deed="claim"
          frame={frame}
          texts={texts.claim}
          sums={sums}
          onSettled={revalidate}
          onClose={() => setIsClaiming(false)}
        />
      ) : null}
    </section>
  );
}

/** What could not be read. A reason that all parts share is said once, above them. */
function Unread({ texts, account }: Pick<Props, "texts" | "account">) {
  const t = useT();
  const names = Object.keys(texts.unread) as (keyof AccountTexts["unread"])[];
  const unread = names.filter((name) => account[name].problem !== null);
  if (unread.length === 0) return null;
  const reasons = new Set(unread.map((name) => account[name].problem));
  const [shared] = unread.length > 1 && reasons.size === 1 ? reasons : [];
  return (
    <Notice tone="warning" title={shared ?? undefined}>
      {unread.map((name) => (
        <p key={name}>{t(texts.unread, name, { reason: shared ? "" : (account[name].problem ?? "") })}</p>
      ))}
    </Notice>
  );
}

function Sums({ texts, sums }: Pick<Props, "texts" | "sums">) {
  const { columns } = texts;
  return (
    <DataTable
      caption={texts.sumsCaption}
      columns={[
        { key: "coin", label: columns.coin },
        { key: "staked", label: columns.staked, align: "end" },
        { key: "due", label: columns.due, align: "end" },
        { key: "coming", label: columns.coming, align: "end" },
        { key: "givenUp", label: columns.givenUp, align: "end" },
      ]}
      rows={sums.map((sum) => ({
        key: sum.mint,
        cells: {
          coin: <span className="figure">{sum.symbol}</span>,
          staked: <Amount texts={texts} sum={sum} raw={sum.stakedRaw} />,
          due: <Amount texts={texts} sum={sum} raw={sum.dueRaw} isDue />,
          coming: <Amount texts={texts} sum={sum} raw={sum.comingRaw} />,
          givenUp: <Amount texts={texts} sum={sum} raw={sum.givenUpRaw} />,
        },
      }))}
    />
  );
}

function Amount({ texts, sum, raw, isDue }: { texts: AccountTexts; sum: CoinSum; raw: bigint; isDue?: boolean }) {
  const locale = useLocale();
  if (raw === 0n) return <span className="account-none">{texts.none}</span>;
  const amount = formatIn(locale, raw, sum);
  return isDue ? <strong className="money-in">{amount}</strong> : amount;
}

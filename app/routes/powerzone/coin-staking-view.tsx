import { data, useRevalidator } from "react-router";
import type { CoinAmount } from "~/domain/account/view";
import { historyAddressSchema, isSignatureStart, positionListSchema } from "~/domain/staking/input";
import { getCoinPool, getHolderBalances, listHistory, listPositions } from "~/domain/staking/queries.server";
import type { PositionList } from "~/domain/staking/view";
import { useAccountDialog } from "~/features/account/use-account-dialog";
import { MoneyPage } from "~/features/money/money-page";
import { openMoneyScreen, readOrProblem } from "~/features/money/money-screen.server";
import { COIN } from "~/features/money/money-text";
import { ReadingProblem } from "~/features/money/reading-problem";
import { ExampleHolding } from "~/features/staking/example-holding";
import { History } from "~/features/staking/history";
import { Holding } from "~/features/staking/holding";
import { landing, logged } from "~/logs/logged";
import { readAddress } from "~/server/address-params.server";
import { privateMeta } from "~/shell/page-meta";
import { ButtonLink } from "~/ui/button";
import { ConnectCall } from "~/wallet/connect-call";
import { useHolderState } from "~/wallet/use-holder-state";
import type { Route } from "./+types/coin-staking-view";

export const handle = landing("coinStakingView.landing");

export async function loader({ request, context }: Route.LoaderArgs) {
  const { texts, wallet, deps, frame, locale } = await openMoneyScreen(context);
  const { view, labels, history, offer } = texts.staking;
  const { AmountAboveDue, NothingToClaim } = texts.errors;
  const page = {
    frame,
    texts: { view, labels, history, offer },
    errors: { AmountAboveDue, NothingToClaim },
    calendar: texts.account.calendar,
    example: texts.account.example,
    now: deps.now,
    claimAllTexts: texts.account.claim,
    localePath: locale.path,
  };
  if (!wallet) return { ...page, coin: null, reading: null, balanceRaw: null, history: null };
  const url = new URL(request.url);
  const { before } = readAddress(positionListSchema, url, locale);
  const reading = await readOrProblem(context, async () => {
    const [list, pool] = await Promise.all([listPositions(deps, wallet, { cursor: before }), getCoinPool(deps)]);
    const { mint, decimals, isPaused, ratesBps, feeBps } = pool;
    return { ...list, before, isFirstPage: !before, mint, decimals, offer: isPaused ? null : { ratesBps, feeBps } };
  });
  const isFirst = reading.value?.positions.length === 0 && reading.value.isFirstPage;
  const balance = isFirst ? await readOrProblem(context, () => getHolderBalances(deps, wallet)) : null;
  const balanceRaw = balance?.value?.coinRaw ?? null;
  const coin = reading.value ? claimableOf(reading.value) : null;
  if (!url.searchParams.has("history")) return { ...page, coin, reading, balanceRaw, history: null };
  const { cursor, ...search } = readAddress(historyAddressSchema, url, locale);
  const found = isSignatureStart(search.signature) ? await listHistory(deps, { wallet, search, cursor }) : null;
  const shown = { search, page: found, isFirstPage: !cursor, before };
  return data({ ...page, coin, reading, balanceRaw, history: shown }, { status: found ? 200 : 400 });
}

type Reading = PositionList & { mint: string; decimals: number; isFirstPage: boolean };

/** The coin with what can be claimed of it; 0n if the page has not all positions. */
function claimableOf({ mint, decimals, totals, nextCursor, isFirstPage }: Reading): CoinAmount {
  const isWhole = isFirstPage && nextCursor === null;
  return { mint, symbol: COIN, decimals, raw: isWhole ? totals.dueNetRaw : 0n };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? privateMeta([loaderData.texts.view.title], loaderData.texts.view.description) : [];
}

export default function CoinStakingView({ loaderData }: Route.ComponentProps) {
  const { frame, texts, localePath, reading, history, claimAllTexts, coin, example, now } = loaderData;
  const holderState = useHolderState(frame.holderAddress);
  const { revalidate } = useRevalidator();
  const { AccountBatchDialog, open, close } = useAccountDialog();
  return (
    <MoneyPage frame={frame} title={texts.view.heading} here={texts.view.title}>
      <div className="wrap band stack-form">
        {holderState === "signed-in" ? null : (
          <>
            <ConnectCall state={holderState} texts={frame.walletCall} />
            <ExampleHolding texts={texts.view} label={example} now={now} />
          </>
        )}
        {holderState === "signed-in" && reading?.problem ? (
          <ReadingProblem labels={frame.labels} message={reading.problem.message} />
        ) : null}
        {holderState === "signed-in" && reading?.value ? (
          <Holding {...loaderData} reading={reading.value} onClaimAll={open} />
        ) : null}
        {AccountBatchDialog ? (
          <AccountBatchDialog
            deed="claimCoins"
            frame={frame}
            texts={claimAllTexts}
            coins={coin ? [coin] : []}
            onSettled={revalidate}
            onClose={close}
          />
        ) : null}
        {holderState === "signed-in" && reading?.value && history ? (
          <History texts={texts} decimals={reading.value.decimals} {...history} />
        ) : null}
        <p>
          <ButtonLink variant="quiet" to={`/${localePath}/powerzoneCoinStaking`} {...logged("coinStakingView.goBack")}>
            {texts.view.back}
          </ButtonLink>
        </p>
      </div>
    </MoneyPage>
  );
}

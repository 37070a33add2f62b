import { useState } from "react";
import { data } from "react-router";
import { historyAddressSchema, isSignatureStart, positionListSchema } from "~/domain/staking/input";
import { getCoinPool, listHistory, listPositions } from "~/domain/staking/queries.server";
import type { PositionView } from "~/domain/staking/view";
import { MoneyPage, ReadingProblem } from "~/features/money/money-page";
import { openMoneyScreen, readOrProblem } from "~/features/money/money-screen.server";
import { useChainTs } from "~/features/money/use-chain-ts";
import { CoinClaimDialog } from "~/features/staking/claim-dialog";
import { History } from "~/features/staking/history";
import { HoldingHead } from "~/features/staking/holding-head";
import { PositionCard } from "~/features/staking/position-card";
import { PositionPages } from "~/features/staking/position-pages";
import { landing, logged } from "~/logs/logged";
import { readAddress } from "~/server/address-params.server";
import { privateMeta } from "~/shell/page-meta";
import { Art } from "~/ui/art";
import { pictures } from "~/ui/art-manifest";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { ConnectCall } from "~/wallet/connect-call";
import { useHolderState } from "~/wallet/use-holder-state";
import type { Route } from "./+types/coin-staking-view";

export const handle = landing("coinStakingView.landing");

export async function loader({ request, context }: Route.LoaderArgs) {
  const { texts, wallet, deps, frame, locale } = await openMoneyScreen(context);
  const { view, labels, amount, history, stakeConfirm, unstakeConfirm } = texts.staking;
  const { costs, networkFee, accountDeposit, computeUnits, computeUnitsValue, computeUnitsNote } = stakeConfirm;
  const units = { computeUnits, computeUnitsValue, computeUnitsNote };
  const costTexts = { costs, networkFee, deposit: accountDeposit, ...units, returns: unstakeConfirm.deposit };
  const { AmountAboveDue, NothingToClaim } = texts.errors;
  const page = {
    frame,
    empty: pictures["closed-shop"],
    texts: { view, labels, amount, history, costs: costTexts },
    errors: { AmountAboveDue, NothingToClaim },
    calendar: texts.account.calendar,
    localePath: locale.path,
  };
  if (!wallet) return { ...page, reading: null, history: null };
  const url = new URL(request.url);
  const { before } = readAddress(positionListSchema, url, locale);
  const reading = await readOrProblem(context, async () => {
    const [list, pool] = await Promise.all([listPositions(deps, wallet, { cursor: before }), getCoinPool(deps)]);
    return { ...list, before, isFirstPage: !before, decimals: pool.decimals };
  });
  if (!url.searchParams.has("history")) return { ...page, reading, history: null };
  const { cursor, ...search } = readAddress(historyAddressSchema, url, locale);
  const found = isSignatureStart(search.signature) ? await listHistory(deps, { wallet, search, cursor }) : null;
  const shown = { search, page: found, isFirstPage: !cursor, before };
  return data({ ...page, reading, history: shown }, { status: found ? 200 : 400 });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? privateMeta([loaderData.texts.view.title], loaderData.texts.view.description) : [];
}

export default function CoinStakingView({ loaderData }: Route.ComponentProps) {
  const { frame, texts, localePath, reading } = loaderData;
  const holderState = useHolderState(frame.holderAddress);
  return (
    <MoneyPage frame={frame} title={texts.view.heading} here={texts.view.title}>
      <div className="wrap band stack-form">
        {holderState === "signed-in" ? null : <ConnectCall state={holderState} texts={frame.walletCall} />}
        {holderState === "signed-in" && reading?.problem ? (
          <ReadingProblem labels={frame.labels} message={reading.problem.message} />
        ) : null}
        {holderState === "signed-in" && reading?.value ? <Holding {...loaderData} reading={reading.value} /> : null}
        <p>
          <ButtonLink variant="quiet" to={`/${localePath}/powerzoneCoinStaking`} {...logged("coinStakingView.goBack")}>
            {texts.view.back}
          </ButtonLink>
        </p>
      </div>
    </MoneyPage>
  );
}

type Loaded = Route.ComponentProps["loaderData"];
type HoldingProps = Omit<Loaded, "reading"> & { reading: NonNullable<NonNullable<Loaded["reading"]>["value"]> };

function Holding({ frame, empty, texts, errors, calendar, localePath, reading, history }: HoldingProps) {
  const ts = useChainTs(reading.chainTs);
  const [claimed, setClaimed] = useState<PositionView | null>(null);
  const { view } = texts;
  const { positions, decimals, isFirstPage, nextCursor } = reading;
  const isPartial = !isFirstPage || nextCursor !== null;
  // a position that its last claim has closed is still shown until its modal is closed
  const claiming = positions.find(({ address }) => address === claimed?.address) ?? claimed;
  return (
    <>
      <HoldingHead
        texts={texts}
        labels={frame.labels}
        calendar={calendar}
        localePath={localePath}
        positions={positions}
        isPartial={isPartial}
        decimals={decimals}
        chainTs={reading.chainTs}
        ts={ts}
        before={reading.before}
      />
      {positions.length === 0 && !isPartial ? (
        <EmptyState title={view.emptyTitle} art={<Art picture={empty} alt="" />}>
          <p>{view.emptyText}</p>
        </EmptyState>
      ) : (
        <section className="positions" aria-labelledby="positions-title">
          <h2 id="positions-title">{view.positions}</h2>
          {positions.map((position) => (
            <PositionCard
              key={position.address}
              texts={texts}
              position={position}
              ts={ts}
              decimals={decimals}
              onClaim={() => setClaimed(position)}
            />
          ))}
          <PositionPages
            screen="powerzoneCoinStakingView"
            texts={{ label: view.positions, newer: texts.history.newer, older: texts.history.older }}
            isFirstPage={isFirstPage}
            nextCursor={nextCursor}
          />
        </section>
      )}
      {claiming ? (
        <CoinClaimDialog
          key={claiming.address}
          frame={frame}
          texts={texts}
          errors={errors}
          position={claiming}
          ts={ts}
          decimals={decimals}
          onClose={() => setClaimed(null)}
        />
      ) : null}
      {history ? <History texts={texts} decimals={decimals} {...history} /> : null}
    </>
  );
}

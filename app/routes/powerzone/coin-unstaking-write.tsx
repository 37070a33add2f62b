import { positionListSchema } from "~/domain/staking/input";
import { getCoinPool, getPosition, listPositions, type StakingDeps } from "~/domain/staking/queries.server";
import type { PositionView } from "~/domain/staking/view";
import { MoneyPage } from "~/features/money/money-page";
import { openMoneyScreen, readOrProblem } from "~/features/money/money-screen.server";
import { ReadingProblem } from "~/features/money/reading-problem";
import { PositionPages } from "~/features/staking/position-pages";
import { UnstakeForm } from "~/features/staking/unstake-form";
import { landing } from "~/logs/logged";
import { readAddress } from "~/server/address-params.server";
import { privateMeta } from "~/shell/page-meta";
import { ConnectCall } from "~/wallet/connect-call";
import { useHolderState } from "~/wallet/use-holder-state";
import type { Route } from "./+types/coin-unstaking-write";

export const handle = landing("coinUnstakingWrite.landing");

export async function loader({ request, context }: Route.LoaderArgs) {
  const { texts, wallet, deps, frame, locale } = await openMoneyScreen(context);
  const { unstake, unstakeConfirm, labels, history } = texts.staking;
  const pages = { label: unstake.choose, newer: history.newer, older: history.older };
  const page = { frame, texts: { unstake, unstakeConfirm, labels, pages } };
  if (!wallet) return { ...page, reading: null };
  const { before: cursor, position: address } = readAddress(positionListSchema, new URL(request.url), locale);
  const reading = await readOrProblem(context, async () => {
    const [list, wanted, pool] = await Promise.all([
      listPositions(deps, wallet, { cursor, isInside: true }),
      findWanted(context, deps, { wallet, address }),
      getCoinPool(deps),
    ]);
    const isListed = list.positions.some(({ address }) => address === wanted?.address);
    const positions = wanted && !isListed ? [wanted, ...list.positions] : list.positions;
    return { ...list, positions, isFirstPage: !cursor, decimals: pool.decimals };
  });
  return { ...page, reading };
}

/** The position that the address names, on any page of the list; null if it cannot be unstaked. */
async function findWanted(
  context: Route.LoaderArgs["context"],
  deps: StakingDeps,
  { wallet, address }: { wallet: string; address: string | null },
): Promise<PositionView | null> {
  if (address === null) return null;
  const { value } = await readOrProblem(context, () => getPosition(deps, wallet, address));
  return value?.position.leftTs === 0n ? value.position : null;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? privateMeta([loaderData.texts.unstake.title], loaderData.texts.unstake.description) : [];
}

export default function CoinUnstakingWrite({ loaderData }: Route.ComponentProps) {
  const { frame, texts, reading } = loaderData;
  const holderState = useHolderState(frame.holderAddress);
  const inside = reading?.value?.positions ?? [];
  const isWhole = reading?.value?.isFirstPage && reading.value.nextCursor === null;
  return (
    <MoneyPage frame={frame} title={texts.unstake.title} lead={texts.unstake.lead} here={texts.unstake.title} step={1}>
      <div className="wrap band">
        {holderState === "signed-in" ? null : <ConnectCall state={holderState} texts={frame.walletCall} />}
        {holderState === "signed-in" && reading?.problem ? (
          <ReadingProblem labels={frame.labels} message={reading.problem.message} />
        ) : null}
        {holderState === "signed-in" && reading?.value ? (
          <>
            {inside.length > 0 || isWhole ? (
              <UnstakeForm
                texts={texts}
                positions={inside}
                chainTs={reading.value.chainTs}
                decimals={reading.value.decimals}
              />
            ) : null}
            <PositionPages screen="powerzoneCoinStakingWriteUnStaking" texts={texts.pages} {...reading.value} />
          </>
        ) : null}
      </div>
    </MoneyPage>
  );
}

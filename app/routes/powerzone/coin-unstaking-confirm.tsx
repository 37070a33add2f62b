import { positionAddressField } from "~/domain/staking/input";
import { getCoinPool, getPosition } from "~/domain/staking/queries.server";
import { offerTransaction } from "~/domain/transactions/create.server";
import { AppError } from "~/errors";
import { MoneyPage } from "~/features/money/money-page";
import { openMoneyScreen, readOrProblem } from "~/features/money/money-screen.server";
import { ReadingProblem } from "~/features/money/reading-problem";
import { trialOf } from "~/features/staking/trial";
import { UnstakeConfirm } from "~/features/staking/unstake-confirm";
import { landing, logged } from "~/logs/logged";
import { privateMeta } from "~/shell/page-meta";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { ConnectCall } from "~/wallet/connect-call";
import { useHolderState } from "~/wallet/use-holder-state";
import type { Route } from "./+types/coin-unstaking-confirm";

export const handle = landing("coinUnstakingConfirm.landing");

export async function loader({ request, context }: Route.LoaderArgs) {
  const { texts, wallet, deps, frame, locale } = await openMoneyScreen(context);
  const { unstakeConfirm, stakeConfirm, unstake } = texts.staking;
  const page = {
    frame,
    texts: { unstakeConfirm, stakeConfirm, unstake: { getBack: unstake.getBack, giveUp: unstake.giveUp } },
    localePath: locale.path,
  };
  if (!wallet) return { ...page, reading: null, offered: null };
  const wanted = positionAddressField.safeParse(new URL(request.url).searchParams.get("position"));
  const reading = await readOrProblem(context, async () => {
    if (!wanted.success) throw new AppError("PositionNotFound");
    const { position, chainTs } = await getPosition(deps, wallet, wanted.data);
    if (position.leftTs !== 0n) throw new AppError("PrincipalAlreadyReturned");
    return { position, chainTs, decimals: (await getCoinPool(deps)).decimals };
  });
  if (!reading.value) return { ...page, reading, offered: null };
  const wish = { kind: "unstake", parameters: { positionAddress: reading.value.position.address } } as const;
  const offer = () => offerTransaction({ ...deps, actor: { chain: "solana", walletAddress: wallet } }, wish);
  return { ...page, reading, offered: await readOrProblem(context, offer) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, description } = loaderData.texts.unstakeConfirm;
  return privateMeta([title], description);
}

export default function CoinUnstakingConfirm({ loaderData }: Route.ComponentProps) {
  const { frame, texts, localePath, reading, offered } = loaderData;
  const words = texts.unstakeConfirm;
  const holderState = useHolderState(frame.holderAddress);
  return (
    <MoneyPage frame={frame} title={words.title} here={words.title} step={2}>
      <div className="wrap band">
        {holderState === "signed-in" ? null : <ConnectCall state={holderState} texts={frame.walletCall} />}
        {holderState === "signed-in" && reading?.problem?.code === "ChainUnavailable" ? (
          <ReadingProblem labels={frame.labels} message={reading.problem.message} />
        ) : null}
        {holderState === "signed-in" && reading?.problem && reading.problem.code !== "ChainUnavailable" ? (
          <EmptyState
            title={words.goneTitle}
            action={
              <ButtonLink to={`/${localePath}/powerzoneCoinStakingView`} {...logged("part.link")}>
                {words.wait}
              </ButtonLink>
            }
          >
            <p>{words.goneText}</p>
          </EmptyState>
        ) : null}
        {holderState === "signed-in" && reading?.value ? (
          <UnstakeConfirm
            key={reading.value.position.address}
            frame={frame}
            texts={texts}
            {...reading.value}
            trial={trialOf(offered)}
          />
        ) : null}
      </div>
    </MoneyPage>
  );
}

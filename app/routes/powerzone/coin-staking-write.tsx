import { getCoinPool, getHolderBalances } from "~/domain/staking/queries.server";
import { amountFormKeyOf } from "~/features/money/amount-text";
import { MoneyPage } from "~/features/money/money-page";
import { openMoneyScreen, readOrProblem } from "~/features/money/money-screen.server";
import { ReadingProblem } from "~/features/money/reading-problem";
import { stakeErrorsOf } from "~/features/staking/stake-check";
import { StakeForm } from "~/features/staking/stake-form";
import { openStakeQuery } from "~/features/staking/stake-query.server";
import { landing } from "~/logs/logged";
import { privateMeta } from "~/shell/page-meta";
import { Notice } from "~/ui/notice";
import type { Route } from "./+types/coin-staking-write";

export const handle = landing("coinStakingWrite.landing");

export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale, texts, wallet, deps, frame } = await openMoneyScreen(context);
  const { staking, errors } = texts;
  const pool = await readOrProblem(context, () => getCoinPool(deps));
  const balance = wallet && pool.value ? await readOrProblem(context, () => getHolderBalances(deps, wallet)) : null;
  const balanceRaw = balance?.value?.coinRaw ?? null;
  const decimals = pool.value?.decimals ?? 0;
  const initial = openStakeQuery(url, locale, { balanceRaw, decimals });
  return {
    frame,
    texts: { write: staking.write, labels: staking.labels, amount: staking.amount, plot: staking.plot },
    errors: stakeErrorsOf(errors),
    pool,
    balanceRaw,
    balanceProblem: balance?.problem?.message ?? null,
    initial,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? privateMeta([loaderData.texts.write.title], loaderData.texts.write.description) : [];
}

export default function CoinStakingWrite({ loaderData }: Route.ComponentProps) {
  const { frame, texts, errors, pool, balanceRaw, balanceProblem, initial } = loaderData;
  return (
    <MoneyPage frame={frame} title={texts.write.title} here={texts.write.title} step={1}>
      <div className="wrap band stack-form">
        {pool.value?.isPaused ? <Notice tone="warning" title={texts.labels.paused} /> : null}
        {pool.value ? (
          <StakeForm
            key={amountFormKeyOf(initial)}
            texts={texts}
            entryTexts={frame.amountEntry}
            errors={errors}
            pool={pool.value}
            holderAddress={frame.holderAddress}
            balanceRaw={balanceRaw}
            balanceProblem={balanceProblem}
            initial={initial}
          />
        ) : (
          <ReadingProblem labels={texts.labels} message={pool.problem.message} />
        )}
      </div>
    </MoneyPage>
  );
}

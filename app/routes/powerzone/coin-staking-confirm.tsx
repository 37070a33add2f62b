import { redirect } from "react-router";
import { getCoinPool, getHolderBalances } from "~/domain/staking/queries.server";
import { offerTransaction } from "~/domain/transactions/create.server";
import { MoneyPage } from "~/features/money/money-page";
import { openMoneyScreen, readOrProblem } from "~/features/money/money-screen.server";
import { ReadingProblem } from "~/features/money/reading-problem";
import { describeStakeProblem, stakeErrorsOf } from "~/features/staking/stake-check";
import { StakeConfirm } from "~/features/staking/stake-confirm";
import { stakeParameters } from "~/features/staking/stake-parameters";
import { openStakeQuery } from "~/features/staking/stake-query.server";
import { trialOf } from "~/features/staking/trial";
import { landing } from "~/logs/logged";
import { privateMeta } from "~/shell/page-meta";
import type { Route } from "./+types/coin-staking-confirm";

export const handle = landing("coinStakingConfirm.landing");

export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale, texts, wallet, deps, frame } = await openMoneyScreen(context);
  const { stakeConfirm, amount } = texts.staking;
  const pool = await readOrProblem(context, () => getCoinPool(deps));
  if (!pool.value) return { frame, texts: stakeConfirm, unreadable: pool.problem.message, stake: null };

  const { termDays, amount: asked } = openStakeQuery(url, locale, { balanceRaw: null, decimals: pool.value.decimals });
  const amountRaw = asked.raw;
  const balance = wallet ? await readOrProblem(context, () => getHolderBalances(deps, wallet)) : null;
  const balanceRaw = balance?.value?.coinRaw ?? null;
  const check = { locale, texts: amount, errors: stakeErrorsOf(texts.errors), pool: pool.value, balanceRaw, termDays };
  // the form shows what is wrong beside the field
  if (amountRaw === null || describeStakeProblem(amountRaw, check)) {
    throw redirect(`/${locale.path}/powerzoneCoinStakingWriteStaking${url.search}`);
  }
  const wish = { kind: "stake", parameters: stakeParameters(pool.value, amountRaw, termDays) } as const;
  const offer = (walletAddress: string) =>
    offerTransaction({ ...deps, actor: { chain: "solana", walletAddress } }, wish);
  const offered = wallet ? await readOrProblem(context, () => offer(wallet)) : null;
  const stake = { pool: pool.value, amountRaw, termDays, trial: trialOf(offered) };
  return { frame, texts: stakeConfirm, unreadable: null, stake };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? privateMeta([loaderData.texts.title], loaderData.texts.description) : [];
}

export default function CoinStakingConfirm({ loaderData }: Route.ComponentProps) {
  const { frame, texts, unreadable, stake } = loaderData;
  return (
    <MoneyPage frame={frame} title={texts.title} here={texts.title} step={2}>
      <div className="wrap band">
        {stake ? (
          <StakeConfirm frame={frame} texts={texts} {...stake} />
        ) : (
          <ReadingProblem labels={frame.labels} message={unreadable} />
        )}
      </div>
    </MoneyPage>
  );
}

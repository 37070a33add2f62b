import { getCoinPool, getHolderBalances, listPositions } from "~/domain/staking/queries.server";
import { amountFormKeyOf, entryOf } from "~/features/money/amount-text";
import { MoneyPage } from "~/features/money/money-page";
import { openMoneyScreen, readOrProblem } from "~/features/money/money-screen.server";
import { ReadingProblem } from "~/features/money/reading-problem";
import { AboutStaking } from "~/features/staking/about-staking";
import { Calculator } from "~/features/staking/calculator";
import { MyStatus } from "~/features/staking/my-status";
import { stakeErrorsOf } from "~/features/staking/stake-check";
import { openStakeQuery } from "~/features/staking/stake-query.server";
import { TermTable } from "~/features/staking/term-table";
import { landing, logged } from "~/logs/logged";
import { pageMeta } from "~/shell/page-meta";
import { Fold } from "~/ui/fold";
import { Notice } from "~/ui/notice";
import { useHolderState } from "~/wallet/use-holder-state";
import type { Route } from "./+types/coin-staking";

export const handle = landing("coinStaking.landing");

/** Shown in the calculator until an amount is entered. */
const EXAMPLE_COINS = 1000n;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale, texts, wallet, deps, frame } = await openMoneyScreen(context);
  const { status, labels, calculator, plot, amount, view } = texts.staking;
  const pool = await readOrProblem(context, () => getCoinPool(deps));
  const decimals = pool.value?.decimals ?? 0;
  const { termDays, amount: asked, hasAmount } = openStakeQuery(url, locale, { balanceRaw: null, decimals });
  const [holding, balance] =
    wallet && pool.value
      ? await Promise.all([
          readOrProblem(context, () => listPositions(deps, wallet)),
          readOrProblem(context, () => getHolderBalances(deps, wallet)),
        ])
      : [null, null];
  return {
    frame,
    texts: { status, labels, calculator, plot, amount, totals: view.totals },
    errors: stakeErrorsOf(texts.errors),
    localePath: locale.path,
    origin: url.origin,
    pool,
    holding: holding?.value ? { ...holding.value, decimals } : null,
    holdingProblem: holding?.problem?.message ?? null,
    balanceRaw: balance?.value?.coinRaw ?? null,
    balanceProblem: balance?.problem?.message ?? null,
    initial: {
      termDays,
      amount: hasAmount ? asked : entryOf(locale, EXAMPLE_COINS * 10n ** BigInt(decimals), decimals),
    },
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, localePath, texts } = loaderData;
  const { title, description } = texts.status;
  return pageMeta({
    origin,
    localePath,
    slug: "powerzoneCoinStaking",
    title: `${title} | Punkvism`,
    description,
  });
}

export default function CoinStaking({ loaderData }: Route.ComponentProps) {
  const { frame, texts, errors, pool, holding, holdingProblem, initial } = loaderData;
  const { status, labels, calculator } = texts;
  const holderState = useHolderState(frame.holderAddress);
  const hasPosition = (holding?.positions.length ?? 0) > 0;
  return (
    <MoneyPage frame={frame} title={status.heading} name={status.title} lead={status.lead}>
      <div className="wrap band status-top">
        {pool.value ? (
          <section id="calculator" className="stack-form" aria-labelledby="calculator-title">
            <h2 id="calculator-title">{calculator.title}</h2>
            {pool.value.isPaused ? <Notice tone="warning" title={labels.paused} /> : null}
            <Calculator
              key={amountFormKeyOf(initial)}
              texts={texts}
              entryTexts={frame.amountEntry}
              errors={errors}
              pool={pool.value}
              holderState={holderState}
              balanceRaw={loaderData.balanceRaw}
              balanceProblem={loaderData.balanceProblem}
              initial={initial}
              isLoud={!hasPosition}
            />
            <Fold summary={status.terms.all}>
              <TermTable texts={status.terms} labels={labels} pool={pool.value} />
            </Fold>
          </section>
        ) : (
          <section className="stack-form" aria-labelledby="unread-title">
            {/* the first question of a holder is where their coins are */}
            <h2 id="unread-title">{holderState === "signed-in" ? status.mine.title : calculator.title}</h2>
            <ReadingProblem labels={labels} message={pool.problem.message} />
          </section>
        )}
        {pool.problem ? null : (
          <MyStatus
            texts={status.mine}
            totals={texts.totals}
            labels={labels}
            holderAddress={frame.holderAddress}
            holding={holding}
            problem={holdingProblem}
          />
        )}
      </div>
      <nav className="wrap page-nav" aria-label={status.onThisPage}>
        {pool.value ? (
          <a href="#calculator" {...logged("coinStaking.calculator")}>
            {calculator.title}
          </a>
        ) : null}
        <a href="#about" {...logged("coinStaking.whatIsStaking")}>
          {status.about.title}
        </a>
        <a href="#procedure" {...logged("coinStaking.procedure")}>
          {status.procedure.title}
        </a>
        <a href="#faq" {...logged("coinStaking.faq")}>
          {status.faq.title}
        </a>
      </nav>
      <AboutStaking texts={status} />
    </MoneyPage>
  );
}

import { Link } from "react-router";
import { getCoinPool, listPositions } from "~/domain/staking/queries.server";
import { amountFormKeyOf, entryOf } from "~/features/money/amount-text";
import { MoneyPage, ReadingProblem } from "~/features/money/money-page";
import { openMoneyScreen, openStakeQuery, readOrProblem } from "~/features/money/money-screen.server";
import { Calculator } from "~/features/staking/calculator";
import { MyStatus } from "~/features/staking/my-status";
import { stakeErrorsOf } from "~/features/staking/stake-check";
import { TermTable } from "~/features/staking/term-table";
import { landing, logged } from "~/logs/logged";
import { pageMeta } from "~/shell/page-meta";
import { Notice } from "~/ui/notice";
import type { Route } from "./+types/coin-staking";

export const handle = landing("coinStaking.landing");

/** Shown in the calculator until an amount is entered. */
const EXAMPLE_COINS = 1000n;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale, texts, wallet, deps, frame } = await openMoneyScreen(context);
  const { status, labels, calculator, plot, amount } = texts.staking;
  const pool = await readOrProblem(context, () => getCoinPool(deps));
  const decimals = pool.value?.decimals ?? 0;
  const { termDays, amount: asked, hasAmount } = openStakeQuery(url, locale, { balanceRaw: null, decimals });
  const holding = wallet && pool.value ? await readOrProblem(context, () => listPositions(deps, wallet)) : null;
  return {
    frame,
    texts: { status, labels, calculator, plot, amount },
    errors: stakeErrorsOf(texts.errors),
    localePath: locale.path,
    origin: url.origin,
    pool,
    holding: holding?.value ? { ...holding.value, decimals } : null,
    holdingProblem: holding?.problem?.message ?? (wallet ? (pool.problem?.message ?? null) : null),
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
  const { frame, texts, errors, localePath, pool, holding, holdingProblem, initial } = loaderData;
  const { status, labels } = texts;
  const { about, procedure, faq } = status;
  return (
    <MoneyPage frame={frame} title={status.heading} lead={status.lead}>
      <nav className="wrap page-nav" aria-label={status.onThisPage}>
        <a href="#calculator" {...logged("coinStaking.calculator")}>
          {texts.calculator.title}
        </a>
        <a href="#about" {...logged("coinStaking.whatIsStaking")}>
          {about.title}
        </a>
        <a href="#procedure" {...logged("coinStaking.procedure")}>
          {procedure.title}
        </a>
        <a href="#faq" {...logged("coinStaking.faq")}>
          {faq.title}
        </a>
      </nav>
      <div className="wrap band status-top">
        <section className="stack-form" aria-labelledby="terms-title">
          <h2 id="terms-title">{status.terms.title}</h2>
          {pool.value?.isPaused ? <Notice tone="warning" title={labels.paused} /> : null}
          {pool.value ? (
            <TermTable texts={status.terms} labels={labels} pool={pool.value} />
          ) : (
            <ReadingProblem labels={labels} message={pool.problem.message} />
          )}
        </section>
        <MyStatus
          texts={status.mine}
          labels={labels}
          holderAddress={frame.holderAddress}
          holding={holding}
          problem={holdingProblem}
        />
      </div>
      {pool.value ? (
        <section id="calculator" className="wrap band band-ruled" aria-labelledby="calculator-title">
          <h2 id="calculator-title" className="band-title">
            {texts.calculator.title}
          </h2>
          <Calculator
            key={amountFormKeyOf(initial)}
            texts={texts}
            entryTexts={frame.amountEntry}
            errors={errors}
            pool={pool.value}
            initial={initial}
          />
        </section>
      ) : null}
      <section id="about" className="on-paper">
        <div className="wrap band">
          <div className="beside">
            <h2>{about.title}</h2>
            <div className="stack-form">
              <p className="lead">{about.text}</p>
              <div className="gains-risks">
                <Sentences title={about.gainTitle} items={about.gains} kind="gains" />
                <Sentences title={about.riskTitle} items={about.risks} kind="risks" />
              </div>
              <p>
                <Link className="link" to={`/${localePath}/proof`} {...logged("coinStaking.viewDetails")}>
                  {about.proof}
                </Link>
              </p>
            </div>
          </div>
        </div>
      </section>
      <section id="procedure" className="wrap band" aria-labelledby="procedure-title">
        <h2 id="procedure-title" className="band-title">
          {procedure.title}
        </h2>
        <ol className="procedure">
          {procedure.steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section id="faq" className="wrap band band-ruled beside" aria-labelledby="faq-title">
        <h2 id="faq-title">{faq.title}</h2>
        <div>
          {faq.items.map(({ question, answer }) => (
            <details key={question} className="question">
              <summary {...logged("coinStaking.question")}>{question}</summary>
              <p className="question-answer">{answer}</p>
            </details>
          ))}
        </div>
      </section>
    </MoneyPage>
  );
}

function Sentences({ title, items, kind }: { title: string; items: readonly string[]; kind: "gains" | "risks" }) {
  return (
    <section className={kind}>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

import { endsAt } from "~/domain/staking/rules";
import type { TransactionView } from "~/domain/transaction-types";
import { Money } from "~/features/money/money";
import type { MoneyFrame } from "~/features/money/money-frame";
import { MoneyPage } from "~/features/money/money-page";
import { openMoneyScreen } from "~/features/money/money-screen.server";
import { Outcome, OutcomeNotFound, outcomeHeading } from "~/features/staking/outcome";
import { findOutcome } from "~/features/staking/staking-outcome.server";
import { formatChainTs } from "~/locales/format";
import type { Locale } from "~/locales/locales";
import { spellAmount } from "~/locales/spell-amount";
import { translateIn } from "~/locales/translate";
import { landing, logged } from "~/logs/logged";
import { privateMeta } from "~/shell/page-meta";
import { ButtonLink } from "~/ui/button";
import type { Fact } from "~/ui/facts";
import { useLocale } from "~/ui/use-locale";
import type { Route } from "./+types/coin-staking-complete";

export const handle = landing("coinStakingComplete.landing");

export async function loader({ request, context }: Route.LoaderArgs) {
  const screen = await openMoneyScreen(context);
  const id = new URL(request.url).searchParams.get("transaction");
  const outcome = await findOutcome(context, screen, { id, kind: "stake" });
  return {
    frame: screen.frame,
    texts: screen.texts.staking.stakeComplete,
    localePath: screen.locale.path,
    view: outcome?.view ?? null,
    art: outcome?.art ?? null,
    /** Chain second of the stake; null until the transaction is final. */
    startTs: outcome?.events.find(({ kind }) => kind === "staked")?.blockTs ?? null,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? privateMeta([loaderData.texts.title], loaderData.texts.description) : [];
}

export default function CoinStakingComplete({ loaderData }: Route.ComponentProps) {
  const { frame, texts, localePath, view, art, startTs } = loaderData;
  const locale = useLocale();
  const confirm = (
    <ButtonLink
      variant="primary"
      size="large"
      to={`/${localePath}/powerzoneCoinStakingView`}
      {...logged("coinStakingComplete.confirm")}
    >
      {texts.confirm}
    </ButtonLink>
  );
  return (
    <MoneyPage
      frame={frame}
      except={view?.id}
      title={view ? outcomeHeading(texts, view) : texts.notFoundHeading}
      here={texts.title}
      step={view ? 3 : undefined}
    >
      <div className="wrap band">
        {view ? (
          <Outcome
            texts={texts}
            labels={frame.labels}
            states={frame.progress.states}
            view={view}
            art={art}
            facts={factsOf({ locale, texts, labels: frame.labels, view, startTs })}
          >
            {confirm}
          </Outcome>
        ) : (
          <OutcomeNotFound texts={texts}>{confirm}</OutcomeNotFound>
        )}
      </div>
    </MoneyPage>
  );
}

type Facts = Pick<Route.ComponentProps["loaderData"], "texts" | "startTs"> & {
  locale: Locale;
  labels: MoneyFrame["labels"];
  view: TransactionView;
};

function factsOf({ locale, texts, labels, view: { preview }, startTs }: Facts): Fact[] {
  if (preview?.kind !== "stake") return [];
  const { decimals, termDays: term } = preview;
  const endTs = startTs === null ? BigInt(preview.endTs) : endsAt(BigInt(startTs), term);
  return [
    {
      term: texts.amount,
      value: <Money raw={BigInt(preview.out)} decimals={decimals} />,
      note: spellAmount(locale, BigInt(preview.out), decimals),
      tone: "strong",
    },
    { term: texts.term, value: translateIn(locale)(labels, "days", { count: term }) },
    {
      term: preview.feeBps > 0 ? texts.rewardNet : texts.reward,
      value: <Money raw={BigInt(preview.rewardNetRaw)} decimals={decimals} />,
    },
    {
      term: texts.back,
      value: <Money raw={BigInt(preview.out) + BigInt(preview.rewardNetRaw)} decimals={decimals} />,
      tone: "in",
    },
    { term: texts.end, value: formatChainTs(locale, endTs) },
  ];
}

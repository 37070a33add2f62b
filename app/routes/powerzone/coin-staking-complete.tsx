import { ButtonLink } from "~/components/button";
import type { Fact } from "~/components/facts";
import { privateMeta } from "~/components/page-meta";
import { Money } from "~/components/staking/money";
import { formatChainTs, formatCoin, formatDays } from "~/components/staking/money-text";
import { Outcome, OutcomeNotFound, outcomeHeading } from "~/components/staking/outcome";
import { StakingPage } from "~/components/staking/staking-page";
import { useLocale } from "~/components/use-locale";
import { endsAt } from "~/domain/staking/rules";
import type { TransactionView } from "~/domain/transactions/view";
import type { Locale } from "~/locales/locales";
import { spellAmount } from "~/locales/spell-amount";
import type { PluralForms } from "~/locales/text-shape";
import { landing, logged } from "~/logs/logged";
import { findOutcome } from "~/staking-outcome.server";
import { openStakingScreen } from "~/staking-screen.server";
import type { Route } from "./+types/coin-staking-complete";

export const handle = landing("coinStakingComplete.landing");

export async function loader({ request, context }: Route.LoaderArgs) {
  const screen = await openStakingScreen(context);
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
      to={`/${localePath}/powerzoneCoinStakingView`}
      {...logged("coinStakingComplete.confirm")}
    >
      {texts.confirm}
    </ButtonLink>
  );
  return (
    <StakingPage
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
            facts={factsOf({ locale, texts, days: frame.labels.days, view, startTs })}
          >
            {confirm}
          </Outcome>
        ) : (
          <OutcomeNotFound texts={texts}>{confirm}</OutcomeNotFound>
        )}
      </div>
    </StakingPage>
  );
}

type Facts = Pick<Route.ComponentProps["loaderData"], "texts" | "startTs"> & {
  locale: Locale;
  days: PluralForms;
  view: TransactionView;
};

function factsOf({ locale, texts, days, view: { preview }, startTs }: Facts): Fact[] {
  if (preview.kind !== "stake") return [];
  const coin = (raw: string) => formatCoin(locale, BigInt(raw), Number(preview.decimals));
  const term = Number(preview.termDays);
  const endTs = startTs === null ? BigInt(preview.endTs) : endsAt(BigInt(startTs), term);
  return [
    {
      term: texts.amount,
      value: <Money raw={BigInt(preview.out)} decimals={Number(preview.decimals)} />,
      note: spellAmount(locale, BigInt(preview.out), Number(preview.decimals)),
      tone: "strong",
    },
    { term: texts.term, value: formatDays(locale, days, term) },
    { term: texts.reward, value: coin(preview.rewardNetRaw) },
    { term: texts.end, value: formatChainTs(locale, endTs) },
  ];
}

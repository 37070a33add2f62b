import type { HistoryEntry } from "~/domain/staking/view";
import type { TransactionPreview } from "~/domain/transaction-types";
import { Money } from "~/features/money/money";
import { MoneyPage } from "~/features/money/money-page";
import { openMoneyScreen } from "~/features/money/money-screen.server";
import { Outcome, OutcomeNotFound, outcomeHeading } from "~/features/staking/outcome";
import { findOutcome } from "~/features/staking/staking-outcome.server";
import type { Locale } from "~/locales/locales";
import { spellAmount } from "~/locales/spell-amount";
import { landing, logged } from "~/logs/logged";
import { privateMeta } from "~/shell/page-meta";
import { Sol } from "~/transactions/sol";
import { ButtonLink } from "~/ui/button";
import type { Fact } from "~/ui/facts";
import { useLocale } from "~/ui/use-locale";
import type { Route } from "./+types/coin-unstaking-complete";

export const handle = landing("coinUnstakingComplete.landing");

export async function loader({ request, context }: Route.LoaderArgs) {
  const screen = await openMoneyScreen(context);
  const id = new URL(request.url).searchParams.get("transaction");
  const { unstakeComplete, stakeComplete } = screen.texts.staking;
  const { notFoundHeading, notFoundText } = stakeComplete;
  return {
    frame: screen.frame,
    texts: { ...unstakeComplete, notFoundHeading, notFoundText },
    localePath: screen.locale.path,
    outcome: await findOutcome(context, screen, { id, kind: "unstake" }),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? privateMeta([loaderData.texts.title], loaderData.texts.description) : [];
}

export default function CoinUnstakingComplete({ loaderData }: Route.ComponentProps) {
  const { frame, texts, localePath, outcome } = loaderData;
  const locale = useLocale();
  const ok = (
    <ButtonLink
      variant="primary"
      size="large"
      to={`/${localePath}/powerzoneCoinStakingView`}
      {...logged("coinUnstakingComplete.ok")}
    >
      {texts.ok}
    </ButtonLink>
  );
  return (
    <MoneyPage
      frame={frame}
      except={outcome?.view.id}
      title={outcome ? outcomeHeading(texts, outcome.view) : texts.notFoundHeading}
      here={texts.title}
      step={outcome ? 3 : undefined}
    >
      <div className="wrap band">
        {outcome ? (
          <Outcome
            texts={{ ...texts, next: nextOf(texts, outcome.view.preview) }}
            labels={frame.labels}
            states={frame.progress.states}
            view={outcome.view}
            art={outcome.art}
            facts={factsOf(locale, { texts, preview: outcome.view.preview, events: outcome.events })}
          >
            {ok}
          </Outcome>
        ) : (
          <OutcomeNotFound texts={texts}>{ok}</OutcomeNotFound>
        )}
      </div>
    </MoneyPage>
  );
}

type Facts = {
  texts: { principal: string; reward: string; givenUp: string; givenUpGross: string; deposit: string };
  preview: TransactionPreview | null;
  events: readonly HistoryEntry[];
};

/** The facts that the chain recorded, once the transaction is final; until then, those shown before signing. */
function factsOf(locale: Locale, { texts, preview, events }: Facts): Fact[] {
  if (preview?.kind !== "unstake") return [];
  const { decimals } = preview;
  const coin = (raw: bigint) => ({
    value: <Money raw={raw} decimals={decimals} />,
    note: spellAmount(locale, raw, decimals),
  });
  const amountOf = (kind: HistoryEntry["kind"]) => events.find((event) => event.kind === kind)?.amountRaw ?? 0n;
  const isRecorded = events.length > 0;
  const releasedRaw = BigInt(preview.releasedRaw);
  // the chain records it before the fee
  const givenUp = BigInt(preview.feeRaw) > 0n ? texts.givenUpGross : texts.givenUp;
  const refund = BigInt(preview.refundLamports);
  const expectedReward = BigInt(preview.claimRaw) - BigInt(preview.feeRaw);
  return [
    {
      term: texts.principal,
      ...coin(isRecorded ? amountOf("unstaked") : BigInt(preview.principalRaw)),
      tone: "in",
    },
    { term: texts.reward, ...coin(isRecorded ? amountOf("claimed") : expectedReward), tone: "in" },
    ...(releasedRaw > 0n ? [{ term: givenUp, ...coin(releasedRaw), tone: "out" as const }] : []),
    ...(refund > 0n ? [{ term: texts.deposit, value: <Sol lamports={refund} />, tone: "in" as const }] : []),
  ];
}

/** What the holder can do next. Once the position is closed, nothing more comes from it. */
function nextOf(
  { next, closed }: { next: readonly string[]; closed: string },
  preview: TransactionPreview | null,
): readonly string[] {
  return preview && BigInt(preview.refundLamports) > 0n ? [...next.slice(0, 1), closed] : next;
}

import "~/styles/staking/index.css";
import "~/styles/vesting.css";
import { MoneyHead } from "~/features/money/money-head";
import { ReadingProblem } from "~/features/money/reading-problem";
import { ExampleGrants } from "~/features/vesting/example-grants";
import { OwnSummary } from "~/features/vesting/own-summary";
import { loadPlan } from "~/features/vesting/plan-screen.server";
import { PublicPlan } from "~/features/vesting/public-plan";
import { landing } from "~/logs/logged";
import { pageMeta } from "~/shell/page-meta";
import { Art } from "~/ui/art";
import { ConnectButton } from "~/wallet/connect-call";
import { useHolderState } from "~/wallet/use-holder-state";
import type { Route } from "./+types/plan";

export const handle = landing("vestingPlan.landing");

const SLUG = "tokenVestingPlan";

export function loader({ request, context }: Route.LoaderArgs) {
  return loadPlan({ url: new URL(request.url), context });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, localePath, texts, query } = loaderData;
  const { title, description } = texts.plan;
  const isPrivate = query.q !== "" || query.after !== null || query.funders === "all";
  return pageMeta({ origin, localePath, slug: SLUG, title: `${title} | Punkvism`, description, isPrivate });
}

export default function VestingPlan({ loaderData }: Route.ComponentProps) {
  const { texts, frame, now, crumbs, crumbsLabel, localePath, problem } = loaderData;
  const { plan } = texts;
  const state = useHolderState(frame.holderAddress);
  const own = state === "signed-in" ? loaderData.own : null;
  return (
    <div data-district="coin">
      <MoneyHead
        frame={frame}
        title={plan.heading}
        lead={plan.lead}
        crumbs={crumbs}
        crumbsLabel={crumbsLabel}
        isCompact
        scene={<Art picture={frame.scene} alt="" first />}
      >
        {state === "signed-in" ? null : (
          <div className="head-connect">
            <ConnectButton state={state} texts={frame.walletCall} size="large" />
          </div>
        )}
      </MoneyHead>
      <div className="wrap band vesting">
        {own ? (
          <OwnSummary
            frame={frame}
            texts={texts}
            sums={own}
            deed="claimGrantsOfPlan"
            log="vestingPlan.claimAll"
            list={{ to: `/${localePath}/mypage/myVesting`, log: "vestingPlan.mine" }}
          />
        ) : null}
        {state === "signed-in" ? null : <ExampleGrants texts={texts} now={now} />}
        {problem ? (
          // without the chain's time, every grant would look as if nothing of it were released
          <ReadingProblem labels={plan} message={problem} />
        ) : (
          <PublicPlan {...loaderData} here={`/${localePath}/${SLUG}`} hasOwn={own !== null} />
        )}
      </div>
    </div>
  );
}

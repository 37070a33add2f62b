import "~/styles/vesting.css";
import { OwnSummary } from "~/features/vesting/own-summary";
import { loadPlan } from "~/features/vesting/plan-screen.server";
import { PublicPlan } from "~/features/vesting/public-plan";
import { landing } from "~/logs/logged";
import { pageMeta } from "~/shell/page-meta";
import { Art } from "~/ui/art";
import { Notice } from "~/ui/notice";
import { PageHead } from "~/ui/page-head";
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
  const { texts, crumbs, crumbsLabel, localePath, isClockKnown, holder, scene } = loaderData;
  const { plan } = texts;
  const own = useHolderState(holder) === "signed-in" ? loaderData.own : null;
  return (
    <div data-district="coin">
      <PageHead
        title={plan.heading}
        lead={plan.lead}
        crumbs={crumbs}
        crumbsLabel={crumbsLabel}
        isCompact={own !== null}
        isLeadHidden={own !== null}
        scene={<Art picture={scene} alt="" first />}
      />
      <div className="wrap band vesting">
        {own ? (
          <OwnSummary texts={texts} sums={own} logs={{ claim: "vestingPlan.own", list: "vestingPlan.mine" }} />
        ) : null}
        {isClockKnown ? null : <Notice tone="warning" title={plan.unreadable} />}
        <PublicPlan {...loaderData} here={`/${localePath}/${SLUG}`} hasOwn={own !== null} />
      </div>
    </div>
  );
}

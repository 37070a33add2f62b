import { data } from "react-router";
import { grantAddressField } from "~/domain/vesting/input";
import { getGrant, listGrantEvents } from "~/domain/vesting/queries.server";
import { readOrProblem } from "~/features/money/money-screen.server";
import { ReadingProblem } from "~/features/money/reading-problem";
import { GrantSheet } from "~/features/vesting/grant-sheet";
import { planName } from "~/features/vesting/token-text";
import { UnknownFunder } from "~/features/vesting/unknown-funder";
import { formatMoney } from "~/locales/format";
import { shortAddress } from "~/locales/short-address";
import { textsOf } from "~/locales/texts.server";
import { landing, logged } from "~/logs/logged";
import { localeContext } from "~/server/context";
import { chainDeps } from "~/server/transaction-deps.server";
import { pageMeta } from "~/shell/page-meta";
import { Art } from "~/ui/art";
import { pictures } from "~/ui/art-manifest";
import { ButtonLink } from "~/ui/button";
import { PageHead } from "~/ui/page-head";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import type { Route } from "./+types/plan-detail";

export const handle = landing("vestingPlanDetail.landing");

const SLUG = "tokenVestingPlanDetail";

/**
 * One grant, for anybody: from its account, or from D1 once the account is closed. Without an address, the page says how to
 * look one up.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const { vesting, shell } = textsOf(locale);
  const { plan, states, row, detail } = vesting;
  const shared = {
    texts: {
      detail,
      states,
      row: { released: row.released },
      plan: { title: plan.title, unnamed: plan.unnamed, unreachable: plan.unreachable, tryAgain: plan.tryAgain },
    },
    crumbs: [
      { label: shell.groups.coin },
      { label: plan.title, to: `/${locale.path}/tokenVestingPlan` },
      { label: detail.title },
    ],
    crumbsLabel: shell.whereYouAre,
    origin: new URL(request.url).origin,
    localePath: locale.path,
    address: params.grant ?? null,
    scene: pictures["heads/vesting"],
  };
  if (!params.grant) return data({ ...shared, reading: null, events: [] });
  const address = grantAddressField.safeParse(params.grant);
  if (!address.success) throw data(null, { status: 404 });
  const deps = chainDeps(context);
  const [reading, events] = await Promise.all([
    readOrProblem(context, () => getGrant(deps, address.data)),
    listGrantEvents(deps, address.data),
  ]);
  if (reading.problem?.code === "GrantNotFound") throw data(null, { status: 404 });
  return data({ ...shared, reading, events }, { status: reading.problem ? 503 : 200 });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, localePath, texts, address } = loaderData;
  const { title, description } = texts.detail;
  // anybody can make a grant and choose its name, so that search engines must not index it
  const isPrivate = address !== null;
  return pageMeta({ origin, localePath, slug: SLUG, title: `${title} | Punkvism`, description, isPrivate });
}

export default function VestingPlanDetail({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { texts, crumbs, crumbsLabel, localePath, address, reading, events, scene } = loaderData;
  const { detail, plan, states, row } = texts;
  const locale = useLocale();
  const grant = reading?.value?.grant;
  const lead = grant
    ? t(detail, "lead", {
        amount: formatMoney(locale, { raw: grant.totalRaw, decimals: grant.decimals, coin: grant.coin }),
        wallet: shortAddress(grant.beneficiary),
      })
    : detail.bareLead;
  return (
    <div data-district="coin">
      <PageHead
        title={grant ? planName(plan, grant.plan) : detail.bareHeading}
        lead={lead}
        crumbs={crumbs}
        crumbsLabel={crumbsLabel}
        scene={<Art picture={scene} alt="" first />}
      />
      <div className="wrap band vesting">
        {reading?.problem ? <ReadingProblem labels={plan} message={reading.problem.message} /> : null}
        {grant ? <UnknownFunder texts={detail} grant={grant} /> : null}
        {reading?.value ? (
          <GrantSheet
            texts={{ detail, states, row }}
            {...reading.value}
            events={events}
            csvPath={`/${localePath}/${SLUG}/${address}/schedule.csv`}
            csvLog="vestingPlanDetail.download"
          />
        ) : null}
        <section aria-labelledby="grant-words">
          <h2 id="grant-words">{detail.wordsTitle}</h2>
          <dl className="grant-words">
            {detail.words.map(({ term, text }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
        <p>
          <ButtonLink viewTransition to={`/${localePath}/tokenVestingPlan`} {...logged("vestingPlanDetail.goBack")}>
            {address ? detail.goBack : detail.choose}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}

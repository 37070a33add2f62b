import "~/styles/receipt.css";
import { data } from "react-router";
import { gearDayInput } from "~/domain/gear/input";
import { DayDraws } from "~/features/gear/day-draws";
import { DayFacts } from "~/features/gear/day-facts";
import { openGearDay } from "~/features/gear/gear-day.server";
import { HowToCheck } from "~/features/gear/how-to-check";
import { RatesTables } from "~/features/gear/rates-tables";
import { textsOf } from "~/locales/texts.server";
import { landing } from "~/logs/logged";
import { readAddress } from "~/server/address-params.server";
import { databaseContext, localeContext } from "~/server/context";
import { pageMeta } from "~/shell/page-meta";
import { PageHead } from "~/ui/page-head";
import { useT } from "~/ui/use-t";
import type { Route } from "./+types/day";

export const handle = landing("page.landing");

/** A day of gear, with every draw computed again from the seed and the chain's block hashes. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const url = new URL(request.url);
  const { after = 0 } = readAddress(gearDayInput, url, locale);
  const view = await openGearDay(context.get(databaseContext), locale, { day: params.day, after });
  if (!view) throw data(null, { status: 404 });
  const { gear, proof, shell } = textsOf(locale);
  return {
    view,
    texts: gear,
    origin: url.origin,
    localePath: locale.path,
    isFirst: after === 0,
    crumbs: [
      { label: proof.title, to: `/${locale.path}/proof` },
      { label: gear.title, to: `/${locale.path}/proof/gear` },
      { label: params.day },
    ],
    crumbsLabel: shell.whereYouAre,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, localePath, texts, view } = loaderData;
  const { title, description } = texts;
  const shown = { title: `${title} ${view.day} | Punkvism`, description, share: "proof" as const, isPrivate: true };
  return pageMeta({ origin, localePath, slug: `proof/gear/${view.day}`, ...shown });
}

export default function GearDay({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { view, texts, localePath, isFirst, crumbs, crumbsLabel } = loaderData;
  return (
    <div data-district="punktopia">
      <PageHead
        title={t(texts.day, "title", { day: view.day })}
        lead={view.seed ? texts.day.lead : t(texts.day, "open", { at: view.revealedFrom })}
        crumbs={crumbs}
        crumbsLabel={crumbsLabel}
        isCompact
      />
      <div className="wrap band receipt">
        <DayFacts texts={texts} view={view} localePath={localePath} />
        {view.rates ? <RatesTables texts={texts} rates={view.rates} id="rates" title={texts.rates.ofDay} /> : null}
        {view.seed ? <DayDraws texts={texts} view={view} isFirst={isFirst} localePath={localePath} /> : null}
        <HowToCheck texts={texts} />
      </div>
    </div>
  );
}

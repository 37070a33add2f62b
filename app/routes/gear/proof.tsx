import "~/styles/receipt.css";
import { gearProofInput } from "~/domain/gear/input";
import { DaysList } from "~/features/gear/days-list";
import { openGearProof } from "~/features/gear/gear-proof.server";
import { HowToCheck } from "~/features/gear/how-to-check";
import { OddsVersions } from "~/features/gear/odds-versions";
import { RatesTables } from "~/features/gear/rates-tables";
import { textsOf } from "~/locales/texts.server";
import { landing } from "~/logs/logged";
import { readAddress } from "~/server/address-params.server";
import { databaseContext, localeContext } from "~/server/context";
import { pageMeta } from "~/shell/page-meta";
import { PageHead } from "~/ui/page-head";
import type { Route } from "./+types/proof";

export const handle = landing("page.landing");

/** The odds of gear with their history, how draws came out, and every day on which anybody can check them. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const url = new URL(request.url);
  const { before = null } = readAddress(gearProofInput, url, locale);
  const { gear, proof, shell } = textsOf(locale);
  return {
    page: await openGearProof(context.get(databaseContext), locale, { now: new Date(), before }),
    texts: gear,
    isFirst: before === null,
    origin: url.origin,
    localePath: locale.path,
    crumbs: [{ label: proof.title, to: `/${locale.path}/proof` }, { label: gear.title }],
    crumbsLabel: shell.whereYouAre,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, localePath, texts, isFirst } = loaderData;
  const { title, description } = texts;
  const shown = { title: `${title} | Punkvism`, description, share: "proof" as const, isPrivate: !isFirst };
  return pageMeta({ origin, localePath, slug: "proof/gear", ...shown });
}

export default function GearProof({ loaderData }: Route.ComponentProps) {
  const { page, texts, isFirst, localePath, crumbs, crumbsLabel } = loaderData;
  return (
    <div data-district="punktopia">
      <PageHead title={texts.heading} lead={texts.lead} crumbs={crumbs} crumbsLabel={crumbsLabel} isCompact />
      <div className="wrap band receipt">
        <OddsVersions texts={texts} versions={page.odds} />
        <RatesTables texts={texts} rates={page.rates} id="rates" title={texts.rates.title} />
        <DaysList texts={texts} page={page} isFirst={isFirst} localePath={localePath} />
        <HowToCheck texts={texts} />
      </div>
    </div>
  );
}

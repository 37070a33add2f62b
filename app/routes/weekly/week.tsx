import "~/styles/news.css";
import { mondayField } from "~/domain/weekly/menu";
import { findShownWeek, listShownWeeks } from "~/domain/weekly/queries.server";
import { z } from "~/domain/zod";
import { Week } from "~/features/weekly/week";
import { dateOf, viewOfWeek } from "~/features/weekly/week-view.server";
import { textsOf } from "~/locales/texts.server";
import { landing, logged } from "~/logs/logged";
import { readAddress } from "~/server/address-params.server";
import { databaseContext, localeContext } from "~/server/context";
import { pageMeta } from "~/shell/page-meta";
import { Art } from "~/ui/art";
import { pictures } from "~/ui/art-manifest";
import { EmptyState } from "~/ui/empty-state";
import { PageHead } from "~/ui/page-head";
import { PageLink } from "~/ui/page-link";
import type { Route } from "./+types/week";

export const handle = landing("weekly.landing");

const askedSchema = z.object({ week: mondayField.nullable().default(null) });

/** Punky Weekly: the menu of this week, or of a former one with `?week=` and its Monday. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const url = new URL(request.url);
  const asked = readAddress(askedSchema, url, locale);
  const deps = { db: context.get(databaseContext), now: new Date() };
  const { weekly: texts, shell } = textsOf(locale);
  const mondays = await listShownWeeks(deps);
  const beginsOn = asked.week ?? mondays[0];
  const shown = beginsOn === undefined ? null : await findShownWeek(deps, { beginsOn, language: locale.code });
  const address = `/${locale.path}/punkyWeekly`;
  return {
    texts,
    crumbs: [{ label: shell.groups.company }, { label: texts.name }],
    crumbsLabel: shell.whereYouAre,
    origin: url.origin,
    localePath: locale.path,
    isLatest: asked.week === null,
    week: shown && viewOfWeek(locale, texts, shown),
    others: mondays
      .filter((monday) => monday !== beginsOn)
      .map((monday) => ({ to: `${address}?week=${monday}`, date: dateOf(locale, monday), day: monday })),
    scene: pictures["heads/company"],
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, localePath, texts, week, isLatest } = loaderData;
  const { title, description } = texts;
  const isPrivate = !isLatest || week === null;
  return pageMeta({ origin, localePath, slug: "punkyWeekly", share: "companyNews", title, description, isPrivate });
}

export default function PunkyWeekly({ loaderData }: Route.ComponentProps) {
  const { texts, crumbs, crumbsLabel, week, others, scene } = loaderData;
  return (
    <div data-district="company">
      <PageHead
        title={week?.title ?? texts.heading}
        lead={week?.intro ?? texts.lead}
        crumbs={crumbs}
        crumbsLabel={crumbsLabel}
        scene={<Art picture={scene} alt="" first />}
      />
      <div className="on-paper">
        <div className="wrap band news-piece">
          {week ? <Week week={week} /> : <EmptyState title={texts.none} />}
          {others.length > 0 ? (
            <nav aria-label={texts.others}>
              <h2>{texts.others}</h2>
              <ul className="block-list">
                {others.map(({ to, date, day }) => (
                  <li key={day}>
                    <PageLink to={to} {...logged("weekly.other")}>
                      <time dateTime={day}>{date}</time>
                    </PageLink>
                  </li>
                ))}
              </ul>
            </nav>
          ) : null}
        </div>
      </div>
    </div>
  );
}

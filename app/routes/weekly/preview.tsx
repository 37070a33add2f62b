import "~/styles/news.css";
import { data } from "react-router";
import { adminPage } from "~/admin/admin-deps.server";
import { ADMIN_PATHS, pathOfRow } from "~/admin/paths";
import { PreviewNotice } from "~/admin/screens/preview-notice";
import { rowNumberField } from "~/domain/fields";
import { findWeekly, weekOf } from "~/domain/weekly/queries.server";
import { Week } from "~/features/weekly/week";
import { viewOfWeek } from "~/features/weekly/week-view.server";
import { textsOf } from "~/locales/texts.server";
import { staff, staffOnly } from "~/middleware/staff";
import { localeContext } from "~/server/context";
import { Art } from "~/ui/art";
import { pictures } from "~/ui/art-manifest";
import { PageHead } from "~/ui/page-head";
import type { Route } from "./+types/preview";

export const middleware: Route.MiddlewareFunction[] = [staff, staffOnly];

/** The page of Punky Weekly with the draft of a week, for staff alone. It is never cached. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db } = adminPage({ request, context }, "editor");
  const locale = context.get(localeContext);
  const seq = rowNumberField.safeParse(params.seq).data;
  const week = seq === undefined ? null : await findWeekly(db, seq);
  if (!week) throw data(null, { status: 404 });
  const { weekly: texts, shell, admin } = textsOf(locale);
  const { beginsOn, draft } = week;
  const shown = await weekOf(db, { beginsOn, language: locale.code, menu: draft });
  return {
    preview: admin.preview,
    back: pathOfRow(ADMIN_PATHS.weekly.detail, String(week.seq)),
    crumbs: [{ label: shell.groups.company }, { label: texts.name }],
    crumbsLabel: shell.whereYouAre,
    scene: pictures["heads/company"],
    week: viewOfWeek(locale, texts, shown, "/admin/pictures"),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [{ title: loaderData.week.title }, { name: "robots", content: "noindex" }] : [];
}

export default function WeeklyPreview({ loaderData }: Route.ComponentProps) {
  const { preview, back, crumbs, crumbsLabel, scene, week } = loaderData;
  return (
    <div data-district="company">
      <PreviewNotice texts={preview} back={back} />
      <PageHead
        title={week.title}
        lead={week.intro}
        crumbs={crumbs}
        crumbsLabel={crumbsLabel}
        scene={<Art picture={scene} alt="" first />}
      />
      <div className="on-paper">
        <div className="wrap band news-piece">
          <Week week={week} />
        </div>
      </div>
    </div>
  );
}

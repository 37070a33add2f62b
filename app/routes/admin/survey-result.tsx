import { data } from "react-router";
import { adminPage } from "~/admin/admin-deps.server";
import { pageTitle } from "~/admin/page-title";
import { SurveyResultScreen } from "~/admin/screens/survey-result-screen";
import { readSurveyResult } from "~/admin/survey-result.server";
import { textsOf } from "~/locales/texts.server";
import { localeContext } from "~/server/context";
import type { Route } from "./+types/survey-result";

/** What was answered to a survey. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { db } = adminPage({ request, context }, "editor");
  const locale = context.get(localeContext);
  const { adminSurvey, admin } = textsOf(locale);
  const { file: _, ...texts } = adminSurvey.result;
  const result = await readSurveyResult(db, params.key, locale);
  if (!result) throw data(null, { status: 404 });
  return { result, texts: { ...texts, file: admin.list.file } };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [pageTitle(loaderData.result.title)] : [];
}

export default function AdminSurveyResult({ loaderData }: Route.ComponentProps) {
  return <SurveyResultScreen {...loaderData} />;
}

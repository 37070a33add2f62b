import { requireSetUp } from "~/content/site-set-up.server";
import { getCompanyFacts } from "~/domain/settings/company.server";
import { AppError } from "~/errors";
import { LOCALES } from "~/locales/locales";
import { getSearchFacts } from "~/search/known-facts.server";
import { configContext, databaseContext, localeContext } from "~/server/context";
import { answer, answering, refuseMethod } from "~/server/http.server";
import type { Route } from "./+types/search-facts";

export const action = refuseMethod;

/**
 * GET /api/search/facts/en: people, partners and the operator's own sections, which are not in the build. It is cached like
 * a public page (content/pages.ts) by the version of the content, so that a change shows at once.
 */
export function loader({ params, context }: Route.LoaderArgs) {
  return answering(context.get(localeContext), async () => {
    const locale = LOCALES.find(({ code }) => code === params.language);
    if (!locale) throw new AppError("InvalidInput", { fields: "language" });
    const [db, config, now] = [context.get(databaseContext), context.get(configContext), Date.now()];
    await requireSetUp({ db, config, now }, await getCompanyFacts(db, now));
    return answer(await getSearchFacts(db, locale, now));
  });
}

import { redirect } from "react-router";
import { preferredLocale, TO_PREFERRED } from "~/chosen-language.server";
import { developmentPageDeps } from "~/development-deps.server";
import { testLanguageOf } from "~/test-languages";
import type { Route } from "./+types/redirect";

/** `/test/…` has no language in the specification: it leads to the page in its own, or in the visitor's, whose header has the wallet. */
export function loader({ request, context }: Route.LoaderArgs) {
  developmentPageDeps(context);
  const { pathname } = new URL(request.url);
  return redirect(`/${testLanguageOf(pathname) ?? preferredLocale(request).path}${pathname}`, TO_PREFERRED);
}

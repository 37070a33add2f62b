import { redirect } from "react-router";
import { developmentPageDeps } from "~/features/development/development-deps.server";
import { testLanguageOf } from "~/features/development/test-languages";
import { TO_PREFERRED } from "~/server/chosen-language.server";
import { localeContext } from "~/server/context";
import type { Route } from "./+types/redirect";

/**
 * `/test/…` has no language in the specification. It redirects to the page in its own language, or else in the visitor's,
 * whose header has the wallet button.
 */
export function loader({ request, context }: Route.LoaderArgs) {
  developmentPageDeps(context);
  const { pathname } = new URL(request.url);
  return redirect(`/${testLanguageOf(pathname) ?? context.get(localeContext).path}${pathname}`, TO_PREFERRED);
}

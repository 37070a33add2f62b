import { redirect } from "react-router";
import { preferredLocale, TO_PREFERRED } from "~/chosen-language.server";
import { developmentPageDeps } from "~/development-deps.server";
import type { Route } from "./+types/redirect";

/** `/test/…` has no language in the specification: it leads to the page in the visitor's, whose header has the wallet. */
export function loader({ request, context }: Route.LoaderArgs) {
  developmentPageDeps(context);
  return redirect(`/${preferredLocale(request).path}${new URL(request.url).pathname}`, TO_PREFERRED);
}

import { redirect } from "react-router";
import { preferredLocale, TO_PREFERRED } from "~/server/chosen-language.server";
import type { Route } from "./+types/redirect";

/** `/reservation/…` has no language in the specification: it leads to the form in the visitor's. */
export function loader({ request }: Route.LoaderArgs) {
  return redirect(`/${preferredLocale(request).path}${new URL(request.url).pathname}`, TO_PREFERRED);
}

import { redirect } from "react-router";
import { TO_PREFERRED } from "~/server/chosen-language.server";
import { localeContext } from "~/server/context";
import type { Route } from "./+types/redirect";

/** `/reservation/…` has no language in the specification; it redirects to the form in the visitor's language. */
export function loader({ request, context }: Route.LoaderArgs) {
  return redirect(`/${context.get(localeContext).path}${new URL(request.url).pathname}`, TO_PREFERRED);
}

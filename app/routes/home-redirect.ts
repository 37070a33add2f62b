import { redirect } from "react-router";
import { preferredLocale, TO_PREFERRED } from "~/server/chosen-language.server";
import type { Route } from "./+types/home-redirect";

/** `/` leads to the main page of the visitor's language. */
export function loader({ request }: Route.LoaderArgs) {
  return redirect(`/${preferredLocale(request).path}`, TO_PREFERRED);
}

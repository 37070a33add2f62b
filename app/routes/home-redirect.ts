import { redirect } from "react-router";
import { TO_PREFERRED } from "~/server/chosen-language.server";
import { localeContext } from "~/server/context";
import type { Route } from "./+types/home-redirect";

/** `/` leads to the main page of the visitor's language. */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(`/${context.get(localeContext).path}`, TO_PREFERRED);
}

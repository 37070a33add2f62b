import { redirect } from "react-router";
import { localeContext } from "~/server/context";
import type { Route } from "./+types/account-redirect";

/** The account had a page of its own before my page showed it. */
export function loader({ request, context }: Route.LoaderArgs) {
  return redirect(`/${context.get(localeContext).path}/mypage${new URL(request.url).search}`, 301);
}

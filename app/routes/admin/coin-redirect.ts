import { redirect } from "react-router";
import { ADMIN_PATHS, pathOfRow } from "~/admin/paths";
import type { Route } from "./+types/coin-redirect";

/** The address that the specification gives to the facts about a coin. It leads to the form that changes them. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(pathOfRow(ADMIN_PATHS.coin.edit, params.mint));
}

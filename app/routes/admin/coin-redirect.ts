import { redirect } from "react-router";
import { ADMIN_PATHS, pathOfRow } from "~/admin/paths";
import type { Route } from "./+types/coin-redirect";

/** The specification's address for what the site says of a coin. It leads to the form that changes the coin. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(pathOfRow(ADMIN_PATHS.coin.edit, params.mint));
}

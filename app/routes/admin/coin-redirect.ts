import { redirect } from "react-router";
import { ADMIN_PATHS, pathOfRow } from "~/admin/paths";
import type { Route } from "./+types/coin-redirect";

/** The specification's address of what the site says of a coin, which is written where the coin is changed. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(pathOfRow(ADMIN_PATHS.coin.edit, params.mint));
}

import { redirect } from "react-router";
import type { Route } from "./+types/staking-complete-redirect";

/** The old address of the staking-complete page, which had no language. */
export function loader({ request }: Route.LoaderArgs) {
  return redirect(`/kor/powerzoneCoinStakingWriteStakingComplete${new URL(request.url).search}`, 301);
}

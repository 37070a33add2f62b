import { localeContext } from "~/context";
import { AppError } from "~/errors";
import { answerError } from "~/http.server";
import type { Route } from "./+types/unknown";

/** Every unknown address below /api: the answer is for a script, so it is not a page. */
export function loader({ context }: Route.LoaderArgs): Response {
  return answerError(new AppError("NotFound"), context.get(localeContext));
}

export const action = loader;

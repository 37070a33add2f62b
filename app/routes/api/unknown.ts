import { localeContext } from "~/context";
import { AppError } from "~/errors";
import { answerError } from "~/http.server";
import type { Route } from "./+types/unknown";

/** Every address below /api that is none: an answer for a script, not a page. */
export function loader({ context }: Route.LoaderArgs): Response {
  return answerError(new AppError("NotFound"), context.get(localeContext));
}

export const action = loader;

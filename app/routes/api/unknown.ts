import { AppError } from "~/errors";
import { localeContext } from "~/server/context";
import { answerError } from "~/server/http.server";
import type { Route } from "./+types/unknown";

/** Every unknown address below /api: the answer is for a script, so it is not a page. */
export function loader({ context }: Route.LoaderArgs): Response {
  return answerError(new AppError("NotFound"), context.get(localeContext));
}

export const action = loader;

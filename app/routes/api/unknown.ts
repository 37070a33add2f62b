import { AppError } from "~/errors";
import { localeContext } from "~/server/context";
import { answerError } from "~/server/http.server";
import type { Route } from "./+types/unknown";

/** Answers every unknown address below /api. The answer is for scripts, so that it is JSON and not a page. */
export function loader({ context }: Route.LoaderArgs): Response {
  return answerError(new AppError("NotFound"), context.get(localeContext));
}

export const action = loader;

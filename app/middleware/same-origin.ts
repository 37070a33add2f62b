import type { MiddlewareFunction } from "react-router";
import { localeContext } from "~/server/context";
import { answerError } from "~/server/http.server";
import { AppError } from "../errors";

/**
 * Refuses writes that another site started. Browsers send Origin with every POST, so that a request without it does not come
 * from a page.
 */
export const sameOrigin: MiddlewareFunction<Response> = ({ request, context }, next) => {
  if (request.method === "GET" || request.method === "HEAD") return next();
  const origin = request.headers.get("Origin");
  if (origin === new URL(request.url).origin) return next();
  throw answerError(new AppError("CrossOrigin"), context.get(localeContext));
};

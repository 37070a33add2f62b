import { isRouteErrorResponse, type RouterContextProvider } from "react-router";
import { AppError } from "~/errors";
import { shortAddress } from "~/locales/short-address";
import { failureContext } from "./context";
import { findIdentity } from "./holders";
import { type LogFields, writeLog } from "./log";
import { loggedPath } from "./logged-path";

/** Where an unexpected error occurred. */
export type Place = "request" | "render" | "queue" | "cron" | "workflow";

const ID_LENGTH = 12;

/**
 * Logs an unexpected error once, under an id of its own that a visitor can quote, and returns the id. Every unexpected error
 * of the site comes here: from an API, a loader, an action, rendering, a queue, cron or a Workflow.
 */
export function reportUnexpected(error: unknown, place: Place, fields: LogFields = {}, id = newId()): string {
  writeLog("error", "unexpected", { id, place, ...fields }, error);
  return id;
}

type Failed = { request: Request; context: Readonly<RouterContextProvider> };

/**
 * Keeps what a route or a middleware threw in the request's context, with the id that the answer shows. Only the answer
 * tells whether it is an error of ours: the router also reports cross-site writes, which it refuses with 400.
 */
export function keepRequestError(error: unknown, { request, context }: Failed): void {
  if (isVisitorsFault(error, request)) return;
  const failure = context.get(failureContext) ?? { id: newId(), errors: [], logged: 0 };
  if (!failure.errors.includes(error)) failure.errors.push(error);
  context.set(failureContext, failure);
}

/** Logs what a component threw, under the id of its request. React and the router both report it. */
export function reportRenderError(error: unknown, failed: Failed): void {
  keepRequestError(error, failed);
  logRequestErrors(failed, "render");
}

/** Logs the errors of the request that have not been logged yet. */
export function logRequestErrors({ request, context }: Failed, place: Place = "request"): void {
  const failure = context.get(failureContext);
  if (!failure) return;
  for (const error of failure.errors.slice(failure.logged)) {
    reportUnexpected(error, place, requestFields(request, context), failure.id);
  }
  failure.logged = failure.errors.length;
}

/** What a line says about a request: its route's path, but never its query string, which may contain personal data. */
export function requestFields(request: Request, context?: Readonly<RouterContextProvider>): LogFields {
  const holder = context && findIdentity(context);
  return {
    method: request.method,
    path: loggedPath(request),
    ray: request.headers.get("CF-Ray"),
    wallet: holder ? shortAddress(holder.walletAddress) : null,
  };
}

/** The failure that a visitor is shown, with the id to quote. */
export function unexpectedFailure(id: string): AppError {
  return new AppError("Unexpected", { id });
}

/** Not our errors: a visitor who goes away aborts the request, and an address may have no page. */
function isVisitorsFault(error: unknown, request: Request): boolean {
  return request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500);
}

function newId(): string {
  return crypto.randomUUID().replaceAll("-", "").slice(0, ID_LENGTH);
}

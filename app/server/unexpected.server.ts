import { isRouteErrorResponse, type RouterContextProvider } from "react-router";
import { failureContext, holderContext } from "~/context";
import { AppError } from "~/errors";
import { type LogFields, shortWallet, writeLog } from "./log";

/** Where an error that nobody expected was met. */
export type Place = "request" | "render" | "queue" | "cron" | "workflow";

const ID_LENGTH = 12;

/**
 * Logs an error that nobody expected, once, under an id of its own that a visitor can quote. Returns the id. Every such
 * error of the site comes here: from an API, a loader, an action, rendering, a queue, cron or a Workflow.
 */
export function reportUnexpected(error: unknown, place: Place, fields: LogFields = {}): string {
  const id = crypto.randomUUID().replaceAll("-", "").slice(0, ID_LENGTH);
  writeLog("error", "unexpected", { id, place, ...fields }, error);
  return id;
}

type Failed = { request: Request; context: Readonly<RouterContextProvider> };

/**
 * Reports what a route, a middleware or a component threw, and leaves the id in the request's context, from which the
 * answer takes it. One request fails once: what follows from the first error is logged under the same id.
 */
export function reportRequestError(error: unknown, { request, context }: Failed, place: Place = "request"): void {
  // a visitor who goes away ends what is under way; an address without a page is no fault of ours
  if (request.signal.aborted || isVisitorsFault(error)) return;
  const failure = context.get(failureContext);
  if (!failure) {
    const id = reportUnexpected(error, place, requestFields(request, context));
    context.set(failureContext, { id, errors: [error] });
    return;
  }
  // React and the router both tell of an error that a component threw
  if (failure.errors.includes(error)) return;
  failure.errors.push(error);
  writeLog("error", "unexpected, in the same request", { id: failure.id, place }, error);
}

/** What a line says of a request: its route's path, never the question in its address, which may hold personal data. */
export function requestFields(request: Request, context?: Readonly<RouterContextProvider>): LogFields {
  const holder = context?.get(holderContext);
  return {
    method: request.method,
    path: new URL(request.url).pathname,
    ray: request.headers.get("CF-Ray"),
    wallet: holder ? shortWallet(holder.walletAddress) : null,
  };
}

/** The failure that a visitor is told of: it carries the id to quote. */
export function unexpectedFailure(id: string): AppError {
  return new AppError("Unexpected", { id });
}

function isVisitorsFault(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status < 500;
}

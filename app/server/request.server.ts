import type { ExecutionContext } from "@cloudflare/workers-types";
import { RouterContextProvider } from "react-router";
import { BUILD_ID } from "~/config";
import { isCachedNews, isCachedPage, isCachedSearch, isSharedPage, takesNoQuestion } from "~/content/pages";
import { getContentVersion } from "~/domain/settings/content-version.server";
import { AppError } from "~/errors";
import { answerFailure } from "~/shell/plain-page.server";
import { openDatabase } from "~db/client";
import { findLanguage, rememberChosenLanguage } from "./chosen-language.server";
import {
  configContext,
  databaseContext,
  envContext,
  executionContext,
  failureContext,
  holdersContext,
  localeContext,
  type RenderMode,
  renderModeContext,
} from "./context";
import { type Env, readConfig } from "./env.server";
import { servePublicPage } from "./page-cache.server";
import { clientAddress, createCoarseLimit, RATE_SECONDS, spendRate } from "./rate-limits.server";
import { nonceSource, setSecurityHeaders } from "./security-headers.server";
import { siteNotSetUp } from "./site-not-set-up.server";
import { logRequestErrors, reportUnexpected, requestFields, unexpectedFailure } from "./unexpected.server";

const METHODS = ["GET", "HEAD", "POST"];

type RouteRenderer = (request: Request, context: RouterContextProvider) => Promise<Response>;

export type IncomingRequest = {
  request: Request;
  env: Env;
  execution: ExecutionContext;
  renderRoute: RouteRenderer;
};

/**
 * Every request enters here. Public pages go through the page cache, everything else to its route with a context of its own.
 */
export async function answerRequest(incoming: IncomingRequest): Promise<Response> {
  const response = await answerOrRefuse(incoming);
  if (response.status === 429) response.headers.set("Retry-After", String(RATE_SECONDS));
  return rememberChosenLanguage(incoming.request, response);
}

async function answerOrRefuse(incoming: IncomingRequest): Promise<Response> {
  const { request } = incoming;
  try {
    return await answerAtSite(incoming);
  } catch (error) {
    if (error instanceof AppError) return refuse(request, error);
    return refuse(request, unexpectedFailure(reportUnexpected(error, "request", requestFields(request))));
  }
}

async function answerAtSite(incoming: IncomingRequest): Promise<Response> {
  const { request, env } = incoming;
  const url = new URL(request.url);
  const config = readConfig(env);
  const { missing, siteOrigin } = config;
  if (missing.length > 0) throw siteNotSetUp(config, missing);
  if (siteOrigin && url.origin !== siteOrigin) return leadToSite(request, url, siteOrigin);
  if (!METHODS.includes(request.method)) return refuseMethod(request);
  return answerPage(incoming, url);
}

async function answerPage(incoming: IncomingRequest, url: URL): Promise<Response> {
  const { request, env, execution } = incoming;
  const isRead = request.method !== "POST";
  const isPublicPage = isRead && isCachedPage(url.pathname);
  const isNews = isRead && isCachedNews(url.pathname);
  const isKept = isPublicPage || isNews || (isRead && isCachedSearch(url.pathname));
  if (isDataOfNoPage(url.pathname)) throw new AppError("NotFound");
  if (takesNoQuestion(url.pathname)) url.search = "";
  // a page in development carries the development server's own scripts, which change with every edit
  if (!isKept || url.search || import.meta.env.DEV) {
    if (isPublicPage && url.search && (await asksTooOften(incoming))) return toKeptPage(url);
    const nonce = crypto.randomUUID().replaceAll("-", "");
    return render(incoming, { kind: isPublicPage ? "whole" : "streamed", nonce });
  }
  const database = openDatabase(env.DB);
  return servePublicPage({
    request,
    version: `${BUILD_ID}-${await getContentVersion(database, Date.now())}`,
    execution,
    now: Date.now,
    render: async () => {
      // there is no end of addresses of news that does not exist, so rendering them is limited
      if (isNews) await spendRate(env.PAGE_LIMIT, clientAddress(request));
      return render({ ...incoming, request: asVisitor(url) }, { kind: "cached" });
    },
  });
}

/** This many rendered public pages count as one use of the page limit, because they read next to nothing for a visitor. */
export const DRAWN_PAGES_A_USE = 5;
const spendDrawnPage = createCoarseLimit(DRAWN_PAGES_A_USE);

/** A public page is rendered again whenever its query string changes, and no middleware counts that. */
async function asksTooOften({ request, env }: IncomingRequest): Promise<boolean> {
  try {
    await spendDrawnPage(env.PAGE_LIMIT, clientAddress(request));
    return false;
  } catch (error) {
    if (error instanceof AppError) return true;
    throw error;
  }
}

/** Redirects to the same page without a query string. That one is cached, so nobody is refused it. */
function toKeptPage({ pathname }: URL): Response {
  const response = new Response(null, { status: 302, headers: { Location: pathname, "Cache-Control": "no-store" } });
  setSecurityHeaders(response.headers, [], import.meta.env.DEV);
  return response;
}

async function render({ request, env, execution, renderRoute }: IncomingRequest, mode: RenderMode): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(envContext, env);
  context.set(configContext, readConfig(env));
  context.set(executionContext, execution);
  context.set(databaseContext, openDatabase(env.DB));
  context.set(localeContext, findLanguage(request));
  context.set(holdersContext, { solana: null, evm: null });
  context.set(renderModeContext, mode);
  const response = await renderRoute(request, context);
  const failure = context.get(failureContext);
  if (failure && response.status >= 500) {
    logRequestErrors({ request, context });
    if (!isPage(response)) throw unexpectedFailure(failure.id);
  }
  // a page has already set its headers; copying its answer would send the bytes through a stream for nothing
  if (response.headers.has("Content-Security-Policy")) return response;
  const secured = new Response(response.body, response);
  // what the router answers by itself, such as a page's data, may be about a holder
  if (!secured.headers.has("Cache-Control")) secured.headers.set("Cache-Control", cacheControlOf(request, response));
  setSecurityHeaders(secured.headers, nonceSource(mode), import.meta.env.DEV);
  return secured;
}

/**
 * A page that failed has been rendered with its error. For any other failure the router has a format of its own, so we
 * answer.
 */
function isPage({ body, headers }: Response): boolean {
  return body !== null && (headers.get("Content-Type")?.startsWith("text/html") ?? false);
}

/** A public page's data that were prefetched when a visitor pointed at a link may be used for the press that follows. */
function cacheControlOf({ method, url }: Request, { status }: Response): string {
  const { pathname } = new URL(url);
  const isPublicData = method === "GET" && pathname.endsWith(DATA) && isSharedPage(pathname.slice(0, -DATA.length));
  return isPublicData && status === 200 ? "private, max-age=10" : "no-store";
}

/** The ending that the router adds to a page's address to ask for its data. */
const DATA = ".data";

/** With this ending the router serves the data of any address. What is not a page has none and would be read uncached. */
function isDataOfNoPage(pathname: string): boolean {
  return pathname.endsWith(DATA) && (pathname.startsWith("/api/") || takesNoQuestion(pathname.slice(0, -DATA.length)));
}

/** A cached page is rendered for nobody in particular: without cookies, and as a GET whatever the method was. */
function asVisitor(url: URL): Request {
  return new Request(url, { headers: { "User-Agent": "page-cache" } });
}

/**
 * The site has one origin. Whatever states the site's address (the text that a wallet signs, canonical addresses, feeds,
 * calendars) takes it from the request, so no other host, port or scheme is answered. A page over plain http could also be
 * read and rewritten on its way, and its session stolen.
 */
function leadToSite(request: Request, { pathname, search }: URL, siteOrigin: string): Response {
  if (request.method !== "GET" && request.method !== "HEAD") return refuse(request, new AppError("WrongHost"));
  const headers = { Location: siteOrigin + pathname + search, "Cache-Control": "public, max-age=3600" };
  const response = new Response(null, { status: 308, headers });
  setSecurityHeaders(response.headers, [], import.meta.env.DEV);
  return response;
}

function refuseMethod(request: Request): Response {
  const response = refuse(request, new AppError("MethodNotAllowed"));
  response.headers.set("Allow", METHODS.join(", "));
  return response;
}

function refuse(request: Request, error: AppError): Response {
  const response = answerFailure(request, error);
  setSecurityHeaders(response.headers, [], import.meta.env.DEV);
  return response;
}

import { isbot } from "isbot";
import { type ReactDOMServerReadableStream, renderToReadableStream } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from "react-router";
import {
  failureContext,
  localeContext,
  type RenderMode,
  renderModeContext,
  staleSecondsContext,
} from "./server/context";
import { STALE_SECONDS } from "./server/page-cache.server";
import { scriptsLast, scriptsLastInStream } from "./server/scripts-last.server";
import { inlineScriptHashes, nonceSource, setSecurityHeaders } from "./server/security-headers.server";
import { keepRequestError, reportRenderError } from "./server/unexpected.server";
import { DocumentFailure, FIRST_LOCATION_KEY } from "./shell/document-failure";
import { DocumentLanguage } from "./shell/page-language";

type Answer = { status: number; headers: Headers };

/** Renders every page of the site: a public page as one text, any other page as a stream. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const mode = context.get(renderModeContext);
  const nonce = mode.kind === "cached" ? undefined : mode.nonce;
  const answer: Answer = { status, headers };
  headers.set("Content-Type", "text/html; charset=utf-8");
  const id = context.get(failureContext)?.id;
  const page = (
    <DocumentFailure value={id ? { id, locationKey: FIRST_LOCATION_KEY } : null}>
      <DocumentLanguage value={context.get(localeContext).code}>
        <ServerRouter context={entryContext} url={request.url} nonce={nonce} />
      </DocumentLanguage>
    </DocumentFailure>
  );
  const stream = await renderToReadableStream(page, {
    nonce,
    signal: request.signal,
    onError(error) {
      if (!request.signal.aborted) answer.status = 500;
      reportRenderError(error, { request, context });
    },
  });
  if (mode.kind === "streamed") return streamPage(request, { stream, mode, answer });
  return answerWholePage(stream, { mode, answer, staleSeconds: context.get(staleSecondsContext) });
}

/** The router calls this for every error that a loader, an action or a middleware threw and no route expected. */
export const handleError: HandleErrorFunction = (error, { request, context }) =>
  keepRequestError(error, { request, context });

type StreamedPage = { stream: ReactDOMServerReadableStream; mode: RenderMode; answer: Answer };

async function streamPage(request: Request, { stream, mode, answer }: StreamedPage): Promise<Response> {
  if (isbot(request.headers.get("User-Agent"))) await stream.allReady;
  answer.headers.set("Cache-Control", "no-store");
  setSecurityHeaders(answer.headers, nonceSource(mode), import.meta.env.DEV);
  return new Response(stream.pipeThrough(scriptsLastInStream()), answer);
}

type WholePage = {
  mode: Exclude<RenderMode, { kind: "streamed" }>;
  answer: Answer;
  /** For how many seconds the page cache may serve the page while a new one is made; null: the default of all pages. */
  staleSeconds: number | null;
};

/**
 * Renders a public page as one text: once its loaders have run it waits for nothing, and a page for the cache needs the
 * hashes of its scripts.
 */
async function answerWholePage(
  stream: ReactDOMServerReadableStream,
  { mode, answer, staleSeconds }: WholePage,
): Promise<Response> {
  await stream.allReady;
  const html = scriptsLast(await new Response(stream).text());
  const { headers, status } = answer;
  if (mode.kind === "whole" || status !== 200) headers.set("Cache-Control", "no-store");
  else if (staleSeconds !== null) headers.set(STALE_SECONDS, String(staleSeconds));
  const scripts = mode.kind === "whole" ? nonceSource(mode) : await inlineScriptHashes(html);
  setSecurityHeaders(headers, scripts, import.meta.env.DEV);
  return new Response(html, answer);
}

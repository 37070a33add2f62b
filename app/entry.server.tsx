import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server";
import type { EntryContext, RouterContextProvider } from "react-router";
import { ServerRouter } from "react-router";
import { renderModeContext, staleSecondsContext } from "./context";
import { scriptsLastInStream } from "./scripts-last.server";
import { nonceSource, setSecurityHeaders } from "./security-headers.server";
import { answerWholePage, toScript } from "./whole-page.server";

/** Renders a page: a public one as one text, with the hashes of its scripts where it will be kept; any other as a stream. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const mode = context.get(renderModeContext);
  if (mode.kind === "streamed") return streamPage(request, { status, headers, entryContext, nonce: mode.nonce });
  const { serverHandoffStream, ...rest } = entryContext;
  const data = serverHandoffStream ? await new Response(serverHandoffStream).text() : "";
  const page = { url: new URL(request.url), entryContext: rest, data: toScript(JSON.stringify(data)), mode };
  return answerWholePage(page, { status, headers, staleSeconds: context.get(staleSecondsContext) });
}

type StreamedPage = { status: number; headers: Headers; entryContext: EntryContext; nonce: string };

async function streamPage(request: Request, { status, headers, entryContext, nonce }: StreamedPage): Promise<Response> {
  let finalStatus = status;
  const stream = await renderToReadableStream(<ServerRouter context={entryContext} url={request.url} nonce={nonce} />, {
    nonce,
    signal: request.signal,
    onError(error) {
      if (request.signal.aborted) return;
      finalStatus = 500;
      console.error(error);
    },
  });
  if (isbot(request.headers.get("User-Agent"))) await stream.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Cache-Control", "no-store");
  setSecurityHeaders(headers, nonceSource({ kind: "streamed", nonce }), import.meta.env.DEV);
  return new Response(stream.pipeThrough(scriptsLastInStream()), { status: finalStatus, headers });
}

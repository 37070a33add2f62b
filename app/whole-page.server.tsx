import { renderToString } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import type { RenderMode } from "./context";
import { STALE_SECONDS } from "./page-cache.server";
import { scriptsLast } from "./scripts-last.server";
import { inlineScriptHashes, nonceSource, setSecurityHeaders } from "./security-headers.server";

export type WholePage = {
  url: URL;
  entryContext: Omit<EntryContext, "serverHandoffStream">;
  /** What the routes loaded, as the expression of a script: one text in the router's own encoding. */
  data: string;
  mode: Exclude<RenderMode, { kind: "streamed" }>;
};

type WholeAnswer = {
  status: number;
  headers: Headers;
  /** For how long the page cache may show it while a new one is made; null: as long as any page. */
  staleSeconds: number | null;
};

/**
 * Renders a public page as one text: it waits for nothing, so a stream's promises and chunks would cost more than they
 * bring. Its data are put where the router's own stream would have put them. Throws what a component throws.
 */
export async function answerWholePage(page: WholePage, { status, headers, staleSeconds }: WholeAnswer) {
  const { mode } = page;
  const html = renderWholePage(page);
  const scripts = mode.kind === "whole" ? nonceSource(mode) : await inlineScriptHashes(html);
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (mode.kind === "whole" || status !== 200) headers.set("Cache-Control", "no-store");
  if (mode.kind === "cached" && staleSeconds !== null) headers.set(STALE_SECONDS, String(staleSeconds));
  setSecurityHeaders(headers, scripts, import.meta.env.DEV);
  return new Response(html, { status, headers });
}

function renderWholePage({ url, entryContext, data, mode }: WholePage): string {
  const nonce = mode.kind === "whole" ? mode.nonce : undefined;
  const html = renderToString(<ServerRouter context={entryContext} url={url} nonce={nonce} />);
  const attribute = nonce ? ` nonce="${nonce}"` : "";
  const controller = "window.__reactRouterContext.streamController";
  const handoff = `<script${attribute}>${controller}.enqueue(${data});${controller}.close();</script>`;
  const end = html.lastIndexOf("</body>");
  return `<!DOCTYPE html>${scriptsLast(html.slice(0, end))}${handoff}${html.slice(end)}`;
}

/** JSON as JavaScript that no HTML parser takes for anything else. */
export function toScript(json: string): string {
  return json.replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

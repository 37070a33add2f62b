import { use } from "react";
import { isRouteErrorResponse, useLocation } from "react-router";
import type { ErrorCode } from "~/errors";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import type { WayOut } from "~/server/http.server";
import { buttonClass } from "~/ui/button-class";
import { DocumentFailure } from "./document-failure";

export type ErrorPageProps = {
  error: unknown;
  /** Absent if no loader ran; the error then carries them. */
  texts: Texts["errorPage"] | undefined;
  homePath: string;
  /** Shown alone, without header and footer. */
  isWhole?: boolean;
};

/**
 * Says what happened, what it means for the visitor's money, and what to do. It never shows a stack or a technical message.
 */
export function ErrorPage({ error, texts, homePath, isWhole }: ErrorPageProps) {
  const kind = kindOf(error);
  const known = texts ?? textsIn(error);
  const told = answerIn(error);
  const words = known?.[kind];
  const head = told?.code === "SiteNotSetUp" ? known?.opensSoon : words;
  const failure = use(DocumentFailure);
  // after a navigation, the failure may belong to the page before this one
  const isOfThisPage = useLocation().key === failure?.locationKey;
  const id = isOfThisPage && kind === "failed" && !told?.message ? failure?.id : null;
  return (
    <div className={isWhole ? "error-page error-page-whole" : "error-page"}>
      {/* React moves it into the head, because an error has no meta of its own */}
      <title>{`${head?.title ?? "Punkvism"} · Punkvism`}</title>
      <meta name="robots" content="noindex" />
      {isWhole ? (
        <a className="error-page-logo" href={homePath} {...logged("shell.home")}>
          <img src="/art/logo.svg" width={122} height={26} alt="Punkvism" />
        </a>
      ) : null}
      <img
        className="error-page-art pixels"
        src={`/art/${SCENES[kind]}.webp`}
        srcSet={`/art/${SCENES[kind]}.webp, /art/${SCENES[kind]}-2x.webp 2x`}
        width={480}
        height={300}
        alt=""
      />
      <div className="error-page-text">
        <p className="error-page-code">
          {kind === "offline" ? "···" : isRouteErrorResponse(error) ? error.status : 500}
        </p>
        <h1>{head?.heading ?? "Punkvism"}</h1>
        <p className="lead">
          {told?.message ?? words?.body ?? "Reload the page. 새로고침해 주세요. Muat ulang halaman."}
        </p>
        {id ? <p className="error-page-id">{[known?.quote, id].filter(Boolean).join(" ")}</p> : null}
        {told?.instead ? (
          <div className="row">
            {told.instead.map(({ href, label }) => (
              <a key={href} href={href} className={buttonClass({ variant: "primary" })} {...logged("part.link")}>
                {label}
              </a>
            ))}
          </div>
        ) : null}
        <div className="row">
          {kind === "notFound" ? null : (
            // biome-ignore lint/a11y/useValidAnchor: the empty address loads this page again, even without our script
            <a href="" className={buttonClass({ variant: "primary" })} {...logged("part.readAgain")}>
              {known?.reload ?? "↻"}
            </a>
          )}
          <a
            href={homePath}
            className={buttonClass({ variant: kind === "notFound" && !told?.instead ? "primary" : "secondary" })}
            {...logged("part.link")}
          >
            {known?.home ?? "Punkvism"}
          </a>
        </div>
      </div>
    </div>
  );
}

const SCENES = { notFound: "not-found", offline: "power-cut", failed: "power-cut" } as const;

function textsIn(error: unknown): Texts["errorPage"] | undefined {
  const data: { errorPage?: Texts["errorPage"] } | null = isRouteErrorResponse(error) ? error.data : null;
  return data?.errorPage;
}

function kindOf(error: unknown): "notFound" | "offline" | "failed" {
  if (isRouteErrorResponse(error) && error.status === 404) return "notFound";
  if (typeof navigator !== "undefined" && navigator.onLine === false) return "offline";
  return "failed";
}

type Told = { code?: ErrorCode; message?: string; instead?: WayOut[] };

/** What answerError said about an expected failure, in the visitor's language. */
function answerIn(error: unknown): Told | undefined {
  if (!isRouteErrorResponse(error)) return undefined;
  const data: { error?: Told } | null = typeof error.data === "string" ? parseAnswer(error.data) : error.data;
  return data?.error;
}

/** Our answer, which the router passes on as text because it came in place of a page's data. */
function parseAnswer(text: string): { error?: Told } | null {
  try {
    return JSON.parse(text);
  } catch {
    // a server between the browser and us answered with a page of its own
    return null;
  }
}

import { type ComponentType, lazy, type ReactNode, Suspense, use, useSyncExternalStore } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/root";
import { localeOfUrl } from "./locales/locales";
import { textsOf } from "./locales/texts.server";
import { language } from "./middleware/language";
import { session } from "./middleware/session";
import { localeContext } from "./server/context";
import { DocumentFailure } from "./shell/document-failure";
import { ErrorPage } from "./shell/error-page";
import { usePageLanguage } from "./shell/page-language";
import { FIRST_FONTS, FIRST_FONTS_SCRIPT, LATER_FONTS, TEXT_FONTS } from "./ui/first-fonts";
import "./styles/index.css";

export const middleware: Route.MiddlewareFunction[] = [...language, session];

/** Loads the texts of the error page, which must be available even if nothing else could be loaded. */
export function loader({ context }: Route.LoaderArgs) {
  return { errorPage: textsOf(context.get(localeContext)).errorPage };
}

export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return localeOfUrl(currentUrl.pathname) !== localeOfUrl(nextUrl.pathname);
}

export function Layout({ children }: { children: ReactNode }) {
  const { code } = usePageLanguage();
  const textFont = TEXT_FONTS[code];
  return (
    <html lang={code} data-failure={use(DocumentFailure)?.id}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0c0b12" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href={`/app/${code}.webmanifest`} />
        <Meta />
        {/* in development a style sheet has a nonce, which the browser hides from React: an empty one avoids a warning */}
        <Links nonce={import.meta.env.DEV ? "" : undefined} />
        <link rel="stylesheet" href={FIRST_FONTS[code]} />
        <LaterFonts href={LATER_FONTS[code]} />
        {textFont ? <link rel="preload" as="font" type="font/woff2" href={textFont} crossOrigin="anonymous" /> : null}
        <script src={FIRST_FONTS_SCRIPT} />
        {/* a streamed page is first painted when its last piece is there, because half a page would shift when the rest
            arrives. Chromium waits for the beginning of the named element, so that it has to be the last of the page */}
        <link rel="expect" href="#page-end" blocking="render" />
      </head>
      <body>
        {children}
        <div id="page-end" hidden />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/**
 * The style sheet of the later fonts. As a print sheet it does not delay the first paint; afterwards, the script of the
 * first fonts applies it to all media.
 */
function LaterFonts({ href }: { href: string | undefined }) {
  if (!href) return null;
  return (
    <>
      <link
        rel="stylesheet"
        href={href}
        media={import.meta.env.SSR ? "print" : "all"}
        data-later=""
        suppressHydrationWarning
      />
      <noscript>
        <link rel="stylesheet" href={href} />
      </noscript>
    </>
  );
}

const DevelopmentBar = import.meta.env.DEV ? lazy(() => import("./features/development/development-bar")) : null;

export default function App() {
  return (
    <>
      <Outlet />
      {DevelopmentBar ? <InBrowser Part={DevelopmentBar} /> : null}
    </>
  );
}

const never = () => () => {};

/**
 * Renders a lazily loaded part in the browser only. In a Worker, a load that one request has started would never end for the
 * next one.
 */
function InBrowser({ Part }: { Part: ComponentType }) {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!isBrowser) return null;
  return (
    <Suspense>
      <Part />
    </Suspense>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const texts = useRouteLoaderData<typeof loader>("root")?.errorPage;
  return <ErrorPage error={error} texts={texts} homePath={`/${usePageLanguage().path}`} isWhole />;
}

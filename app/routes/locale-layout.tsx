import type { ReactNode } from "react";
import { Outlet, useLocation, useRouteLoaderData } from "react-router";
import { CopyByHand } from "~/components/copy-by-hand";
import { ErrorPage } from "~/components/error-page";
import { LateFonts } from "~/components/late-fonts";
import { usePageFocus } from "~/components/page-focus";
import { SiteFooter } from "~/components/site-footer";
import { SiteHeader } from "~/components/site-header";
import { ToastRegion } from "~/components/toast";
import { UpdateCheck } from "~/components/update-check";
import { type Shell, useShell } from "~/components/use-shell";
import { configContext, databaseContext, localeContext, renderModeContext } from "~/context";
import { getCompanyFacts } from "~/domain/settings/company.server";
import { AppError } from "~/errors";
import { answerError } from "~/http.server";
import { localeOfUrl } from "~/locales/locales";
import type { Texts } from "~/locales/texts.server";
import { LogListener } from "~/logs/log-listener";
import { locale as localeMiddleware } from "~/middleware/locale";
import { pageLimit } from "~/middleware/page-limit";
import { requireSetUp } from "~/own-sections.server";
import { shellOf } from "~/shell.server";
import { WalletMount } from "~/wallet/wallet-mount";
import type { Route } from "./+types/locale-layout";

export const middleware: Route.MiddlewareFunction[] = [localeMiddleware, pageLimit];

export async function loader({ context }: Route.LoaderArgs): Promise<Shell> {
  const locale = context.get(localeContext);
  const config = context.get(configContext);
  const db = context.get(databaseContext);
  const now = Date.now();
  const known = await getCompanyFacts(db, now);
  await requireSetUp({ db, config, now }, known).catch((error) => {
    throw error instanceof AppError ? answerError(error, locale) : error;
  });
  return shellOf(locale, config, known, context.get(renderModeContext).kind);
}

/** The shell stays as it is while one moves about in a language. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return localeOfUrl(currentUrl.pathname) !== localeOfUrl(nextUrl.pathname);
}

export default function LocaleLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname } = useLocation();
  const texts = useRouteLoaderData<{ errorPage: Texts["errorPage"] }>("root")?.errorPage;
  const shell = useRouteLoaderData<Shell>("routes/locale-layout");
  const page = <ErrorPage error={error} texts={texts} homePath={`/${localeOfUrl(pathname).path}`} isWhole={!shell} />;
  return shell ? <Frame>{page}</Frame> : page;
}

function Frame({ children }: { children: ReactNode }) {
  const { texts } = useShell();
  usePageFocus();
  return (
    <>
      <a className="skip-link" href="#content">
        {texts.skipToContent}
      </a>
      <SiteHeader />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <WalletMount />
      <UpdateCheck />
      <LateFonts />
      <LogListener />
      <CopyByHand />
      <ToastRegion closeLabel={texts.close} />
    </>
  );
}

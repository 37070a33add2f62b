import type { ReactNode } from "react";
import { Outlet, useRouteLoaderData } from "react-router";
import { requireSetUp } from "~/content/site-set-up.server";
import { getCompanyFacts } from "~/domain/settings/company.server";
import { AppError } from "~/errors";
import { localeOfUrl } from "~/locales/locales";
import type { Texts } from "~/locales/texts.server";
import { LogListener } from "~/logs/log-listener";
import { locale as localeMiddleware } from "~/middleware/locale";
import { pageLimit } from "~/middleware/page-limit";
import { configContext, databaseContext, localeContext, renderModeContext } from "~/server/context";
import { answerError } from "~/server/http.server";
import { ErrorPage } from "~/shell/error-page";
import { usePageFocus } from "~/shell/page-focus";
import { usePageLanguage } from "~/shell/page-language";
import { shellOf } from "~/shell/shell.server";
import { SiteFooter } from "~/shell/site-footer";
import { SiteHeader } from "~/shell/site-header";
import { UpdateCheck } from "~/shell/update-check";
import { type Shell, useShell } from "~/shell/use-shell";
import { CopyByHand } from "~/ui/copy-by-hand";
import { LateFonts } from "~/ui/late-fonts";
import { ToastRegion } from "~/ui/toast";
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

/** The shell is loaded again only when the language changes. */
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
  const texts = useRouteLoaderData<{ errorPage: Texts["errorPage"] }>("root")?.errorPage;
  const shell = useRouteLoaderData<Shell>("routes/locale-layout");
  const page = <ErrorPage error={error} texts={texts} homePath={`/${usePageLanguage().path}`} isWhole={!shell} />;
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

import { type MouseEvent, type ReactNode, useRef } from "react";
import { useLocation, useMatches } from "react-router";
import { LOCALES, type Locale } from "~/locales/locales";
import { logged } from "~/logs/logged";
import { useSearch } from "~/search/use-search";
import { opensDialog } from "~/ui/dialog";
import { useDrawnHtml } from "~/ui/drawn-html";
import { Icon } from "~/ui/icon";
import { MyPageButton, WalletButton } from "~/wallet/wallet-button";
import { WalletIdentity } from "~/wallet/wallet-identity";
import { COIN_INFO } from "./dialog-ids";
import { useCurrentPageMark, useShellPart } from "./shell-html";
import { NAV, useClosingMenus } from "./use-closing-menus";
import { useShell } from "./use-shell";

/**
 * Logo, menus, language, My Page, wallet. Below 1280 px the menus are a sheet that a button opens as the browser's own
 * popover, and every menu is a `details` element, so everything works before, and without, our script.
 */
export function SiteHeader() {
  const { texts, walletTexts, localePath } = useShell();
  const header = useRef<HTMLElement>(null);
  const menus = useShellPart("menus");
  const community = useShellPart("community");
  const { handlers, intended } = useDrawnHtml();
  useClosingMenus(header);
  useCurrentPageMark();
  const { search, openSearch } = useSearch();
  return (
    <header className="site-header" ref={header} {...handlers}>
      <div className="wrap site-header-row">
        <a className="site-logo" href={`/${localePath}`} aria-label={texts.homeLabel} {...logged("shell.home")}>
          <img src="/art/logo.svg" width={122} height={26} alt="" />
        </a>
        <nav className="site-nav" id={NAV} popover="auto" aria-label={texts.mainMenu}>
          <WalletIdentity texts={walletTexts} />
          <ul className="site-menus" {...menus} />
          <div className="site-tools">
            <SearchLink className="site-tool site-search-narrow" openSearch={openSearch}>
              <span>{texts.search}</span>
            </SearchLink>
            <button type="button" className="site-tool" {...opensDialog(COIN_INFO)} {...logged("shell.coinInfo")}>
              <Icon name="coin" />
              <span>{texts.coinInfo.title}</span>
            </button>
            <details className="site-menu site-menu-tool" name="site-menu" {...community} />
            <LanguageSwitch />
          </div>
        </nav>
        <div className="site-account">
          <SearchLink className="icon-button site-search" label={texts.search} openSearch={openSearch} />
          <MyPageButton texts={walletTexts} localePath={localePath} />
          <WalletButton texts={walletTexts} />
          <button
            type="button"
            className="icon-button site-burger"
            popoverTarget={NAV}
            aria-label={texts.openMenu}
            {...logged("shell.unfold")}
          >
            <Icon name="menu" size={32} />
          </button>
        </div>
      </div>
      {search ? <search.SearchDialog key={search.locale} {...search} /> : null}
      {intended}
    </header>
  );
}

type SearchLinkProps = { className: string; label?: string; openSearch: () => void; children?: ReactNode };

/** Opens the search dialog; without our script it leads to the search page. */
function SearchLink({ className, label, openSearch, children }: SearchLinkProps) {
  const { localePath } = useShell();
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    openSearch();
  };
  return (
    <a
      className={className}
      href={`/${localePath}/search`}
      aria-label={label}
      aria-keyshortcuts="/ Control+K Meta+K"
      onClick={open}
      {...logged("search.open")}
    >
      <Icon name="search" />
      {children}
    </a>
  );
}

function LanguageSwitch() {
  const { texts, locale } = useShell();
  const { pathname, search } = useLocation();
  const elsewhere = useMatches().map(elsewhereOf).find(Boolean);
  const current = LOCALES.find(({ code }) => code === locale);
  return (
    <details className="site-menu site-menu-tool" name="site-menu">
      <summary {...logged("shell.unfold")}>
        <Icon name="globe" />
        <span>
          {texts.language}: {current?.label}
        </span>
        <small className="site-language-short" aria-hidden="true">
          {current?.shortLabel}
        </small>
      </summary>
      <ul className="site-submenu site-submenu-end">
        {LOCALES.map((other) => (
          <li key={other.code}>
            <a
              href={
                elsewhere && other.code !== locale
                  ? `/${other.path}/${elsewhere}`
                  : pathInLocale(pathname, other) + search
              }
              lang={other.code}
              hrefLang={other.code}
              aria-current={other.code === locale ? "true" : undefined}
              onClick={() => rememberLocale(other)}
              data-stays=""
              {...logged("shell.language")}
            >
              {other.label} <small>{other.shortLabel}</small>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Where the language links of this page lead if the other languages do not have it. */
function elsewhereOf({ loaderData }: { loaderData: unknown }): string | undefined {
  return (loaderData as { elsewhere?: string } | null | undefined)?.elsewhere;
}

/** The same page in another language. */
function pathInLocale(pathname: string, { path }: Locale): string {
  return pathname.replace(/^\/[^/]*/, `/${path}`);
}

/** `/` uses this choice for a year. */
function rememberLocale({ path }: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookieStore API is missing in Firefox
  document.cookie = `locale=${path}; path=/; max-age=31536000; samesite=lax`;
}

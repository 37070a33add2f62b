import { useEffect } from "react";
import { useLocation } from "react-router";
import { type ShellHtml, useShell } from "./use-shell";

type Part = keyof ShellHtml;

/**
 * Attributes of the element that holds a part of the shell. The browser is sent the HTML as data only with another
 * language; until then it goes on with what the document brought.
 */
export function useShellPart(part: Part) {
  const { html } = useShell();
  const { pathname } = useLocation();
  const fixed = html?.[part] ?? broughtByDocument(part);
  const __html = import.meta.env.SSR ? withCurrentPage(fixed, pathname) : fixed;
  return { "data-shell": part, dangerouslySetInnerHTML: { __html }, suppressHydrationWarning: true };
}

/** Lets the mark of the current page, which the server has set in the menus and the footer, go along with the visitor. */
export function useCurrentPageMark(): void {
  const { html } = useShell();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language brings links without a mark
  useEffect(() => {
    for (const link of document.querySelectorAll("[data-shell] a[href]")) {
      if (link.getAttribute("href") === pathname) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
  }, [pathname, html]);
}

function withCurrentPage(html: string, pathname: string): string {
  const link = `<a href="${pathname}"`;
  return html.replaceAll(link, () => `${link} aria-current="page"`);
}

const brought = new Map<Part, string>();

function broughtByDocument(part: Part): string {
  const html = brought.get(part) ?? document.querySelector(`[data-shell="${part}"]`)?.innerHTML ?? "";
  brought.set(part, html);
  return html;
}

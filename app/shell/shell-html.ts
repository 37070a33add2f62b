import { useEffect } from "react";
import { useLocation } from "react-router";
import { type ShellHtml, useShell } from "./use-shell";

type Part = keyof ShellHtml;

/**
 * Attributes of an element that holds a part of the shell. The browser gets this HTML as data only for another language;
 * until then it keeps what the document brought.
 */
export function useShellPart(part: Part) {
  const { html } = useShell();
  const { pathname } = useLocation();
  const fixed = html?.[part] ?? broughtByDocument(part);
  const __html = import.meta.env.SSR ? withCurrentPage(fixed, pathname) : fixed;
  return { "data-shell": part, dangerouslySetInnerHTML: { __html }, suppressHydrationWarning: true };
}

/**
 * Moves the mark of the current page, which the server has set in the menus and the footer, as the visitor goes from page to
 * page.
 */
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

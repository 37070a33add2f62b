import { data } from "react-router";
import { textsOf } from "~/locales/texts.server";
import { askedPage } from "~/server/asked-page";
import { localeContext } from "~/server/context";
import { type AdminRequest, adminPage } from "./admin-deps.server";
import { pageAt } from "./declared-pages.server";
import { readBoard } from "./read-board.server";
import { openForm } from "./read-form.server";
import { readList } from "./read-list.server";
import { readRow } from "./read-row.server";

/**
 * What the page at the request's address shows, by its kind. Answers 404 if nothing is declared there, or if there is no such
 * row, and 403 if the page is above the role of whoever asks.
 */
export async function openDeclared(asked: AdminRequest) {
  const url = pageUrl(asked.request);
  const { page, key } = declaredAt(url);
  const locale = asked.context.get(localeContext);
  const { list: texts, plot } = textsOf(locale).admin;
  switch (page.kind) {
    case "board": {
      const view = await readBoard(adminPage(asked, page.board.role), page.board);
      return { kind: page.kind, view, texts: { ...plot, none: texts.none } };
    }
    case "list": {
      const deps = adminPage(asked, page.resource.role);
      return {
        kind: page.kind,
        view: await readList(deps, { resource: page.resource, url, locale, staff: deps.actor.staff }),
        texts,
      };
    }
    case "row": {
      const deps = adminPage(asked, page.resource.role);
      return {
        kind: page.kind,
        view: await readRow(deps, { resource: page.resource, key: key ?? "" }),
        none: texts.none,
      };
    }
    case "form":
      return { kind: page.kind, view: await openForm(asked, { ...page.named, key }) };
  }
}

/** The address of the page itself: a browser that is on the site already asks for a page's data at another address. */
export function pageUrl(request: Request): URL {
  return new URL(askedPage(request), request.url);
}

/** The declared page at an address. Answers 404 if there is none. */
export function declaredAt(url: URL) {
  const found = pageAt(url.pathname);
  if (!found) throw data(null, { status: 404 });
  return found;
}

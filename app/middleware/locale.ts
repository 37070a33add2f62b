import { data, type MiddlewareFunction } from "react-router";
import { DEFAULT_LOCALE, findLocaleByPath } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { localeContext } from "~/server/context";

/** Lets only addresses of a language we have through; any other first part is a page that does not exist. */
export const locale: MiddlewareFunction<Response> = ({ params, context }, next) => {
  const found = findLocaleByPath(params.locale);
  // no loader runs after this, so the answer carries the words of its page
  if (!found) throw data({ errorPage: textsOf(DEFAULT_LOCALE).errorPage }, { status: 404 });
  context.set(localeContext, found);
  return next();
};

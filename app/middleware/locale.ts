import { data, type MiddlewareFunction } from "react-router";
import { findLocaleByPath } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { localeContext } from "~/server/context";

/** Lets only addresses of an existing language through. Any other first part of a path is a page that does not exist. */
export const locale: MiddlewareFunction<Response> = ({ params, context }, next) => {
  // no loader runs after this, so that the answer itself carries the texts of its page
  if (!findLocaleByPath(params.locale))
    throw data({ errorPage: textsOf(context.get(localeContext)).errorPage }, { status: 404 });
  return next();
};

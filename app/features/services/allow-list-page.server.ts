import { data, type RouterContextProvider } from "react-router";
import { findListedPlace, getAllowList } from "~/domain/services/goods/allow-list.server";
import { isAddress } from "~/domain/solana/is-address";
import { AppError } from "~/errors";
import { formatDateTime, formatNumber } from "~/locales/format";
import { textsOf } from "~/locales/texts.server";
import { databaseContext, localeContext } from "~/server/context";
import { describeError } from "~/server/http.server";
import { spendFor } from "~/server/rate-limits.server";
import { notFound } from "./services-page.server";

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

/** An allow-list of a project, on which anybody checks an address; `?address=` is the one that was asked for. */
export async function openAllowList(asked: Asked, id: string) {
  const { request, context } = asked;
  const db = context.get(databaseContext);
  const locale = context.get(localeContext);
  const list = await getAllowList(db, id).catch(notFound);
  const { origin, searchParams } = new URL(request.url);
  const typed = (searchParams.get("address") ?? "").trim();
  const { services, shell } = textsOf(locale);
  const checked = typed ? await check(asked, list, typed) : { found: null, problem: null, status: 200 };
  return data(
    {
      ...{ origin, localePath: locale.path, id, typed },
      texts: services.allowList,
      crumbsLabel: shell.whereYouAre,
      title: list.title,
      facts: {
        root: list.root,
        size: formatNumber(locale, list.size),
        reference: list.reference,
        madeAt: formatDateTime(locale, list.madeAt),
      },
      file: `/${locale.path}/allowList/${id}/list.csv`,
      ...checked,
    },
    { status: checked.status },
  );
}

type Checked = {
  found: { place: string; proof: string[] } | "no" | null;
  /** Why the address was not looked up, in words. */
  problem: string | null;
  status: number;
};

async function check(
  { request, context }: Asked,
  list: Awaited<ReturnType<typeof getAllowList>>,
  typed: string,
): Promise<Checked> {
  const locale = context.get(localeContext);
  if (!isAddress(typed)) {
    return { found: null, problem: textsOf(locale).services.allowList.wrong, status: 400 };
  }
  try {
    await spendFor("search", { request, context });
    const listed = await findListedPlace(context.get(databaseContext), list, typed);
    const found = listed ? { place: formatNumber(locale, listed.place + 1), proof: listed.proof } : ("no" as const);
    return { found, problem: null, status: 200 };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { found: null, problem: describeError(error, locale), status: error.status };
  }
}

import type { Locale } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import type { StatusCode, StatusEntity } from "./statuses";

/** A word for each code of each entity. If a language lacks one, the type check fails here. */
export type StatusWords = { readonly [Entity in StatusEntity]: Readonly<Record<StatusCode<Entity>, string>> };

/** The words of every status in a language. */
export function statusWordsOf(locale: Locale): StatusWords {
  const { tables, own } = textsOf(locale).statuses;
  return {
    ...tables,
    job: { ...tables.mintingMaster, ...own.job },
    jobItem: { ...tables.mintingItem, ...own.jobItem },
  };
}

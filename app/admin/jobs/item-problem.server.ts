import type { CatalogueCode } from "~/domain/catalogue-codes";
import type { JobItemRow } from "~/domain/jobs/job-rows.server";
import type { Locale } from "~/locales/locales";
import { describeCode } from "~/server/http.server";

/** Why an item failed, as the specification says it; null if it has not. */
export function problemOfItem({ catalogueCode }: Pick<JobItemRow, "catalogueCode">, locale: Locale): string | null {
  return catalogueCode === null ? null : describeCode(`${catalogueCode as CatalogueCode}`, locale);
}

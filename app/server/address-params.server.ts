import type { z } from "zod";
import { AppError } from "~/errors";
import type { Locale } from "~/locales/locales";
import { answerError, type WayOut } from "./http.server";

/**
 * Reads what an address asks for: the page of a list, a tab, a period, a filter. An empty parameter counts as absent,
 * because a form sends its empty fields too. Unknown names are ignored. If a value does not exist or a name appears twice,
 * it throws a 404 that says so and links to `instead`; it never shows something else in its place.
 */
export function readAddress<S extends z.ZodObject>(
  schema: S,
  url: URL,
  locale: Locale,
  instead: WayOut[] = [],
): z.output<S> {
  const names = Object.keys(schema.shape);
  const asked = Object.fromEntries(
    names.flatMap((name) => {
      const values = url.searchParams.getAll(name).filter((value) => value !== "");
      return values.length === 0 ? [] : [[name, values.length === 1 ? values[0] : values]];
    }),
  );
  const read = schema.safeParse(asked);
  if (!read.success) throw answerError(new AppError("AddressNotUnderstood"), locale, instead);
  return read.data;
}

import type { z } from "zod";
import { AppError } from "~/errors";
import type { Locale } from "~/locales/locales";
import { answerError, type WayOut } from "./http.server";

/**
 * What an address asks for: its page of a list, tab, period, filter. An empty parameter counts as absent, because a form
 * sends its empty fields too; unknown names are ignored. Throws a 404 that says why if a value does not exist or a name
 * appears twice, and links to `instead`, rather than showing something else.
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

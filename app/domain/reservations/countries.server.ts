import { getCountries, getCountryCallingCode } from "libphonenumber-js/min";
import type { Locale } from "~/locales/locales";
import type { Country } from "./rules";

const known = new Map<string, Country[]>();

/** Every country with telephone numbers, with its name in a language: "South Korea +82". */
export function countriesIn({ intl }: Locale): Country[] {
  const listed = known.get(intl) ?? listCountries(intl);
  known.set(intl, listed);
  return listed;
}

function listCountries(intl: string): Country[] {
  const names = new Intl.DisplayNames(intl, { type: "region" });
  const { compare } = new Intl.Collator(intl);
  return getCountries()
    .map((code) => ({ code, label: `${names.of(code) ?? code} +${getCountryCallingCode(code)}` }))
    .sort((a, b) => compare(a.label, b.label));
}

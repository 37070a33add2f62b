import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";

/** The number as its country writes it, or with a `+` for any country; null if no telephone can have it. */
export function findPhone(phone: string, country = "") {
  const found = parsePhoneNumberFromString(phone, isSupportedCountry(country) ? country : undefined);
  return found?.isValid() ? found : null;
}

/** A number in E.164 as somebody of its country writes it. */
export function phonePartsOf(e164: string): { country: string; number: string } {
  const found = findPhone(e164);
  return { country: found?.country ?? "", number: found?.formatNational() ?? e164 };
}

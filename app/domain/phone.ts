import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";

/** The number as its country writes it, or with a `+` for any country; null if no telephone can have it. */
export function findPhone(phone: string, country = "") {
  const found = parsePhoneNumberFromString(phone, isSupportedCountry(country) ? country : undefined);
  return found?.isValid() ? found : null;
}

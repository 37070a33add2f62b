import type { LocalePath } from "~/locales/locales";

/** The test pages that the specification names for one language each. In development only. */
export const TEST_LANGUAGES = { alyaEng: "eng", alyaKor: "kor" } as const satisfies Record<string, LocalePath>;

/** The language of the test page at this address; null if the specification names none. */
export function testLanguageOf(pathname: string): LocalePath | null {
  const slug = pathname.split("/").at(-1) ?? "";
  return Object.hasOwn(TEST_LANGUAGES, slug) ? TEST_LANGUAGES[slug as keyof typeof TEST_LANGUAGES] : null;
}

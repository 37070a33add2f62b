import { expect, test } from "vitest";
import { findLanguage } from "~/server/chosen-language.server";

const codeOf = (path: string, headers: Record<string, string> = {}) =>
  findLanguage(new Request(`https://punk.test${path}`, { headers })).code;

const INDONESIAN = { Cookie: "theme=dark; locale=idn", "Accept-Language": "en" };

test("the language in the address wins, whatever was chosen before", () => {
  expect(["/kor", "/eng/proof", "/idn/mypage?x=1"].map((path) => codeOf(path, INDONESIAN))).toEqual(["ko", "en", "id"]);
  expect(codeOf("/eng.data", INDONESIAN)).toBe("en");
  expect(codeOf("/eng/proof.data", INDONESIAN)).toBe("en");
});

test("an API speaks the language of the page that called", () => {
  expect(codeOf("/api/transactions", { ...INDONESIAN, Referer: "https://punk.test/eng/proof" })).toBe("en");
  expect(codeOf("/api/transactions", { ...INDONESIAN, Referer: "no address" })).toBe("id");
});

test("an address without a language has the one chosen before, else the browser's first that we speak, else Korean", () => {
  expect(codeOf("/", INDONESIAN)).toBe("id");
  expect(codeOf("/nowhere", { "Accept-Language": "ja, en;q=0.8, ko;q=0.5" })).toBe("en");
  expect(codeOf("/", { Cookie: "locale=fra", "Accept-Language": "id-ID,id;q=0.9" })).toBe("id");
  expect(codeOf("/", { "Accept-Language": "en;q=0, xx-@@, ;;,q=" })).toBe("ko");
  expect(codeOf("/")).toBe("ko");
});

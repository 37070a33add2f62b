import { expect, test } from "vitest";
import { myPageOf } from "~/wallet/wallet-entries";

test("my page after connecting is in the language of the page, and in English where it has none", () => {
  expect(["/kor", "/idn/powerzone", "/eng/roadmap", "/", "/korea"].map(myPageOf)).toEqual([
    "/kor/mypage",
    "/idn/mypage",
    "/eng/mypage",
    "/eng/mypage",
    "/eng/mypage",
  ]);
});

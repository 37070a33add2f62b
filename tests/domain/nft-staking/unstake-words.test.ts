import { expect, test } from "vitest";
import { LOCALES } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { translateIn } from "~/locales/translate";

/** What the dialog asks and says of one NFT and of three. */
const wordsOf = (count: number) =>
  LOCALES.map((locale) => {
    const t = translateIn(locale);
    const { unstakeDialog, unstakeDone } = textsOf(locale).nftStaking;
    return [locale.code, t(unstakeDialog, "title", { count }), t(unstakeDone, "text", { count })];
  });

test("unstaking uses the singular for one NFT and the plural for several", () => {
  expect(wordsOf(1)).toEqual([
    ["ko", "NFT 1개를 언스테이킹할까요?", "지갑으로 돌아온 NFT: {{name}}"],
    ["en", "Unstake this NFT?", "{{name}} is back in your wallet."],
    ["id", "Unstake 1\u00a0NFT ini?", "Kembali ke dompetmu: {{name}}"],
  ]);
  expect(wordsOf(3)).toEqual([
    ["ko", "NFT 3개를 언스테이킹할까요?", "지갑으로 돌아온 NFT: {{name}}"],
    ["en", "Unstake these 3 NFTs?", "Back in your wallet: {{name}}"],
    ["id", "Unstake 3\u00a0NFT ini?", "Kembali ke dompetmu: {{name}}"],
  ]);
});

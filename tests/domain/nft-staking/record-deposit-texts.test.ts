import { expect, test } from "vitest";
import { formatAmount } from "~/locales/format";
import { LOCALES } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { CHECK_IN_BYTES } from "~programs/nft-staking-accounts";

/** What an account of this size has to hold, in lamports per byte, with the 128 bytes that the chain counts for itself. */
const LAMPORTS = (128 + CHECK_IN_BYTES) * 6_960;

/** With plain spaces. */
const plain = (text: string) => text.replaceAll("\u00a0", " ");

test.each(LOCALES)("in $code, a check-in record's deposit is named with its figure", (locale) => {
  const { boost, nova, unstakeDialog } = textsOf(locale).nftStaking;
  const figure = `${formatAmount(locale, BigInt(Math.round(LAMPORTS / 1e5)), 4)} SOL`;
  expect(plain(unstakeDialog.streak)).toContain(figure);
  for (const { info } of [boost, nova]) expect(plain(JSON.stringify(info.more))).toContain(figure);
});

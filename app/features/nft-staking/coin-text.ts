import { isPaying } from "~/domain/nft-staking/holding/rewards-now";
import type { NftStreamView } from "~/domain/nft-staking/pool/view";
import { formatAmount, formatMoney, formatSteady } from "~/locales/format";
import type { Locale } from "~/locales/locales";
import type { Texts } from "~/locales/texts.server";
import type { Translate } from "~/locales/translate";

type Coin = Pick<NftStreamView, "decimals" | "symbol">;

/** "12.5 Twig", with at most four decimals. The space does not break. */
export function formatReward(locale: Locale, raw: bigint, { decimals, symbol }: Coin): string {
  return formatMoney(locale, { raw, decimals, coin: symbol });
}

/** "12.5000 Twig" while it grows, so that it keeps its width; otherwise "12.5 Twig". Zero is "0". */
export function formatTicking(locale: Locale, raw: bigint, stream: NftStreamView, ts: bigint): string {
  const { decimals, symbol } = stream;
  return `${(raw > 0n && isPaying(stream, ts) ? formatSteady : formatAmount)(locale, raw, decimals)}\u00a0${symbol}`;
}

/** The name of a stream: that of the specification, or that of its coin if the settings do not name the stream. */
export function rewardName(
  t: Translate,
  texts: Texts["nftStaking"]["rewards"],
  { name, symbol }: NftStreamView,
): string {
  return t(texts, name, { coin: symbol });
}

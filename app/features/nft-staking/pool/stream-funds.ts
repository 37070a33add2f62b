import type { NftStreamView } from "~/domain/nft-staking/pool/view";
import { formatRunway } from "~/locales/format";
import type { Locale } from "~/locales/locales";
import { translateIn } from "~/locales/translate";
import type { NftTexts } from "../nft-page";

/** How far the funds of a stream reach, in words. `chainTs`: when the stream was read. */
export function untilOf(locale: Locale, words: NftTexts["pool"], stream: NftStreamView, chainTs: bigint): string {
  const t = translateIn(locale);
  const { state, endTs, fundedUntilTs, freeRaw, rateRaw, kind } = stream;
  if (state === "ended" && endTs !== null) return t(words, "ended", { date: endTs });
  if (state === "empty") return words.empty;
  if (kind === "bonus") {
    return t(words, "reachesCheckIns", { count: rateRaw === 0n ? 0 : Number(freeRaw / rateRaw) });
  }
  const isEndFirst = endTs !== null && (fundedUntilTs === null || endTs <= fundedUntilTs);
  if (isEndFirst) return t(words, "ends", { date: endTs });
  if (fundedUntilTs === null) return words.idle;
  return t(words, "reaches", { date: formatRunway(locale, fundedUntilTs, chainTs) });
}

import type { NamedVault } from "~/domain/proof/view";
import { COLLECTION_NAMES } from "~/domain/settings/subjects";
import { formatRunway } from "~/locales/format";
import type { Locale } from "~/locales/locales";
import type { Texts } from "~/locales/texts.server";
import { type Translate, translateIn } from "~/locales/translate";

export type VaultTexts = { others: Texts["proof"]["others"]; rewards: Texts["nftStaking"]["rewards"] };

/** The name of a vault, which is unique even if two streams of a pool pay the same coin. */
export function vaultName(t: Translate, { others, rewards }: VaultTexts, { of, symbol }: NamedVault): string {
  if (of.kind === "drop") return `${t(others, "drop", { number: of.number })}: ${symbol}`;
  const pool = t(others, "stream", { pool: others[of.pool], collection: COLLECTION_NAMES[of.collection] });
  return `${pool}: ${t(rewards, of.reward, { coin: symbol })}`;
}

/**
 * How long a vault lasts, in words. A drop's vault holds all its gifts from the beginning; a stream's vault keeps paying at
 * its rate.
 */
export function vaultLasts(
  locale: Locale,
  { others }: Pick<VaultTexts, "others">,
  { of, fundedUntilTs }: NamedVault,
  chainTs: bigint,
): string {
  if (of.kind === "drop") return others.setAside;
  if (fundedUntilTs === null) return others.noRate;
  if (fundedUntilTs <= chainTs) return others.ended;
  return translateIn(locale)(others, "fundedUntil", { time: formatRunway(locale, fundedUntilTs, chainTs) });
}

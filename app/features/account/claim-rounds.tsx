import { paidByAll, walletRequests } from "~/domain/account/rounds";
import type { CoinSum, PaidCoin, Rounds } from "~/domain/account/view";
import type { Locale } from "~/locales/locales";
import type { Translate } from "~/locales/translate";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { type AccountBatchTexts, formatIn } from "./account-words";

type Coin = Pick<CoinSum, "mint" | "symbol" | "decimals">;

type RoundProps = { texts: AccountBatchTexts["round"]; rounds: Rounds };

/** Which of how many rounds this is, and how many of all positions, NFTs and grants it claims. Nothing if one is enough. */
export function RoundOf({ texts, round, rounds }: RoundProps & { round: number }) {
  const t = useT();
  const { now, later, laterRounds, isWhole } = rounds;
  if (isWhole && laterRounds === 0) return round === 1 ? null : <p>{t(texts, "last", { round, count: now.count })}</p>;
  const all = now.count + later.count;
  const figures = { round, rounds: round + laterRounds, now: now.count, all, rest: later.count };
  return <p>{t(texts, isWhole ? "of" : "ofMore", figures)}</p>;
}

type LaterRoundsProps = RoundProps & {
  /** What is said of later rounds whose sums are not known. */
  more: string;
  coins: readonly Coin[];
  /** How many transactions the wallet signs at once. */
  together: number;
};

/**
 * Below what a round brings: what is left for later, and how often the wallet asks for it, so that a holder can weigh whether
 * it is worth the trouble. Nothing if no round follows.
 */
export function LaterRounds({ texts, more, rounds, coins, together }: LaterRoundsProps) {
  const t = useT();
  const locale = useLocale();
  if (!hasLater(rounds)) return null;
  const sums = sumsOf(locale, coins, rounds.later.pays);
  if (!sums) return <p className="soft">{more}</p>;
  if (!rounds.isWhole) return <p className="strong">{t(texts, "restAtLeast", { sums })}</p>;
  return <p className="strong">{t(texts, "rest", { sums, count: walletRequests(rounds, together).later })}</p>;
}

/** Whether a further round follows, or may follow. */
export function hasLater({ isWhole, laterRounds }: Rounds): boolean {
  return !isWhole || laterRounds > 0;
}

/** What the button that claims a round says: "Claim round 1 of 5"; null if one round is enough. */
export function nameOfRound(
  t: Translate,
  texts: AccountBatchTexts["round"],
  round: number,
  { laterRounds, isWhole }: Rounds,
): string | null {
  if (!isWhole) return t(texts, "submitSome", { round });
  return round + laterRounds === 1 ? null : t(texts, "submit", { round, rounds: round + laterRounds });
}

type LeftProps = { texts: AccountBatchTexts["round"]; coins: readonly Coin[]; rounds: Rounds };

/** After a round: what is left to claim. */
export function LeftToClaim({ texts, coins, rounds }: LeftProps) {
  const t = useT();
  const locale = useLocale();
  const sums = sumsOf(locale, coins, paidByAll(rounds));
  return sums ? <p className="strong">{t(texts, rounds.isWhole ? "left" : "leftAtLeast", { sums })}</p> : null;
}

/** "12.3 SCG · 600 ETM", in the order of the coins. */
function sumsOf(locale: Locale, coins: readonly Coin[], pays: readonly PaidCoin[]): string {
  return coins
    .flatMap((coin) => {
      const paid = pays.find(({ mint }) => mint === coin.mint);
      return paid ? [formatIn(locale, BigInt(paid.amountRaw), coin)] : [];
    })
    .join("\u00a0· ");
}

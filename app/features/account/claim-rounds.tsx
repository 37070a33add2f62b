import { paidByAll, walletRequests } from "~/domain/account/rounds";
import type { CoinSum, PaidCoin, Rounds } from "~/domain/account/view";
import { restOfShown } from "~/locales/format";
import type { Locale } from "~/locales/locales";
import type { Translate } from "~/locales/translate";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { type AccountBatchTexts, formatIn } from "./account-words";

type Coin = Pick<CoinSum, "mint" | "symbol" | "decimals">;

type RoundProps = { texts: AccountBatchTexts["round"]; rounds: Rounds };

/**
 * Which of how many rounds this is, how many of all positions, NFTs and grants it claims and in how many transactions, and
 * that nothing is lost between them.
 */
export function AboutRounds({ texts, round, rounds }: RoundProps & { round: number }) {
  const t = useT();
  const { now, later, laterRounds, isWhole } = rounds;
  const isLast = isWhole && laterRounds === 0;
  const all = now.count + later.count;
  const figures = { round, rounds: round + laterRounds, now: now.count, all, rest: later.count };
  return (
    <>
      <p>{isLast ? t(texts, "last", { round, count: now.count }) : t(texts, isWhole ? "of" : "ofMore", figures)}</p>
      <p>
        {t(texts, "transactions", { count: now.transactions })} {texts.stopMidway}
      </p>
      {isLast ? null : <p>{texts.costsBefore}</p>}
    </>
  );
}

type LaterRoundsProps = RoundProps & {
  /** What is said of later rounds whose sums are not known. */
  more: string;
  coins: readonly Coin[];
  /** How many transactions the wallet signs at once. */
  together: number;
  costs: PartProps["costs"];
};

/**
 * Below what a round brings: what is left for later, and how often the wallet asks for it, so that a holder can weigh whether
 * it is worth the trouble. Nothing if no round follows.
 */
export function LaterRounds({ texts, more, rounds, coins, together, costs }: LaterRoundsProps) {
  const t = useT();
  const locale = useLocale();
  if (!hasLater(rounds)) return null;
  const sums = sumsOf(locale, coins, rounds.later.pays, rounds.isWhole ? costs?.arriving : undefined);
  if (!sums) return <p className="soft">{more}</p>;
  if (!rounds.isWhole) return <p className="strong">{t(texts, "restAtLeast", { sums })}</p>;
  const times = walletRequests(rounds, together).later;
  return <p className="strong">{t(texts, times === 1 ? "restOnce" : "rest", { sums, times })}</p>;
}

/** Whether a further round follows, or may follow. */
export function hasLater({ isWhole, laterRounds }: Rounds): boolean {
  return !isWhole || laterRounds > 0;
}

/** Above what a round brings: that it comes now, and how often the wallet asks for it. */
export function titleOfSums(t: Translate, texts: AccountBatchTexts["round"], times: number): string {
  return t(texts, times === 1 ? "nowOnce" : "now", { times });
}

type TotalProps = Pick<LaterRoundsProps, "texts" | "rounds" | "coins"> & Pick<PartProps, "costs">;

/** Above what a round brings: what this round and all later ones bring together. Nothing while that is not known. */
export function TotalOfRounds({ texts, rounds, coins, costs }: TotalProps) {
  const t = useT();
  const locale = useLocale();
  if (!costs || !rounds.isWhole || rounds.later.pays.length === 0) return null;
  const now = [...costs.arriving].map(([mint, raw]) => ({ mint, amountRaw: String(raw) }));
  const sums = sumsOf(locale, coins, paidByAll({ ...rounds, now: { ...rounds.now, pays: now } }));
  return sums ? <p className="strong">{t(texts, "total", { sums })}</p> : null;
}

type PartProps = RoundProps & {
  coins: readonly Coin[];
  /** Null until it is known what the round brings. */
  costs: { arriving: ReadonlyMap<string, bigint> } | null;
};

/** What the button that claims a part says: "Claim 13,849.3794 SCG"; no figures if there are several coins, or none yet. */
export function nameOfPart(t: Translate, locale: Locale, { texts, rounds, coins, costs }: PartProps): string {
  const brought = coins.flatMap((coin) => {
    const raw = costs?.arriving.get(coin.mint) ?? 0n;
    return raw > 0n ? [formatIn(locale, raw, coin)] : [];
  });
  const [sum, ...others] = brought;
  if (sum && others.length === 0) return t(texts, "claimSum", { sum });
  return hasLater(rounds) ? texts.claimNow : texts.claimRest;
}

type LeftProps = { texts: AccountBatchTexts["round"]; coins: readonly Coin[]; rounds: Rounds };

/** After a round: what is left to claim. */
export function LeftToClaim({ texts, coins, rounds }: LeftProps) {
  const t = useT();
  const locale = useLocale();
  const sums = sumsOf(locale, coins, paidByAll(rounds));
  return sums ? <p className="strong">{t(texts, rounds.isWhole ? "left" : "leftAtLeast", { sums })}</p> : null;
}

/**
 * "12.3 SCG, 600 ETM", in the order of the coins. `beside`: what is shown beside it of a whole that is shown too, so that both
 * parts add up to it.
 */
function sumsOf(
  locale: Locale,
  coins: readonly Coin[],
  pays: readonly PaidCoin[],
  beside: ReadonlyMap<string, bigint> = new Map(),
): string {
  return coins
    .flatMap((coin) => {
      const paid = pays.find(({ mint }) => mint === coin.mint);
      if (!paid) return [];
      const raw = BigInt(paid.amountRaw);
      const other = beside.get(coin.mint);
      return [formatIn(locale, other === undefined ? raw : restOfShown(raw + other, other, coin.decimals), coin)];
    })
    .join(", ");
}

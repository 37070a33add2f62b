import type { CoinCover, NftDropGifts } from "~/domain/proof/view";
import { CoinIcon } from "~/features/money/coin-sum";
import { Money } from "~/features/money/money";
import { formatNumber } from "~/locales/format";
import type { Texts } from "~/locales/texts.server";
import { Icon } from "~/ui/icon";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { StateMark } from "./state-mark";

export type CoinCoversProps = {
  texts: Pick<Texts["proof"], "summary" | "vaults">;
  covers: readonly CoinCover[];
  nftDrops: readonly NftDropGifts[];
  /** How many NFTs the pools have in custody. */
  staked: number;
};

/** What is held and owed of each coin, of the gifts of drops, and how many NFTs are in custody. */
export function CoinCovers({ texts: { summary, vaults }, covers, nftDrops, staked }: CoinCoversProps) {
  return (
    <table className="proof-sums">
      <caption id="sums-title" className="visually-hidden">
        {summary.title}
      </caption>
      <thead>
        <tr>
          <th scope="col">{summary.coin}</th>
          <th scope="col">{vaults.columns.held}</th>
          <th scope="col">{vaults.columns.owed}</th>
          <th scope="col">
            <span>{summary.covered}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {covers.map((cover) => (
          <CoverRow key={`${cover.symbol} ${cover.decimals}`} texts={summary} cover={cover} />
        ))}
        <GiftsRow texts={summary} nftDrops={nftDrops} />
        <StakedRow texts={summary} staked={staked} />
      </tbody>
    </table>
  );
}

type Words = CoinCoversProps["texts"]["summary"];

function CoverRow({
  texts,
  cover: { symbol, decimals, heldRaw, owedRaw, isCovered },
}: {
  texts: Words;
  cover: CoinCover;
}) {
  return (
    <tr>
      <th scope="row">
        <span className="proof-coin">
          <CoinIcon coin={symbol} /> {symbol}
        </span>
      </th>
      <td>
        <Money raw={heldRaw} decimals={decimals} coin={symbol} />
      </td>
      <td>
        <Money raw={owedRaw} decimals={decimals} coin={symbol} />
      </td>
      <td>
        <YesOrNo texts={texts} isCovered={isCovered} />
      </td>
    </tr>
  );
}

/** The NFTs of drops, each of which is held for its place or is not. */
function GiftsRow({ texts, nftDrops }: { texts: Words; nftDrops: readonly NftDropGifts[] }) {
  const locale = useLocale();
  if (nftDrops.length === 0) return null;
  const sum = (count: (drop: NftDropGifts) => number) =>
    formatNumber(
      locale,
      nftDrops.reduce((all, drop) => all + count(drop), 0),
    );
  return (
    <tr>
      <th scope="row">
        <span className="proof-coin">
          <Icon name="gift" /> {texts.gifts}
        </span>
      </th>
      <td>{sum(({ held }) => held)}</td>
      <td>{sum(({ owed }) => owed)}</td>
      <td>
        <YesOrNo texts={texts} isCovered={nftDrops.every(({ isCovered }) => isCovered)} />
      </td>
    </tr>
  );
}

/** The staked NFTs, each in an account of its own, so that there is no sum that could fall short. */
function StakedRow({ texts, staked }: { texts: Words; staked: number }) {
  const t = useT();
  return (
    <tr>
      <th scope="row">
        <span className="proof-coin">
          <Icon name="lock" /> {texts.staked}
        </span>
      </th>
      <td colSpan={3}>{t(texts, "inCustody", { count: staked })}</td>
    </tr>
  );
}

function YesOrNo({ texts, isCovered }: { texts: Words; isCovered: boolean }) {
  return <StateMark state={{ tone: isCovered ? "good" : "danger", text: isCovered ? texts.yes : texts.no }} />;
}

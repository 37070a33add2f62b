import type { NftHoldingView } from "~/domain/nft-staking/holding/view";
import { streamsInOrder } from "~/domain/nft-staking/pool/stream-order";
import { COLLECTION_NAMES } from "~/domain/settings/subjects";
import { pathOfPool } from "~/features/nft-staking/nft-screens";
import { bonusStreamOf } from "~/features/nft-staking/pool/bonus";
import { formatChainTs } from "~/locales/format";
import { FactList } from "~/ui/facts";
import { Badge } from "~/ui/notice";
import { RichText } from "~/ui/rich-text";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { WHEN } from "./account-when";
import { type AccountTexts, formatIn } from "./account-words";
import { Panel } from "./panel";

type Words = { texts: AccountTexts };

/** What the wallet has in one NFT pool, what is due there, and when its terms end. */
export function AccountNftPool({ texts, holding }: Words & { holding: NftHoldingView }) {
  const t = useT();
  const locale = useLocale();
  const { pool, positions, totals, insideCount, checkInsLeft, hasMore } = holding;
  // for NFTs that were not read, it is not known whether they are checked in
  const isKnown = checkInsLeft > 0 || !hasMore;
  const collection = COLLECTION_NAMES[pool.collection];
  const terms = positions.filter(({ state, endTs }) => state === "inside" && endTs !== null);
  return (
    <Panel
      title={t(texts, "nftPool", { pool: texts[pool.kind], collection })}
      way={{
        to: pathOfPool(pool),
        label: texts.toPool,
        log: "myAccount.toPool",
      }}
    >
      <p className="row account-state">
        <span className="soft">{t(texts, "nftsInside", { count: insideCount })}</span>
        {insideCount > 0 && isKnown && bonusStreamOf(pool) ? (
          <Badge tone={checkInsLeft > 0 ? "warning" : "good"}>
            {checkInsLeft > 0 ? t(texts, "checkInsLeft", { count: checkInsLeft }) : texts.checkInsDone}
          </Badge>
        ) : null}
      </p>
      <div>
        <h4>{texts.columns.due}</h4>
        <FactList
          items={streamsInOrder(pool).map((stream) => ({
            term: stream.kind === "bonus" ? `BONUS ${stream.symbol}` : stream.symbol,
            value: formatIn(locale, totals[stream.place]?.dueNetRaw ?? 0n, stream),
          }))}
        />
      </div>
      {terms.length > 0 ? (
        <ul className="account-lines">
          {terms.map(({ address, name, endTs }) => (
            <li key={address}>
              <RichText
                part={texts}
                name="novaUntil"
                values={{ name, date: formatChainTs(locale, endTs ?? 0n) }}
                tags={WHEN}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </Panel>
  );
}

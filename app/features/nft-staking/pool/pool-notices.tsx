import type { NftPoolView } from "~/domain/nft-staking/pool/view";
import { Notice } from "~/ui/notice";
import { useT } from "~/ui/use-t";
import type { NftTexts } from "../nft-page";

export type PoolNoticesProps = { words: NftTexts["pool"]; pool: NftPoolView };

/** That a pool takes no new NFT, or will soon take others. Nothing otherwise. */
export function PoolNotices({ words, pool }: PoolNoticesProps) {
  const t = useT();
  const isFull = pool.nfts >= pool.maxNfts;
  const { membershipChangeTs } = pool;
  if (!pool.isPaused && !isFull && membershipChangeTs === null) return null;
  return (
    <div className="pool-notices">
      {pool.isPaused ? (
        <Notice tone="warning" title={words.pausedTitle}>
          <p>{words.pausedText}</p>
        </Notice>
      ) : null}
      {isFull && !pool.isPaused ? (
        <Notice tone="warning" title={words.fullTitle}>
          <p>{words.fullText}</p>
        </Notice>
      ) : null}
      {membershipChangeTs === null ? null : (
        <Notice title={words.membershipTitle}>
          <p>{t(words, "membershipText", { date: membershipChangeTs })}</p>
        </Notice>
      )}
    </div>
  );
}

import type { OldNftView } from "~/domain/migration/screen-types";
import { logged } from "~/logs/logged";
import { useShell } from "~/shell/use-shell";
import { Button } from "~/ui/button";
import { Pagination } from "~/ui/navigation";
import { NftPicture } from "~/ui/nft-picture";
import { useT } from "~/ui/use-t";
import { keyOf, type SortedRecords } from "./migration-rules";
import type { MigrationScreen } from "./migration-screen.server";
import type { ChosenNfts } from "./use-chosen-nfts";

type Props = {
  screen: MigrationScreen;
  nfts: readonly OldNftView[];
  records: SortedRecords;
  chosen: ChosenNfts;
  isOpen: boolean;
};

/** A page of the wallet's old NFTs, chosen by pressing their cards. */
export function OldNftGrid({ screen, nfts, records, chosen, isOpen }: Props) {
  const t = useT();
  const { texts, mostAtOnce } = screen;
  const words = texts.nfts;
  return (
    <section className="nft-part" aria-labelledby="old-nfts">
      <div className="nft-part-head">
        <h2 id="old-nfts">{words.title}</h2>
        {isOpen && chosen.all.length > 0 ? (
          <Button size="small" onClick={chosen.clear} {...logged("myMigration.chooseAll")}>
            {words.chooseNone}
          </Button>
        ) : null}
      </div>
      {screen.terms === null ? <p className="soft">{words.asNoted}</p> : null}
      <ul className="wallet-grid migration-nfts">
        {nfts.map((nft) => (
          <li key={keyOf(nft)} className="panel nft-card wallet-nft">
            <NftPicture image={nft.oldNftImage} />
            <label className="check nft-choose">
              <input
                type="checkbox"
                checked={chosen.has(nft)}
                disabled={!isOpen || (chosen.isFull && !chosen.has(nft))}
                onChange={(event) => chosen.set(nft, event.currentTarget.checked)}
                aria-label={t(words, "choose", { name: nft.oldNftName })}
              />
              <span>
                <span className="nft-name">{nft.oldNftName}</span>
                <small className="migration-becomes">
                  {records.begun.has(keyOf(nft))
                    ? words.begun
                    : t(words, "becomes", { name: `${nft.newProjectName} #${nft.oldNftId}` })}
                </small>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {chosen.isFull ? (
        <p className="soft" role="status">
          {t(words, "most", { most: mostAtOnce })}
        </p>
      ) : null}
      <Pages screen={screen} />
    </section>
  );
}

/** The ways to the next NFTs and back to the first ones. */
export function Pages({ screen: { texts, next, isFirstPage } }: Pick<Props, "screen">) {
  const { localePath } = useShell();
  const here = `/${localePath}/mypage/migration`;
  return (
    <Pagination
      label={texts.nfts.title}
      newer={isFirstPage ? null : here}
      older={next ? `${here}?after=${next}` : null}
      newerLabel={texts.nfts.first}
      olderLabel={texts.nfts.more}
      newerLog="myMigration.first"
      olderLog="myMigration.more"
    />
  );
}

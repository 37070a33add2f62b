import { Button } from "~/ui/button";
import { useT } from "~/ui/use-t";
import { TermField } from "../batch/term-field";
import { twinMark } from "../nft-face";
import { loggedIn } from "../nft-screens";
import type { ChosenTerm, HolderAreaProps } from "./holder-act";
import { ShowMore } from "./show-more";
import type { Chosen } from "./use-chosen";
import { useShown } from "./use-shown";
import { chooseAllText, isWholeWallet, WalletCount } from "./wallet-count";
import { WalletNftCard } from "./wallet-nft-card";
import { WalletPages } from "./wallet-pages";

type WalletNftsProps = HolderAreaProps & {
  chosen: Chosen;
  term: ChosenTerm;
  isOpen: boolean;
  /** True if the screen's loud button chooses all. */
  isChooseLoud: boolean;
};

/** The NFTs in the wallet that could be staked. */
export function WalletNfts({ chosen, term, isOpen, isChooseLoud, ...props }: WalletNftsProps) {
  const t = useT();
  const { texts, tab, wallet, holding } = props;
  const words = texts.nfts;
  const { shown, showMore } = useShown(wallet.nfts);
  const free = wallet.nfts.filter(({ refusal }) => refusal === null);
  const isAllChosen = free.length > 0 && free.every(({ mint }) => chosen.has(mint));
  if (wallet.nfts.length === 0) return <NoneInWallet {...props} />;
  return (
    <section aria-labelledby="wallet-title" className="nft-part">
      <div className="nft-part-head">
        <div>
          <h2 id="wallet-title">{words.wallet}</h2>
          <p className="soft">
            <WalletCount {...props} />
            {showMore ? ` · ${t(words, "shownFirst", { shown: shown.length })}` : null}
            {holding.count === 0 ? ` · ${words.noneStaked}` : null}
          </p>
        </div>
        {isOpen && free.length > 0 && !isChooseLoud ? (
          <Button
            size="small"
            onClick={() => chosen.setAll(isAllChosen ? [] : free.map(({ mint }) => mint))}
            {...loggedIn(tab, "selectAll")}
          >
            {isAllChosen
              ? words.stakeNone
              : showMore
                ? chooseAllText(t, words, { count: free.length, isWhole: isWholeWallet(props) })
                : words.stakeAll}
          </Button>
        ) : null}
      </div>
      {term.termDays > 0 && isOpen && free.length > 0 ? (
        <TermField texts={texts} tab={tab} pool={holding.pool} name="term" {...term} />
      ) : null}
      <ul className="wallet-grid">
        {shown.map((nft) => (
          <WalletNftCard
            key={nft.mint}
            texts={texts}
            nft={nft}
            isOpen={isOpen}
            isChosen={chosen.has(nft.mint)}
            twin={twinMark(nft, wallet.nfts)}
            onChoose={(isChosen) => chosen.set(nft.mint, isChosen)}
          />
        ))}
      </ul>
      {/* beside rewards it is already said */}
      {term.termDays > 0 && isOpen && free.length > 0 && holding.count === 0 ? (
        <p className="faint">{texts.stakeDialog.rateNote}</p>
      ) : null}
      {/* one way on: to the rest of this part, then to the next part */}
      {showMore ? (
        <ShowMore texts={texts} tab={tab} left={wallet.nfts.length - shown.length} onMore={showMore} />
      ) : (
        <WalletPages {...props} />
      )}
    </section>
  );
}

/** What a holder is told who has nothing here that could be staked. */
function NoneInWallet(props: HolderAreaProps) {
  const t = useT();
  const { texts, tab, holding } = props;
  const words = texts.nfts;
  const isWhole = isWholeWallet(props);
  const isBare = holding.positions.length === 0;
  return (
    <section aria-labelledby="wallet-title" className="nft-part">
      <h2 id="wallet-title">{words.wallet}</h2>
      {isWhole && isBare ? (
        // the bar below has the same as its title, so that no box is needed around it
        <p className="soft">{t(words, "emptyText", { collection: tab.name })}</p>
      ) : null}
      {isWhole && !isBare ? <p className="soft">{t(words, "noneInWallet", { collection: tab.name })}</p> : null}
      {isWhole ? null : <p className="soft">{t(words, "noneInPart", { collection: tab.name })}</p>}
      <WalletPages {...props} />
    </section>
  );
}

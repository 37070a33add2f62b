import { useState } from "react";
import { useShell } from "~/shell/use-shell";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { useT } from "~/ui/use-t";
import { loggedIn } from "../nft-screens";
import type { Act, HolderAreaProps } from "./holder-act";
import { useChosen } from "./use-chosen";
import { WalletNftCard } from "./wallet-nfts";

type WalletPartProps = HolderAreaProps & { onAct: (act: Act) => void };

/** The NFTs in the wallet that could be staked. */
export function WalletPart({ texts, tab, holding, wallet, isLaterPart, addressOf, onAct }: WalletPartProps) {
  const t = useT();
  const { localePath } = useShell();
  const words = texts.nfts;
  const chosen = useChosen();
  const [isAsked, setIsAsked] = useState(false);
  const free = wallet.nfts.filter(({ refusal }) => refusal === null);
  const picked = free.filter(({ mint }) => chosen.has(mint));
  const isOpen = !holding.pool.isPaused && holding.pool.nfts < holding.pool.maxNfts;
  const isAllChosen = free.length > 0 && picked.length === free.length;
  const isWhole = wallet.next === null && !isLaterPart;
  const stake = () => {
    setIsAsked(true);
    if (picked.length > 0) onAct({ kind: "stake", nfts: picked });
  };
  if (wallet.nfts.length === 0) {
    const isBare = holding.positions.length === 0;
    return (
      <section aria-labelledby="wallet-title" className="nft-part">
        <h2 id="wallet-title">{words.wallet}</h2>
        {isWhole && isBare ? (
          <EmptyState
            level={3}
            title={words.emptyTitle}
            action={
              <ButtonLink to={`/${localePath}/${tab.page}`} {...loggedIn(tab, "meet")}>
                {t(words, "emptyAction", { collection: tab.name })}
              </ButtonLink>
            }
          >
            <p>{t(words, "emptyText", { collection: tab.name })}</p>
          </EmptyState>
        ) : null}
        {isWhole && !isBare ? <p className="soft">{t(words, "noneInWallet", { collection: tab.name })}</p> : null}
        {isWhole ? null : <p className="soft">{t(words, "noneInPart", { collection: tab.name })}</p>}
        <WalletParts tab={tab} texts={texts} wallet={wallet} isLaterPart={isLaterPart} addressOf={addressOf} />
      </section>
    );
  }
  return (
    <section aria-labelledby="wallet-title" className="nft-part">
      <div className="nft-part-head">
        <h2 id="wallet-title">{words.wallet}</h2>
        {isOpen ? (
          <div className="row">
            <Button
              onClick={() => chosen.setAll(isAllChosen ? [] : free.map(({ mint }) => mint))}
              {...loggedIn(tab, "selectAll")}
            >
              {isAllChosen ? words.stakeNone : words.stakeAll}
            </Button>
            <Button variant="primary" onClick={stake} {...loggedIn(tab, "staking")}>
              {picked.length > 1 ? t(words, "stakeChosen", { count: picked.length }) : words.stake}
            </Button>
          </div>
        ) : null}
      </div>
      {isAsked && picked.length === 0 ? (
        <p className="field-error" role="alert">
          {words.chooseFirst}
        </p>
      ) : null}
      <ul className="wallet-grid">
        {wallet.nfts.map((nft) => (
          <WalletNftCard
            key={nft.mint}
            texts={texts}
            nft={nft}
            isChosen={chosen.has(nft.mint)}
            onChoose={(isChosen) => chosen.set(nft.mint, isChosen)}
          />
        ))}
      </ul>
      <WalletParts tab={tab} texts={texts} wallet={wallet} isLaterPart={isLaterPart} addressOf={addressOf} />
    </section>
  );
}

/** Links to the other parts of a wallet with more tokens than one page looks through. Nothing if it has fewer. */
function WalletParts({
  texts,
  tab,
  wallet,
  isLaterPart,
  addressOf,
}: Pick<WalletPartProps, "texts" | "tab" | "wallet" | "isLaterPart" | "addressOf">) {
  const t = useT();
  const words = texts.nfts;
  if (wallet.next === null && !isLaterPart) return null;
  return (
    <>
      <p className="faint">{t(words, "moreInWallet", { count: wallet.tokens })}</p>
      <p className="row">
        {wallet.next === null ? null : (
          <ButtonLink to={addressOf("after", wallet.next)} preventScrollReset {...loggedIn(tab, "nextPart")}>
            {words.nextInWallet}
          </ButtonLink>
        )}
        {isLaterPart ? (
          <ButtonLink to={addressOf("after", null)} preventScrollReset {...loggedIn(tab, "firstPart")}>
            {words.firstInWallet}
          </ButtonLink>
        ) : null}
      </p>
    </>
  );
}

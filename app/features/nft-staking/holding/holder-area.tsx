import { useState } from "react";
import { takesNfts, termOf } from "~/domain/nft-staking/pool/offers";
import { useChainTs } from "~/features/money/use-chain-ts";
import { addressWith } from "~/ui/address-with";
import { Notice } from "~/ui/notice";
import { useT } from "~/ui/use-t";
import { CheckInsDialog } from "../history/check-ins-dialog";
import { useIsOffline } from "../nft-page";
import { PoolEarns } from "../pool/pool-earns";
import { PoolNotices } from "../pool/pool-notices";
import { HolderPoolTerms } from "../pool/pool-terms";
import { checkInAll, type HolderAreaProps } from "./holder-act";
import { HolderLists } from "./holder-lists";
import { MeetBar } from "./meet-bar";
import { claimableStreams, nextDeedOf, openCheckIns } from "./next-deed";
import { NextDeedBar } from "./next-deed-bar";
import { RewardList } from "./reward-list";
import { StakedNfts } from "./staked-nfts";
import { useAct } from "./use-act";
import { useChosen } from "./use-chosen";
import { useStakedList } from "./use-staked-list";
import { isWholeWallet } from "./wallet-count";
import { WalletNfts } from "./wallet-nfts";

/** A holder's part of a tab: what can be claimed, the NFTs, and the one loud button, which is never out of reach. */
export function HolderArea(props: HolderAreaProps) {
  const t = useT();
  const { texts, tab, holding, wallet, period, addressOf, checkIns } = props;
  const { pool, positions } = holding;
  const ts = useChainTs(holding.chainTs);
  const isOffline = useIsOffline();
  const { act, setAct, close, ActInDialog } = useAct();
  // kept while the list is limited to a term by a link
  const [termDays, setTermDays] = useState(() => termOf(pool.offers, period));
  const term = { termDays, setTermDays };
  const leadToStaked = useStakedList(holding.count > 0);
  const [chosen, chosenStaked] = [useChosen(), useChosen()];
  const isOpen = takesNfts(pool);
  const free = isOpen ? wallet.nfts.filter(({ refusal }) => refusal === null) : [];
  const picked = free.filter(({ mint }) => chosen.has(mint));
  const pickedStaked = positions.filter(({ mint, leftTs }) => leftTs === 0n && chosenStaked.has(mint));
  const deed = nextDeedOf({
    chosenInWallet: picked.length,
    chosenStaked: pickedStaked.length,
    freeCount: free.length,
    isCheckInDue: openCheckIns(holding).bonusNetRaw > 0n,
    isClaimable: claimableStreams(holding, ts).length > 0,
  });
  // a holder without an NFT is told first what one would earn
  const isBare = holding.count === 0 && wallet.nfts.length === 0;
  const earns = <PoolEarns texts={texts} pool={pool} tab={tab} period={period} />;
  return (
    <>
      <div className="wrap band holder">
        <div className="holder-area">
          {isOffline ? (
            <Notice live tone="warning" title={t(texts.labels, "offline", { time: holding.chainTs })} />
          ) : null}
          <PoolNotices words={texts.pool} pool={pool} />
          {holding.count > 0 ? (
            <>
              <RewardList {...props} ts={ts} isClaimLoud={deed === "claim"} onAct={setAct} />
              <StakedNfts {...props} chosen={chosenStaked} ts={ts} isCheckInLoud={deed === "check-in"} onAct={setAct} />
            </>
          ) : null}
          {isBare ? earns : null}
          <WalletNfts {...props} chosen={chosen} term={term} isOpen={isOpen} isChooseLoud={deed === "choose"} />
          {isBare || holding.count > 0 || termDays > 0 ? null : earns}
          <HolderLists {...props} />
          <HolderPoolTerms texts={texts} pool={pool} tab={tab} />
          <p className="without-script">{texts.labels.noScript}</p>
        </div>
        {isBare && isWholeWallet(props) ? (
          <MeetBar texts={texts} tab={tab} />
        ) : (
          <NextDeedBar
            {...props}
            term={term}
            deed={deed}
            picked={picked}
            pickedStaked={pickedStaked}
            freeCount={free.length}
            ts={ts}
            onAct={setAct}
            onChooseAll={() => chosen.setAll(free.map(({ mint }) => mint))}
          />
        )}
        {act && ActInDialog ? (
          <ActInDialog {...props} act={act} term={term} ts={ts} onClose={close} onStaked={leadToStaked} />
        ) : null}
      </div>
      {checkIns ? (
        <CheckInsDialog
          texts={texts}
          tab={tab}
          holding={holding}
          addressOf={(cursor) => addressWith(addressOf("from", cursor), { list: "bonus" })}
          backTo={checkIns.backTo}
          onCheckIn={() => setAct(checkInAll(holding))}
        />
      ) : null}
    </>
  );
}

import { useState } from "react";
import { useRevalidator } from "react-router";
import { useChainTs } from "~/features/money/use-chain-ts";
import { Notice } from "~/ui/notice";
import { useT } from "~/ui/use-t";
import { CheckInDialog } from "../batch/check-in-dialog";
import { NftClaimDialog } from "../batch/claim-dialog";
import { StakeDialog } from "../batch/stake-dialog";
import { UnstakeDialog } from "../batch/unstake-dialog";
import { useIsOffline } from "../nft-page";
import type { Act, HolderAreaProps } from "./holder-act";
import { RewardList } from "./reward-list";
import { StakedNfts } from "./staked-nfts";
import { WalletPart } from "./wallet-part";

/** A holder's part of a tab: rewards, staked NFTs, those in the wallet, and everything that can be done with them. */
export function HolderArea(props: HolderAreaProps) {
  const t = useT();
  const { frame, texts, tab, holding, survey, precautions } = props;
  const { pool } = holding;
  const ts = useChainTs(holding.chainTs);
  const { revalidate } = useRevalidator();
  const isOffline = useIsOffline();
  const [act, setAct] = useState<Act | null>(null);
  const shared = {
    frame,
    texts,
    tab,
    pool,
    ts,
    onSettled: () => revalidate(),
    onClose: () => setAct(null),
  };
  return (
    <div className="wrap band holder-area">
      {isOffline ? <Notice live tone="warning" title={t(texts.labels, "offline", { time: holding.chainTs })} /> : null}
      <RewardList {...props} ts={ts} onClaim={(stream) => setAct({ kind: "claim", stream })} />
      <StakedNfts {...props} ts={ts} onAct={setAct} />
      <WalletPart {...props} onAct={setAct} />
      <p className="without-script">{texts.labels.noScript}</p>
      {act?.kind === "stake" ? <StakeDialog {...shared} nfts={act.nfts} precautions={precautions} /> : null}
      {act?.kind === "check-in" ? (
        <CheckInDialog {...shared} positions={act.positions} elsewhere={act.elsewhere} nextDayTs={holding.nextDayTs} />
      ) : null}
      {act?.kind === "unstake" ? <UnstakeDialog {...shared} positions={act.positions} /> : null}
      {act?.kind === "claim" ? (
        <NftClaimDialog {...shared} stream={act.stream} holding={holding} survey={survey} />
      ) : null}
    </div>
  );
}

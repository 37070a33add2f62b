import { useRevalidator } from "react-router";
import { CheckInDialog } from "../batch/check-in-dialog";
import { NftClaimDialog } from "../batch/claim-dialog";
import { ClaimTabDialog } from "../batch/claim-tab-dialog";
import { StakeDialog } from "../batch/stake-dialog";
import { UnstakeDialog } from "../batch/unstake-dialog";
import type { Act, ChosenTerm, HolderAreaProps } from "./holder-act";

export type ActInDialogProps = HolderAreaProps & { act: Act; term: ChosenTerm; ts: bigint } & {
  onClose: () => void;
  /** Called when the modal of a stake is closed after NFTs were staked. */
  onStaked: () => void;
};

/** The modal of what a holder is doing. */
export function ActInDialog({ act, term, ts, onClose, onStaked, ...props }: ActInDialogProps) {
  const { frame, texts, tab, holding, survey, precautions } = props;
  const { revalidate } = useRevalidator();
  const shared = { frame, texts, tab, pool: holding.pool, ts, onSettled: () => revalidate(), onClose };
  if (act.kind === "stake") {
    return <StakeDialog {...shared} nfts={act.nfts} precautions={precautions} term={term} onStaked={onStaked} />;
  }
  if (act.kind === "check-in") {
    const { positions, elsewhere } = act;
    return <CheckInDialog {...shared} nextDayTs={holding.nextDayTs} positions={positions} elsewhere={elsewhere} />;
  }
  if (act.kind === "unstake") return <UnstakeDialog {...shared} positions={act.positions} />;
  if (act.kind === "claim-all") return <ClaimTabDialog {...shared} holding={holding} survey={survey} />;
  return <NftClaimDialog {...shared} stream={act.stream} holding={holding} survey={survey} />;
}

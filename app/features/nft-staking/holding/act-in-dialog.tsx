import { useRevalidator } from "react-router";
import { CheckInDialog } from "../batch/check-in-dialog";
import { NftClaimDialog } from "../batch/claim-dialog";
import { StakeDialog } from "../batch/stake-dialog";
import { UnstakeDialog } from "../batch/unstake-dialog";
import type { Act, HolderAreaProps } from "./holder-act";

export type ActInDialogProps = HolderAreaProps & { act: Act; ts: bigint; onClose: () => void };

/** The modal of what a holder is doing. */
export function ActInDialog({ act, ts, onClose, ...props }: ActInDialogProps) {
  const { frame, texts, tab, holding, survey, precautions, period } = props;
  const { revalidate } = useRevalidator();
  const shared = { frame, texts, tab, pool: holding.pool, ts, onSettled: () => revalidate(), onClose };
  if (act.kind === "stake") {
    return <StakeDialog {...shared} nfts={act.nfts} precautions={precautions} period={period} />;
  }
  if (act.kind === "check-in") {
    const { positions, elsewhere } = act;
    return <CheckInDialog {...shared} positions={positions} elsewhere={elsewhere} nextDayTs={holding.nextDayTs} />;
  }
  if (act.kind === "unstake") return <UnstakeDialog {...shared} positions={act.positions} />;
  return <NftClaimDialog {...shared} stream={act.stream} holding={holding} survey={survey} />;
}

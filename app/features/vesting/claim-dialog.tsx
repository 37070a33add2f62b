import { isFlowing } from "~/domain/vesting/flow";
import { grantDueAt } from "~/domain/vesting/rules";
import type { GrantView } from "~/domain/vesting/view";
import { Arrived } from "~/features/money/arrived";
import { ClaimDialog, type ClaimDialogProps } from "~/features/money/claim-dialog";
import type { MoneyFrame } from "~/features/money/money-frame";
import type { Texts } from "~/locales/texts.server";
import { useT } from "~/ui/use-t";
import { planName } from "./token-text";

export type VestingClaimProps = {
  frame: MoneyFrame;
  texts: {
    plan: Pick<Texts["vesting"]["plan"], "unnamed">;
    own: Pick<Texts["vesting"]["own"], "claimDialog" | "done" | "failed">;
  };
  errors: Pick<Texts["errors"], "AmountAboveVested" | "NothingVested">;
  logs: ClaimDialogProps["logs"];
  grant: GrantView;
  /** The chain time, counted on from the reading. */
  ts: bigint;
  onClose: () => void;
};

/** Claims what a grant has released. */
export function VestingClaimDialog({ frame, texts, errors, logs, grant, ts, onClose }: VestingClaimProps) {
  const t = useT();
  const { claimDialog, done, failed } = texts.own;
  const { coin, decimals } = grant;
  const words = {
    title: t(claimDialog, "title", { coin }),
    from: t(claimDialog, "from", { plan: planName(texts.plan, grant.plan) }),
    submit: claimDialog.submit,
    done: done.title,
    failed: failed.title,
    nothingDue: errors.NothingVested,
    tooMuch: errors.AmountAboveVested,
  };
  return (
    <ClaimDialog
      id="claim-vesting"
      frame={frame}
      words={words}
      logs={logs}
      due={{
        coin,
        decimals,
        dueRaw: grantDueAt(grant, ts),
        // a grant is paid without a fee
        netOf: (grossRaw) => grossRaw,
        isTicking: isFlowing(grant),
      }}
      wish={{ kind: "claimVesting", parameters: { grantAddress: grant.address, amountRaw: "max" } }}
      outcome={({ preview }) =>
        preview && <Arrived frame={frame} raw={BigInt(preview.in)} decimals={decimals} coin={coin} />
      }
      onClose={onClose}
    />
  );
}

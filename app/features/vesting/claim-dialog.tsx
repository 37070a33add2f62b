import { useState } from "react";
import { useRevalidator } from "react-router";
import type { TransactionView } from "~/domain/transaction-types";
import { grantDueAt } from "~/domain/vesting/rules";
import type { GrantView } from "~/domain/vesting/view";
import type { MoneyFrame } from "~/features/money/money-frame";
import { useClaimAmount } from "~/features/money/use-claim-amount";
import { spellAmount } from "~/locales/spell-amount";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import type { CostFactsProps } from "~/transactions/cost-facts";
import { dialogStage } from "~/transactions/dialog-stage";
import { TransactionDialog } from "~/transactions/transaction-dialog";
import { useTransaction } from "~/transactions/use-transaction";
import { useTransactionCosts } from "~/transactions/use-transaction-costs";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { useSigner } from "~/wallet/use-signer";
import { VestingClaimFields } from "./claim-fields";
import { formatToken } from "./token-text";

export type VestingClaimProps = {
  frame: MoneyFrame;
  texts: Pick<Texts["vesting"], "plan" | "own">;
  costs: CostFactsProps["texts"] & { returns: string };
  errors: Pick<Texts["errors"], "AmountAboveVested" | "NothingVested">;
  grant: GrantView;
  /** The chain time, counted on from the reading. */
  ts: bigint;
  onClose: () => void;
};

const LOGS = {
  submit: "myVestingDetail.claimSubmit",
  again: "myVestingDetail.claimSubmit",
  tryAgain: "myVestingDetail.claimTryAgain",
  close: "myVestingDetail.claimClose",
  done: "myVestingDetail.claimCompleted",
  failed: "myVestingDetail.claimFailed",
} as const;

/** Claims from a grant, in part or with MAX, and shows the outcome in the same place. */
export function VestingClaimDialog(props: VestingClaimProps) {
  const t = useT();
  const { frame, texts, errors, grant, ts, onClose } = props;
  const { claimDialog: words, done, failed } = texts.own;
  const { revalidate } = useRevalidator();
  const [landed, setLanded] = useState<TransactionView | null>(null);
  const dueRaw = grantDueAt(grant, ts);
  const claim = useClaimAmount({
    texts: frame.amountEntry,
    coin: grant.coin,
    decimals: grant.decimals,
    dueRaw,
    words: { nothingDue: errors.NothingVested, tooMuch: errors.AmountAboveVested },
  });
  const all = { grantAddress: grant.address, amountRaw: "max" };
  const costs = useTransactionCosts({ kind: "claimVesting", parameters: all });
  const signer = useSigner(frame.holderAddress);
  const amountRaw = claim.isMax ? "max" : String(claim.amount.raw ?? 0n);
  const transaction = useTransaction(
    { kind: "claimVesting", lifetime: signer.lifetime, parameters: { ...all, amountRaw } },
    async (view) => {
      await revalidate();
      setLanded(view);
    },
  );
  const { state, start, reset } = transaction;
  return (
    <TransactionDialog
      id="claim-vesting"
      frame={frame}
      words={{ ...words, title: t(words, "title", { coin: grant.coin }) }}
      costTexts={props.costs}
      logs={LOGS}
      stage={dialogStage(state.phase, landed !== null)}
      transaction={transaction}
      costs={costs}
      signer={signer}
      onSubmit={() => claim.mayClaim() && start(costs.costs)}
      onClose={onClose}
      done={{ ...done, body: landed ? <Claimed texts={texts} grant={grant} landed={landed} /> : null }}
      failed={{
        ...failed,
        // while the end of this claim is unknown, another amount would be a second claim
        body:
          state.phase === "end-unknown" ? null : (
            <p>
              <button
                type="button"
                className="link text-button"
                onClick={reset}
                {...logged("myVestingDetail.claimEdit")}
              >
                {failed.edit}
              </button>
            </p>
          ),
      }}
    >
      <VestingClaimFields frame={frame} texts={texts} grant={grant} dueRaw={dueRaw} claim={claim} />
    </TransactionDialog>
  );
}

/** What a claim has paid, by the figures of its trial run. */
function Claimed({ texts, grant, landed }: Pick<VestingClaimProps, "texts" | "grant"> & { landed: TransactionView }) {
  const t = useT();
  const locale = useLocale();
  if (landed.preview === null) return null;
  const paidRaw = BigInt(landed.preview.in);
  const shown = formatToken(locale, paidRaw, grant);
  return (
    <>
      <p className="figure money-in">{shown}</p>
      <p className="spelled">{spellAmount(locale, paidRaw, grant.decimals)}</p>
      <p>{t(texts.own.done, "text", { amount: shown })}</p>
    </>
  );
}

import { type LogKey, logged } from "~/logs/logged";
import { Button } from "~/ui/button";
import { CostSection } from "./cost-facts";
import type { SigningTexts } from "./signing-texts";
import { isBusy } from "./transaction-phase";
import { offersAgain, TransactionProgress } from "./transaction-progress";
import { useTransaction } from "./use-transaction";
import { useTransactionCosts } from "./use-transaction-costs";

export type NonceTransactionProps = {
  texts: SigningTexts;
  kind: "createNonceAccount" | "advanceNonce" | "closeNonceAccount";
  holderAddress: string;
  action: string;
  /** The log key of signing it. */
  log: LogKey;
  variant?: "primary" | "danger";
  onDone: () => void;
};

/** A transaction of the signing account: first its costs, then the signature. */
export function NonceTransaction({ texts, kind, holderAddress, action, log, variant, onDone }: NonceTransactionProps) {
  const wish = { kind, parameters: {} } as const;
  const { costs, problem, again } = useTransactionCosts(wish);
  // what is signed next depends on this account, so that it must not be on a fork that the network may drop
  const { state, start } = useTransaction(wish, ({ status }) => {
    if (status === "finalized") onDone();
  });
  const busy = isBusy(state.phase);
  return (
    <div className="flow nonce-transaction">
      <CostSection texts={texts.costs} costs={costs} problem={problem} unreachable={texts.unreachable}>
        <Button size="small" onClick={again} {...logged("signing.readCosts")}>
          {texts.readAgain}
        </Button>
      </CostSection>
      {problem === null && !offersAgain(state.phase) ? (
        <Button variant={variant ?? "primary"} wide busy={busy || !costs} onClick={() => start(costs)} {...logged(log)}>
          {busy ? texts.progress.working : action}
        </Button>
      ) : null}
      <TransactionProgress
        texts={texts.progress}
        state={state}
        holderAddress={holderAddress}
        onAgain={() => start(costs)}
        againLog={log}
      />
    </div>
  );
}

import { RichText } from "~/ui/rich-text";
import { useT } from "~/ui/use-t";
import { TransactionLink } from "./transaction-link";
import "~/styles/transaction.css";
import { shortAddress } from "~/locales/short-address";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { isBusy, type TransactionPhase, type TransactionState } from "./transaction-phase";

export type TransactionProgressProps = {
  texts: Texts["transactionProgress"];
  state: TransactionState;
  holderAddress: string | null;
  /** Null if another try needs something else first, which the screen says. */
  onAgain: (() => void) | null;
  /** The log key of trying again, if the catalogue of screens has one. */
  againLog?: Parameters<typeof logged>[0];
};

const STEPS = ["prepare", "sign", "send", "confirm", "finalize"] as const;

/** The number of steps that are done. Phases that are not listed here end the transaction before its last step. */
const STEPS_DONE: Partial<Record<TransactionPhase, number>> = {
  preparing: 0,
  signing: 1,
  sending: 2,
  sent: 3,
  confirmed: 4,
  finalized: 5,
};

const AGAIN: Partial<Record<TransactionPhase, "tryAgain" | "signAgain" | "signInAgain">> = {
  rejected: "signAgain",
  expired: "tryAgain",
  failed: "tryAgain",
  refused: "tryAgain",
  "node-down": "tryAgain",
  offline: "tryAgain",
  differs: "tryAgain",
  "site-failed": "tryAgain",
  "end-unknown": "tryAgain",
  "wallet-failed": "tryAgain",
  "wrong-account": "signInAgain",
  "not-connected": "signInAgain",
};

/** Whether the progress itself offers the next try, so that the screen need not. */
export function offersAgain(phase: TransactionPhase): boolean {
  return AGAIN[phase] !== undefined;
}

/** The title of a dialog whose transaction did not succeed. An unknown end is not called a failure. */
export function titleOfEnd(phase: TransactionPhase, failed: string, texts: Texts["transactionProgress"]): string {
  return phase === "end-unknown" ? texts.states[phase].title : failed;
}

/** How far a transaction is, what that means for the money, and what can be done. Screen readers announce its changes. */
export function TransactionProgress({
  texts,
  state,
  holderAddress,
  onAgain,
  againLog = "part.sign",
}: TransactionProgressProps) {
  const t = useT();
  const { phase, view } = state;
  if (phase === "idle") return null;
  const done = STEPS_DONE[phase];
  const words = texts.states[phase];
  const again = AGAIN[phase];
  const reason = state.reason ?? "";
  // it did not run out of time: another transaction used its nonce, or the network dropped the fork that contained it
  const isSuperseded = phase === "expired" && view?.error && view.error.code !== "TransactionExpired";
  // the page itself may be what was changed, so that a new try needs a new page
  const isTampered = phase === "differs";
  const expected = holderAddress ? shortAddress(holderAddress) : "";
  return (
    <section className="transaction" aria-label={texts.title} data-phase={phase}>
      {done === undefined ? null : (
        <ol className="transaction-steps">
          {STEPS.map((step, index) => (
            <li
              key={step}
              data-done={index < done ? "" : undefined}
              aria-current={index === done && isBusy(phase) ? "step" : undefined}
            >
              {texts.steps[step]}
            </li>
          ))}
        </ol>
      )}
      <Notice live tone={toneOf(phase)} title={words.title}>
        <p>{isSuperseded ? view?.error?.message : t(words, "money", { reason, expected })}</p>
        {state.failureId ? <p>{t(texts, "recorded", { id: state.failureId })}</p> : null}
        <Connection texts={texts} state={state} />
        {state.isSlow && isBusy(phase) ? <p>{texts.slow}</p> : null}
        {state.isSlow && isBusy(phase) && view?.lifetime === "nonce" ? <p>{texts.waits}</p> : null}
      </Notice>
      {view?.signature ? (
        <p className="faint">
          <TransactionLink texts={texts} signature={view.signature} />
        </p>
      ) : null}
      {isTampered ? (
        <Button variant="primary" wide onClick={() => location.reload()} {...logged("part.readAgain")}>
          {texts.reload}
        </Button>
      ) : null}
      {again && onAgain ? (
        <Button
          variant={isTampered ? "quiet" : "primary"}
          wide
          onClick={onAgain}
          data-again={phase}
          {...logged(againLog)}
        >
          {texts[again]}
        </Button>
      ) : null}
    </section>
  );
}

function Connection({ texts: { lost }, state }: Pick<TransactionProgressProps, "texts" | "state">) {
  if (state.connection === "ok" || !isBusy(state.phase)) return null;
  if (state.connection === "node") return <p>{lost.node}</p>;
  if (state.connection === "site") return <p>{lost.site}</p>;
  const beforeSending = state.view?.lifetime === "nonce" ? "beforeSendingSlow" : "beforeSending";
  return (
    <p>
      <RichText part={lost} name={state.phase === "sending" ? beforeSending : "afterSending"} />
    </p>
  );
}

function toneOf(phase: TransactionPhase): "info" | "good" | "warning" | "danger" {
  if (isBusy(phase)) return "info";
  if (phase === "finalized") return "good";
  return phase === "failed" || phase === "differs" || phase === "wallet-failed" ? "danger" : "warning";
}

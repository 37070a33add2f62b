import { useEffect } from "react";
import { logged } from "~/logs/logged";
import { Button } from "~/ui/button";
import { closeDialog, Dialog, openDialog } from "~/ui/dialog";
import { canOnlyLook } from "../wallet-looking";
import { getWallet, useEvmWallet } from "../wallet-store";
import { openPicker } from "./connecting";
import { type DeskView, useDeskView } from "./desk-view";
import { wordsOfDeviceProblem, wordsOfStep } from "./device-words";
import { EntrySteps } from "./entry-steps";
import { ScanStep } from "./scan-step";
import { canSignMemo, leaveSignIn, trySignIn } from "./signing-in";
import type { WalletTexts } from "./wallet-texts";

type SignInTexts = WalletTexts["signIn"];
type Problem = Extract<DeskView, { kind: "sign-in-problem" }>;

const DIALOG_ID = "wallet-sign-in";

/** What the holder has to do in the wallet, and another way for hardware that cannot sign messages. */
export function SignInDialog({ texts: all }: { texts: WalletTexts }) {
  const { signIn: texts, steps, app, device } = all;
  const view = useDeskView();
  const isOpen = view.kind === "signing" || view.kind === "sign-in-problem";
  useEffect(() => (isOpen ? openDialog(DIALOG_ID) : closeDialog(DIALOG_ID)), [isOpen]);
  const { walletName } = useEvmWallet();
  const step = view.kind === "signing" ? view.step : null;
  const isMemo = view.kind === "signing" && view.method === "memo";
  return (
    <Dialog
      id={DIALOG_ID}
      title={texts.title}
      onClose={leaveSignIn}
      actions={
        <>
          <Button onClick={leaveSignIn} {...logged("part.close")}>
            {texts.cancel}
          </Button>
          {view.kind === "sign-in-problem" ? <NextTry problem={view.problem} texts={texts} /> : null}
        </>
      }
    >
      <EntrySteps texts={steps} at="signIn" isSignInNext />
      <div className="flow">
        {step?.kind === "scan" ? (
          <>
            <p>{texts.inApp}</p>
            <ScanStep step={step} wallet={walletName ?? ""} texts={app} />
          </>
        ) : step ? (
          <p className="wallet-waiting" role="status">
            <span className="busy-mark" aria-hidden="true" />{" "}
            {step.kind === "device" ? wordsOfStep(step, device) : isMemo ? texts.waitingMemo : texts.waiting}
          </p>
        ) : null}
        {view.kind === "sign-in-problem" ? (
          <p role="alert">{wordsOfDeviceProblem(view.problem, device) ?? wordsFor(view, texts)}</p>
        ) : null}
        {isMemo || !canSignMemo() ? null : (
          <Button variant="quiet" size="small" onClick={() => trySignIn("memo")} {...logged("part.sign")}>
            {texts.hardware}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

/** The button for another try. If the site changed the sign-in, only a reloaded page is worth a try. */
function NextTry({ problem, texts }: Pick<Problem, "problem"> & { texts: SignInTexts }) {
  if (problem === "differs") {
    return (
      <Button variant="primary" onClick={() => location.reload()} {...logged("part.readAgain")}>
        {texts.reload}
      </Button>
    );
  }
  if (problem === "unsupported") {
    return (
      <Button variant="primary" onClick={chooseAnother} {...logged("part.button")}>
        {texts.another}
      </Button>
    );
  }
  return (
    <Button variant="primary" onClick={() => trySignIn()} {...logged("part.sign")}>
      {texts.tryAgain}
    </Button>
  );
}

function chooseAnother(): void {
  leaveSignIn();
  void openPicker({ chain: "solana", signsIn: true });
}

function wordsFor({ problem, message }: Problem, texts: SignInTexts): string {
  if (message) return message;
  if (problem === "rejected") return texts.declined;
  if (problem === "differs") return texts.differs;
  if (problem === "unsupported") return canOnlyLook(getWallet()) ? texts.onlyLooks : texts.unsupported;
  if (problem === "pending" || problem === "expired" || problem === "unreachable") return texts[problem];
  if (problem === "popup-blocked") return texts.popupBlocked;
  if (problem === "no-bridge") return texts.noBridge;
  if (problem === "timed-out") return texts.timedOut;
  return problem === "wrong-account" || problem === "not-connected" ? texts.wrongAccount : texts.failed;
}

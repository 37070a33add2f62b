import type { MigrationView } from "~/domain/migration/view";
import { inKaia } from "~/features/money/kaia";
import type { Texts } from "~/locales/texts.server";
import type { Translate } from "~/locales/translate";
import { logged } from "~/logs/logged";
import { Button } from "~/ui/button";
import { closeDialog } from "~/ui/dialog";
import { Icon } from "~/ui/icon";
import { Notice } from "~/ui/notice";
import { wordsOfStep } from "~/wallet/.client/device-words";
import { PressStep } from "~/wallet/.client/press-step";
import { ScanStep } from "~/wallet/.client/scan-step";
import type { DialogContent } from "./dialog-content";
import type { RunPhase } from "./migration-run";
import type { MigrationScreen } from "./migration-screen.server";
import { RecordReasons } from "./record-reasons";

type Shown = {
  id: string;
  texts: Texts["migration"];
  walletTexts: MigrationScreen["walletTexts"];
  title: string;
  wallet: string;
  /** What is handed over: the fee of all, in kei, and the names of the NFTs; null where nothing is. */
  paid: { feeRaw: bigint; names: string } | null;
  /** Whether the steps of a migration are shown. */
  hasSteps: boolean;
  /** How many NFTs it is about. */
  count: number;
};

const STEPS = ["address", "approve", "handOver", "mint"] as const;

/** What is going on, and what the holder has to do in the wallet. Closing is always allowed. */
export function runContent(shown: Shown, t: Translate, phase: RunPhase): DialogContent {
  const { id, texts, title, hasSteps } = shown;
  const at = stepAt(phase);
  return {
    title: phase.at === "asking" && hasSteps ? t(texts.run, "askingTitle", { wallet: shown.wallet }) : title,
    closeLog: "myMigration.close",
    children: (
      <>
        {hasSteps ? (
          <ol className="migration-steps" aria-label={texts.run.steps}>
            {STEPS.map((step, index) => (
              <li key={step} aria-current={index === at ? "step" : undefined} data-done={index < at ? "" : undefined}>
                <span className="migration-step-mark" aria-hidden="true">
                  {index < at ? <Icon name="check" /> : <span className={index === at ? "busy-mark" : "open-mark"} />}
                </span>
                {index < at ? texts.run[step] : sayStep(shown, t, step)}
              </li>
            ))}
          </ol>
        ) : null}
        <RunStatus shown={shown} t={t} phase={phase} />
        {phase.at === "minting" && shown.count > 1 ? (
          <p>{t(texts.run, "soFar", { done: countComplete(phase.records), all: shown.count })}</p>
        ) : null}
        {phase.at === "minting" ? (
          <RecordReasons texts={texts} records={phase.records.filter(({ reason }) => reason !== null)} />
        ) : null}
        {phase.at === "asking" ? (
          <p className="faint">{t(texts.run, "closingAsked", { wallet: shown.wallet })}</p>
        ) : null}
        {phase.at === "landing" && !phase.isLong ? <p className="faint">{texts.run.closingLanding}</p> : null}
        {phase.at === "landing" && phase.isLong ? (
          <Notice live tone="warning">
            <p>{texts.run.landingLong}</p>
          </Notice>
        ) : null}
      </>
    ),
    actions: (
      <Button onClick={() => closeDialog(id)} {...logged("myMigration.close")}>
        {texts.run.close}
      </Button>
    ),
  };
}

/** What the wallet or the site does now. A wallet that is an app or a device is answered there, and says how. */
function RunStatus({ shown, t, phase }: { shown: Shown; t: Translate; phase: RunPhase }) {
  const { wallet, walletTexts } = shown;
  if (phase.at === "asking" && phase.step.kind === "scan") {
    return (
      <>
        <p>{sayPhase(shown, t, phase)}</p>
        <ScanStep step={phase.step} wallet={wallet} texts={walletTexts.app} />
      </>
    );
  }
  if (phase.at === "asking" && phase.step.kind === "press") {
    return (
      <>
        <p>{sayPhase(shown, t, phase)}</p>
        <PressStep step={phase.step} wallet={wallet} texts={walletTexts.app} />
      </>
    );
  }
  const device = phase.at === "asking" && phase.step.kind === "device" ? phase.step : null;
  return (
    <>
      {device ? <p>{sayPhase(shown, t, phase)}</p> : null}
      <p className="wallet-waiting" role="status">
        {shown.hasSteps ? null : <span className="busy-mark" aria-hidden="true" />}{" "}
        {device ? wordsOfStep(device, walletTexts.device) : sayPhase(shown, t, phase)}
      </p>
    </>
  );
}

/** What is done in a step that is not done yet. */
function sayStep({ texts: { run }, paid }: Shown, t: Translate, step: (typeof STEPS)[number]): string {
  return step === "handOver" ? t(run.todo, step, { fee: inKaia(paid?.feeRaw ?? 0n) }) : run.todo[step];
}

function countComplete(records: readonly MigrationView[]): number {
  return records.filter(({ status }) => status === "complete").length;
}

/** The place of a phase in the steps. */
function stepAt(phase: RunPhase): number {
  if (phase.at === "planning") return 0;
  if (phase.at === "minting") return 3;
  return phase.deed === "approve" ? 1 : 2;
}

function sayPhase({ texts: { run: words }, wallet, paid }: Shown, t: Translate, phase: RunPhase): string {
  switch (phase.at) {
    case "planning":
      return words.planning;
    case "minting":
      return words.minting;
    case "landing":
      return words.landing;
    case "asking":
      if (phase.step.kind === "switch") return t(words, "switching", { wallet });
      return phase.deed === "handOver" && paid
        ? t(words, "askingPaid", { wallet, fee: inKaia(paid.feeRaw), names: paid.names })
        : t(words, "asking", { wallet });
  }
}

import { useEffect } from "react";
import type { CoinSum } from "~/domain/account/view";
import type { MoneyFrame } from "~/features/money/money-frame";
import { formatNumber } from "~/locales/format";
import { spellAmount } from "~/locales/spell-amount";
import type { Texts } from "~/locales/texts.server";
import type { Translate } from "~/locales/translate";
import { type LogKey, logged } from "~/logs/logged";
import { SIGNED_TOGETHER } from "~/transactions/batch-run";
import { BatchConfirmed, BatchRuns, BatchSignatures, BatchWorking, ResumeButton } from "~/transactions/batch-runs";
import { HardwareChoice } from "~/transactions/hardware-choice";
import { formatSol } from "~/transactions/sol-text";
import { useBatch } from "~/transactions/use-batch";
import { Button } from "~/ui/button";
import { closeDialog, Dialog, openDialog } from "~/ui/dialog";
import { type Fact, FactList } from "~/ui/facts";
import { Notice } from "~/ui/notice";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { useSigner } from "~/wallet/use-signer";
import { ACCOUNT_BATCHES, type AccountBatchCosts, type AccountDeed, arrivedBy, type Batch } from "./account-batch";
import { formatIn } from "./account-words";

const ID = "account-batch";

type Logs = Record<"submit" | "close" | "again" | "done", LogKey>;

const LOGS: Record<AccountDeed, Logs> = {
  claim: {
    submit: "myAccount.claimSubmit",
    close: "myAccount.claimClose",
    again: "myAccount.claimContinue",
    done: "myAccount.claimDone",
  },
  takeBack: {
    submit: "myAccount.takeSubmit",
    close: "myAccount.takeClose",
    again: "myAccount.takeContinue",
    done: "myAccount.takeDone",
  },
};

type Words = Texts["account"]["claim"];
type Props = {
  deed: AccountDeed;
  frame: MoneyFrame;
  texts: Words;
  /** The coins of the account, some of which the batch may bring. */
  sums: readonly CoinSum[];
  onSettled: () => Promise<void>;
  onClose: () => void;
};
type ShownProps = Pick<Props, "frame" | "texts"> & { batch: Batch; logs: Logs };

/** The modal of a batch: what it takes, then how far it is item by item, then how it ended. */
export function AccountBatchDialog({ deed, frame, texts, sums, onSettled, onClose }: Props) {
  const signer = useSigner(frame.holderAddress);
  const { source, wish } = ACCOUNT_BATCHES[deed];
  const batch: Batch = useBatch(source, wish, signer, onSettled);
  const logs = LOGS[deed];
  useEffect(() => openDialog(ID), []);
  const { phase } = batch;
  if (phase === "done" || phase === "confirmed") {
    return (
      <Dialog
        id={ID}
        title={texts.done}
        closeLog={logs.done}
        onClose={onClose}
        actions={<CloseButton label={texts.ok} log={logs.done} main />}
      >
        <div className="stack-form">
          {phase === "done" ? <p>{texts.doneText}</p> : <BatchConfirmed frame={frame} batch={batch} />}
          <Arriving title={texts.arrivedTitle} texts={texts} deed={deed} sums={sums} costs={arrivedBy(batch.done)} />
          <BatchSignatures texts={frame.progress} done={batch.done} log={logged("myAccount.explorer")} />
        </div>
      </Dialog>
    );
  }
  const isUnderWay = phase === "running" || phase === "stopped";
  return (
    <Dialog
      id={ID}
      title={texts.title}
      closeLog={logs.close}
      onClose={onClose}
      actions={
        <>
          <CloseButton label={texts.close} log={logs.close} />
          <BatchWorking frame={frame} batch={batch} />
          {isUnderWay ? null : <SubmitButton texts={texts} batch={batch} logs={logs} isReady={signer.isReady} />}
        </>
      }
    >
      {isUnderWay ? (
        <Progress frame={frame} texts={texts} batch={batch} logs={logs} />
      ) : (
        <div className="stack-form">
          <p className="soft">{texts.lead}</p>
          <Plan
            texts={texts}
            deed={deed}
            sums={sums}
            batch={batch}
            together={signer.isHardware ? 1 : SIGNED_TOGETHER}
          />
          {frame.holderAddress ? (
            <HardwareChoice texts={frame.signing} signer={signer} holderAddress={frame.holderAddress} busy={false} />
          ) : null}
        </div>
      )}
    </Dialog>
  );
}

function CloseButton({ label, log, main }: { label: string; log: LogKey; main?: boolean }) {
  return (
    <Button variant={main ? "primary" : "secondary"} onClick={() => closeDialog(ID)} {...logged(log)}>
      {label}
    </Button>
  );
}

/**
 * Begins the batch once it is known what it takes. If that could not be found out and the signer is ready, it asks again.
 */
function SubmitButton({ texts, batch, logs, isReady }: Omit<ShownProps, "frame"> & { isReady: boolean }) {
  const { phase, problem, plan, costs } = batch;
  if (isReady && phase === "ready" && problem !== null) {
    return (
      <Button variant="primary" onClick={batch.again} {...logged(logs.again)}>
        {texts.tryAgain}
      </Button>
    );
  }
  const waiting = plan?.underWay.length ?? 0;
  if (plan && waiting === 0 && (costs?.transactions ?? 0) === 0) return null;
  return (
    <Button
      variant="primary"
      busy={isReady && phase === "planning"}
      disabled={!isReady}
      onClick={() => batch.start()}
      {...logged(logs.submit)}
    >
      {texts.submit}
    </Button>
  );
}

type PlanProps = Pick<Props, "texts" | "deed" | "sums"> & { batch: Batch; together: number };

function Plan({ texts, deed, sums, batch, together }: PlanProps) {
  const t = useT();
  const { plan, problem, costs } = batch;
  if (problem !== null) return <Notice live tone="warning" title={problem || texts.unreachable} />;
  const items = plan ? [...plan.underWay, ...plan.parts].flatMap((part) => part.items) : [];
  const names = [...new Map(items.map((item) => [item.key, item.name])).entries()];
  const signatures = Math.ceil((costs?.transactions ?? 0) / together);
  const isNothing = plan !== null && items.length === 0;
  return (
    <>
      <LeftOut sentences={plan?.problems ?? []} />
      <LeftOut sentences={(costs?.refused ?? []).map((refused) => t(texts, "refused", refused))} />
      {isNothing ? (
        <p className="soft" role="status">
          {texts.nothing}
        </p>
      ) : null}
      <Arriving title={texts.arrivingTitle} texts={texts} deed={deed} sums={sums} costs={costs} />
      {names.length > 0 ? (
        <section>
          <h3 className="section-title">{texts.listTitle}</h3>
          <ul className="batch-items">
            {names.map(([key, name]) => (
              <li key={key}>{name}</li>
            ))}
          </ul>
        </section>
      ) : null}
      {isNothing ? null : (
        <section aria-busy={!costs}>
          <h3 className="section-title">{texts.costsTitle}</h3>
          <Costs texts={texts} deed={deed} costs={costs} />
          {signatures > 0 ? <p className="faint">{signsIn(t, texts, signatures)}</p> : null}
          <p className="faint">{texts.safe}</p>
          {plan?.hasMore ? <p className="faint">{texts.more}</p> : null}
        </section>
      )}
    </>
  );
}

/**
 * How often the wallet asks. A single request has a text of its own, which says that it covers all transactions: Korean and
 * Indonesian have no plural form for one.
 */
function signsIn(t: Translate, texts: Words, signatures: number): string {
  return t(texts, signatures === 1 ? "signsOnce" : "signs", { count: signatures });
}

type ArrivingProps = Pick<Props, "texts" | "deed" | "sums"> & {
  title: string;
  costs: Pick<AccountBatchCosts, "arriving" | "refundLamports"> | null;
};

/** What comes into the wallet: amounts by coin and returned deposits, from the trial runs. */
function Arriving({ title, texts, deed, sums, costs }: ArrivingProps) {
  const locale = useLocale();
  const facts = sums.flatMap((sum): Fact[] => {
    const raw = costs?.arriving.get(sum.mint) ?? 0n;
    return raw > 0n
      ? [
          {
            term: sum.symbol,
            value: formatIn(locale, raw, sum),
            note: spellAmount(locale, raw, sum.decimals),
            tone: "in",
          },
        ]
      : [];
  });
  const returned = deed === "takeBack" ? (costs?.refundLamports ?? 0n) : 0n;
  if (returned > 0n) facts.push({ term: texts.returns, value: formatSol(locale, returned), tone: "in" });
  if (facts.length === 0) return null;
  return (
    <section>
      <h3 className="section-title">{title}</h3>
      <FactList items={facts} />
    </section>
  );
}

function LeftOut({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <Notice tone="warning">
      {[...new Set(sentences)].map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  );
}

function Costs({ texts, deed, costs }: Pick<Props, "texts" | "deed"> & { costs: AccountBatchCosts | null }) {
  const locale = useLocale();
  const facts = [
    { term: texts.transactions, value: costs ? formatNumber(locale, costs.transactions) : "–" },
    { term: texts.networkFee, value: costs ? formatSol(locale, costs.feeLamports) : "–" },
  ];
  if (costs && costs.depositLamports > 0n)
    facts.push({ term: texts.deposit, value: formatSol(locale, costs.depositLamports) });
  if (deed === "claim" && costs && costs.refundLamports > 0n)
    facts.push({ term: texts.returns, value: formatSol(locale, costs.refundLamports) });
  return <FactList items={facts} />;
}

/** Progress as a whole and item by item, and what the transaction in focus needs from its holder. */
function Progress({ frame, texts, batch, logs }: ShownProps) {
  const { runs, phase, problem } = batch;
  if (phase === "stopped" && problem !== null && runs.length === 0) {
    return (
      <div className="stack-form">
        <Notice live tone="warning" title={problem || texts.unreachable} />
        <ResumeButton label={texts.tryAgain} onClick={batch.resume} log={logged(logs.again)} />
      </div>
    );
  }
  return <BatchRuns words={texts} frame={frame} batch={batch} againLog={logged(logs.again)} />;
}

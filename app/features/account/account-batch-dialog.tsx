import { walletRequests } from "~/domain/account/rounds";
import type { CoinAmount } from "~/domain/account/view";
import type { MoneyFrame } from "~/features/money/money-frame";
import { formatNumber } from "~/locales/format";
import { BatchDialog } from "~/transactions/batch-dialog";
import { SIGNED_TOGETHER } from "~/transactions/run-parts";
import { useBatch } from "~/transactions/use-batch";
import { Fold } from "~/ui/fold";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { useSigner } from "~/wallet/use-signer";
import { ACCOUNT_BATCHES, type AccountDeed, arrivedBy, type RunnableAccountBatch } from "./account-batch";
import { AccountBatchFigures } from "./account-batch-figures";
import { ACCOUNT_BATCH_LOGS } from "./account-batch-logs";
import type { AccountBatchTexts } from "./account-words";
import { BatchArrivals, type BatchArrivalsProps } from "./batch-arrivals";
import { hasLater, LaterRounds, LeftToClaim, nameOfRound, RoundOf } from "./claim-rounds";

export type AccountBatchDialogProps = {
  deed: AccountDeed;
  frame: MoneyFrame;
  texts: AccountBatchTexts;
  /** The coins that the batch may bring, each with what the page knows to be claimable; 0n if it does not know all of it. */
  coins: readonly CoinAmount[];
  onSettled: () => Promise<void>;
  onClose: () => void;
};

/** The modal of a batch of my page, of all coin positions or of all grants. */
export function AccountBatchDialog({ deed, frame, texts, coins, onSettled, onClose }: AccountBatchDialogProps) {
  const t = useT();
  const signer = useSigner(frame.holderAddress);
  const { source, wish } = ACCOUNT_BATCHES[deed];
  const batch: RunnableAccountBatch = useBatch(source, wish, signer, onSettled);
  const { phase, plan, costs, round } = batch;
  const rounds = plan?.rounds ?? null;
  const together = signer.isHardware ? 1 : SIGNED_TOGETHER;
  const roundName = rounds && nameOfRound(t, texts.round, round, rounds);
  const refused = (costs?.refused ?? []).map((each) => t(texts, "refused", each));
  const arrivals = { texts, deed, coins };
  const arrived = <BatchArrivals {...arrivals} title={texts.arrivedTitle} costs={arrivedBy(batch.done)} />;
  // later rounds bring only a part of what the page knows
  const isFirstLook = phase === "planning" && round === 1;
  return (
    <BatchDialog
      id="account-batch"
      title={texts.title}
      frame={frame}
      batch={batch}
      signer={signer}
      leftOut={[...(plan?.problems ?? []), ...refused]}
      costs={{
        title: texts.costsTitle,
        figures: <AccountBatchFigures texts={texts} deed={deed} costs={costs} isOfRound={roundName !== null} />,
        transactions: costs?.transactions ?? 0,
        isOfRound: roundName !== null,
      }}
      submit={{ label: roundName ?? texts.submit, onPress: () => batch.start() }}
      done={{
        title: texts.done,
        body: (
          <>
            {phase === "done" ? <p>{texts.doneText}</p> : null}
            {arrived}
          </>
        ),
      }}
      nextRound={
        rounds
          ? {
              title: t(texts.round, "done", { round }),
              body: (
                <>
                  {arrived}
                  <LeftToClaim texts={texts.round} coins={coins} rounds={rounds} />
                </>
              ),
              label: texts.round.next,
            }
          : undefined
      }
      details={
        <>
          {rounds && roundName !== null ? (
            <Fold summary={texts.round.about}>
              <RoundOf texts={texts.round} round={round} rounds={rounds} />
              <p>{texts.round.costsBefore}</p>
            </Fold>
          ) : null}
          <Included title={texts.listTitle} plan={plan} />
        </>
      }
      logs={ACCOUNT_BATCH_LOGS[deed]}
      onClose={onClose}
    >
      {texts.lead ? <p className="soft">{texts.lead}</p> : null}
      {isFirstLook ? (
        <BatchArrivals {...arrivals} title={texts.knownTitle} costs={knownOf(coins)} />
      ) : (
        <BatchArrivals
          {...arrivals}
          title={
            rounds && hasLater(rounds)
              ? t(texts.round, "now", { count: walletRequests(rounds, together).now })
              : texts.arrivingTitle
          }
          costs={costs}
        />
      )}
      {rounds ? (
        <LaterRounds
          texts={texts.round}
          more={frame.progress.batch.more}
          rounds={rounds}
          coins={coins}
          together={together}
        />
      ) : null}
    </BatchDialog>
  );
}

/** What the page already knows to be claimable, until the trial runs have their figures. */
function knownOf(coins: readonly CoinAmount[]): BatchArrivalsProps["costs"] {
  return { arriving: new Map(coins.map(({ mint, raw }) => [mint, raw])), refundLamports: 0n };
}

/** What is in the batch, item by item. */
function Included({ title, plan }: { title: string } & Pick<RunnableAccountBatch, "plan">) {
  const locale = useLocale();
  const items = plan ? [...plan.underWay, ...plan.parts].flatMap((part) => part.items) : [];
  const names = new Map(items.map(({ key, name }) => [key, name]));
  if (names.size === 0) return null;
  return (
    <Fold summary={`${title} (${formatNumber(locale, names.size)})`}>
      <ul className="batch-items">
        {[...names].map(([key, name]) => (
          <li key={key}>{name}</li>
        ))}
      </ul>
    </Fold>
  );
}

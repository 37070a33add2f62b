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
import {
  AboutRounds,
  hasLater,
  LaterRounds,
  LeftToClaim,
  nameOfPart,
  TotalOfRounds,
  titleOfSums,
} from "./claim-rounds";

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
  const locale = useLocale();
  const signer = useSigner(frame.holderAddress);
  const { source, wish } = ACCOUNT_BATCHES[deed];
  const batch: RunnableAccountBatch = useBatch(source, wish, signer, onSettled);
  const { phase, plan, costs, round } = batch;
  const rounds = plan?.rounds ?? null;
  const together = signer.isHardware ? 1 : SIGNED_TOGETHER;
  // what a press claims is a part if more follows, or if some was claimed before
  const part = rounds && (round > 1 || hasLater(rounds)) ? rounds : null;
  const refused = (costs?.refused ?? []).map((each) => t(texts, "refused", each));
  const arrivals = { texts, deed, coins };
  const arrived = <BatchArrivals {...arrivals} title={texts.arrivedTitle} costs={arrivedBy(batch.done)} />;
  // later rounds bring only a part of what the page knows
  const isFirstLook = phase === "planning" && round === 1;
  return (
    <BatchDialog
      id="account-batch"
      title={round > 1 ? texts.round.claimRest : texts.title}
      frame={frame}
      batch={batch}
      signer={signer}
      leftOut={[...(plan?.problems ?? []), ...refused]}
      costs={{
        title: texts.costsTitle,
        figures: <AccountBatchFigures texts={texts} deed={deed} costs={costs} part={part} />,
        transactions: costs?.transactions ?? 0,
        isOfRound: part !== null,
      }}
      submit={{
        label: part ? nameOfPart(t, locale, { texts: texts.round, rounds: part, coins, costs }) : texts.submit,
        onPress: () => batch.start(),
      }}
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
              title: texts.round.done,
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
          {part ? (
            <Fold summary={texts.round.about}>
              <AboutRounds texts={texts.round} round={round} rounds={part} />
            </Fold>
          ) : null}
          <Included title={texts.listTitle} plan={plan} isOfRound={part !== null} />
        </>
      }
      logs={ACCOUNT_BATCH_LOGS[deed]}
      onClose={onClose}
    >
      {texts.lead ? <p className="soft">{texts.lead}</p> : null}
      {isFirstLook ? (
        <BatchArrivals {...arrivals} title={texts.knownTitle} costs={knownOf(coins)} />
      ) : (
        <>
          {rounds ? <TotalOfRounds texts={texts.round} rounds={rounds} coins={coins} costs={costs} /> : null}
          <BatchArrivals
            {...arrivals}
            title={
              rounds && hasLater(rounds)
                ? titleOfSums(t, texts.round, walletRequests(rounds, together).now)
                : texts.arrivingTitle
            }
            costs={costs}
          />
        </>
      )}
      {rounds ? (
        <LaterRounds
          texts={texts.round}
          more={frame.progress.batch.more}
          rounds={rounds}
          coins={coins}
          together={together}
          costs={costs}
        />
      ) : null}
    </BatchDialog>
  );
}

/** What the page already knows to be claimable, until the trial runs have their figures. */
function knownOf(coins: readonly CoinAmount[]): BatchArrivalsProps["costs"] {
  return { arriving: new Map(coins.map(({ mint, raw }) => [mint, raw])), refundLamports: 0n };
}

type IncludedProps = { title: string; isOfRound: boolean } & Pick<RunnableAccountBatch, "plan">;

/** What is in the batch, item by item. Where there are rounds, how often the wallet asks is the only count outside a fold. */
function Included({ title, plan, isOfRound }: IncludedProps) {
  const locale = useLocale();
  const items = plan ? [...plan.underWay, ...plan.parts].flatMap((part) => part.items) : [];
  const names = new Map(items.map(({ key, name }) => [key, name]));
  if (names.size === 0) return null;
  return (
    <Fold summary={isOfRound ? title : `${title} (${formatNumber(locale, names.size)})`}>
      <ul className="batch-items">
        {[...names].map(([key, name]) => (
          <li key={key}>{name}</li>
        ))}
      </ul>
    </Fold>
  );
}

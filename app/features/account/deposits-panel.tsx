import { useRevalidator } from "react-router";
import type { Deposits } from "~/domain/account/view";
import type { MoneyFrame } from "~/features/money/money-frame";
import { logged } from "~/logs/logged";
import { Sol } from "~/transactions/sol";
import { Button } from "~/ui/button";
import { FactList } from "~/ui/facts";
import type { AccountTexts } from "./account-words";
import { Panel } from "./panel";
import { useAccountDialog } from "./use-account-dialog";

type Props = { frame: MoneyFrame; texts: AccountTexts; deposits: Deposits | null };

/** The deposits that are locked and will come back, and the button for those that come back in no other way. */
export function DepositsPanel({ frame, texts, deposits }: Props) {
  const { revalidate } = useRevalidator();
  const { AccountBatchDialog, open, close } = useAccountDialog();
  // the dialog is kept to show its end, even if nothing is locked any more by then
  return (
    <>
      {deposits ? <DepositFacts texts={texts} deposits={deposits} onTake={open} /> : null}
      {AccountBatchDialog ? (
        <AccountBatchDialog
          deed="takeBack"
          frame={frame}
          texts={{ ...texts.claim, ...texts.takeBack.dialog }}
          coins={[]}
          onSettled={revalidate}
          onClose={close}
        />
      ) : null}
    </>
  );
}

type FactsProps = { texts: AccountTexts; deposits: Deposits; onTake: () => void };

function DepositFacts({ texts, deposits, onTake }: FactsProps) {
  const { coinPositions, stakedNfts, records, recordsOver, signing, hasMore } = deposits;
  const held = [
    { term: texts.depositPositions, lamports: coinPositions },
    { term: texts.depositNfts, lamports: stakedNfts },
    { term: texts.depositRecords, lamports: records },
    { term: texts.depositRecordsOver, lamports: recordsOver },
    { term: texts.depositSigning, lamports: signing },
  ].filter(({ lamports }) => lamports > 0n);
  if (held.length === 0 && !hasMore) return null;
  return (
    <Panel title={texts.deposits}>
      <FactList isWide items={held.map(({ term, lamports }) => ({ term, value: <Sol lamports={lamports} /> }))} />
      {hasMore ? <p className="faint">{texts.depositsMore}</p> : null}
      {recordsOver > 0n || hasMore ? (
        <p className="account-way">
          <Button aria-haspopup="dialog" onClick={onTake} {...logged("myAccount.takeBack")}>
            {texts.takeBack.action}
          </Button>
        </p>
      ) : null}
    </Panel>
  );
}

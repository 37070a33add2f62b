import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";
import { Button, ButtonLink } from "~/components/button";
import { ExplorerLink } from "~/components/explorer-link";
import { Notice } from "~/components/notice";
import { useLocale } from "~/components/use-locale";
import { useShell } from "~/components/use-shell";
import { isSettled, type TransactionView } from "~/domain/transactions/view";
import { fill } from "~/locales/fill";
import { formatAmount } from "~/locales/format";
import type { Locale } from "~/locales/locales";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { useHolderState } from "~/wallet/use-holder-state";
import { useOpenTransactions } from "~/wallet/use-transaction";

type Props = {
  texts: Texts["transactionProgress"];
  holderAddress: string | null;
  /** Known when the page was rendered: their place is kept from the first picture on. */
  underWay: readonly TransactionView[];
};

/** Says which transactions go on without this page, and how they ended. */
export function OpenTransactions({ texts, holderAddress, underWay }: Props) {
  // they are the session's: while the wallet shows another account the server would refuse to tell of them
  const isHolders = useHolderState(holderAddress) === "signed-in";
  const { views, dismiss } = useOpenTransactions(isHolders ? holderAddress : null, underWay);
  const { revalidate } = useRevalidator();
  const settled = views.filter(({ status }) => status === "finalized").length;
  const readAgain = useEffectEvent(() => void revalidate());
  useEffect(() => {
    if (settled > 0) readAgain();
  }, [settled]);
  if (views.length === 0) return null;
  return (
    <section className="wrap open-transactions" aria-label={texts.resume.title}>
      {views.map((view) => (
        <OpenTransaction key={view.id} view={view} texts={texts} onDismiss={() => dismiss(view.id)} />
      ))}
    </section>
  );
}

function OpenTransaction({
  view,
  texts,
  onDismiss,
}: {
  view: TransactionView;
  texts: Props["texts"];
  onDismiss: () => void;
}) {
  const locale = useLocale();
  const { localePath } = useShell();
  const { resume } = texts;
  const kind = nameOf(view, locale, resume.kinds);
  const isOver = isSettled(view.status);
  const isDone = view.status === "finalized";
  const sentence = isDone ? resume.done : isOver ? resume.notDone : resume.text;
  return (
    <Notice
      live
      tone={isDone ? "good" : isOver ? "warning" : "info"}
      title={
        isOver
          ? undefined
          : `${resume.title}: ${texts.states[view.status === "confirmed" ? "confirmed" : "sent"].title}`
      }
    >
      <p>{fill(sentence, { kind })}</p>
      {!isOver && view.lifetime === "nonce" ? <p>{texts.waits}</p> : null}
      {isOver && view.error ? <p>{view.error.message}</p> : null}
      <p className="row">
        {view.signature ? (
          <span>
            {texts.transaction}: <ExplorerLink kind="tx" value={view.signature} />
          </span>
        ) : null}
        {!isOver && view.lifetime === "nonce" ? (
          <ButtonLink size="small" to={`/${localePath}/mypage`} {...logged("part.link")}>
            {texts.toMyPage}
          </ButtonLink>
        ) : null}
        {isDone && !isOfNfts(view) ? (
          <ButtonLink size="small" to={`/${localePath}/${screenOf(view)}`} {...logged("part.link")}>
            {viewLabelOf(view, resume)}
          </ButtonLink>
        ) : null}
        {isOver ? (
          <Button size="small" variant="quiet" onClick={onDismiss} {...logged("part.close")}>
            {resume.dismiss}
          </Button>
        ) : null}
      </p>
    </Notice>
  );
}

/** Its outcome is on the screens of both kinds of pools, which read it again. */
function isOfNfts({ parameters }: TransactionView): boolean {
  return parameters.poolAddress !== undefined;
}

function viewLabelOf({ kind, parameters }: TransactionView, resume: Props["texts"]["resume"]): string {
  if (kind === "takeDrop") return resume.viewDrop;
  return parameters.grantAddress === undefined ? resume.view : resume.viewVesting;
}

/** Where a holder sees what a transaction did, below the language. */
function screenOf({ kind, parameters }: TransactionView): string {
  const { grantAddress } = parameters;
  if (kind === "takeDrop") return "mypage/myDrop";
  if (kind === "proposeVesting") return "mypage/myVesting";
  return grantAddress ? `mypage/myVestingDetail/${grantAddress}` : "powerzoneCoinStakingView";
}

function nameOf(view: TransactionView, locale: Locale, kinds: Props["texts"]["resume"]["kinds"]): string {
  const { amountRaw } = view.parameters;
  if (view.kind !== "stake" || !amountRaw) return kinds[view.kind];
  return fill(kinds.stake, { amount: formatAmount(locale, BigInt(amountRaw), Number(view.preview.decimals)) });
}

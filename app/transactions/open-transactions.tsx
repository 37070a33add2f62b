import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useRevalidator } from "react-router";
import type { TransactionView } from "~/domain/transaction-types";
import { formatAmount } from "~/locales/format";
import type { Locale } from "~/locales/locales";
import type { Texts } from "~/locales/texts.server";
import { translateIn } from "~/locales/translate";
import { logged } from "~/logs/logged";
import { useShell } from "~/shell/use-shell";
import { Button, ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { useHolderState } from "~/wallet/use-holder-state";
import { TransactionLink } from "./transaction-link";
import { hasComeToNothing, hasLanded, isBusy } from "./transaction-phase";
import { type OpenTransaction, useOpenTransactions } from "./use-open-transactions";

type Props = {
  texts: Texts["transactionProgress"];
  holderAddress: string | null;
  /** The transactions known when the page was rendered. Their space is reserved from the first paint on. */
  underWay: readonly TransactionView[];
  /** The id of the one that the page itself shows. */
  except?: string | null;
};

/** Says which transactions continue without this page, and how they ended. */
export function OpenTransactions({ texts, holderAddress, underWay, except = null }: Props) {
  // they belong to the session: while the wallet shows another account, the server would refuse to list them
  const isHolders = useHolderState(holderAddress) === "signed-in";
  const { open, dismiss } = useOpenTransactions({
    walletAddress: isHolders ? holderAddress : null,
    underWay,
    except,
  });
  useReadAgain(open);
  if (open.length === 0) return null;
  return (
    <section className="wrap open-transactions" aria-label={texts.resume.title}>
      {open.map((transaction) => (
        <Open key={transaction.view.id} {...transaction} texts={texts} onDismiss={() => dismiss(transaction.view.id)} />
      ))}
    </section>
  );
}

/**
 * Reloads the page's data once a transaction has landed, and when the page returns from the browser's back/forward cache.
 */
function useReadAgain(open: readonly OpenTransaction[]): void {
  const { revalidate } = useRevalidator();
  const readAgain = useEffectEvent(() => {
    // new data could replace a dialog that asks the holder something, so that the reload waits for the answer
    const asking = document.querySelector("dialog[open]");
    if (asking) asking.addEventListener("close", () => void revalidate(), { once: true });
    else void revalidate();
  });
  const landed = open.filter(({ phase }) => hasLanded(phase)).map(({ view, phase }) => `${view.id}.${phase}`);
  const reason = landed.sort().join();
  const before = useRef(reason);
  useEffect(() => {
    if (reason !== before.current && reason !== "") readAgain();
    before.current = reason;
  }, [reason]);
  useEffect(() => {
    const comeBack = (event: PageTransitionEvent) => event.persisted && readAgain();
    addEventListener("pageshow", comeBack);
    return () => removeEventListener("pageshow", comeBack);
  }, []);
}

type OpenProps = OpenTransaction & { texts: Props["texts"]; onDismiss: () => void };

function Open({ view, phase, isOfThisTab, texts, onDismiss }: OpenProps) {
  const t = useT();
  const locale = useLocale();
  const { localePath } = useShell();
  const { pathname } = useLocation();
  const outcome = `/${localePath}/${screenOf(view)}`;
  const myPage = `/${localePath}/mypage`;
  const { resume } = texts;
  const kind = nameOf(view, locale, resume.kinds);
  const isOver = !isBusy(phase);
  const isDone = phase === "finalized";
  const underWay = isOfThisTab ? "textHere" : "text";
  const ended = isDone ? "done" : hasComeToNothing(phase) ? "notDone" : "unknown";
  return (
    <Notice
      live
      tone={isDone ? "good" : isOver ? "warning" : "info"}
      title={isOver ? undefined : `${resume.title}: ${texts.states[phase].title}`}
    >
      <p>{t(resume, isOver ? ended : underWay, { kind })}</p>
      {!isOver && view.lifetime === "nonce" ? <p>{texts.waits}</p> : null}
      {isOver && view.error ? <p>{view.error.message}</p> : null}
      <p className="row">
        {view.signature ? (
          <span>
            <TransactionLink texts={texts} signature={view.signature} />
          </span>
        ) : null}
        {!isOver && view.lifetime === "nonce" && pathname !== myPage ? (
          <ButtonLink size="small" to={myPage} {...logged("part.link")}>
            {texts.toMyPage}
          </ButtonLink>
        ) : null}
        {isDone && !isOfNfts(view) && pathname !== outcome ? (
          <ButtonLink size="small" to={outcome} {...logged("part.link")}>
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

/** Whether a transaction acts on NFTs. */
function isOfNfts({ parameters }: TransactionView): boolean {
  return parameters.poolAddress !== undefined;
}

function viewLabelOf({ kind, parameters }: TransactionView, resume: Props["texts"]["resume"]): string {
  if (kind === "takeDrop") return resume.viewDrop;
  return parameters.grantAddress === undefined ? resume.view : resume.viewVesting;
}

/** The path, after the language, of the screen that shows what a transaction did. */
function screenOf({ kind, parameters }: TransactionView): string {
  const { grantAddress } = parameters;
  if (kind === "takeDrop") return "mypage/myDrop";
  if (kind === "proposeVesting") return "mypage/myVesting";
  return grantAddress ? `mypage/myVestingDetail/${grantAddress}` : "powerzoneCoinStakingView";
}

function nameOf(view: TransactionView, locale: Locale, kinds: Props["texts"]["resume"]["kinds"]): string {
  const t = translateIn(locale);
  const { amountRaw, amount = "" } = view.parameters;
  if (view.kind !== "stake" || !amountRaw) return kinds[view.kind];
  const { preview } = view;
  return t(kinds, "stake", { amount: preview ? formatAmount(locale, BigInt(amountRaw), preview.decimals) : amount });
}

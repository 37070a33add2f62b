import "~/styles/transaction.css";
import { Link, useLocation } from "react-router";
import type { TransactionView } from "~/domain/transaction-types";
import { formatAmount } from "~/locales/format";
import type { Locale } from "~/locales/locales";
import { shortAddress } from "~/locales/short-address";
import type { Texts } from "~/locales/texts.server";
import { translateIn } from "~/locales/translate";
import { logged } from "~/logs/logged";
import { useShell } from "~/shell/use-shell";
import { ExplorerLink } from "~/ui/explorer-link";
import { Icon } from "~/ui/icon";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { hasComeToNothing, isBusy } from "./transaction-phase";
import type { OpenTransaction } from "./use-open-transactions";

type Words = Texts["transactionProgress"];
type Props = OpenTransaction & { texts: Words; onDismiss: () => void };

const ICONS = { good: "check", info: "hourglass", warning: "warning" } as const;

/** A transaction that continues without this page, or how it ended, in one row with its link to the explorer. */
export function OpenRow({ view, phase, isOfThisTab, texts, onDismiss }: Props) {
  const t = useT();
  const locale = useLocale();
  const { resume } = texts;
  const kind = nameOf(view, locale, resume.kinds);
  const isDone = phase === "finalized";
  const tone = isDone ? "good" : isBusy(phase) ? "info" : "warning";
  return (
    <div className={`open-transaction open-transaction-${tone}`} role="status">
      <Icon name={ICONS[tone]} />
      {isBusy(phase) ? (
        <details>
          <summary {...logged("part.fold")}>{t(resume.now, phase, { kind })}</summary>
          <UnderWay view={view} isOfThisTab={isOfThisTab} texts={texts} />
        </details>
      ) : (
        <div>
          <p>
            {t(resume, isDone ? "done" : hasComeToNothing(phase) ? "notDone" : "unknown", { kind })}{" "}
            {isDone ? <OutcomeLink view={view} texts={texts} /> : null}
          </p>
          {view.error ? <p>{view.error.message}</p> : null}
        </div>
      )}
      <div className="open-transaction-acts">
        {view.signature ? (
          <ExplorerLink kind="tx" value={view.signature}>
            <span>{shortAddress(view.signature)}</span>
          </ExplorerLink>
        ) : null}
        {isBusy(phase) ? null : (
          <button
            type="button"
            className="icon-button"
            aria-label={resume.dismiss}
            onClick={onDismiss}
            {...logged("part.close")}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
    </div>
  );
}

/** Why nothing needs to be done, and how a transaction that does not expire is cancelled. */
function UnderWay({ view, isOfThisTab, texts }: Pick<Props, "view" | "isOfThisTab" | "texts">) {
  const { localePath } = useShell();
  const { pathname } = useLocation();
  const myPage = `/${localePath}/mypage`;
  return (
    <>
      <p>{isOfThisTab ? texts.resume.textHere : texts.resume.text}</p>
      {view.lifetime === "nonce" ? <p>{texts.waits}</p> : null}
      {view.lifetime === "nonce" && pathname !== myPage ? (
        <p>
          <Link className="link" to={myPage} {...logged("part.link")}>
            {texts.toMyPage}
          </Link>
        </p>
      ) : null}
    </>
  );
}

/** The link to the screen that shows what a transaction did, unless it is this one. */
function OutcomeLink({ view, texts: { resume } }: Pick<Props, "view" | "texts">) {
  const { localePath } = useShell();
  const { pathname } = useLocation();
  const outcome = `/${localePath}/${screenOf(view)}`;
  if (isOfNfts(view) || pathname === outcome) return null;
  return (
    <Link className="link" to={outcome} {...logged("part.link")}>
      {viewLabelOf(view, resume)}
    </Link>
  );
}

/** Whether a transaction acts on NFTs. */
function isOfNfts({ parameters }: TransactionView): boolean {
  return parameters.poolAddress !== undefined;
}

function viewLabelOf({ kind, parameters }: TransactionView, resume: Words["resume"]): string {
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

function nameOf(view: TransactionView, locale: Locale, kinds: Words["resume"]["kinds"]): string {
  const t = translateIn(locale);
  const { amountRaw, amount = "" } = view.parameters;
  const names: Readonly<Record<string, string>> = kinds;
  if (view.kind !== "stake" || !amountRaw) return names[view.kind] ?? view.kind;
  const { preview } = view;
  return t(kinds, "stake", { amount: preview ? formatAmount(locale, BigInt(amountRaw), preview.decimals) : amount });
}

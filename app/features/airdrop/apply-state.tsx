import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { obstacleOf, sendTo } from "~/domain/airdrop/rules";
import type { OwnAirdrop } from "~/domain/airdrop/view";
import { formatDateTime } from "~/locales/format";
import { shortAddress } from "~/locales/short-address";
import type { Translate } from "~/locales/translate";
import { AddressInGroups } from "~/ui/address-in-groups";
import { CopyButton } from "~/ui/copy-button";
import { FactList } from "~/ui/facts";
import { Fold } from "~/ui/fold";
import { Notice } from "~/ui/notice";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { AirdropFacts } from "./airdrop-record";
import { type ApplyAnswer, CHANGES } from "./apply-answer";
import { ApplyConfirm } from "./apply-confirm";
import { ApplyForm, type ApplyFormProps } from "./apply-form";
import type { ApplyData } from "./apply-screen.server";
import { WrongAddressDialog } from "./wrong-address-dialog";

/** Whether the page shows a checked address once more, and asks whether it is right. */
export function isConfirming(
  own: OwnAirdrop,
  answer: ApplyAnswer | undefined,
): answer is ApplyAnswer & { kind: "confirm" } {
  return answer?.kind === "confirm" && obstacleOf(own) === null;
}

type Props = Omit<ApplyFormProps, "answer"> & { answer: ApplyAnswer | undefined };

/** What a recipient of the list can do now: name an address, change it, wait, or look at what was sent. */
export function ApplyState({ answer, ...props }: Props) {
  const t = useT();
  const locale = useLocale();
  const [search] = useSearchParams();
  const { texts, own } = props;
  const at = (iso: string) => formatDateTime(locale, new Date(iso));
  if (own.isCompleted) {
    return (
      <Told tone="good" title={texts.sentTitle}>
        <AirdropFacts texts={texts.record} record={own} />
      </Told>
    );
  }
  if (own.stage === "soon") {
    return <Told title={texts.soonTitle}>{t(texts, "soonBody", { from: at(own.opensAt) })}</Told>;
  }
  if (own.stage === "closed") {
    return (
      <Told tone={own.application || own.chain === "solana" ? "info" : "warning"} title={texts.closedTitle}>
        {closedWords(t, texts, own)}
        {own.application ? <Named texts={texts} own={own} /> : null}
      </Told>
    );
  }
  if (isConfirming(own, answer)) return <ApplyConfirm texts={texts} own={own} target={answer.target} />;
  const form = <ApplyForm key={answer?.target} {...props} answer={answer} />;
  return (
    <>
      {own.application ? (
        <Notice tone="good" title={texts.namedTitle} live>
          <p>{t(texts, "namedBody", { to: at(own.closesAt) })}</p>
          <Named texts={texts} own={own} />
        </Notice>
      ) : null}
      {own.chain === "solana" && !own.application ? (
        <Notice tone="good" title={texts.nothingTitle}>
          <p>{t(texts, "solanaDefault", { address: shortAddress(own.address) })}</p>
        </Notice>
      ) : null}
      {sendTo(own.chain, { address: own.address, target: own.application?.target ?? null }) ? (
        // nothing has to be done, so the form is no call to do something
        <Fold summary={texts.changeTitle} isOpen={answer !== undefined || search.has(CHANGES)}>
          {form}
        </Fold>
      ) : (
        <>
          <h2>{texts.formTitle}</h2>
          {form}
        </>
      )}
      {answer?.kind === "wrong" ? <WrongAddressDialog texts={texts} answer={answer} /> : null}
    </>
  );
}

type ToldProps = { tone?: "info" | "good" | "warning"; title: string; children: ReactNode };

function Told({ tone, title, children }: ToldProps) {
  return (
    <Notice tone={tone} title={title}>
      <div className="stack-tight">{children}</div>
    </Notice>
  );
}

function closedWords(t: Translate, texts: ApplyData["texts"], { chain, application, address }: OwnAirdrop): string {
  if (application) return texts.closedNamed;
  return chain === "solana" ? t(texts, "closedSolana", { address: shortAddress(address) }) : texts.closedEvm;
}

/** The address that was named, and when. */
function Named({ texts, own }: { texts: ApplyData["texts"]; own: OwnAirdrop }) {
  const locale = useLocale();
  if (!own.application) return null;
  const { target, appliedAt } = own.application;
  const { copy, copied } = texts.record;
  return (
    <div className="stack-tight">
      <AddressInGroups address={target} />
      <CopyButton value={target} label={copy} copiedLabel={copied} />
      <FactList items={[{ term: texts.namedAt, value: formatDateTime(locale, new Date(appliedAt)) }]} />
    </div>
  );
}

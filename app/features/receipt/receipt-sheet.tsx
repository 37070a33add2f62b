import { verdictOf } from "~/domain/migration/receipt-claims";
import { Kaia } from "~/features/money/kaia";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { Button, ButtonLink } from "~/ui/button";
import { CopyButton } from "~/ui/copy-button";
import { FactList } from "~/ui/facts";
import { Fold } from "~/ui/fold";
import { Notice } from "~/ui/notice";
import { useIsHydrated } from "~/ui/use-is-hydrated";
import { useT } from "~/ui/use-t";
import { ReceiptChecks } from "./receipt-checks";
import { Linked, ReceiptPair } from "./receipt-pair";
import type { ShownReceipt } from "./receipt-screen.server";
import { RecordBadge } from "./record-badge";

const TONES = { holds: "good", differs: "danger", unread: "warning" } as const;

type Props = { texts: Texts["receipt"]; shown: ShownReceipt; origin: string };

/** A receipt: what both chains say about it, the pair of NFTs, who, when and for which fee, and every claim in full. */
export function ReceiptSheet({ texts, shown, origin }: Props) {
  const t = useT();
  const { receipt, checks, readAt } = shown;
  const verdict = verdictOf(checks);
  const [, , gate = ""] = receipt.gate.split(":");
  const file = `/api/migration/receipt?gateId=${receipt.gateId}`;
  return (
    <>
      <Notice tone={TONES[verdict]} title={texts.verdict[verdict]}>
        <p>
          {readAt.block === null ? texts.verdict.noKaia : t(texts.verdict, "atBlock", { block: readAt.block })}{" "}
          {readAt.slot === null ? texts.verdict.noSolana : null}
          {readAt.slot ? t(texts.verdict, "atSlot", { slot: readAt.slot }) : null}
        </p>
      </Notice>
      <ReceiptLeft texts={texts} shown={shown} />
      <ReceiptPair texts={texts} shown={shown} />
      <FactList
        items={[
          {
            term: texts.facts.status,
            value: <RecordBadge texts={texts.status} status={receipt.status} />,
          },
          {
            term: texts.facts.when,
            value: t(texts.facts, "at", { time: BigInt(Date.parse(receipt.handedOverAt) / 1_000) }),
          },
          { term: texts.facts.fee, value: <Kaia raw={BigInt(receipt.feeRaw)} /> },
          { term: texts.facts.gate, value: <Linked texts={texts.pair} of="old" kind="address" value={gate} /> },
          { term: texts.facts.id, value: String(receipt.gateId) },
        ]}
      />
      <Fold summary={<h2 id="checks">{texts.checks.title}</h2>} isOpen={verdict === "differs"}>
        <p className="soft">{texts.checks.lead}</p>
        <ReceiptChecks texts={texts.checks} checks={checks} />
      </Fold>
      <Fold summary={<h2 id="verify">{texts.verify.title}</h2>}>
        <p>{texts.verify.text}</p>
        <p>
          <code className="receipt-said">{commandOf(origin + file)}</code>
        </p>
        <p className="row">
          <CopyButton value={commandOf(origin + file)} label={texts.verify.copy} copiedLabel={texts.pair.copied} />
          <ButtonLink size="small" href={file} {...logged("receipt.file")}>
            {texts.verify.file}
          </ButtonLink>
        </p>
      </Fold>
      <PrintButton label={texts.print} />
    </>
  );
}

function commandOf(address: string): string {
  return `npm run punk -- verify-migration "${address}"`;
}

/** What is left to do of a record that is not confirmed. */
function ReceiptLeft({ texts, shown }: Omit<Props, "origin">) {
  const t = useT();
  const { receipt, isFailed, reclaimableTs } = shown;
  if (receipt.status !== "open") return null;
  const next = receipt.mint === null ? texts.left.mint : texts.left.confirm;
  return (
    <Notice tone={isFailed ? "warning" : "info"} title={isFailed ? texts.left.failed : next}>
      {reclaimableTs === null ? null : <p>{t(texts.left, "reclaim", { time: reclaimableTs })}</p>}
    </Notice>
  );
}

/** Printing needs a script, so that the button comes with it. */
function PrintButton({ label }: { label: string }) {
  if (!useIsHydrated()) return null;
  return (
    <p className="actions">
      <Button onClick={() => window.print()} {...logged("receipt.print")}>
        {label}
      </Button>
    </p>
  );
}

import { useRevalidator } from "react-router";
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

type Props = { texts: Texts["receipt"]; shown: ShownReceipt; origin: string; localePath: string };

/** A receipt: how the record stands, what both chains say about it, the pair of NFTs, and every claim in full. */
export function ReceiptSheet({ texts, shown, origin, localePath }: Props) {
  const t = useT();
  const { receipt, checks } = shown;
  const verdict = verdictOf(checks);
  const [, , gate = ""] = receipt.gate.split(":");
  const file = `/api/migration/receipt?gateId=${receipt.gateId}`;
  return (
    <>
      <ReceiptLeft texts={texts} shown={shown} localePath={localePath} />
      <FactList
        isWide
        items={[
          {
            term: texts.facts.status,
            value: <RecordBadge texts={texts.status} standing={shown.standing} isUnchecked={verdict === "unread"} />,
          },
          {
            term: texts.facts.when,
            value: t(texts.facts, "at", { time: BigInt(Date.parse(receipt.handedOverAt) / 1_000) }),
          },
          { term: texts.facts.fee, value: <Kaia raw={BigInt(receipt.feeRaw)} /> },
          { term: texts.facts.gate, value: <Linked texts={texts.pair} of="old" kind="address" value={gate} /> },
        ]}
      />
      <Verdict texts={texts} shown={shown} />
      <ReceiptPair texts={texts} shown={shown} />
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

type PartProps = Pick<Props, "texts" | "shown">;

/**
 * What both chains say about the receipt: a notice, or one plain line if every claim holds and the record is not confirmed. What
 * is left to do has a notice of its own then, and this one must not make it look settled.
 */
function Verdict({ texts, shown: { checks, readAt, standing } }: PartProps) {
  const t = useT();
  const { revalidate, state } = useRevalidator();
  const isHydrated = useIsHydrated();
  const verdict = verdictOf(checks);
  const at = [
    readAt.block === null ? texts.verdict.noKaia : t(texts.verdict, "atBlock", { block: readAt.block }),
    readAt.slot === null ? texts.verdict.noSolana : null,
    readAt.slot ? t(texts.verdict, "atSlot", { slot: readAt.slot }) : null,
  ].filter((words) => words !== null);
  if (verdict === "holds" && standing !== "confirmed") {
    return <p className="soft">{[texts.verdict.holds, ...at].join(" ")}</p>;
  }
  return (
    <Notice tone={TONES[verdict]} title={texts.verdict[verdict]}>
      <p>{at.join(" ")}</p>
      {verdict === "unread" && isHydrated ? (
        <Button size="small" busy={state === "loading"} onClick={() => void revalidate()} {...logged("part.readAgain")}>
          {texts.problem.tryAgain}
        </Button>
      ) : null}
    </Notice>
  );
}

/** What becomes of a record that is open, and where its holder takes the old NFT back. */
function ReceiptLeft({ texts, shown, localePath }: Omit<Props, "origin">) {
  const t = useT();
  const { receipt, standing, isReclaimable, reclaimableTs: time } = shown;
  const { left } = texts;
  if (time === null) return null;
  const next = receipt.mint === null ? left.mint : left.confirm;
  const isWaiting = standing === "underWay";
  return (
    <Notice
      tone={isWaiting ? "info" : "warning"}
      title={isWaiting ? next : t(left, standing === "notMinted" ? "notMinted" : "overdue")}
    >
      <p>{isReclaimable ? left.reclaimNow : t(left, isWaiting ? "reclaim" : "reclaimFrom", { time })}</p>
      {isWaiting ? null : (
        <p>
          <ButtonLink
            size="small"
            variant={isReclaimable ? "primary" : "secondary"}
            to={`/${localePath}/mypage/migration`}
            {...logged("receipt.migration")}
          >
            {left.link}
          </ButtonLink>
        </p>
      )}
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

import { useState } from "react";
import { flowOf, isFlowing } from "~/domain/vesting/flow";
import { grantDueAt } from "~/domain/vesting/rules";
import type { GrantReading } from "~/domain/vesting/view";
import { CoinIcon } from "~/features/money/coin-sum";
import { useChainTs } from "~/features/money/use-chain-ts";
import { formatMoney, formatSteady } from "~/locales/format";
import { logged } from "~/logs/logged";
import { ActionBar } from "~/ui/action-bar";
import { Button } from "~/ui/button";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { VestingClaimDialog } from "./claim-dialog";
import { Due } from "./due";
import type { OwnGrantData } from "./own-grant.server";
import { flowValues } from "./token-text";

const CLAIM_LOGS = {
  submit: "myVestingDetail.claimSubmit",
  again: "myVestingDetail.claimSubmit",
  tryAgain: "myVestingDetail.claimTryAgain",
  close: "myVestingDetail.claimClose",
  done: "myVestingDetail.claimCompleted",
  failed: "myVestingDetail.claimFailed",
  max: "myVestingDetail.claimMax",
  edit: "myVestingDetail.claimEdit",
} as const;

export type GrantDueProps = Pick<OwnGrantData, "frame" | "texts" | "errors" | "localePath"> & {
  reading: GrantReading;
};

/** What can be claimed this second, with the button to claim it; or when more is released. */
export function GrantDue({ frame, texts, errors, localePath, reading }: GrantDueProps) {
  const t = useT();
  const locale = useLocale();
  const { grant, chainTs } = reading;
  const { own } = texts;
  const ts = useChainTs(chainTs);
  const [isClaiming, setIsClaiming] = useState(false);
  const dueRaw = grantDueAt(grant, ts);
  const { next } = grant.figures;
  const flow = flowOf([grant]);
  const { decimals, coin } = grant;
  const sum = isFlowing(grant)
    ? `${formatSteady(locale, dueRaw, decimals)}\u00a0${coin}`
    : formatMoney(locale, { raw: dueRaw, decimals, coin });
  return (
    <section className="grant-due" aria-label={own.due}>
      {dueRaw > 0n ? (
        <>
          <p className="vesting-own-label">{own.due}</p>
          <p className="vesting-own-due coin-sum">
            <CoinIcon coin={grant.coin} />
            <Due grant={grant} raw={dueRaw} />
          </p>
          {flow ? <p className="soft">{t(texts.mine, "flow", flowValues(locale, flow, grant))}</p> : null}
        </>
      ) : (
        <p>
          {own.nothingDue} {next ? t(own, "nextDue", { time: next.ts }) : ""}
        </p>
      )}
      {grant.isClosed ? null : (
        <p>
          <a
            className="external link"
            href={`/${localePath}/mypage/myVestingDetail/${grant.address}/calendar.ics`}
            download
            {...logged("myVestingDetail.calendar")}
          >
            {isFlowing(grant) ? own.calendarEnd : own.calendar}
          </a>
        </p>
      )}
      {dueRaw > 0n ? (
        <ActionBar>
          <Button
            variant="primary"
            size="large"
            onClick={() => setIsClaiming(true)}
            {...logged("myVestingDetail.claim")}
          >
            {t(texts.mine, "claimOne", { sum })}
          </Button>
        </ActionBar>
      ) : null}
      {isClaiming ? (
        <VestingClaimDialog
          frame={frame}
          texts={texts}
          errors={errors}
          logs={CLAIM_LOGS}
          grant={grant}
          ts={ts}
          onClose={() => setIsClaiming(false)}
        />
      ) : null}
    </section>
  );
}

import { useState } from "react";
import { grantDueAt } from "~/domain/vesting/rules";
import type { GrantReading } from "~/domain/vesting/view";
import { useChainTs } from "~/features/money/use-chain-ts";
import { logged } from "~/logs/logged";
import { Button } from "~/ui/button";
import { FactList } from "~/ui/facts";
import { useT } from "~/ui/use-t";
import { VestingClaimDialog } from "./claim-dialog";
import { Due } from "./due";
import type { OwnGrantData } from "./own-grant.server";

export type GrantDueProps = Pick<OwnGrantData, "frame" | "texts" | "costs" | "errors" | "localePath"> & {
  reading: GrantReading;
};

/** What can be claimed this second, with the button to claim it. */
export function GrantDue({ frame, texts, costs, errors, localePath, reading }: GrantDueProps) {
  const t = useT();
  const { grant, chainTs } = reading;
  const { own } = texts;
  const ts = useChainTs(chainTs);
  const [isClaiming, setIsClaiming] = useState(false);
  const dueRaw = grantDueAt(grant, ts);
  const { next } = grant.figures;
  return (
    <section className="panel grant-due" aria-label={own.due}>
      <FactList items={[{ term: own.due, value: <Due grant={grant} raw={dueRaw} />, tone: "in" }]} />
      {dueRaw === 0n ? (
        <p>
          {own.nothingDue} {next ? t(own, "nextDue", { time: next.ts }) : ""}
        </p>
      ) : null}
      <p className="row">
        <Button
          variant="primary"
          disabled={dueRaw === 0n}
          onClick={() => setIsClaiming(true)}
          {...logged("myVestingDetail.claim")}
        >
          {own.claim}
        </Button>
        {grant.isClosed ? null : (
          <a
            className="external link"
            href={`/${localePath}/mypage/myVestingDetail/${grant.address}/calendar.ics`}
            download
            {...logged("myVestingDetail.calendar")}
          >
            {own.calendar}
          </a>
        )}
      </p>
      {isClaiming ? (
        <VestingClaimDialog
          frame={frame}
          texts={texts}
          costs={costs}
          errors={errors}
          grant={grant}
          ts={ts}
          onClose={() => setIsClaiming(false)}
        />
      ) : null}
    </section>
  );
}

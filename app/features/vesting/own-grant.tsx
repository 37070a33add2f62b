import { Link } from "react-router";
import type { GrantReading } from "~/domain/vesting/view";
import { logged } from "~/logs/logged";
import { GrantDue } from "./grant-due";
import { GrantSheet } from "./grant-sheet";
import { AcceptOffer, HandOver } from "./hand-over";
import type { OwnGrantData } from "./own-grant.server";
import { UnknownFunder } from "./unknown-funder";

/** A grant for its holder: what is due, when the rest comes, and how to hand it over. */
export function OwnGrant({
  frame,
  texts,
  errors,
  localePath,
  events,
  own: reading,
}: OwnGrantData & { own: GrantReading }) {
  const { grant, vault, freeze, chainTs } = reading;
  const { own, detail, states, row } = texts;
  const holder = frame.holderAddress ?? "";
  const isMine = grant.beneficiary === holder;
  const handOver = { frame, texts: own.handOver, grant, chainTs, holder };
  return (
    <>
      <UnknownFunder texts={detail} grant={grant} />
      {isMine ? null : <AcceptOffer {...handOver} />}
      <GrantSheet
        claim={
          isMine ? (
            <GrantDue frame={frame} texts={texts} errors={errors} localePath={localePath} reading={reading} />
          ) : undefined
        }
        texts={{ detail, states, row }}
        grant={grant}
        vault={vault}
        freeze={freeze}
        chainTs={chainTs}
        events={events}
        csvPath={`/${localePath}/tokenVestingPlanDetail/${grant.address}/schedule.csv`}
        csvLog="myVestingDetail.download"
      />
      {isMine && !grant.isClosed ? <HandOver {...handOver} /> : null}
      <p>
        <Link
          className="link"
          viewTransition
          to={`/${localePath}/tokenVestingPlanDetail/${grant.address}`}
          {...logged("myVestingDetail.publicPage")}
        >
          {texts.mine.publicPage}
        </Link>
      </p>
    </>
  );
}

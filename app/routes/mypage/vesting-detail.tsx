import { useState } from "react";
import { data, Link } from "react-router";
import { grantAddressField } from "~/domain/vesting/input";
import { getOwnGrant, listGrantEvents } from "~/domain/vesting/queries.server";
import { dueAt } from "~/domain/vesting/rules";
import type { GrantReading } from "~/domain/vesting/view";
import { MoneyHead } from "~/features/money/money-head";
import { ReadingProblem } from "~/features/money/money-page";
import { openMoneyScreen, readOrProblem } from "~/features/money/money-screen.server";
import { formatChainTs } from "~/features/money/money-text";
import { useChainTs } from "~/features/money/use-chain-ts";
import { Due, VestingClaimDialog } from "~/features/vesting/claim-dialog";
import { GrantSheet } from "~/features/vesting/grant-sheet";
import { AcceptOffer, HandOver } from "~/features/vesting/hand-over";
import { formatToken, planName } from "~/features/vesting/token-text";
import { landing, logged } from "~/logs/logged";
import { privateMeta } from "~/shell/page-meta";
import { useShell } from "~/shell/use-shell";
import { Art } from "~/ui/art";
import { pictures } from "~/ui/art-manifest";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { FactList } from "~/ui/facts";
import { Notice } from "~/ui/notice";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { ConnectCall } from "~/wallet/connect-call";
import { useHolderState } from "~/wallet/use-holder-state";
import type { Route } from "./+types/vesting-detail";

export const handle = landing("myVestingDetail.landing");

/** One grant of the holder, or one that was offered to them. Without an address: where to choose one. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { texts, wallet, deps, frame, locale } = await openMoneyScreen(context);
  const { vesting, staking, errors } = texts;
  const { networkFee, accountDeposit, computeUnits, computeUnitsValue, computeUnitsNote } = staking.stakeConfirm;
  const { NothingVested, AmountAboveVested } = errors;
  const address = params.grant === undefined ? null : grantAddressField.safeParse(params.grant);
  if (address?.success === false) throw data(null, { status: 404 });
  const { own, detail, states, plan } = vesting;
  const { csvColumns: _, ...mine } = vesting.mine;
  const page = {
    frame: { ...frame, scene: pictures["heads/vesting"] },
    texts: { mine, own, detail, states, plan, myPage: texts.myPage.title },
    costs: {
      networkFee,
      deposit: accountDeposit,
      computeUnits,
      computeUnitsValue,
      computeUnitsNote,
      returns: staking.unstakeConfirm.deposit,
    },
    errors: { NothingVested, AmountAboveVested },
    localePath: locale.path,
  };
  if (!wallet || !address) return data({ ...page, reading: null, events: [] });
  const [reading, events] = await Promise.all([
    readOrProblem(context, () => getOwnGrant(deps, wallet, address.data)),
    listGrantEvents(deps, address.data),
  ]);
  const isUnknown = reading.problem?.code === "GrantNotFound";
  return data({ ...page, reading, events: isUnknown ? [] : events }, { status: isUnknown ? 404 : 200 });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { texts } = loaderData;
  return privateMeta([texts.own.title, texts.myPage], texts.own.description);
}

export default function MyVestingDetail({ loaderData, params }: Route.ComponentProps) {
  const { frame, texts, localePath, reading } = loaderData;
  const { mine, own, plan, detail } = texts;
  const { texts: shell } = useShell();
  const locale = useLocale();
  const state = useHolderState(frame.holderAddress);
  const isShown = state === "signed-in" && reading?.value;
  const grant = isShown ? reading.value.grant : null;
  const list = `/${localePath}/mypage/myVesting`;
  return (
    <div data-district="coin">
      <MoneyHead
        frame={frame}
        title={grant ? planName(plan, grant.plan) : own.title}
        lead={grant ? formatToken(locale, grant.totalRaw, grant) : detail.bareLead}
        crumbs={[
          { label: texts.myPage, to: `/${localePath}/mypage` },
          { label: mine.title, to: `/${localePath}/mypage/myVesting` },
          { label: own.title },
        ]}
        crumbsLabel={shell.whereYouAre}
        scene={<Art picture={frame.scene} alt="" first />}
      />
      <div className="wrap band vesting">
        {state === "signed-in" ? null : <ConnectCall state={state} texts={frame.walletCall} />}
        {state === "signed-in" && reading?.problem ? <Problem labels={frame.labels} {...reading.problem} /> : null}
        {isShown ? <Own {...loaderData} own={reading.value} /> : null}
        {params.grant ? (
          <p>
            <ButtonLink variant="quiet" viewTransition to={list} {...logged("myVestingDetail.back")}>
              {mine.back}
            </ButtonLink>
          </p>
        ) : (
          <EmptyState
            title={detail.choose}
            action={
              <ButtonLink viewTransition to={list} {...logged("myVestingDetail.back")}>
                {mine.title}
              </ButtonLink>
            }
          />
        )}
      </div>
    </div>
  );
}

type Loaded = Route.ComponentProps["loaderData"];

/** A grant that is not there was read all the same: no figures are held back, and another try finds none. */
function Problem({ labels, code, message }: Pick<Loaded["frame"], "labels"> & { code: string; message: string }) {
  if (code === "GrantNotFound") return <Notice tone="warning" title={message} />;
  return <ReadingProblem labels={labels} message={message} />;
}

function Own({ frame, texts, costs, errors, localePath, events, own: reading }: Loaded & { own: GrantReading }) {
  const { grant, vault, freeze, chainTs } = reading;
  const { own, detail, states } = texts;
  const holder = frame.holderAddress ?? "";
  const isMine = grant.beneficiary === holder;
  const handOver = { frame, texts: own.handOver, costs, grant, chainTs, holder };
  return (
    <>
      {isMine ? (
        <DueNow frame={frame} texts={texts} costs={costs} errors={errors} localePath={localePath} reading={reading} />
      ) : (
        <AcceptOffer {...handOver} />
      )}
      <GrantSheet
        texts={{ detail, states }}
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

type DueProps = Pick<Loaded, "frame" | "texts" | "costs" | "errors" | "localePath"> & { reading: GrantReading };

/** What can be claimed this second, and the way to claim it. */
function DueNow({ frame, texts, costs, errors, localePath, reading }: DueProps) {
  const t = useT();
  const { grant, chainTs } = reading;
  const { own } = texts;
  const locale = useLocale();
  const ts = useChainTs(chainTs);
  const [isClaiming, setIsClaiming] = useState(false);
  const dueRaw = dueAt(grant, ts);
  const { next } = grant.figures;
  return (
    <section className="panel grant-due" aria-label={own.due}>
      <FactList items={[{ term: own.due, value: <Due grant={grant} raw={dueRaw} />, tone: "in" }]} />
      {dueRaw === 0n ? (
        <p>
          {own.nothingDue} {next ? t(own, "nextDue", { time: formatChainTs(locale, next.ts) }) : ""}
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

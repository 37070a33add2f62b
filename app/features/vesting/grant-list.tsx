import { useState } from "react";
import { Link } from "react-router";
import type { GrantView } from "~/domain/vesting/view";
import { RefreshButton } from "~/features/money/refresh-button";
import { useChainTs } from "~/features/money/use-chain-ts";
import { myListPath } from "~/features/my-page/my-list-search";
import { logged } from "~/logs/logged";
import { Art } from "~/ui/art";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Pagination } from "~/ui/navigation";
import { Notice } from "~/ui/notice";
import { useT } from "~/ui/use-t";
import { VestingClaimDialog } from "./claim-dialog";
import type { GrantListData } from "./grant-list.server";
import { GrantOffers } from "./grant-offers";
import { GrantRows } from "./grant-row";
import { GrantSearch } from "./grant-search";
import { listPath } from "./list-path";
import { OwnNote } from "./own-note";
import { OwnSummary } from "./own-summary";

type FoundGrants = NonNullable<NonNullable<GrantListData["reading"]>["value"]>;

const CLAIM_LOGS = {
  submit: "myVesting.claimSubmit",
  again: "myVesting.claimSubmit",
  tryAgain: "myVesting.claimTryAgain",
  close: "myVesting.claimClose",
  done: "myVesting.claimCompleted",
  failed: "myVesting.claimFailed",
  max: "myVesting.claimMax",
  edit: "myVesting.claimEdit",
} as const;

type Props = GrantListData & { found: FoundGrants };

/** What a holder can claim and was granted, by coin, with search, pages and file. */
export function GrantList({ texts, frame, errors, localePath, query, now, found }: Props) {
  const t = useT();
  const ts = useChainTs(found.chainTs);
  const [claimed, setClaimed] = useState<GrantView | null>(null);
  const { mine } = texts;
  const here = `/${localePath}/mypage/myVesting`;
  // the first page shows every coin, so that its address names none
  const first = { ...query, coin: "SCG", after: null } as const;
  return (
    <>
      <GrantOffers texts={texts} localePath={localePath} offers={found.offers} />
      {found.sums ? (
        <OwnSummary
          frame={frame}
          texts={texts}
          sums={found.sums}
          deed="claimGrants"
          log="myVesting.claimAll"
          list={null}
        />
      ) : null}
      <div className="vesting-tools">
        {hasMany(found) || query.q !== "" ? (
          <GrantSearch texts={mine} here={here} query={query} log="myVesting.search" />
        ) : null}
        <RefreshButton apis={["/api/vesting/sync"]} texts={mine} log="myVesting.refresh" />
      </div>
      {found.lists.length === 0 ? <Nothing frame={frame} texts={texts} isSearch={query.q !== ""} here={here} /> : null}
      {found.lists.map(({ coin, grants, nextCursor }) => (
        <section key={coin} aria-labelledby={`grants-${coin}`}>
          <h2 id={`grants-${coin}`} className="band-title">
            {coin}
          </h2>
          <GrantRows
            texts={texts}
            grants={grants}
            link={{ path: `/${localePath}/mypage/myVestingDetail`, label: mine.view, log: "myVesting.view" }}
            now={now}
            noteOf={(grant) => <OwnNote texts={mine} grant={grant} onClaim={setClaimed} />}
          />
          <Pagination
            label={t(mine, "pages", { coin })}
            newer={query.after ? listPath(here, first) : null}
            older={nextCursor ? listPath(here, { ...query, coin, after: nextCursor }) : null}
            newerLabel={mine.newest}
            olderLabel={mine.older}
            newerLog="myVesting.newest"
            olderLog="myVesting.older"
          />
        </section>
      ))}
      {found.lists.length > 0 ? (
        <p>
          <ButtonLink
            size="small"
            href={myListPath(`${here}/list.csv`, {
              q: query.q || null,
              funders: query.funders === "all" ? "all" : null,
            })}
            download
            {...logged("myVesting.download")}
          >
            {mine.csv}
          </ButtonLink>
        </p>
      ) : null}
      <Notice tone={query.funders === "all" ? "warning" : "info"}>
        <p>{query.funders === "all" ? mine.shown : mine.hidden}</p>
        <p>
          <Link
            className="link"
            to={listPath(here, { ...first, funders: query.funders === "all" ? "known" : "all" })}
            {...logged("myVesting.funders")}
          >
            {query.funders === "all" ? mine.hideAgain : mine.showHidden}
          </Link>
        </p>
      </Notice>
      {claimed ? (
        <VestingClaimDialog
          frame={frame}
          texts={texts}
          errors={errors}
          logs={CLAIM_LOGS}
          grant={claimed}
          ts={ts}
          onClose={() => setClaimed(null)}
        />
      ) : null}
    </>
  );
}

/** From how many grants on the list can be searched; fewer are read faster than a word is typed. */
const SEARCHED_FROM = 20;

function hasMany({ lists }: FoundGrants): boolean {
  const shown = lists.reduce((count, { grants }) => count + grants.length, 0);
  return shown >= SEARCHED_FROM || lists.some(({ nextCursor }) => nextCursor !== null);
}

type NothingProps = Pick<GrantListData, "texts" | "frame"> & { isSearch: boolean; here: string };

function Nothing({ texts: { mine }, frame, isSearch, here }: NothingProps) {
  const { title, body } = isSearch ? mine.noHits : mine.none;
  return (
    <EmptyState
      title={title}
      art={isSearch ? undefined : <Art picture={frame.empty} alt="" />}
      action={
        isSearch ? (
          <ButtonLink to={here} {...logged("myVesting.showAll")}>
            {mine.showAll}
          </ButtonLink>
        ) : null
      }
    >
      <p>{body}</p>
    </EmptyState>
  );
}

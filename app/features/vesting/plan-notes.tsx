import type { GrantListQuery } from "~/domain/vesting/input";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Notice } from "~/ui/notice";
import { PageLink } from "~/ui/page-link";
import { useT } from "~/ui/use-t";
import { listPath } from "./list-path";

type PlanNoteProps = {
  texts: Pick<Texts["vesting"], "plan">;
  query: GrantListQuery;
  /** The page's own path. */
  here: string;
};

/** What the page says where it has no grants to show. */
export function NoGrants({ texts: { plan }, query, isSetUp, here }: PlanNoteProps & { isSetUp: boolean }) {
  const t = useT();
  const words = nothingOf(plan, query, isSetUp);
  return (
    <EmptyState
      title={t(words, "title", { coin: query.coin })}
      action={
        query.q || query.after ? (
          <ButtonLink to={listPath(here, { ...query, q: "", after: null })} {...logged("vestingPlan.showAll")}>
            {plan.showAll}
          </ButtonLink>
        ) : null
      }
    >
      <p>{words.body}</p>
    </EmptyState>
  );
}

function nothingOf(plan: PlanNoteProps["texts"]["plan"], query: GrantListQuery, isSetUp: boolean) {
  if (!isSetUp) return plan.notSetUp;
  if (query.after) return plan.end;
  return query.q ? plan.noHits : plan.none;
}

/** Says why some grants are not shown, or that some of those shown come from unknown funders. */
export function HiddenGrants({ texts: { plan }, query, here }: PlanNoteProps) {
  const isAll = query.funders === "all";
  return (
    <Notice tone={isAll ? "warning" : "info"}>
      <p>{isAll ? plan.shown : plan.hidden}</p>
      <p>
        <PageLink
          className="link"
          rel="nofollow"
          prefetch="none"
          to={listPath(here, { ...query, funders: isAll ? "known" : "all", after: null })}
          {...logged("vestingPlan.funders")}
        >
          {isAll ? plan.hideAgain : plan.showHidden}
        </PageLink>
      </p>
    </Notice>
  );
}

import { MoneyHead } from "~/features/money/money-head";
import { ReadingProblem } from "~/features/money/reading-problem";
import { OwnGrant } from "~/features/vesting/own-grant";
import { loadOwnGrant } from "~/features/vesting/own-grant.server";
import { planName } from "~/features/vesting/token-text";
import { formatMoney } from "~/locales/format";
import { landing, logged } from "~/logs/logged";
import { privateMeta } from "~/shell/page-meta";
import { useShell } from "~/shell/use-shell";
import { Art } from "~/ui/art";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Notice } from "~/ui/notice";
import { useLocale } from "~/ui/use-locale";
import { ConnectCall } from "~/wallet/connect-call";
import { useHolderState } from "~/wallet/use-holder-state";
import type { Route } from "./+types/vesting-detail";

export const handle = landing("myVestingDetail.landing");

export function loader({ params, context }: Route.LoaderArgs) {
  return loadOwnGrant(context, params.grant);
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
        lead={
          grant
            ? formatMoney(locale, { raw: grant.totalRaw, decimals: grant.decimals, coin: grant.coin })
            : detail.bareLead
        }
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
        {state === "signed-in" && reading?.problem ? (
          <Problem labels={{ ...frame.labels, unreachable: mine.unreachable }} {...reading.problem} />
        ) : null}
        {isShown ? <OwnGrant {...loaderData} own={reading.value} /> : null}
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

/**
 * Why no grant is shown. If the grant does not exist, the chain could be read all the same, so that the page does not offer
 * another try.
 */
function Problem({ labels, code, message }: Pick<Loaded["frame"], "labels"> & { code: string; message: string }) {
  if (code === "GrantNotFound") return <Notice tone="warning" title={message} />;
  return <ReadingProblem labels={labels} message={message} />;
}

import "~/styles/staking/index.css";
import "~/styles/vesting.css";
import { MoneyHead } from "~/features/money/money-head";
import { ReadingProblem } from "~/features/money/reading-problem";
import { ExampleGrants } from "~/features/vesting/example-grants";
import { GrantList } from "~/features/vesting/grant-list";
import { loadGrantList } from "~/features/vesting/grant-list.server";
import { landing, logged } from "~/logs/logged";
import { privateMeta } from "~/shell/page-meta";
import { useShell } from "~/shell/use-shell";
import { Art } from "~/ui/art";
import { ButtonLink } from "~/ui/button";
import { ConnectCall } from "~/wallet/connect-call";
import { useHolderState } from "~/wallet/use-holder-state";
import type { Route } from "./+types/vesting-list";

export const handle = landing("myVesting.landing");

export function loader({ request, context }: Route.LoaderArgs) {
  return loadGrantList({ url: new URL(request.url), context });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { texts } = loaderData;
  return privateMeta([texts.mine.title, texts.myPage], texts.mine.lead);
}

export default function MyVesting({ loaderData }: Route.ComponentProps) {
  const { frame, texts, localePath, reading, now } = loaderData;
  const { mine } = texts;
  const { texts: shell } = useShell();
  const state = useHolderState(frame.holderAddress);
  return (
    <div data-district="coin">
      <MoneyHead
        frame={frame}
        isCompact
        title={mine.title}
        lead={mine.lead}
        crumbs={[{ label: texts.myPage, to: `/${localePath}/mypage` }, { label: mine.title }]}
        crumbsLabel={shell.whereYouAre}
        scene={<Art picture={frame.scene} alt="" first />}
      />
      <div className="wrap band vesting">
        {state === "signed-in" ? null : (
          <>
            <ConnectCall state={state} texts={frame.walletCall} />
            <ExampleGrants texts={texts} now={now} />
          </>
        )}
        {state === "signed-in" && reading?.problem ? (
          <ReadingProblem
            labels={{ ...frame.labels, unreachable: mine.unreachable }}
            message={reading.problem.message}
          />
        ) : null}
        {state === "signed-in" && reading?.value ? <GrantList {...loaderData} found={reading.value} /> : null}
        <p>
          <ButtonLink variant="quiet" viewTransition to={`/${localePath}/mypage`} {...logged("myVesting.back")}>
            {mine.back}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}

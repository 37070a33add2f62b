import "~/styles/airdrop.css";
import { data, isRouteErrorResponse } from "react-router";
import { AppError } from "~/errors";
import { APPLY_NAMES, type ApplyAnswer } from "~/features/airdrop/apply-answer";
import { ApplyFacts } from "~/features/airdrop/apply-facts";
import { ApplyOutsider } from "~/features/airdrop/apply-outsider";
import { loadApply, receiveApplication } from "~/features/airdrop/apply-screen.server";
import { ApplyState, isConfirming } from "~/features/airdrop/apply-state";
import { landing } from "~/logs/logged";
import { sameOrigin } from "~/middleware/same-origin";
import { privateMeta } from "~/shell/page-meta";
import { useShell } from "~/shell/use-shell";
import { Art } from "~/ui/art";
import { PageHead } from "~/ui/page-head";
import { SampleMark } from "~/ui/sample-mark";
import { useLocale } from "~/ui/use-locale";
import { useHolderState } from "~/wallet/use-holder-state";
import type { Route } from "./+types/apply";

export const handle = landing("airdropApply.landing");
export const middleware: Route.MiddlewareFunction[] = [sameOrigin];

/** One airdrop list, and the form in which a recipient names the Solana address that gets it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  try {
    return await loadApply(context, params.list);
  } catch (error) {
    if (error instanceof AppError && error.code === "NotFound") throw data(null, { status: 404 });
    throw error;
  }
}

export function action({ params, request, context }: Route.ActionArgs) {
  return receiveApplication(context, { request, list: params.list });
}

/** If the site cannot be reached, the address stays in the field, because only the page knows whether it was stored. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    console.warn("the application was not answered", error);
    const target = String(form.get(APPLY_NAMES.target) ?? "");
    return { kind: "unreachable", target } satisfies ApplyAnswer;
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { texts } = loaderData;
  return privateMeta([texts.title, texts.name], texts.description);
}

export default function AirdropApply({ loaderData, actionData }: Route.ComponentProps) {
  const { texts, list, scene, own, holder } = loaderData;
  const { localePath } = useShell();
  const locale = useLocale();
  const state = useHolderState(holder, list.chain);
  const name = list.name[locale.code];
  const isSignedIn = state === "signed-in";
  const recipient = isSignedIn ? own : null;
  const confirms = recipient !== null && isConfirming(recipient, actionData);
  return (
    <div data-district="power-zone">
      <PageHead
        title={
          <>
            {name} {list.isSample ? <SampleMark /> : null}
          </>
        }
        lead={confirms ? undefined : list.gift[locale.code]}
        crumbs={[{ label: texts.name, to: `/${localePath}/airdrop` }, { label: name }]}
        crumbsLabel={texts.whereYouAre}
        scene={<Art picture={scene} alt="" first />}
        isCompact
      />
      <div className="wrap band stack-form airdrop-apply">
        <ApplyFacts texts={texts} list={list} item={isSignedIn ? (own?.item ?? null) : undefined} isShort={confirms} />
        <div className="stack-form">
          {recipient ? (
            <ApplyState {...loaderData} own={recipient} answer={actionData} />
          ) : (
            <ApplyOutsider {...loaderData} state={state} />
          )}
        </div>
      </div>
    </div>
  );
}

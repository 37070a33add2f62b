import { data } from "react-router";
import { Art } from "~/components/art";
import { type PictureId, pictures } from "~/components/art-manifest";
import { ButtonLink } from "~/components/button";
import { EmptyState } from "~/components/empty-state";
import { PageHead } from "~/components/page-head";
import { privateMeta } from "~/components/page-meta";
import { useShell } from "~/components/use-shell";
import type { MyPageSlug } from "~/content/my-pages";
import { holderContext, localeContext } from "~/context";
import { textsOf } from "~/locales/texts.server";
import { landing, logged } from "~/logs/logged";
import { ConnectCall } from "~/wallet/connect-call";
import { useHolderState } from "~/wallet/use-holder-state";
import type { Route } from "./+types/list";

export const handle = landing("myClosed.landing");

/** The lists whose contents are not open yet, each with its scene. Every other list has a route of its own. */
const SCENES = { minting: "heads/minting", myForge: "heads/forge" } as const satisfies Partial<
  Record<MyPageSlug, PictureId>
>;

export function loader({ params, context }: Route.LoaderArgs) {
  if (!isClosedList(params.list)) throw data(null, { status: 404 });
  const { myPage, wallet } = textsOf(context.get(localeContext));
  const { title, what, empty } = myPage.lists[params.list];
  const texts = { myPage: myPage.title, title, what, empty, back: myPage.back };
  const holder = context.get(holderContext)?.walletAddress ?? null;
  const art = { scene: pictures[SCENES[params.list]], closed: pictures["closed-shop"] };
  return { texts, call: wallet.call, holder, art };
}

function isClosedList(slug: string): slug is keyof typeof SCENES {
  return Object.hasOwn(SCENES, slug);
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { texts } = loaderData;
  return privateMeta([texts.title, texts.myPage], texts.what);
}

export default function MyList({ loaderData }: Route.ComponentProps) {
  const { texts, call, holder, art } = loaderData;
  const { localePath, texts: shell } = useShell();
  const state = useHolderState(holder);
  const crumbs = [{ label: texts.myPage, to: `/${localePath}/mypage` }, { label: texts.title }];
  return (
    <>
      <PageHead
        title={texts.title}
        lead={texts.what}
        crumbs={crumbs}
        crumbsLabel={shell.whereYouAre}
        scene={<Art picture={art.scene} alt="" first />}
      />
      <div className="wrap band">
        {state === "signed-in" ? (
          <EmptyState
            title={texts.empty}
            art={<Art picture={art.closed} alt="" />}
            action={
              <ButtonLink viewTransition to={`/${localePath}/mypage`} {...logged("myClosed.back")}>
                {texts.back}
              </ButtonLink>
            }
          />
        ) : (
          <ConnectCall state={state} texts={call} />
        )}
      </div>
    </>
  );
}

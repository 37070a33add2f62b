import { data } from "react-router";
import { Art } from "~/components/art";
import { type PictureId, pictures } from "~/components/art-manifest";
import { ButtonLink } from "~/components/button";
import { EmptyState } from "~/components/empty-state";
import { PageHead } from "~/components/page-head";
import { useShell } from "~/components/use-shell";
import { findMyPage, type MyPageSlug } from "~/content/my-pages";
import { holderContext, localeContext } from "~/context";
import { textsOf } from "~/locales/texts.server";
import { ConnectCall } from "~/wallet/connect-call";
import { useHolderState } from "~/wallet/use-holder-state";
import type { Route } from "./+types/list";

const SCENES: Readonly<Record<MyPageSlug, PictureId>> = {
  account: "punktopia-strip",
  minting: "punktopia-strip",
  myDrop: "power-zone-strip",
  myTwig: "power-zone-strip",
  myVesting: "coin-strip",
  reservation: "benefit-strip",
  myEntitlement: "benefit-strip",
  myForge: "power-zone-strip",
};

/** Every list of my page whose contents are not open yet, and its entries, of which there are none. */
export function loader({ params, context }: Route.LoaderArgs) {
  const page = findMyPage(params.list, params.entry);
  if (!page) throw data(null, { status: 404 });
  const { myPage, wallet } = textsOf(context.get(localeContext));
  const { title, what, empty } = myPage.lists[page.slug];
  const texts = { myPage: myPage.title, title, what, empty: page.isEntry ? myPage.noEntry : empty, back: myPage.back };
  const holder = context.get(holderContext)?.walletAddress ?? null;
  const art = { scene: pictures[SCENES[page.slug]], closed: pictures["closed-shop"] };
  return data({ texts, call: wallet.call, holder, art }, { status: page.isEntry ? 404 : 200 });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData?.texts.title ?? ""} | Punkvism` }, { name: "robots", content: "noindex" }];
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
            level={2}
            title={texts.empty}
            art={<Art picture={art.closed} alt="" />}
            action={
              <ButtonLink viewTransition to={`/${localePath}/mypage`}>
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

import type { ReactNode } from "react";
import { MoneyHead, type MoneyHeadProps } from "~/features/money/money-head";
import type { Texts } from "~/locales/texts.server";
import type { LogKey } from "~/logs/logged";
import { useShell } from "~/shell/use-shell";
import { Art } from "~/ui/art";
import type { Picture } from "~/ui/art-manifest";
import { ButtonLink } from "~/ui/button";
import { type District, PageHead } from "~/ui/page-head";
import { ConnectCall } from "~/wallet/connect-call";
import { type HolderKind, useHolderState } from "~/wallet/use-holder-state";

export type MyListPageProps = {
  district: District;
  title: string;
  lead: string;
  /** The title of my page. */
  myPage: string;
  /** Wallet of the signed session; null for a visitor. */
  holder: string | null;
  call: Texts["wallet"]["call"];
  /** Whose list it is; that of a Solana wallet if nothing is said. */
  kind?: HolderKind;
  scene: Picture;
  /** On a page on which something is signed: the frame with the holder's transactions that are under way. */
  money?: MoneyHeadProps["frame"];
  back: string;
  backLog: LogKey;
  /** The list, which only its holder sees. */
  children: ReactNode;
};

/** The frame of a list of my page: the request to sign in, and the way back. */
export function MyListPage(props: MyListPageProps) {
  const { district, title, lead, myPage, holder, call, kind, scene, money, back, backLog, children } = props;
  const { localePath, texts } = useShell();
  const state = useHolderState(holder, kind);
  const home = `/${localePath}/mypage`;
  const head = {
    title,
    lead,
    crumbs: [{ label: myPage, to: home }, { label: title }],
    crumbsLabel: texts.whereYouAre,
    scene: <Art picture={scene} alt="" first />,
  };
  return (
    <div data-district={district}>
      {money ? (
        <MoneyHead frame={money} {...head} />
      ) : (
        // a holder knows what the list is about, and reads the entries first
        <PageHead {...head} isCompact={holder !== null} isLeadHidden={holder !== null} />
      )}
      <div className="wrap band my-list">
        {state === "signed-in" ? children : <ConnectCall state={state} texts={call} kind={kind} />}
        <p>
          <ButtonLink variant="quiet" viewTransition to={home} data-log={backLog}>
            {back}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}

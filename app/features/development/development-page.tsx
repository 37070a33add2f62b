import type { ReactNode } from "react";
import { NavLink } from "react-router";
import type { Texts } from "~/locales/texts.server";
import { useShell } from "~/shell/use-shell";
import { PageHead } from "~/ui/page-head";
import { ConnectCall } from "~/wallet/connect-call";
import { useHolderState } from "~/wallet/use-holder-state";

/** The pages below `/test`: those of the specification, which change the local chain or D1, and the list of all statuses. */
const PAGES = [
  { slug: "powerzonePunkyDropCreator", title: "Make a drop" },
  { slug: "myMinting", title: "Mint sample NFTs" },
  { slug: "myDrop", title: "Walk through the drop states" },
  { slug: "alyaEng", title: "Wise Alya in English" },
  { slug: "alyaKor", title: "Wise Alya in Korean" },
  { slug: "soccerGo", title: "Gifts for a Soccer Go team" },
  { slug: "statuses", title: "Statuses and codes" },
] as const;

type Props = {
  slug: (typeof PAGES)[number]["slug"];
  lead: string;
  /** The wallet that is signed in; if null, the page asks to connect and sign in. */
  wallet: string | null;
  call: Texts["wallet"]["call"];
  children: ReactNode;
};

/** The frame of a page for developers. Like the development bar, it has one language. */
export function DevelopmentPage({ slug, lead, wallet, call, children }: Props) {
  const { localePath } = useShell();
  const state = useHolderState(wallet);
  const title = PAGES.find((page) => page.slug === slug)?.title;
  return (
    <div lang="en" data-district="power-zone">
      <PageHead title={title} lead={lead} />
      <div className="wrap band stack">
        <nav aria-label="Development pages" className="row">
          {PAGES.map((page) => (
            <NavLink key={page.slug} className="link" to={`/${localePath}/test/${page.slug}`}>
              {page.title}
            </NavLink>
          ))}
        </nav>
        {state === "signed-in" ? children : <ConnectCall state={state} texts={call} />}
      </div>
    </div>
  );
}

/** Metadata that keeps search engines away, in case one ever reaches the local site. */
export function developmentMeta(title: string) {
  return [{ title: `${title} | Punkvism` }, { name: "robots", content: "noindex" }];
}

import { MY_PAGES, type MyPageSlug } from "~/content/my-pages";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { useShell } from "~/shell/use-shell";
import type { IconName } from "~/ui/art-manifest";
import { Icon } from "~/ui/icon";
import { PageLink } from "~/ui/page-link";
import { useT } from "~/ui/use-t";

const ICONS: Record<MyPageSlug, IconName> = {
  minting: "star",
  myDrop: "gift",
  myTwig: "leaf",
  myVesting: "hourglass",
  reservation: "calendar",
  myEntitlement: "ticket",
  myForge: "hammer",
  migration: "arrow-right",
};

export type MyPageLinksProps = {
  texts: Texts["myPage"];
  /** `count`: how many airdrop lists the holder's wallets are on. */
  airdrops: { texts: Texts["airdrop"]["row"]; count: number };
};

/** Links to all lists of a holder. */
export function MyPageLinks({ texts, airdrops }: MyPageLinksProps) {
  const t = useT();
  const { localePath } = useShell();
  return (
    <section className="stack" aria-labelledby="my-lists">
      <h2 id="my-lists">{texts.listsTitle}</h2>
      <ul className="my-lists in-two">
        <li>
          <PageLink to={`/${localePath}/powerzoneCoinStakingView`} prefetch="none" {...logged("myPage.toStaking")}>
            <Icon name="vault" />
            <span>
              <strong>{texts.toStaking}</strong>
              <span className="soft">{texts.toStakingWhat}</span>
            </span>
            <Icon name="chevron-right" />
          </PageLink>
        </li>
        {MY_PAGES.map((page) => (
          <li key={page.slug}>
            <PageLink to={`/${localePath}/mypage/${page.slug}`} prefetch="none" {...logged(page.log)}>
              <Icon name={ICONS[page.slug]} />
              <span>
                <strong>{texts.lists[page.slug].title}</strong>
                <span className="soft">{texts.lists[page.slug].what}</span>
              </span>
              <Icon name="chevron-right" />
            </PageLink>
          </li>
        ))}
        <li>
          <PageLink to={`/${localePath}/airdrop`} prefetch="none" {...logged("myPage.airdrops")}>
            <Icon name="bell" />
            <span>
              <strong>{airdrops.texts.title}</strong>
              <span className="soft">
                {airdrops.count > 0 ? t(airdrops.texts, "body", { count: airdrops.count }) : airdrops.texts.what}
              </span>
            </span>
            <Icon name="chevron-right" />
          </PageLink>
        </li>
      </ul>
    </section>
  );
}

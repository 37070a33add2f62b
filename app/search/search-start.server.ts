import { menusIn } from "~/content/menus";
import { MY_PAGES, type MyPageSlug } from "~/content/my-pages";
import type { Locale } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import type { StartGroup } from "./search-start";

/** The lists of My Page that most holders have entries in. */
const OWN: readonly MyPageSlug[] = ["myVesting", "myDrop", "myTwig", "reservation"];

/** What the search suggests before anything is typed: the open pages of each menu, and a holder's own page and lists. */
export function startGroups(locale: Locale): StartGroup[] {
  const { shell, myPage } = textsOf(locale);
  const menus = menusIn(locale, shell).map(({ key, district, label, entries }) => ({
    key,
    district,
    label,
    links: entries.flatMap(({ label, to }) => (to ? [{ label, to }] : [])),
  }));
  const home = `/${locale.path}/mypage`;
  const own = MY_PAGES.filter(({ slug }) => OWN.includes(slug)).map(({ slug }) => ({
    label: myPage.lists[slug].title,
    to: `${home}/${slug}`,
    isLive: true as const,
  }));
  return [
    ...menus,
    { key: "mypage", label: myPage.title, links: [{ label: myPage.title, to: home, isLive: true as const }, ...own] },
  ];
}

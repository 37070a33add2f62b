import { COLLECTION_NAMES, type CollectionId } from "~/domain/settings/subjects";
import { LOCALES, type Locale } from "~/locales/locales";
import { type Texts, textsOf } from "~/locales/texts.server";
import { type Translate, translateIn } from "~/locales/translate";
import type { PictureId } from "~/ui/art-manifest";
import type { District } from "~/ui/page-head";
import { findContent } from "./contents.server";
import { hasTabAddress, isOpenIn, type OpenScreenSlug, PAGES, type PageRow } from "./pages";
import { sharePictureName } from "./share-picture";

/** What the picture of a shared link shows. */
export type ShareCard = { name: string; title: string; district: District; scene: PictureId };

/** A picture for every open page and tab in each of its languages. */
export function listShareCards(): ShareCard[] {
  return LOCALES.flatMap((locale) =>
    PAGES.filter((page) => isOpenIn(page, locale.code)).flatMap((page) => cardsOf(page, locale)),
  );
}

function cardsOf(page: PageRow, locale: Locale): ShareCard[] {
  const { slug, tabs = [] } = page;
  if (page.kind === "screen") {
    const { title, tabs: drawnTabs, ...drawn } = SCREENS[slug as OpenScreenSlug];
    const words = title(textsOf(locale));
    const own = { name: sharePictureName(slug, locale.code), title: words, ...drawn };
    const ofTabs = tabs.slice(1).map((id) => {
      const name = sharePictureName(`${slug}/${id}`, locale.code);
      return {
        name,
        title: drawnTabs?.title(textsOf(locale), id, translateIn(locale)) ?? words,
        ...drawn,
        scene: drawnTabs?.scene(id) ?? drawn.scene,
      };
    });
    return [own, ...ofTabs];
  }
  const content = findContent(locale.code, slug);
  if (!content) return [];
  const { district, title } = content;
  const scene = slug === "" ? "home-hero" : (`pages/${slug}` as PictureId);
  const card = (address: string, title: string) => {
    return { name: sharePictureName(address, locale.code), title, district, scene };
  };
  const below = tabs
    .filter((id) => hasTabAddress(page, id))
    .map((id) => card(`${slug}/${id}`, content.tabs?.[id]?.title ?? title));
  return [card(slug, title), ...below];
}

type Screen = Omit<ShareCard, "name" | "title"> & {
  title(texts: Texts): string;
  /** For a screen with tabs: what the pictures of all tabs but the first show. */
  tabs?: { title(texts: Texts, id: string, t: Translate): string; scene(id: string): PictureId };
};

const SCREENS: Record<OpenScreenSlug, Screen> = {
  powerzoneCoinStaking: {
    district: "power-zone",
    scene: "power-zone-hero",
    title: ({ staking }) => staking.status.title,
  },
  powerzoneNftStaking: {
    district: "power-zone",
    scene: "pools/boost-genesis",
    title: ({ nftStaking }) => nftStaking.boost.title,
    tabs: {
      title: ({ nftStaking }, id, t) =>
        t(nftStaking.boost, "tabTitle", { collection: COLLECTION_NAMES[id as CollectionId] }),
      scene: (id) => `pools/boost-${id}` as PictureId,
    },
  },
  powerzonePunkyNova: {
    district: "power-zone",
    scene: "pools/nova-punkykongz",
    title: ({ nftStaking }) => nftStaking.nova.title,
    tabs: {
      title: ({ nftStaking }, id, t) =>
        t(nftStaking.nova, "tabTitle", { collection: COLLECTION_NAMES[id as CollectionId] }),
      scene: (id) => `pools/nova-${id}` as PictureId,
    },
  },
  powerzonePunkyDrop: { district: "power-zone", scene: "heads/drop", title: ({ drop }) => drop.title },
  airdrop: { district: "power-zone", scene: "heads/drop", title: ({ airdrop }) => airdrop.title },
  proof: { district: "power-zone", scene: "heads/proof", title: ({ proof }) => proof.title },
  tokenVestingPlan: { district: "coin", scene: "heads/vesting", title: ({ vesting }) => vesting.plan.title },
  tokenVestingPlanDetail: { district: "coin", scene: "heads/vesting", title: ({ vesting }) => vesting.detail.title },
  companyNews: { district: "company", scene: "company-hero", title: ({ news }) => news.documentTitle },
  "reservation/hotel": {
    district: "benefit",
    scene: "reservation/hotel",
    title: ({ reservation }) => reservation.kinds.hotel.title,
  },
  "reservation/plasticSurgery": {
    district: "benefit",
    scene: "reservation/plasticSurgery",
    title: ({ reservation }) => reservation.kinds.plasticSurgery.title,
  },
  "reservation/eyeClinic": {
    district: "benefit",
    scene: "reservation/eyeClinic",
    title: ({ reservation }) => reservation.kinds.eyeClinic.title,
  },
};

import type { LogKey } from "~/domain/logs/catalogue";
import type { NftPoolKind, NftPoolView, RewardName } from "~/domain/nft-staking/pool/view";
import { COLLECTION_NAMES } from "~/domain/settings/subjects";
import { type LogKey as Key, logged } from "~/logs/logged";

/** Lists besides the streams: RWA and BENEFIT are entitlements, BONUS is the check-ins. */
export type NftList = "rwa" | "bonus" | "benefit";
export type NftCollection = "genesis" | "punkykongz" | "punky-hag" | "wise-alya";

type TabRow = {
  id: NftCollection;
  /** The page about the collection. */
  page: string;
  /** The part of the log catalogue with this tab's controls, which is also the log name of the tab. */
  log: string;
  tabLog: Key;
  lists: readonly NftList[];
};

type ScreenRow = {
  slug: "powerzoneNftStaking" | "powerzonePunkyNova";
  /** Its info buttons in their order, with their log names. */
  infos: readonly { id: "why" | "process" | "more" | "precautions"; log: Key }[];
  infoLogs: { ok: Key; close: Key };
  /** The log name of each list's button. */
  listLogs: Record<NftList, string>;
  /** The tabs. The first one is shown at the screen's own address. */
  tabs: readonly TabRow[];
};

/** Both screens of NFT pools with all their tabs, as data. No other code distinguishes the screens. */
export const NFT_SCREENS: Record<NftPoolKind, ScreenRow> = {
  boost: {
    slug: "powerzoneNftStaking",
    infos: [
      { id: "why", log: "nftStaking.whyStake" },
      { id: "process", log: "nftStaking.process" },
      { id: "more", log: "nftStaking.moreInfo" },
    ],
    infoLogs: { ok: "nftStaking.infoOk", close: "nftStaking.infoClose" },
    listLogs: { rwa: "rwaDetails", bonus: "bonusView", benefit: "benefitDetails" },
    tabs: [
      {
        id: "genesis",
        page: "nftGenesis",
        log: "nftStakingGenesis",
        tabLog: "nftStaking.tabGenesis",
        lists: ["rwa", "benefit"],
      },
      {
        id: "punkykongz",
        page: "nftPunkykongz",
        log: "nftStakingPunkykongz",
        tabLog: "nftStaking.tabPunkykongz",
        lists: ["rwa", "bonus"],
      },
      {
        id: "punky-hag",
        page: "nftPunkyhag",
        log: "nftStakingPunkyHag",
        tabLog: "nftStaking.tabPunkyHag",
        lists: ["rwa", "bonus"],
      },
      {
        id: "wise-alya",
        page: "nftAlya",
        log: "nftStakingWiseAlya",
        tabLog: "nftStaking.tabWiseAlya",
        lists: ["rwa", "bonus"],
      },
    ],
  },
  nova: {
    slug: "powerzonePunkyNova",
    infos: [
      { id: "why", log: "punkyNova.whyStake" },
      { id: "process", log: "punkyNova.process" },
      { id: "more", log: "punkyNova.moreInfo" },
      { id: "precautions", log: "punkyNova.precautions" },
    ],
    infoLogs: { ok: "punkyNova.infoOk", close: "punkyNova.infoClose" },
    listLogs: { rwa: "rwaList", bonus: "bonusList", benefit: "benefitList" },
    tabs: [
      {
        id: "punkykongz",
        page: "nftPunkykongz",
        log: "punkyNovaPunkykongz",
        tabLog: "punkyNova.tabPunkykongz",
        lists: ["rwa", "bonus", "benefit"],
      },
      {
        id: "punky-hag",
        page: "nftPunkyhag",
        log: "punkyNovaPunkyHag",
        tabLog: "punkyNova.tabPunkyHag",
        lists: ["rwa", "bonus", "benefit"],
      },
    ],
  },
};

const PERIODS = [90, 180, 270] as const;
export const PERIOD_FILTERS = PERIODS.map((days) => ({ days, log: `punkyNova.period${days}` as const }));
export const PERIOD_ALL_LOG = "punkyNova.periodAll";

export type NftTab = TabRow & { kind: NftPoolKind; name: string };

/**
 * The tab of an address; the first tab if the address names none; null if there is no such tab, or if it is the first one's
 * name.
 */
export function findTab(kind: NftPoolKind, name: string | undefined): NftTab | null {
  const { tabs } = NFT_SCREENS[kind];
  const row = name === undefined ? tabs[0] : tabs.slice(1).find(({ id }) => id === name);
  return row ? { ...row, kind, name: COLLECTION_NAMES[row.id] } : null;
}

/** The tab of a collection on the screen that has this path; null if there is none. */
export function findCollectionTab(pathname: string, collection: string): NftTab | null {
  const kind = (["boost", "nova"] as const).find((each) => pathname.split("/").includes(NFT_SCREENS[each].slug));
  const row = kind && NFT_SCREENS[kind].tabs.find(({ id }) => id === collection);
  return row ? { ...row, kind, name: COLLECTION_NAMES[row.id] } : null;
}

/** The path of a tab after the language. */
export function tabPath(kind: NftPoolKind, id: NftCollection): string {
  const { slug, tabs } = NFT_SCREENS[kind];
  return tabs[0]?.id === id ? slug : `${slug}/${id}`;
}

/** The path of a pool's tab after the language. */
export function pathOfPool({ kind, collection }: Pick<NftPoolView, "kind" | "collection">): string {
  // the pools of the settings are those that the screens have tabs for
  return tabPath(kind, collection as NftCollection);
}

const REWARD_LOGS: Record<RewardName, string | null> = {
  twig: "twig",
  scg: "scg",
  "bonus-scg": "bonus",
  usdc: "usdc",
  // a stream that was added later is not in the catalogue
  other: null,
};

/** The log attribute for a control of a tab, by its name in the tab's part of the catalogue. */
export function loggedIn(tab: Pick<NftTab, "log">, name: string): { "data-log": LogKey } {
  return logged(`${tab.log}.${name}` as LogKey);
}

/** Like `loggedIn`, for the buttons in a reward's row. */
export function loggedReward(tab: Pick<NftTab, "log">, reward: RewardName, act: "Claim" | "Details") {
  const name = REWARD_LOGS[reward];
  return name ? loggedIn(tab, name + act) : {};
}

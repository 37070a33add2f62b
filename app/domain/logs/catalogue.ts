import type { Locale } from "~/locales/locales";
import { LOCALES } from "~/locales/locales";
import { COIN_STAKING_SCREENS } from "./screens/coin-staking";
import { HOLDER_SCREENS } from "./screens/holder";
import { NFT_POOL_SCREENS } from "./screens/nft-pools";
import type { LoggedButton, Screen, Words } from "./screens/screen";
import { SITE_SCREENS } from "./screens/site";
import { VESTING_SCREENS } from "./screens/vesting";

/** Every logged button and landing of a screen; content pages and what appears on many screens are in public-controls.ts. */
export const SCREENS = {
  ...COIN_STAKING_SCREENS,
  ...NFT_POOL_SCREENS,
  ...HOLDER_SCREENS,
  ...VESTING_SCREENS,
  ...SITE_SCREENS,
} as const satisfies Record<string, Screen>;

type Screens = typeof SCREENS;

/** The name of a logged control in our code: "coinStaking.stake90". */
export type LogKey = { [S in keyof Screens]: `${S}.${Extract<keyof Screens[S]["buttons"], string>}` }[keyof Screens];

/** A catalogue entry with the specification's field names, including the misspelled one. */
export type CatalogueEntry = {
  action_cd: string;
  lang_cd: string;
  lang: string;
  meneu1_cd: string;
  menu1: string;
  meneu2_cd: string;
  menu2: string;
  meneu3_cd: string;
  menu3: string;
  page_name_cd: string;
  page_name: string;
  title: string;
  page_path: string;
  button_name_cd: string;
  button_name: string;
  trigger_type: "click" | "landing";
  ui_type: "button" | "link" | "tab";
  log_level: 1 | 2 | 3;
};

/** The code of a control in a language: language, menus, page and button, joined by underscores. */
export function actionCode(locale: Locale, key: LogKey): string {
  const [screen, control] = partsOf(key);
  return [locale.langCd, ...screen.menus.map(({ cd }) => cd), screen.cd, control.cd].join("_");
}

const entries = new Map<string, CatalogueEntry>(
  LOCALES.flatMap((locale) => logKeys().map((key) => [actionCode(locale, key), entryOf(locale, key)] as const)),
);

/** The entry of a code; null if there is none, and then nothing is logged. */
export function findCatalogueEntry(actionCd: string): CatalogueEntry | null {
  return entries.get(actionCd) ?? null;
}

/** Every key of the catalogue. */
export function logKeys(): LogKey[] {
  return Object.entries(SCREENS).flatMap(([name, screen]) =>
    Object.keys(screen.buttons).map((control) => `${name}.${control}` as LogKey),
  );
}

/** Whether a word is a key of the catalogue; the browser reads it from an attribute. */
export function isLogKey(key: string): key is LogKey {
  return logKeys().some((known) => known === key);
}

function entryOf(locale: Locale, key: LogKey): CatalogueEntry {
  const [screen, control] = partsOf(key);
  const [menu1, menu2, menu3] = screen.menus;
  const inWords = (text?: Words) => text?.[locale.code] ?? "";
  return {
    action_cd: actionCode(locale, key),
    lang_cd: String(locale.langCd),
    lang: locale.lang,
    meneu1_cd: menu1?.cd ?? "",
    menu1: inWords(menu1?.name),
    meneu2_cd: menu2?.cd ?? "",
    menu2: inWords(menu2?.name),
    meneu3_cd: menu3?.cd ?? "",
    menu3: inWords(menu3?.name),
    page_name_cd: screen.cd,
    page_name: inWords(screen.name),
    title: inWords(screen.name),
    page_path: screen.path ? `/${locale.path}/${screen.path}` : "",
    button_name_cd: control.cd,
    button_name: inWords(control.name),
    trigger_type: control.trigger,
    ui_type: control.ui,
    log_level: control.level,
  };
}

function partsOf(key: LogKey): [Screen, LoggedButton] {
  const [screenName = "", controlName = ""] = key.split(".");
  const screen: Screen = SCREENS[screenName as keyof Screens];
  return [screen, screen.buttons[controlName] as LoggedButton];
}

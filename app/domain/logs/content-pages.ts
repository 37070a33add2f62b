import { LOCALES } from "~/locales/locales";
import { type CatalogueEntry, findCatalogueEntry, SCREENS } from "./catalogue";
import { isPublicLogKey, PART_CODE, PUBLIC_CONTROLS, SHELL_CODE } from "./public-controls";
import { type Words, words } from "./screens/screen";

type Page = { readonly path: string; readonly name: Words };

const page = (path: string, ko: string, en: string, id: string): Page => ({ path, name: words(ko, en, id) });

/** First-level menus by their codes: the header's in its order, then those elsewhere. */
const MENUS: Readonly<Record<string, Words>> = {
  "000": words("사이트", "Site", "Situs"),
  "010": words("펑크토피아", "Punktopia", "Punktopia"),
  "020": words("혜택", "Benefit", "Manfaat"),
  "030": words("파워존", "Power zone", "Power zone"),
  "040": words("RWA 플랜", "RWA Plan", "Rencana RWA"),
  "050": words("코인", "Coin", "Koin"),
  "060": words("게임", "Game", "Game"),
  "070": words("회사", "Company", "Perusahaan"),
  "080": words("약관과 정책", "Policies", "Kebijakan"),
};

/** Second-level menus that contain a page with a different name. */
const SUBMENUS: Readonly<Record<string, Words>> = { "020_030": words("멤버십", "Membership", "Keanggotaan") };

/**
 * Content pages by the code under which their row of the manifest is logged: menus and page, joined by underscores. Page 100
 * and its menus are the specification's; the other codes are ours.
 */
export const CONTENT_PAGES = {
  "000_600": page("", "홈", "Home", "Beranda"),
  "010_601": page("punkyWorldIntro", "펑키월드 소개", "Punky World Intro", "Perkenalan Punky World"),
  "010_010_602": page("punkyWorld", "토르미아", "Tormia", "Tormia"),
  "010_603": page("punkyWorldView", "펑키월드 지도", "Punky World Map", "Peta Punky World"),
  "010_604": page("nftProject", "NFT 프로젝트", "NFT Project", "Proyek NFT"),
  "010_020_605": page("nftProjectFriend", "펑키 프렌드", "Punky Friend", "Punky Friend"),
  "010_030_606": page("nftProjectGearUp", "기어 업!", "Gear Up!", "Gear Up!"),
  "010_607": page("nftProjectGearUpCrafter", "기어업 크래프터", "Gear Up Crafter", "Crafter Gear Up"),
  "010_608": page("nftPunkyCrafter", "펑키 크래프터", "Punky Crafter", "Punky Crafter"),
  "010_040_609": page("nftProjectToriShop", "토리 숍", "Tori Shop", "Tori Shop"),
  "010_050_610": page("nftProjectOcullaSummoning", "오큘라 소환", "Oculla Summoning", "Oculla Summoning"),
  "010_611": page("nftGenesis", "Genesis", "Genesis", "Genesis"),
  "010_612": page("nftPunkykongz", "PunkyKongz", "PunkyKongz", "PunkyKongz"),
  "010_613": page("nftPunkyhag", "Punky HA_G", "Punky HA_G", "Punky HA_G"),
  "010_614": page("nftAlya", "Wise Alya", "Wise Alya", "Wise Alya"),
  "010_615": page("nftFitri", "Fearless Fitri", "Fearless Fitri", "Fearless Fitri"),
  "020_010_616": page("benefitNft", "NFT 혜택", "NFT benefits", "Manfaat NFT"),
  "020_020_617": page("benefitMultiple", "다중 혜택", "Multiple benefits", "Beragam Manfaat"),
  "020_030_100": page("benefitMembership", "멤버십", "Membership", "Keanggotaan"),
  "030_050_618": page("powerzonePunkyForge", "펑키 포지", "Punky Forge", "Punky Forge"),
  "040_010_619": page("rwaProject", "프로젝트", "Project", "Proyek"),
  "040_020_620": page("rwaConsortium", "컨소시엄", "Consortium", "Konsorsium"),
  "040_030_621": page("rwaProcess", "진행 과정", "Process", "Proses"),
  "040_040_622": page("rwaSutucture", "구조", "Structure", "Struktur"),
  "040_623": page("utilityProject", "유틸리티 프로젝트", "Utility Project", "Proyek Utilitas"),
  "040_624": page("utilityStructure", "유틸리티 구조", "Utility Structure", "Struktur Utilitas"),
  "040_625": page("utilityProcess", "유틸리티 절차", "Utility Process", "Proses Utilitas"),
  "050_010_626": page("punkvismCoin", "개요", "Overview", "Ikhtisar"),
  "050_020_627": page("punkvismCoinRwaVenture", "RWA 벤처", "RWA Venture", "RWA Venture"),
  "050_040_628": page("punkvismCoinNftSynergy", "NFT 시너지", "NFT Synergy", "Sinergi NFT"),
  "060_010_629": page("gameProject", "게임 프로젝트", "Game Project", "Proyek Game"),
  "060_020_630": page("gameNft", "게임 NFT", "Game NFT", "NFT Game"),
  "060_030_631": page("gameConsortium", "게임 컨소시엄", "Game Consortium", "Konsorsium Game"),
  "060_632": page("soccergo", "사커 고", "SoccerGo", "SoccerGo"),
  "070_010_633": page("companyAbout", "회사 소개", "About Us", "Tentang Kami"),
  "070_020_634": page("companyVision", "비전과 가치", "Vision & Values", "Visi & Nilai"),
  "070_030_635": page("companyBoardmember", "이사진", "Board Members", "Dewan Direksi"),
  "070_040_636": page("companyPartners", "파트너", "Partners", "Mitra"),
  "070_050_637": page("companyCi", "CI/BI", "CI/BI", "CI/BI"),
  "080_010_638": page("etcPrivacy", "개인정보 처리방침", "Privacy", "Privasi"),
  "080_020_639": page("etcTermsofUse", "이용약관", "Terms of use", "Ketentuan Penggunaan"),
  "080_030_640": page("etcEmail", "이메일 무단 수집 거부", "No e-mail collection", "Penolakan Pengumpulan Email"),
  "080_040_641": page("etcCookie", "쿠키 정책", "Cookies", "Cookie"),
  "020_030_642": page("reservation2", "예약 안내", "Reservation Guide", "Panduan Reservasi"),
} as const satisfies Record<string, Page>;

export type ContentPageCode = keyof typeof CONTENT_PAGES;

const SHELL = page("", "공통 영역", "Header and Footer", "Header dan Footer");
const PARTS = page("", "화면의 공통 요소", "Parts of Screens", "Bagian Layar");
const KINDS: Readonly<Record<string, string>> = { [SHELL_CODE]: "shell.", [PART_CODE]: "part." };
const pages = new Map<string, Page>([[SHELL_CODE, SHELL], [PART_CODE, PARTS], ...Object.entries(CONTENT_PAGES)]);

/** A page with the names of its menus, as an entry has it. */
type Place = { readonly menus: readonly (Words | undefined)[]; readonly name: Words; readonly path: string };

/** Screens whose addresses are not the catalogue's paths. */
const OTHER_PATHS: readonly (readonly [path: string, screen: keyof typeof SCREENS])[] = [
  ["reservation", "reservation"],
];

/** Every page by its path. The first screen of a path represents it, because NFT pools also have one for each tab. */
const places = new Map<string, Place>();
for (const [path, screen] of [
  ...Object.entries(SCREENS).flatMap(([name, { path }]) =>
    path ? ([[path, name as keyof typeof SCREENS]] as const) : [],
  ),
  ...OTHER_PATHS,
]) {
  const { menus, name } = SCREENS[screen];
  if (!places.has(path)) places.set(path, { menus: menus.map((menu) => menu.name), name, path });
}
for (const [code, { path, name }] of Object.entries(CONTENT_PAGES)) {
  places.set(path, { menus: menuNames(code.split("_").slice(0, -1), name), name, path });
}

/** The menus of a content page by their codes: the second one has the page's own name unless `SUBMENUS` gives it another. */
function menuNames([menu1 = "", menu2]: readonly string[], name: Words): Place["menus"] {
  return [MENUS[menu1], menu2 ? (SUBMENUS[`${menu1}_${menu2}`] ?? name) : undefined];
}

/** The page at an address of the site: the longest prefix of the address that is a page, or null if there is none. */
function findPlace(pagePath: string): Place | null {
  const [, language, ...parts] = pagePath.split(/[?#]/)[0]?.split("/") ?? [];
  if (!LOCALES.some(({ path }) => path === language)) return null;
  const address = parts.filter(Boolean);
  if (address.length === 0) return places.get("") ?? null;
  for (let length = address.length; length > 0; length--) {
    const found = places.get(address.slice(0, length).join("/"));
    if (found) return found;
  }
  return null;
}

/**
 * The entry of any logged code: of a screen, a content page, the shell or a part. Null for an unknown code. What appears on
 * many pages gets the menus and the name of the page at `pagePath`.
 */
export function findLogEntry(actionCd: string, pagePath = ""): CatalogueEntry | null {
  return findCatalogueEntry(actionCd) ?? findPublicEntry(actionCd, pagePath);
}

function findPublicEntry(actionCd: string, pagePath: string): CatalogueEntry | null {
  const [langCd = "", ...codes] = actionCd.split("_");
  const buttonCd = codes.pop();
  const pageCode = codes.join("_");
  const locale = LOCALES.find((candidate) => String(candidate.langCd) === langCd);
  const found = pages.get(pageCode);
  const key = Object.keys(PUBLIC_CONTROLS).find(
    (key) => isPublicLogKey(key) && key.startsWith(KINDS[pageCode] ?? "page.") && PUBLIC_CONTROLS[key].cd === buttonCd,
  );
  if (!locale || !found || !key || !isPublicLogKey(key)) return null;
  const control = PUBLIC_CONTROLS[key];
  const pageCd = codes.pop() ?? "";
  const [menu1 = "", menu2 = ""] = codes;
  const isOfMany = pageCode in KINDS;
  const own = { menus: menuNames(codes, found.name), name: found.name, path: found.path };
  const place: Place = (isOfMany && findPlace(pagePath)) || own;
  const nameOf = (words: Words | undefined) => words?.[locale.code] ?? "";
  return {
    action_cd: actionCd,
    lang_cd: langCd,
    lang: locale.lang,
    meneu1_cd: menu1,
    menu1: nameOf(place.menus[0]),
    meneu2_cd: menu2,
    menu2: nameOf(place.menus[1]),
    meneu3_cd: "",
    menu3: nameOf(place.menus[2]),
    page_name_cd: pageCd,
    page_name: nameOf(place.name),
    title: nameOf(place.name),
    page_path: isOfMany && place === own ? "" : `/${[locale.path, place.path].filter(Boolean).join("/")}`,
    button_name_cd: control.cd,
    button_name: control.name[locale.code],
    trigger_type: control.trigger,
    ui_type: control.ui,
    log_level: control.level,
  };
}

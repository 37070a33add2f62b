import type { LocaleCode } from "~/locales/locales";

/**
 * Every logged button and landing, as data. Menu and page codes are the specification's (Power zone 030, Coin Staking 010,
 * Punky Boost 020, Punky Nova 030, pages 110 to 200). Button codes, and the codes of screens that it does not list, are
 * ours. Level 1 marks the critical actions of the specification, 3 the least important.
 */
export type Words = Readonly<Record<LocaleCode, string>>;
export type LogMenu = { readonly cd: string; readonly name: Words };
export type LoggedButton = {
  readonly cd: string;
  readonly name: Words;
  readonly trigger: "click" | "landing";
  readonly ui: "button" | "link" | "tab";
  readonly level: 1 | 2 | 3;
};
export type Screen = {
  readonly menus: readonly LogMenu[];
  readonly cd: string;
  readonly path: string;
  readonly name: Words;
  readonly buttons: Readonly<Record<string, LoggedButton>>;
};

export const POWER_ZONE: LogMenu = { cd: "030", name: { ko: "파워존", en: "Power zone", id: "Power zone" } };
export const COIN_STAKING: LogMenu = {
  cd: "010",
  name: { ko: "코인 스테이킹", en: "Coin Staking", id: "Staking Koin" },
};
export const PUNKY_BOOST: LogMenu = { cd: "020", name: { ko: "펑키 부스트", en: "Punky Boost", id: "Punky Boost" } };
export const PUNKY_NOVA: LogMenu = { cd: "030", name: { ko: "펑키 노바", en: "Punky Nova", id: "Punky Nova" } };
export const GENESIS: LogMenu = { cd: "010", name: { ko: "Genesis", en: "Genesis", id: "Genesis" } };
export const PUNKYKONGZ: LogMenu = { cd: "020", name: { ko: "PunkyKongz", en: "PunkyKongz", id: "PunkyKongz" } };
export const PUNKY_HAG: LogMenu = { cd: "030", name: { ko: "Punky HA_G", en: "Punky HA_G", id: "Punky HA_G" } };
export const WISE_ALYA: LogMenu = { cd: "040", name: { ko: "Wise Alya", en: "Wise Alya", id: "Wise Alya" } };
export const PUNKY_DROP: LogMenu = { cd: "040", name: { ko: "펑키 드롭", en: "Punky Drop", id: "Punky Drop" } };
export const COMPANY: LogMenu = { cd: "070", name: { ko: "회사", en: "Company", id: "Perusahaan" } };
export const BENEFIT: LogMenu = { cd: "020", name: { ko: "혜택", en: "Benefit", id: "Manfaat" } };
export const MEMBERSHIP: LogMenu = { cd: "030", name: { ko: "멤버십", en: "Membership", id: "Keanggotaan" } };
export const COIN_MENU: LogMenu = { cd: "050", name: { ko: "코인", en: "Coin", id: "Koin" } };
export const MY_PAGE: LogMenu = { cd: "090", name: { ko: "마이페이지", en: "My page", id: "Halaman Saya" } };
export const SITE: LogMenu = { cd: "000", name: { ko: "사이트", en: "Site", id: "Situs" } };

export const words = (ko: string, en: string, id: string): Words => ({ ko, en, id });
export const button = (cd: string, level: LoggedButton["level"], name: Words): LoggedButton => ({
  cd,
  name,
  trigger: "click",
  ui: "button",
  level,
});
export const link = (cd: string, level: LoggedButton["level"], name: Words): LoggedButton => ({
  cd,
  name,
  trigger: "click",
  ui: "link",
  level,
});
export const tab = (cd: string, level: LoggedButton["level"], name: Words): LoggedButton => ({
  cd,
  name,
  trigger: "click",
  ui: "tab",
  level,
});
export const landing = (): LoggedButton => ({
  cd: "900",
  name: words("화면 진입", "Landing", "Halaman dibuka"),
  trigger: "landing",
  ui: "link",
  level: 1,
});

export const previous = words("이전", "Previous", "Kembali");
export const next = words("다음", "Next", "Lanjut");
export const agreeAndApply = words("동의하고 신청하기", "Agree and Apply", "Setuju dan Ajukan");
export const close = words("닫기", "Close", "Tutup");
export const search = words("검색", "Search", "Cari");
export const showAll = words("전체 보기", "Show All", "Tampilkan Semua");
export const older = words("이전 내역", "Older", "Lebih Lama");
export const newest = words("최근 내역", "Newest", "Terbaru");

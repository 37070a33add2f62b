import type { Locale, LocaleCode } from "~/locales/locales";

/**
 * What is logged of content pages and of what stands around every page: the kinds of controls, not each of them. The page
 * tells where it was, and `param1` where it led.
 */
type Control = {
  readonly cd: string;
  readonly name: Readonly<Record<LocaleCode, string>>;
  readonly trigger: "click" | "landing";
  readonly ui: "button" | "link" | "tab";
  readonly level: 1 | 2 | 3;
};

const control = (cd: string, ui: Control["ui"], level: Control["level"], name: readonly [string, string, string]) =>
  ({ cd, name: { ko: name[0], en: name[1], id: name[2] }, trigger: "click", ui, level }) satisfies Control;

export const PUBLIC_CONTROLS = {
  "page.landing": {
    ...control("900", "link", 1, ["화면 진입", "Landing", "Halaman dibuka"]),
    trigger: "landing",
  },
  "page.button": control("010", "button", 2, ["버튼", "Button", "Tombol"]),
  "page.link": control("020", "link", 3, ["링크", "Link", "Tautan"]),
  "page.dialog": control("030", "button", 3, ["자세히 보기", "Open a Detail", "Buka Detail"]),
  "page.close": control("040", "button", 3, ["닫기", "Close", "Tutup"]),
  "page.tab": control("050", "tab", 3, ["탭", "Tab", "Tab"]),
  "page.download": control("060", "link", 2, ["파일 내려받기", "Download", "Unduh"]),
  "page.filter": control("070", "tab", 3, ["골라 보기", "Filter", "Filter"]),
  "page.outside": control("080", "link", 2, ["외부 링크", "Other Site", "Situs Lain"]),
  "page.fold": control("090", "button", 3, ["펼치기", "Unfold", "Buka Lipatan"]),
  "shell.home": control("010", "link", 3, ["로고", "Logo", "Logo"]),
  "shell.menu": control("020", "link", 3, ["메뉴", "Menu", "Menu"]),
  "shell.footer": control("030", "link", 3, ["하단 링크", "Footer Link", "Tautan Footer"]),
  "shell.community": control("040", "link", 3, ["커뮤니티", "Community", "Komunitas"]),
  "shell.language": control("050", "link", 3, ["언어 선택", "Language", "Bahasa"]),
  "shell.coinInfo": control("060", "button", 3, ["코인 정보", "Coin Info", "Info Koin"]),
  "shell.exchange": control("070", "link", 2, ["거래소", "Exchange", "Bursa"]),
  "shell.whitepaper": control("080", "link", 2, ["백서", "Whitepaper", "Whitepaper"]),
  "shell.closed": control("090", "button", 3, ["출시 예정 메뉴", "To Be Released", "Menu Segera Dirilis"]),
} as const satisfies Record<string, Control>;

export type PublicLogKey = keyof typeof PUBLIC_CONTROLS;

/** Menus and page of what stands around every page. */
export const SHELL_CODE = "000_690";

export function isPublicLogKey(key: string): key is PublicLogKey {
  return Object.hasOwn(PUBLIC_CONTROLS, key);
}

/** The code of a control, on the content page that is logged under `pageCode`; null for one of a page where there is none. */
export function publicActionCode(locale: Locale, key: PublicLogKey, pageCode: string): string | null {
  const code = key.startsWith("shell.") ? SHELL_CODE : pageCode;
  return code ? `${locale.langCd}_${code}_${PUBLIC_CONTROLS[key].cd}` : null;
}

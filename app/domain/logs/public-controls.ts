import type { Locale } from "~/locales/locales";
import { type LoggedButton, words } from "./screens/screen";

type Kind = "page" | "shell" | "part";

const control = (cd: string, ui: LoggedButton["ui"], level: LoggedButton["level"], name: Parameters<typeof words>) =>
  ({ cd, name: words(...name), trigger: "click", ui, level }) satisfies LoggedButton;

/**
 * What is logged of content pages, of what surrounds every page, and of parts that appear on many screens. The entries are
 * kinds of controls, not single controls: the page says where the control was, `param1` where it led, and on a content page
 * `param2` has the words on it.
 */
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
  "page.toStaking": control("100", "link", 2, ["코인 스테이킹으로 가기", "Go to Coin Staking", "Ke Staking Koin"]),
  "shell.home": control("010", "link", 3, ["로고", "Logo", "Logo"]),
  "shell.menu": control("020", "link", 3, ["메뉴", "Menu", "Menu"]),
  "shell.footer": control("030", "link", 3, ["하단 링크", "Footer Link", "Tautan Footer"]),
  "shell.community": control("040", "link", 3, ["커뮤니티", "Community", "Komunitas"]),
  "shell.language": control("050", "link", 3, ["언어 선택", "Language", "Bahasa"]),
  "shell.coinInfo": control("060", "button", 3, ["코인 정보", "Coin Info", "Info Koin"]),
  "shell.exchange": control("070", "link", 2, ["거래소", "Exchange", "Bursa"]),
  "shell.whitepaper": control("080", "link", 2, ["백서", "Whitepaper", "Whitepaper"]),
  "shell.closed": control("090", "button", 3, ["출시 예정 메뉴", "To Be Released", "Menu Segera Dirilis"]),
  "shell.unfold": control("100", "button", 3, ["메뉴 펼치기", "Open a Menu", "Buka Menu"]),
  "shell.myPage": control("110", "link", 2, ["마이페이지", "My Page", "Halaman Saya"]),
  "shell.wallet": control("120", "button", 3, ["내 지갑", "Your Wallet", "Dompetmu"]),
  "shell.copyAddress": control("130", "button", 3, ["주소 복사하기", "Copy Address", "Salin Alamat"]),
  "shell.changeWallet": control("140", "button", 2, ["다른 지갑 연결하기", "Use Another Wallet", "Pakai Dompet Lain"]),
  "shell.update": control("150", "button", 2, ["업데이트하기", "Update", "Perbarui"]),
  "part.button": control("010", "button", 3, ["버튼", "Button", "Tombol"]),
  "part.link": control("020", "link", 3, ["링크", "Link", "Tautan"]),
  "part.crumb": control("030", "link", 3, ["현재 위치", "Where you are", "Lokasi halaman"]),
  "part.close": control("040", "button", 3, ["닫기", "Close", "Tutup"]),
  "part.tab": control("050", "tab", 3, ["탭", "Tab", "Tab"]),
  "part.newer": control("060", "link", 3, ["최근 내역", "Newer", "Lebih Baru"]),
  "part.older": control("070", "link", 3, ["이전 내역", "Older", "Lebih Lama"]),
  "part.copy": control("080", "button", 3, ["복사하기", "Copy", "Salin"]),
  "part.fold": control("090", "button", 3, ["펼치기", "Unfold", "Buka Lipatan"]),
  "part.explorer": control("100", "link", 3, ["익스플로러에서 보기", "View in the Explorer", "Lihat di Explorer"]),
  "part.readAgain": control("110", "button", 3, ["다시 불러오기", "Read Again", "Perbarui"]),
  "part.chooseWallet": control("120", "button", 2, ["지갑 고르기", "Choose a Wallet", "Pilih Dompet"]),
  "part.migration": control("150", "button", 2, ["NFT 마이그레이션", "NFT Migration", "Migrasi NFT"]),
  "part.sign": control("130", "button", 2, ["서명하기", "Sign", "Tanda Tangan"]),
  /** Replaces the entry of a control whose press began nothing: `param1` says why, `param2` which control. */
  "part.refused": control("140", "button", 3, ["처리되지 않은 신청", "Refused", "Ditolak"]),
} as const satisfies Record<`${Kind}.${string}`, LoggedButton>;

export type PublicLogKey = keyof typeof PUBLIC_CONTROLS;

/** Menus and page for what surrounds every page and for parts of many screens. */
export const SHELL_CODE = "000_690";
export const PART_CODE = "000_695";

export function isPublicLogKey(key: string): key is PublicLogKey {
  return Object.hasOwn(PUBLIC_CONTROLS, key);
}

/**
 * The code of a control on the content page that is logged under `pageCode`; null if the control belongs to a page and there
 * is none.
 */
export function publicActionCode(locale: Locale, key: PublicLogKey, pageCode: string): string | null {
  const codes: Record<Kind, string> = { page: pageCode, shell: SHELL_CODE, part: PART_CODE };
  const code = codes[key.split(".")[0] as Kind];
  return code ? `${locale.langCd}_${code}_${PUBLIC_CONTROLS[key].cd}` : null;
}

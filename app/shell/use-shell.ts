import { useRouteLoaderData } from "react-router";
import type { CompanyIdentity } from "~/domain/settings/company";
import type { LocaleCode, LocalePath } from "~/locales/locales";
import type { Texts } from "~/locales/texts.server";

/**
 * `localNodeUrl`: where a browser reaches this machine's node; null for the public clusters. `oldExplorerUrl`: the explorer of
 * the former chain; null on this machine.
 */
export type ShownChain = {
  cluster: "local" | "devnet" | "mainnet-beta";
  localNodeUrl: string | null;
  oldExplorerUrl: string | null;
};

/** The parts of the shell that are the same on every page of a language, as HTML (decision 011). */
export type ShellHtml = { menus: string; community: string; footer: string; dialogs: string };

/** What every page of a language shares; the layout of that language sends it once. */
export type Shell = {
  locale: LocaleCode;
  /** The first part of this language's addresses, as in `/${localePath}/mypage`. */
  localePath: LocalePath;
  chain: ShownChain;
  texts: Texts["shell"];
  walletTexts: Texts["wallet"]["header"];
  /** Addresses in the menus whose pages are rendered for each visitor. */
  livePages: string[];
  company: CompanyIdentity;
  /** True while the company's facts are the sample set; they are then marked as such. */
  isSampleCompany: boolean;
  /** Menus, footer and dialogs; absent in the browser, which keeps those of the document. */
  html?: ShellHtml;
};

/** The shell of the page's language. Throws on pages that have none. */
export function useShell(): Shell {
  const ofSite = useRouteLoaderData<Shell>(LAYOUT_ID);
  const ofStaff = useRouteLoaderData<Shell>(STAFF_LAYOUT_ID);
  const shell = ofSite ?? ofStaff;
  if (!shell) throw new Error("useShell is for pages under a language");
  return shell;
}

/** The shell's texts, or null on pages outside a language (error pages, the design page). */
export function useShellTexts(): Shell["texts"] | null {
  return useRouteLoaderData<Shell>(LAYOUT_ID)?.texts ?? null;
}

const LAYOUT_ID = "routes/locale-layout";
/** The pages of the staff area on which a wallet signs. */
const STAFF_LAYOUT_ID = "routes/admin/wallet-layout";

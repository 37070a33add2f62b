import { useRouteLoaderData } from "react-router";
import type { CompanyIdentity } from "~/domain/settings/company";
import type { LocaleCode, LocalePath } from "~/locales/locales";
import type { Texts } from "~/locales/texts.server";

/** `localNodeUrl`: where a browser reaches the node of this machine; null for the public clusters. */
export type ShownChain = { cluster: "local" | "devnet" | "mainnet-beta"; localNodeUrl: string | null };

/** The parts of the shell that are the same on every page of a language, as HTML (decision 011). */
export type ShellHtml = { menus: string; community: string; footer: string; dialogs: string };

/** What every page of a language shares; sent once by the layout of that language. */
export type Shell = {
  locale: LocaleCode;
  /** First part of this language's addresses: `/${localePath}/mypage`. */
  localePath: LocalePath;
  chain: ShownChain;
  texts: Texts["shell"];
  walletTexts: Texts["wallet"]["header"];
  /** Addresses in the menus that are drawn anew for each visitor. */
  livePages: string[];
  company: CompanyIdentity;
  /** True while the company's facts are the sample set; they are then marked so. */
  isSampleCompany: boolean;
  /** Menus, footer and dialogs; absent in the browser where the document brought them. */
  html?: ShellHtml;
};

/** The shell of the page's language. Throws outside of it. */
export function useShell(): Shell {
  const shell = useRouteLoaderData<Shell>(LAYOUT_ID);
  if (!shell) throw new Error("useShell is for pages under a language");
  return shell;
}

/** The shell's texts, or null outside of a language (error pages, the design page). */
export function useShellTexts(): Shell["texts"] | null {
  return useRouteLoaderData<Shell>(LAYOUT_ID)?.texts ?? null;
}

const LAYOUT_ID = "routes/locale-layout";

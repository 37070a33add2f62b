import type { Menu, MenuEntry } from "~/content/menus";
import type { SampleView } from "~/content/views/figures.server";
import type { CompanyIdentity } from "~/domain/settings/company";
import type { LocaleCode } from "~/locales/locales";
import type { Texts } from "~/locales/texts.server";

/** What is drawn once for all pages of a language. */
export type ShellFacts = {
  locale: LocaleCode;
  texts: Texts["shell"];
  menus: readonly Menu[];
  policies: readonly MenuEntry[];
  company: CompanyIdentity;
  isSampleCompany: boolean;
};

/** What the parts are drawn from. */
export type PartProps = Omit<ShellFacts, "isSampleCompany"> & { sample: SampleView | null };

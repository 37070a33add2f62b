import type { LocaleCode } from "~/locales/locales";
import type { Texts } from "~/locales/texts.server";
import { QrDialog } from "./qr-dialog";

const TEXTS: Record<LocaleCode, () => Promise<{ default: Texts["qr"] }>> = {
  ko: () => import("~/locales/ko/qr.json"),
  en: () => import("~/locales/en/qr.json"),
  id: () => import("~/locales/id/qr.json"),
};

export type LoadedQr = { texts: Texts["qr"]; QrDialog: typeof QrDialog };

/** The dialog and its words in a language. Pages carry neither. */
export async function loadQr(locale: LocaleCode): Promise<LoadedQr> {
  return { texts: (await TEXTS[locale]()).default, QrDialog };
}

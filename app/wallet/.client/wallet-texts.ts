import type { Texts } from "~/locales/texts.server";

export type WalletTexts = Texts["wallet"];

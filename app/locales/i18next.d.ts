import "i18next";
import type { Texts } from "./texts.server";

declare module "i18next" {
  interface CustomTypeOptions {
    resources: Texts;
    defaultNS: false;
  }
}

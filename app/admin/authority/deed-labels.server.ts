import type { Locale } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";

type Words = Readonly<Record<string, string>>;

/** The name of what a deed of an authority changes, for every form that prepares one. */
export function effectLabel(locale: Locale, name: string): string | undefined {
  const names: Words = textsOf(locale).adminAuthorityDeed.effects;
  return names[name];
}

/** The name of what a deed's transaction contains. */
export function parameterLabel(locale: Locale, name: string): string {
  const { parameters, effects } = textsOf(locale).adminAuthorityDeed;
  const names: Words = { ...effects, ...parameters };
  return names[name] ?? name;
}

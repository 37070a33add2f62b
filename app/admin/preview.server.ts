import { sha256Hex } from "~/domain/sha256";
import type { Locale } from "~/locales/locales";
import { effectLabel } from "./authority/deed-labels.server";
import type { AdminValue, Effect } from "./define-resource";
import type { PreviewView } from "./form-view";
import type { NounTexts } from "./noun-texts.server";
import { showValue } from "./show-value.server";

/** A dry run as the form shows it. `seen` stands for exactly these effects. */
export async function showPreview(
  effects: readonly Effect[],
  { locale, words, form }: { locale: Locale; words: NounTexts; form: string },
): Promise<PreviewView> {
  const shown = { locale, values: words.values };
  const value = (of: AdminValue | undefined) => showValue({ kind: "words", words: "effectValues" }, of, shown);
  return {
    confirm: words.forms?.[form]?.confirm ?? words.forms?.[form]?.submit ?? "",
    seen: await hashOf(effects),
    effects: effects.map(({ name, of, before, after }) => ({
      label: [words.forms?.[form]?.effects?.[name] ?? effectLabel(locale, name) ?? name, of].filter(Boolean).join(": "),
      before: before === undefined ? null : value(before),
      after: value(after),
    })),
  };
}

/** Stands for a dry run, so that what is carried out is what was shown. */
async function hashOf(effects: readonly Effect[]): Promise<string> {
  const text = JSON.stringify(effects, (_, value) => (typeof value === "bigint" ? String(value) : value));
  return sha256Hex(text);
}

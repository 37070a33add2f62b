import { Fragment, type ReactNode } from "react";
import { runsIn, type TextKey } from "~/locales/translate";
import { useLocale } from "./use-locale";

type RichTextProps<Part extends object> = {
  part: Part;
  name: TextKey<Part>;
  values?: Readonly<Record<string, string | number>>;
  /** How to draw what is inside each tag; `<strong>` needs no entry. */
  tags?: Record<string, (text: string) => ReactNode>;
};

/** A text with a link or a bold part, under one key: `By sending you accept <link>our terms</link>.` */
export function RichText<Part extends object>({ part, name, values, tags }: RichTextProps<Part>): ReactNode {
  const draw = { strong: (text: string) => <strong>{text}</strong>, ...tags };
  return runsIn(useLocale(), part, name, values).map(({ tag, text }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text have no order but their own
    <Fragment key={index}>{tag === null ? text : (draw[tag as keyof typeof draw]?.(text) ?? text)}</Fragment>
  ));
}

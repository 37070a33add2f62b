import { formatDateTime } from "~/locales/format";
import { FactList } from "~/ui/facts";
import { useLocale } from "~/ui/use-locale";
import type { ApplyData } from "./apply-screen.server";

type Props = Pick<ApplyData, "texts" | "list"> & {
  /** What the list has for the holder; undefined while nobody is signed in, and null for somebody who is not on it. */
  item: string | null | undefined;
  /** True while an address is being confirmed: then the dates would push it off a phone's screen. */
  isShort: boolean;
};

/** What a list has for the holder, and until when an address can, or could, be entered. */
export function ApplyFacts({ texts, list, item, isShort }: Props) {
  const locale = useLocale();
  const at = (iso: string) => formatDateTime(locale, new Date(iso));
  const dates = [
    ...(list.stage === "soon" ? [{ term: texts.opens, value: at(list.opensAt) }] : []),
    { term: list.stage === "closed" ? texts.closed : texts.closes, value: at(list.closesAt) },
  ];
  return (
    <FactList
      items={[
        ...(item ? [{ term: texts.yours, value: item, tone: "strong" as const }] : []),
        ...(item === undefined ? [{ term: texts.yours, value: texts.yoursLater }] : []),
        ...(isShort ? [] : dates),
      ]}
    />
  );
}

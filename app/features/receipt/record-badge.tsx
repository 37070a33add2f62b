import type { Standing } from "~/domain/migration/standing";
import type { Texts } from "~/locales/texts.server";
import { Badge } from "~/ui/notice";
import { useT } from "~/ui/use-t";

const TONES = {
  underWay: "accent",
  overdue: "warning",
  notMinted: "danger",
  confirmed: "good",
  reclaimed: "faint",
  disputed: "danger",
} as const;

type Props = {
  texts: Texts["receipt"]["status"];
  standing: Standing;
  /** True if a chain could not be asked, so that this is only what was known last. */
  isUnchecked?: boolean;
};

/** How a record of the gate stands, in the one word that every screen has for it. */
export function RecordBadge({ texts, standing, isUnchecked = false }: Props) {
  const t = useT();
  if (isUnchecked) return <Badge tone="faint">{t(texts, "lastKnown", { status: texts[standing] })}</Badge>;
  return <Badge tone={TONES[standing]}>{texts[standing]}</Badge>;
}

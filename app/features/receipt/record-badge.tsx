import type { Standing } from "~/domain/migration/standing";
import type { Texts } from "~/locales/texts.server";
import { Badge } from "~/ui/notice";

const TONES = {
  underWay: "accent",
  overdue: "warning",
  notMinted: "danger",
  confirmed: "good",
  reclaimed: "faint",
  disputed: "danger",
} as const;

type Props = { texts: Texts["receipt"]["status"]; standing: Standing };

/** How a record of the gate stands, in the one word that every screen has for it. */
export function RecordBadge({ texts, standing }: Props) {
  return <Badge tone={TONES[standing]}>{texts[standing]}</Badge>;
}

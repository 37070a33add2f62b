import type { Pair } from "~/domain/migration/pairs";
import type { Texts } from "~/locales/texts.server";
import { Badge } from "~/ui/notice";

const TONES = { open: "accent", confirmed: "good", reclaimed: "faint" } as const;

type Props = { texts: Texts["receipt"]["status"]; status: Pair["status"] };

/** How a record of the gate stands. */
export function RecordBadge({ texts, status }: Props) {
  return <Badge tone={TONES[status]}>{texts[status]}</Badge>;
}

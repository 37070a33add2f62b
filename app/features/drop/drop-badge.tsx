import type { DropObstacle, DropState } from "~/domain/drop/view";
import { Badge } from "~/ui/notice";
import type { DropTexts } from "./drop-text";

const TONES = {
  draft: "faint",
  before: "faint",
  open: "good",
  exhausted: "warning",
  ended: "faint",
  gone: "faint",
} as const satisfies Record<DropState, string>;

type Props = { texts: DropTexts; state: DropState; why: DropObstacle | null };

/** Where a drop stands for this wallet: whether it was taken or is not for it, otherwise the state of the drop. */
export function DropBadge({ texts, state, why }: Props) {
  if (why === "taken") return <Badge tone="good">{texts.yours.taken}</Badge>;
  if (why === "notListed") return <Badge tone="faint">{texts.yours.notListed}</Badge>;
  return <Badge tone={TONES[state]}>{texts.states[state]}</Badge>;
}

import type { ReservationState } from "~/domain/reservations/rules";
import { Badge } from "~/ui/notice";

const TONES = { received: "warning", confirmed: "good", cancelling: "warning", cancelled: "faint" } as const;

/** The state of a reservation as a badge. */
export function ReservationBadge({ state, name }: { state: ReservationState; name: string }) {
  return <Badge tone={TONES[state]}>{name}</Badge>;
}

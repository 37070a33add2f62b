import type { ReservationState as State } from "~/domain/reservations/rules";
import { Badge } from "~/ui/notice";

const TONES = { received: "warning", confirmed: "good", cancelling: "warning", cancelled: "faint" } as const;

/** How far a reservation is, in a word. */
export function ReservationState({ state, name }: { state: State; name: string }) {
  return <Badge tone={TONES[state]}>{name}</Badge>;
}

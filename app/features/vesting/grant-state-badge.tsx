import type { GrantState } from "~/domain/vesting/rules";
import type { Texts } from "~/locales/texts.server";
import { Badge } from "~/ui/notice";

const TONES: Record<GrantState, "accent" | "good" | "warning" | "faint"> = {
  ahead: "faint",
  cliff: "faint",
  releasing: "accent",
  released: "good",
  revoked: "warning",
  paid: "good",
};

export function GrantStateBadge({ texts, state }: { texts: Texts["vesting"]["states"]; state: GrantState }) {
  return <Badge tone={TONES[state]}>{texts[state]}</Badge>;
}

import type { MigrationView } from "~/domain/migration/view";
import type { Texts } from "~/locales/texts.server";

/** Why a record failed or what it waits for, or else what is left to do; null if its status says everything. */
export function reasonOf(
  { reasons, left: words }: Pick<Texts["migration"], "reasons" | "left">,
  { reason, left }: Pick<MigrationView, "reason" | "left">,
): string | null {
  if (reason) return reasons[reason];
  return left === "none" ? null : words[left];
}

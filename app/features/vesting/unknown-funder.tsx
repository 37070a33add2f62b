import type { GrantView } from "~/domain/vesting/view";
import type { Texts } from "~/locales/texts.server";
import { Notice } from "~/ui/notice";

type Props = { texts: Pick<Texts["vesting"]["detail"], "unknownFunder">; grant: Pick<GrantView, "funder"> };

/** The warning above everything of a grant whose funder the settings do not name; nothing for a known one. */
export function UnknownFunder({ texts, grant }: Props) {
  return grant.funder.name === null ? <Notice tone="warning" title={texts.unknownFunder} /> : null;
}

import type { Texts } from "~/locales/texts.server";
import { Notice } from "~/ui/notice";
import type { TakenAddresses } from "../read-address";
import type { QrTrouble } from "./use-qr-reading";

type Props = { texts: Texts["qr"]; taken: TakenAddresses; trouble: QrTrouble };

/** Why what was read or chosen is no address, and what to do. */
export function TroubleNotice({ texts, taken, trouble }: Props) {
  const { title, text } = wordsOf(texts, taken, trouble);
  return (
    <Notice live tone="danger" title={title}>
      <p>{text}</p>
    </Notice>
  );
}

function wordsOf(texts: Texts["qr"], taken: TakenAddresses, trouble: QrTrouble): { title: string; text: string } {
  if (trouble.kind === "refusal" && trouble.refusal === "unsupported" && taken === "any") return texts.any.unsupported;
  if (trouble.kind === "refusal") return texts.refusals[trouble.refusal];
  return trouble.kind === "picture" ? texts.pictures[trouble.problem] : texts.reader;
}

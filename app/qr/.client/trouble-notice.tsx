import type { Texts } from "~/locales/texts.server";
import { Notice } from "~/ui/notice";
import type { QrTrouble } from "./use-qr-reading";

/** Why what was read or chosen is no address, and what to do. */
export function TroubleNotice({ texts, trouble }: { texts: Texts["qr"]; trouble: QrTrouble }) {
  const { title, text } = wordsOf(texts, trouble);
  return (
    <Notice live tone="danger" title={title}>
      <p>{text}</p>
    </Notice>
  );
}

function wordsOf(texts: Texts["qr"], trouble: QrTrouble): { title: string; text: string } {
  if (trouble.kind === "refusal") return texts.refusals[trouble.refusal];
  return trouble.kind === "picture" ? texts.pictures[trouble.problem] : texts.reader;
}

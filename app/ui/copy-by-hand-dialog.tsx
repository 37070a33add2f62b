import { useEffect, useRef } from "react";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { Button } from "./button";
import { showByHand } from "./copy-text";
import { closeDialog, Dialog, openDialog } from "./dialog";
import { TextAreaField } from "./field";

const ID = "copy-by-hand";

type Props = { texts: Pick<Texts["shell"], "copyByHand" | "close">; text: string };

/** Shows a text that could not be put on the clipboard, selected, so that its reader can copy it. */
export function CopyByHandDialog({ texts: { copyByHand: words, close }, text }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has to be selected too
  useEffect(() => {
    openDialog(ID);
    // a dialog focuses its first button
    selectIn(box.current);
  }, [text]);
  return (
    <Dialog
      id={ID}
      title={words.title}
      onClose={() => showByHand(null)}
      actions={
        <>
          <Button onClick={() => selectIn(box.current)} {...logged("part.button")}>
            {words.select}
          </Button>
          <Button variant="primary" onClick={() => closeDialog(ID)} {...logged("part.close")}>
            {close}
          </Button>
        </>
      }
    >
      <div className="stack-form" ref={box}>
        <p>{words.text}</p>
        <TextAreaField label={words.label} readOnly rows={3} value={text} />
      </div>
    </Dialog>
  );
}

/** Selects by a range, because on an iPhone `select()` selects nothing in a read-only field. */
function selectIn(box: HTMLElement | null): void {
  const field = box?.querySelector("textarea");
  field?.focus();
  field?.setSelectionRange(0, field.value.length);
}

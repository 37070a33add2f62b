import { useEffect, useRef, useSyncExternalStore } from "react";
import { logged } from "~/logs/logged";
import { Button } from "./button";
import { showByHand, subscribeToByHand, textByHand } from "./copy-text";
import { closeDialog, Dialog, openDialog } from "./dialog";
import { TextAreaField } from "./field";
import { useShell } from "./use-shell";

const ID = "copy-by-hand";

/** What a browser did not let us copy, selected, for its reader to copy. Rendered once, by the layout. */
export function CopyByHand() {
  const { texts } = useShell();
  const text = useSyncExternalStore(subscribeToByHand, textByHand, () => null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text === null) return;
    openDialog(ID);
    // a dialog focuses its first button
    selectIn(box.current);
  }, [text]);
  if (text === null) return null;
  const words = texts.copyByHand;
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
            {texts.close}
          </Button>
        </>
      }
    >
      <div className="stack-form" ref={box}>
        <p>{words.text}</p>
        <TextAreaField label={words.label} className="copy-by-hand" readOnly rows={3} value={text} />
      </div>
    </Dialog>
  );
}

/** By its range: `select()` selects nothing in a read-only field on an iPhone. */
function selectIn(box: HTMLElement | null): void {
  const field = box?.querySelector("textarea");
  field?.focus();
  field?.setSelectionRange(0, field.value.length);
}

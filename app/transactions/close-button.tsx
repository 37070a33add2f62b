import { type ControlKey, logged } from "~/logs/logged";
import { Button } from "~/ui/button";
import { closeDialog } from "~/ui/dialog";

/** `isMain`: it ends a deed that succeeded, so that it is the loud button of the modal. */
export type CloseButtonProps = { id: string; label: string; log: ControlKey; isMain?: boolean };

/** Closes the modal of a deed; what is under way continues. */
export function CloseButton({ id, label, log, isMain = false }: CloseButtonProps) {
  return (
    <Button variant={isMain ? "primary" : "secondary"} onClick={() => closeDialog(id)} {...logged(log)}>
      {label}
    </Button>
  );
}

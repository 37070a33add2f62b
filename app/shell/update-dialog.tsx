import { useEffect } from "react";
import { FRONT_VERSION } from "~/config";
import { isOlderVersion } from "~/domain/settings/rules";
import { logged } from "~/logs/logged";
import { Button } from "~/ui/button";
import { Dialog, openDialog } from "~/ui/dialog";

const ID = "modal-update";

/**
 * Compares the version of this front end with the server's (specification, section 8). Throws if the server's cannot be
 * read.
 */
export async function isFrontOutdated(): Promise<boolean> {
  const response = await fetch("/api/common/selectKeyValue?cdKey=version_punkvism_front");
  const { returnValue }: { returnValue: string } = await response.json();
  return isOlderVersion(FRONT_VERSION, returnValue);
}

export function UpdateDialog({ texts }: { texts: { title: string; body: string; button: string } }) {
  useEffect(() => openDialog(ID), []);
  return (
    <Dialog
      id={ID}
      title={texts.title}
      actions={
        <Button variant="primary" onClick={() => location.reload()} {...logged("shell.update")}>
          {texts.button}
        </Button>
      }
    >
      <p>{texts.body}</p>
    </Dialog>
  );
}

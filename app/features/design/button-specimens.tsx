import { Button, ButtonLink } from "~/ui/button";
import { CopyButton } from "~/ui/copy-button";
import { Dialog, opensDialog } from "~/ui/dialog";
import { FactList } from "~/ui/facts";
import { showToast } from "~/ui/toast";

/** Buttons of every look, and what they open. */
export function ButtonSpecimens({ ground }: { ground: string }) {
  const dialog = `modal-test-${ground}`;
  return (
    <>
      {(["primary", "secondary", "quiet", "danger"] as const).map((variant) => (
        <div className="row" key={variant}>
          <Button variant={variant} size="large">
            {variant} large
          </Button>
          <Button variant={variant}>{variant}</Button>
          <Button variant={variant} size="small">
            {variant} small
          </Button>
          <Button variant={variant} busy>
            busy
          </Button>
          <Button variant={variant} disabled>
            disabled
          </Button>
          <ButtonLink variant={variant} to=".">
            link
          </ButtonLink>
        </div>
      ))}
      <div className="row">
        <Button {...opensDialog(dialog)}>Open the dialog</Button>
        {(["info", "success", "error"] as const).map((kind) => (
          <Button key={kind} onClick={() => showToast(`A toast of kind ${kind}`, kind)}>
            Toast {kind}
          </Button>
        ))}
        <CopyButton value="7Xq2k" label="Copy" copiedLabel="Copied" />
      </div>
      <Dialog
        id={dialog}
        title="Claim reward"
        closeLabel="Close"
        actions={
          <>
            <Button>Cancel</Button>
            <Button variant="primary">Claim</Button>
          </>
        }
      >
        <FactList items={[{ term: "You receive", value: "12.5 SCG", tone: "in" }]} />
      </Dialog>
    </>
  );
}

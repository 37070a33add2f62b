import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { Button } from "~/ui/button";
import { closeDialog, Dialog } from "~/ui/dialog";
import { useAddressDialog } from "~/ui/use-address-dialog";
import { loggedIn, type NftTab } from "./nft-screens";

export type AddressDialogProps = {
  id: string;
  title: string;
  tab: NftTab;
  closeLabel: string;
  /** The address without this modal. */
  backTo: string;
  /** The modal's own button, if it leads to a deed: beside the one that closes it. */
  action?: ReactNode;
  children: ReactNode;
};

/** A modal that is open while the address asks for it. Without JavaScript, it is part of the page. */
export function AddressDialog({ id, title, tab, closeLabel, backTo, action, children }: AddressDialogProps) {
  const navigate = useNavigate();
  const isHydrated = useAddressDialog(id);
  if (!isHydrated) {
    return (
      <section id={id} className="wrap band stack-form">
        <h2>{title}</h2>
        {children}
      </section>
    );
  }
  return (
    <Dialog
      id={id}
      title={title}
      closeLog={loggedIn(tab, "detailsClose")["data-log"]}
      onClose={() => navigate(backTo, { preventScrollReset: true })}
      actions={
        <>
          <Button onClick={() => closeDialog(id)} {...loggedIn(tab, "detailsClose")}>
            {closeLabel}
          </Button>
          {action}
        </>
      }
    >
      {children}
    </Dialog>
  );
}

import { useEffect } from "react";
import type { GateWish } from "~/domain/migration/gate-call";
import type { MigrationReturnInput } from "~/domain/migration/input";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { Button } from "~/ui/button";
import { closeDialog, Dialog, openDialog } from "~/ui/dialog";
import { NftPicture } from "~/ui/nft-picture";
import { useT } from "~/ui/use-t";
import { useEvmWallet } from "~/wallet/wallet-store";
import type { DialogContent } from "./dialog-content";
import { troubleContent } from "./end-content";
import { isRefunded, takeBack } from "./migration-run";
import type { MigrationScreen } from "./migration-screen.server";
import { runContent } from "./run-content";
import { readState, siteWorld } from "./site-world";
import { useRun } from "./use-run";

const ID = "migration-return";

/** What comes back: an old NFT with its fee, by its record of the gate, or fees that wait there. */
export type Return = {
  body: MigrationReturnInput;
  wish: Extract<GateWish, { kind: "reclaim" | "takeRefund" }>;
  /** The old NFT that comes back; null for fees. */
  nft: { oldNftContract: string; oldNftId: string; oldNftImage: string } | null;
  words: { title: string; ask: string; yes: string; doneTitle: string; done: string };
};

type ReturnDialogProps = {
  texts: Texts["migration"];
  screen: Pick<MigrationScreen, "art" | "walletTexts">;
  returned: Return;
  onChange(): void;
  onClose(): void;
};

/** Asks once, then has the wallet send the call by which an old NFT or a fee comes back. */
export function ReturnDialog({ texts, screen: { art, walletTexts }, returned, onChange, onClose }: ReturnDialogProps) {
  const t = useT();
  const wallet = useEvmWallet().walletName ?? "";
  const { view, start } = useRun();
  const { body, wish, nft, words } = returned;
  useEffect(() => openDialog(ID), []);

  const begin = () =>
    void start(siteWorld(body), async (run) => {
      await takeBack(run, wish, async () => {
        if (!nft) return isRefunded(run.world);
        const state = await readState(nft.oldNftContract, nft.oldNftId);
        return state?.reason === "Reclaimed";
      });
      onChange();
      return [];
    });
  const contents = (): DialogContent => {
    switch (view.at) {
      case "running":
        return runContent(
          { id: ID, texts, walletTexts, title: words.title, wallet, paid: null, hasSteps: false, count: 1 },
          t,
          view.phase,
        );
      case "trouble":
        return troubleContent({ id: ID, texts, art, walletTexts }, t, {
          trouble: view.trouble,
          wallet,
          onAgain: begin,
        });
      case "ended":
        return {
          title: words.doneTitle,
          closeLog: "myMigration.done",
          children: (
            <div className="migration-end" role="status">
              {nft ? <NftPicture image={nft.oldNftImage} /> : null}
              <p>{words.done}</p>
            </div>
          ),
          actions: (
            <Button variant="primary" onClick={() => closeDialog(ID)} {...logged("myMigration.done")}>
              {texts.end.done}
            </Button>
          ),
        };
      case "idle":
        return {
          title: words.title,
          closeLog: "myMigration.close",
          children: <p>{words.ask}</p>,
          actions: (
            <>
              <Button key="close" onClick={() => closeDialog(ID)} {...logged("myMigration.close")}>
                {texts.dialog.cancel}
              </Button>
              <Button key="yes" variant="primary" onClick={begin} {...logged("myMigration.returnYes")}>
                {words.yes}
              </Button>
            </>
          ),
        };
    }
  };
  const { children, ...content } = contents();
  return (
    <Dialog id={ID} onClose={onClose} {...content}>
      <div className="stack-form">{children}</div>
    </Dialog>
  );
}

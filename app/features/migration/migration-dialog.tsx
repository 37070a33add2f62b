import { useEffect, useState } from "react";
import type { WalletType } from "~/domain/users/rules";
import { useShell } from "~/shell/use-shell";
import { Dialog, openDialog } from "~/ui/dialog";
import { useT } from "~/ui/use-t";
import { signInOrTell } from "~/wallet/sign-in";
import { getWallet, useEvmWallet } from "~/wallet/wallet-store";
import { addressContent } from "./address-content";
import { confirmContent } from "./confirm-content";
import type { DialogContent, MigrationDialogProps } from "./dialog-content";
import { mintedContent, troubleContent } from "./end-content";
import { feeOfAll, namesOf } from "./migration-rules";
import { followMints, handOver } from "./migration-run";
import { runContent } from "./run-content";
import { siteWorld } from "./site-world";
import { useRun } from "./use-run";
import { useTarget } from "./use-target";

const ID = "migration";

/** The dialog of the specification: the Solana address, Yes or No, the wallet, and how it ended. */
export function MigrationDialog(props: MigrationDialogProps) {
  const { texts, screen, chosen, named, terms, onChange, onClose } = props;
  const t = useT();
  const { localePath } = useShell();
  const { walletName, walletType } = useEvmWallet();
  const form = useTarget(texts.dialog, named);
  const [step, setStep] = useState<"address" | "signIn" | "confirm">("address");
  const { view, start, reset } = useRun();
  useEffect(() => openDialog(ID), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is read from its start
  useEffect(() => document.getElementById(ID)?.scrollTo(0, 0), [step, view.at]);

  const go = async () => {
    if (!form.check()) return;
    if (form.isOwn) {
      setStep("signIn");
      await signInOrTell(screen.signInFailed);
      if (!getWallet("solana").isSignedIn) return setStep("address");
    }
    setStep("confirm");
  };
  const begin = () => {
    const { address, isOwn } = form.target;
    const refs = chosen.map(({ oldNftContract, oldNftId }) => ({ oldNftContract, oldNftId }));
    const nfts = refs.map(({ oldNftContract, oldNftId }) => ({ collection: oldNftContract, tokenId: oldNftId }));
    const world = siteWorld({
      newWalletAddress: address,
      newWalletAddressAgain: isOwn ? undefined : address,
      oldWalletType: walletType as WalletType,
      nfts: refs,
    });
    void start(world, async (run) => {
      await handOver(run, { nfts, solanaAddress: address, feeEachRaw: terms.feeEachRaw });
      onChange();
      const records = await followMints(run, nfts);
      onChange();
      return records;
    });
  };
  const toAddress = () => {
    reset();
    setStep("address");
  };
  const wallet = walletName ?? "";
  const shown = { id: ID, texts, art: screen.art, localePath };
  const contents = (): DialogContent => {
    switch (view.at) {
      case "running":
        return runContent(
          {
            id: ID,
            texts,
            walletTexts: screen.walletTexts,
            title: texts.run.title,
            wallet,
            paid: { feeRaw: feeOfAll(terms, chosen.length), names: namesOf(chosen) },
            hasSteps: true,
            count: chosen.length,
          },
          t,
          view.phase,
        );
      case "ended":
        return mintedContent(shown, t, { records: view.records, count: chosen.length });
      case "trouble": {
        const onAgain = view.trouble.isOfAddress ? toAddress : begin;
        return troubleContent({ ...shown, walletTexts: screen.walletTexts }, t, {
          trouble: view.trouble,
          wallet,
          onAgain,
        });
      }
      case "idle":
        return step === "confirm"
          ? confirmContent(props, t, form.target.address, { onYes: begin, onNo: toAddress })
          : addressContent({ ...props, id: ID }, t, form, { isBusy: step === "signIn", go: () => void go() });
    }
  };
  const { children, ...content } = contents();
  return (
    <Dialog id={ID} onClose={onClose} {...content}>
      <div className="stack-form">{children}</div>
    </Dialog>
  );
}

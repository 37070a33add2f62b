import { useState } from "react";
import { Form, useNavigation } from "react-router";
import type { OwnAirdrop } from "~/domain/airdrop/view";
import { logged } from "~/logs/logged";
import { ScanButton } from "~/qr/scan-button";
import { Button } from "~/ui/button";
import { Field, OF_ADDRESS } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { openWalletPicker, useWallet } from "~/wallet/wallet-store";
import { APPLY_NAMES, type ApplyAnswer } from "./apply-answer";
import type { ApplyData } from "./apply-screen.server";

export type ApplyFormProps = Pick<ApplyData, "texts" | "qrLabel" | "ownSolana"> & {
  own: OwnAirdrop;
  /** Never "confirm". */
  answer: ApplyAnswer | undefined;
};

const NEXT_NEEDS = "airdrop-next-needs";

/** The field for the Solana address that gets the airdrop, typed, scanned or taken from the connected wallet. */
export function ApplyForm({ texts, qrLabel, ownSolana, own, answer }: ApplyFormProps) {
  const [target, setTarget] = useState(answer?.target ?? "");
  const connected = useWallet().address ?? ownSolana;
  const isSending = useNavigation().state !== "idle";
  const isEmpty = target.trim() === "";
  const offered = isEmpty ? "primary" : undefined;
  // a list of Solana addresses sends to this wallet anyway
  const canUse = connected !== null && connected !== own.address && connected !== target;
  return (
    <Form method="post" className="stack-form" preventScrollReset>
      <OwnFields own={own} />
      {canUse ? (
        <Button wide variant={offered} onClick={() => setTarget(connected)} {...logged("airdropApply.useConnected")}>
          {texts.useConnected}
        </Button>
      ) : null}
      {connected === null ? (
        <Button
          wide
          variant={offered}
          aria-haspopup="dialog"
          onClick={() => void openWalletPicker({ chain: "solana" })}
          {...logged("wallet.select")}
        >
          {texts.connectSolana}
        </Button>
      ) : null}
      <Field
        id="airdrop-target"
        label={canUse || connected === null ? texts.orTarget : texts.target}
        hint={texts.targetHint}
        error={answer?.kind === "wrong" ? answer.message : undefined}
        name={APPLY_NAMES.target}
        value={target}
        onChange={(event) => setTarget(event.target.value)}
        maxLength={200}
        required
        {...OF_ADDRESS}
      />
      <div className="row">
        <ScanButton label={qrLabel} onAddress={setTarget} />
      </div>
      {answer?.kind === "refused" || answer?.kind === "unreachable" ? (
        <Notice tone="danger" live>
          <p>{answer.kind === "refused" ? answer.message : texts.unreachable}</p>
        </Notice>
      ) : null}
      <div className="stack-tight">
        {isEmpty ? (
          <p id={NEXT_NEEDS} className="soft">
            {texts.nextNeeds}
          </p>
        ) : null}
        <Button
          type="submit"
          variant={isEmpty ? undefined : "primary"}
          size="large"
          busy={isSending}
          unready={isEmpty}
          aria-describedby={isEmpty ? NEXT_NEEDS : undefined}
          {...logged("airdropApply.next")}
        >
          {isSending ? texts.checking : texts.submit}
        </Button>
      </div>
    </Form>
  );
}

/** For whom the form speaks, and which application it showed. */
export function OwnFields({ own }: { own: OwnAirdrop }) {
  return (
    <>
      <input type="hidden" name={APPLY_NAMES.owner} value={own.address} />
      <input type="hidden" name={APPLY_NAMES.version} value={own.application?.version ?? 0} />
    </>
  );
}

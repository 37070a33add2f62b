import { shortAddress } from "~/locales/short-address";
import type { Translate } from "~/locales/translate";
import { logged } from "~/logs/logged";
import { ScanButton } from "~/qr/scan-button";
import { Button } from "~/ui/button";
import { closeDialog } from "~/ui/dialog";
import { ChoiceField, Field, OF_ADDRESS } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { openWalletPicker } from "~/wallet/wallet-store";
import type { DialogContent, MigrationDialogProps } from "./dialog-content";
import { GoesOut } from "./goes-out";
import type { TargetForm } from "./use-target";

/** Asks where the new NFTs go. */
export function addressContent(
  { id, texts: { dialog: words }, screen, chosen, terms }: MigrationDialogProps & { id: string },
  t: Translate,
  form: TargetForm,
  { isBusy, go }: { isBusy: boolean; go: () => void },
): DialogContent {
  const { connected, isOwn, entry, errorOf } = form;
  return {
    title: words.title,
    closeLog: "myMigration.cancel",
    children: (
      <form
        id={`${id}-form`}
        className="stack-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          go();
        }}
      >
        <GoesOut words={words} t={t} chosen={chosen} terms={terms} />
        {connected ? (
          <div className="migration-target">
            <ChoiceField
              legend={words.where}
              name="migration-target"
              value={isOwn ? "own" : "other"}
              onValue={(value) => form.enter({ choice: value === "own" ? "own" : "other" })}
              choices={[
                {
                  value: "own",
                  label: words.own,
                  note: `${shortAddress(connected)} · ${words.ownNote}`,
                  log: "myMigration.own",
                },
                { value: "other", label: words.other, log: "myMigration.other" },
              ]}
            />
          </div>
        ) : (
          <div className="migration-where">
            <p>{words.where}</p>
            <Button
              wide
              variant={form.isEmpty ? "primary" : undefined}
              aria-haspopup="dialog"
              onClick={() => void openWalletPicker({ chain: "solana" })}
              {...logged("wallet.select")}
            >
              {words.connectSolana}
            </Button>
            <p className="soft">{words.orOther}</p>
          </div>
        )}
        {isOwn ? null : (
          <>
            <Field
              label={words.address}
              error={errorOf("address")}
              value={entry.address}
              {...OF_ADDRESS}
              onChange={(event) => form.enter({ address: event.currentTarget.value })}
            />
            <ScanButton label={screen.scanLabel} onAddress={form.scan} disabled={isBusy} />
            <Field
              label={words.again}
              hint={form.isNamedBefore ? words.namedHint : words.againHint}
              error={errorOf("again")}
              value={entry.again}
              {...OF_ADDRESS}
              onChange={(event) => form.enter({ again: event.currentTarget.value })}
            />
            <Notice tone="warning">
              <p>{words.warning}</p>
            </Notice>
          </>
        )}
      </form>
    ),
    actions: (
      <>
        <Button key="cancel" onClick={() => closeDialog(id)} {...logged("myMigration.cancel")}>
          {words.cancel}
        </Button>
        <Button
          key="go"
          type="submit"
          form={`${id}-form`}
          variant="primary"
          busy={isBusy}
          unready={form.isEmpty}
          {...logged("myMigration.go")}
        >
          {words.go}
        </Button>
      </>
    ),
  };
}

import type { MigrationTerms, OldNftView } from "~/domain/migration/screen-types";
import type { Texts } from "~/locales/texts.server";
import type { DialogProps } from "~/ui/dialog";
import type { MigrationScreen } from "./migration-screen.server";

export type MigrationDialogProps = {
  texts: Texts["migration"];
  screen: Pick<MigrationScreen, "scanLabel" | "signInFailed" | "art" | "walletTexts">;
  chosen: readonly OldNftView[];
  /** The address that was named for all of them before; null if there is none. */
  named: string | null;
  terms: MigrationTerms;
  /** Something has changed on a chain. */
  onChange(): void;
  onClose(): void;
};

/** What the dialog shows at one step. */
export type DialogContent = Pick<DialogProps, "title" | "children" | "actions" | "closeLog">;

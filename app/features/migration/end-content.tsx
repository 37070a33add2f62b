import type { MigrationView } from "~/domain/migration/view";
import type { Texts } from "~/locales/texts.server";
import type { Translate } from "~/locales/translate";
import { logged } from "~/logs/logged";
import { Art } from "~/ui/art";
import { Button, ButtonLink } from "~/ui/button";
import { closeDialog } from "~/ui/dialog";
import { NftPicture } from "~/ui/nft-picture";
import { wordsOfDeviceProblem } from "~/wallet/.client/device-words";
import type { DialogContent } from "./dialog-content";
import type { MigrationScreen } from "./migration-screen.server";
import { RecordReasons } from "./record-reasons";
import type { Trouble } from "./trouble";

type Shown = {
  id: string;
  texts: Texts["migration"];
  art: MigrationScreen["art"];
  localePath: string;
};

/** All `count` new NFTs have arrived, or only some, or none: then it says how many, and why the others have not. */
export function mintedContent(
  { id, texts, art, localePath }: Shown,
  t: Translate,
  { records, count }: { records: readonly MigrationView[]; count: number },
): DialogContent {
  const { end: words } = texts;
  const hasFailed = records.some(({ status }) => status === "failed");
  const complete = records.filter(({ status }) => status === "complete");
  const [first] = complete;
  const isAll = complete.length > 0 && complete.length === count;
  const partTitle = complete.length > 0 ? t(words, "partTitle", { done: complete.length, all: count }) : null;
  return {
    title: isAll ? words.completeTitle : (partTitle ?? words.failedTitle),
    closeLog: "myMigration.done",
    children: (
      <div className="migration-end" role="status">
        {isAll ? (
          <ul className="migration-faces">
            {complete.map(({ seq, oldNftImage, newProjectName, new_nft_id: number }) => (
              <li key={seq}>
                <NftPicture image={oldNftImage} isSmall />
                <span>{`${newProjectName} #${number}`}</span>
              </li>
            ))}
          </ul>
        ) : (
          <Art picture={art.failed} alt="" />
        )}
        {complete.length > 0 ? <p>{t(words, "complete", { count: complete.length })}</p> : null}
        {hasFailed ? <p>{words.failedMint}</p> : null}
        <RecordReasons texts={texts} records={records} />
      </div>
    ),
    actions: (
      <>
        {first?.gateId ? (
          <ButtonLink key="receipt" to={`/${localePath}/migration/${first.gateId}`} {...logged("myMigration.receipt")}>
            {words.receipt}
          </ButtonLink>
        ) : null}
        <Button key="done" variant="primary" onClick={() => closeDialog(id)} {...logged("myMigration.done")}>
          {words.done}
        </Button>
      </>
    ),
  };
}

/** Why it did not go on, and how to go on. */
export function troubleContent(
  { id, texts, art, walletTexts }: Omit<Shown, "localePath"> & Pick<MigrationScreen, "walletTexts">,
  t: Translate,
  { trouble, wallet, onAgain }: { trouble: Trouble; wallet: string; onAgain: () => void },
): DialogContent {
  const { end: words } = texts;
  const isStale = trouble.words === "differs";
  const isDeclined = trouble.words === "rejected";
  return {
    // who declines has not failed
    title: isDeclined ? texts.dialog.title : words.failedTitle,
    closeLog: "myMigration.close",
    children: (
      <div className={isDeclined ? undefined : "migration-end"} role="alert">
        {isDeclined ? null : <Art picture={art.failed} alt="" />}
        <p>
          {(trouble.problem && wordsOfDeviceProblem(trouble.problem, walletTexts.device)) ??
            (trouble.words ? t(texts.trouble, trouble.words, { wallet }) : trouble.message)}
        </p>
      </div>
    ),
    actions: (
      <>
        <Button key="close" onClick={() => closeDialog(id)} {...logged("myMigration.close")}>
          {words.close}
        </Button>
        {trouble.words === "feeChanged" || trouble.words === "unsupported" ? null : (
          <Button
            key="again"
            variant="primary"
            onClick={isStale ? () => window.location.reload() : onAgain}
            {...logged("myMigration.again")}
          >
            {isStale ? words.reload : words.again}
          </Button>
        )}
      </>
    ),
  };
}

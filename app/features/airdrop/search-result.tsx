import { useNavigate } from "react-router";
import { obstacleOf } from "~/domain/airdrop/rules";
import { logged } from "~/logs/logged";
import { useShell } from "~/shell/use-shell";
import { Button, ButtonLink } from "~/ui/button";
import { CopyButton } from "~/ui/copy-button";
import { closeDialog, Dialog } from "~/ui/dialog";
import { useAddressDialog } from "~/ui/use-address-dialog";
import { AirdropFacts, AirdropTitle, waitingWords } from "./airdrop-record";
import type { AirdropSearchData } from "./search-screen.server";

const RESULT = "airdrop-result";

type Props = { texts: AirdropSearchData["texts"]; found: NonNullable<AirdropSearchData["found"]> };

/** The specification's modal of the airdrop search. Without JavaScript, it is a part of the page. */
export function AirdropSearchResult({ texts, found }: Props) {
  const { localePath } = useShell();
  const navigate = useNavigate();
  const isModal = useAddressDialog(RESULT);
  if (!isModal) {
    return (
      <section id={RESULT} className="stack-form" aria-labelledby={`${RESULT}-title`}>
        <h2 id={`${RESULT}-title`}>{texts.search.resultTitle}</h2>
        <Records texts={texts} found={found} />
      </section>
    );
  }
  return (
    <Dialog
      id={RESULT}
      title={texts.search.resultTitle}
      closeLog="airdrop.close"
      onClose={() => navigate(`/${localePath}/airdrop`, { preventScrollReset: true })}
      actions={
        <Button onClick={() => closeDialog(RESULT)} {...logged("airdrop.close")}>
          {texts.search.close}
        </Button>
      }
    >
      <Records texts={texts} found={found} />
    </Dialog>
  );
}

function Records({ texts, found }: Props) {
  const { localePath } = useShell();
  return (
    <div className="stack-form">
      <p className="row">
        <code className="airdrop-address">{found.address}</code>
        <CopyButton value={found.address} label={texts.record.copy} copiedLabel={texts.record.copied} />
      </p>
      {found.records.length === 0 ? (
        <div className="stack-tight">
          <p>
            <strong>{texts.search.notFound}</strong>
          </p>
          <p className="soft">{texts.search.notFoundMore}</p>
        </div>
      ) : null}
      {found.records.map((record) => (
        <article key={record.list} className="panel stack-tight">
          <h3 className="airdrop-name">
            <AirdropTitle texts={texts.record} record={record} />
          </h3>
          <AirdropFacts texts={texts.record} record={record} />
          {record.isCompleted ? null : <p className="soft">{waitingWords(texts.record, record)}</p>}
          {record.chain === "eip155" && obstacleOf(record) === null ? (
            <ButtonLink size="small" to={`/${localePath}/airdrop/${record.list}`} {...logged("airdrop.apply")}>
              {texts.own.signInToApply}
            </ButtonLink>
          ) : null}
        </article>
      ))}
    </div>
  );
}

import { useNavigate } from "react-router";
import { waitsForAddress } from "~/domain/airdrop/rules";
import type { AirdropRecord, OwnAirdrop } from "~/domain/airdrop/view";
import { logged } from "~/logs/logged";
import { useShell } from "~/shell/use-shell";
import { AddressInGroups } from "~/ui/address-in-groups";
import { Button, ButtonLink } from "~/ui/button";
import { CopyButton } from "~/ui/copy-button";
import { closeDialog, Dialog } from "~/ui/dialog";
import { useAddressDialog } from "~/ui/use-address-dialog";
import { AirdropFacts, AirdropTitle, waitingWords } from "./airdrop-record";
import { AIRDROP_FIELD } from "./search-form";
import type { AirdropSearchData } from "./search-screen.server";

const RESULT = "airdrop-result";

type Props = Pick<AirdropSearchData, "texts" | "own"> & { found: NonNullable<AirdropSearchData["found"]> };

/** The specification's modal of the airdrop search. Without JavaScript, it is a part of the page. */
export function AirdropSearchResult({ texts, found, own }: Props) {
  const { localePath } = useShell();
  const navigate = useNavigate();
  const isModal = useAddressDialog(RESULT);
  if (!isModal) {
    return (
      <section id={RESULT} className="stack-form" aria-labelledby={`${RESULT}-title`}>
        <h2 id={`${RESULT}-title`}>{texts.search.resultTitle}</h2>
        <Records texts={texts} found={found} own={own} inFooter={null} />
      </section>
    );
  }
  const waiting = found.records.filter((record) => canEnter(record, own));
  const only = waiting.length === 1 ? (waiting[0] ?? null) : null;
  return (
    <Dialog
      id={RESULT}
      title={texts.search.resultTitle}
      closeLog="airdrop.close"
      onClose={() => navigate(`/${localePath}/airdrop`, { preventScrollReset: true })}
      actions={
        <>
          <Button onClick={() => closeDialog(RESULT)} {...logged("airdrop.close")}>
            {texts.search.close}
          </Button>
          {only ? <EnterLink texts={texts} record={only} /> : null}
          {found.records.length === 0 ? (
            <Button variant="primary" onClick={searchAnother} {...logged("airdrop.close")}>
              {texts.search.another}
            </Button>
          ) : null}
        </>
      }
    >
      <Records texts={texts} found={found} own={own} inFooter={only} />
    </Dialog>
  );
}

/** Back to the field, where typing replaces the address that was looked up. */
function searchAnother() {
  closeDialog(RESULT);
  const field = document.getElementById(AIRDROP_FIELD);
  if (field instanceof HTMLInputElement) {
    field.focus();
    field.select();
  }
}

type RecordsProps = Props & {
  /** The record whose button stands beside "Close". */
  inFooter: AirdropRecord | null;
};

function Records({ texts, found, own, inFooter }: RecordsProps) {
  return (
    <div className="stack-form">
      <div className="row">
        <AddressInGroups address={found.address} />
        <CopyButton value={found.address} label={texts.record.copy} copiedLabel={texts.record.copied} />
      </div>
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
            <AirdropTitle texts={texts.record} record={record} isMissing={isMissing(record, own)} />
          </h3>
          <AirdropFacts texts={texts.record} record={record} />
          {record.isCompleted ? null : <p className="soft">{waitingWords(texts.record, record)}</p>}
          {canEnter(record, own) && record !== inFooter ? <EnterLink texts={texts} record={record} isSmall /> : null}
        </article>
      ))}
    </div>
  );
}

type EnterProps = Pick<Props, "texts"> & { record: AirdropRecord; isSmall?: boolean };

function EnterLink({ texts, record, isSmall }: EnterProps) {
  const { localePath } = useShell();
  return (
    <ButtonLink
      variant="primary"
      size={isSmall ? "small" : undefined}
      to={`/${localePath}/airdrop/${record.list}`}
      {...logged("airdrop.apply")}
    >
      {texts.own.signInToApply}
    </ButtonLink>
  );
}

/** The record of the visitor's own wallet, which alone knows whether an address was entered. */
function findOwn(record: AirdropRecord, own: Props["own"]): OwnAirdrop | undefined {
  return own.find(({ list, address }) => list === record.list && address === record.address);
}

/** Whether an airdrop may wait for an address: of somebody else's nobody is told whether one was entered. */
function canEnter(record: AirdropRecord, own: Props["own"]): boolean {
  return waitsForAddress({ ...record, hasApplied: Boolean(findOwn(record, own)?.application) });
}

/** Whether the visitor's own airdrop waits for an address. */
function isMissing(record: AirdropRecord, own: Props["own"]): boolean {
  return canEnter(record, own) && findOwn(record, own) !== undefined;
}

import type { Texts } from "~/locales/texts.server";
import { ButtonLink } from "~/ui/button";
import { CopyButton } from "~/ui/copy-button";
import { TextAreaField } from "~/ui/field";
import type { DeedPage } from "../authority/open-deed.server";

type Props = {
  proposal: NonNullable<DeedPage["proposal"]>;
  record: string;
  texts: Texts["adminAuthorityDeed"]["page"];
};

/**
 * The transaction to propose in the tool of a multisig, and the link for entering its signature once it was carried out there.
 */
export function DeedProposal({ proposal, record, texts }: Props) {
  return (
    <>
      <h2>{texts.propose}</h2>
      <p>{texts.proposeLead}</p>
      {(["base58", "base64"] as const).map((spelling) => (
        <div key={spelling} className="stack-form">
          <TextAreaField
            id={`proposal-${spelling}`}
            label={texts[spelling]}
            value={proposal[spelling]}
            readOnly
            spellCheck={false}
            rows={4}
          />
          <CopyButton value={proposal[spelling]} label={texts.copy} copiedLabel={texts.copied} />
        </div>
      ))}
      <div className="row">
        <ButtonLink variant="primary" to={record}>
          {texts.record}
        </ButtonLink>
      </div>
    </>
  );
}

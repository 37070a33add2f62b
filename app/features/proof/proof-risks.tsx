import { Fragment } from "react";
import type { ProgramProof } from "~/domain/proof/view";
import { shortAddress } from "~/locales/short-address";
import type { Texts } from "~/locales/texts.server";
import { ExplorerLink } from "~/ui/explorer-link";
import { Notice } from "~/ui/notice";
import { RichText } from "~/ui/rich-text";
import { KeyWithoutLink } from "./key-address";

export type ProofRisksProps = {
  texts: Pick<Texts["proof"], "risks" | "keys"> & { names: Texts["proof"]["others"]["programs"] };
  programs: readonly Pick<ProgramProof, "name" | "upgradeAuthority">[];
  /** The freeze authority of SCG; null if there is none. */
  freezeAuthority: string | null;
};

/** Who could still undo what the figures say: whoever can replace a program, and whoever can freeze SCG. */
export function ProofRisks({ texts: { risks, keys: keyTexts, names }, programs, freezeAuthority }: ProofRisksProps) {
  const keys = new Set(programs.flatMap(({ upgradeAuthority }) => upgradeAuthority ?? []));
  if (keys.size === 0 && freezeAuthority === null) return <Notice tone="good" title={risks.none} />;
  const namesOf = (key: string) =>
    programs.filter(({ upgradeAuthority }) => upgradeAuthority === key).map(({ name }) => names[name]);
  return (
    <Notice tone="warning" title={keys.size > 0 ? risks.replaceTitle : risks.freezeTitle}>
      {[...keys].map((key) => (
        <Fragment key={key}>
          <p>
            <Risk
              texts={risks}
              name={namesOf(key).length === programs.length ? "replaceAll" : "replace"}
              address={key}
              programs={namesOf(key).join(", ")}
            />
          </p>
          <KeyWithoutLink texts={keyTexts} address={key} />
        </Fragment>
      ))}
      {freezeAuthority ? (
        <>
          <p>
            <Risk texts={risks} name="freeze" address={freezeAuthority} programs="" />
          </p>
          {/* said once, if one key has both powers */}
          {keys.has(freezeAuthority) ? null : <KeyWithoutLink texts={keyTexts} address={freezeAuthority} />}
        </>
      ) : null}
    </Notice>
  );
}

type RiskProps = {
  texts: Texts["proof"]["risks"];
  name: "replaceAll" | "replace" | "freeze";
  address: string;
  programs: string;
};

function Risk({ texts, name, address, programs }: RiskProps) {
  return (
    <RichText
      part={texts}
      name={name}
      values={{ key: shortAddress(address), programs }}
      tags={{
        key: (text) => (
          <ExplorerLink kind="address" value={address}>
            {text}
          </ExplorerLink>
        ),
      }}
    />
  );
}

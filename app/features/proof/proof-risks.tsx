import type { ProgramProof } from "~/domain/proof/view";
import { shortAddress } from "~/locales/short-address";
import type { Texts } from "~/locales/texts.server";
import { ExplorerLink } from "~/ui/explorer-link";
import { Notice } from "~/ui/notice";
import { RichText } from "~/ui/rich-text";

export type ProofRisksProps = {
  texts: Pick<Texts["proof"], "risks"> & { names: Texts["proof"]["others"]["programs"] };
  programs: readonly Pick<ProgramProof, "name" | "upgradeAuthority">[];
  /** The freeze authority of SCG; null if there is none. */
  freezeAuthority: string | null;
};

/** Who could still undo what the figures say: whoever can replace a program, and whoever can freeze SCG. */
export function ProofRisks({ texts: { risks, names }, programs, freezeAuthority }: ProofRisksProps) {
  const keys = new Set(programs.flatMap(({ upgradeAuthority }) => upgradeAuthority ?? []));
  if (keys.size === 0 && freezeAuthority === null) return <Notice tone="good" title={risks.none} />;
  const namesOf = (key: string) =>
    programs.filter(({ upgradeAuthority }) => upgradeAuthority === key).map(({ name }) => names[name]);
  return (
    <Notice tone="warning" title={keys.size > 0 ? risks.replaceTitle : risks.freezeTitle}>
      {[...keys].map((key) => (
        <p key={key}>
          <Risk
            texts={risks}
            name={namesOf(key).length === programs.length ? "replaceAll" : "replace"}
            address={key}
            programs={namesOf(key).join(", ")}
          />
        </p>
      ))}
      {freezeAuthority ? (
        <p>
          <Risk texts={risks} name="freeze" address={freezeAuthority} programs="" />
        </p>
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

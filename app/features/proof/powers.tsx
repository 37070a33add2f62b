import type { ReactNode } from "react";
import type { CoinStakingProof, ProgramProof } from "~/domain/proof/view";
import type { Texts } from "~/locales/texts.server";
import { ExplorerLink } from "~/ui/explorer-link";
import { type Fact, FactList } from "~/ui/facts";
import { Notice } from "~/ui/notice";
import { KeyAddress } from "./key-address";

type Proof = Texts["proof"];

/** Who holds which key, and what it can do. */
export function PowersList({
  texts: { powers: texts, keys },
  proof,
}: {
  texts: Pick<Proof, "powers" | "keys">;
  proof: CoinStakingProof;
}) {
  const key = (address: string | null, none: string): ReactNode =>
    address ? <KeyAddress texts={keys} address={address} /> : none;
  const { pool, mint, program } = proof;
  const facts: Fact[] = [
    { term: texts.admin, value: key(pool.admin, texts.nobody), note: texts.adminCan },
    ...(pool.pendingAdmin ? [{ term: texts.pendingAdmin, value: key(pool.pendingAdmin, texts.nobody) }] : []),
    { term: texts.pauser, value: key(pool.pauser, texts.nobody), note: texts.pauserCan },
    { term: texts.funder, value: key(pool.funder, texts.nobody), note: texts.funderCan },
    {
      term: texts.upgrade,
      value: key(program.upgradeAuthority, texts.upgradeNone),
      note: program.upgradeAuthority ? `${texts.upgradeCan} ${keys.addressOnly}` : undefined,
    },
    {
      term: texts.freeze,
      value: key(mint.freezeAuthority, texts.freezeNone),
      note: mint.freezeAuthority ? texts.freezeCan : undefined,
    },
    {
      term: texts.mintAuthority,
      value: key(mint.mintAuthority, texts.mintAuthorityNone),
      note: mint.mintAuthority ? texts.mintAuthorityCan : undefined,
    },
  ];
  return (
    <>
      <p className="soft">{texts.lead}</p>
      {mint.freezeAuthority ? <Notice tone="warning" title={texts.freezeCan} /> : null}
      <FactList items={facts} />
    </>
  );
}

type ProgramsListProps = {
  texts: Pick<Proof, "program" | "keys" | "others">;
  programs: readonly ProgramProof[];
};

/** The hash of each program that runs, beside the committed hash. */
export function ProgramsList({ texts: { program: texts, keys, others }, programs }: ProgramsListProps) {
  return programs.map((program) => (
    <div key={program.address} className="stack-form">
      <h3>{others.programs[program.name]}</h3>
      <Notice
        tone={program.isSameBinary ? "good" : "danger"}
        title={program.isSameBinary ? texts.same : texts.different}
      />
      <ProgramFacts texts={texts} keys={keys} program={program} />
    </div>
  ));
}

type ProgramFactsProps = { texts: Proof["program"]; keys: Proof["keys"]; program: ProgramProof };

function ProgramFacts({ texts, keys, program }: ProgramFactsProps) {
  return (
    <FactList
      items={[
        { term: texts.address, value: <ExplorerLink kind="address" value={program.address} /> },
        {
          term: texts.upgrade,
          value: program.upgradeAuthority ? (
            <KeyAddress texts={keys} address={program.upgradeAuthority} />
          ) : (
            texts.upgradeNone
          ),
        },
        { term: texts.deployed, value: "", note: <code className="proof-hash">{program.deployedSha256}</code> },
        { term: texts.committed, value: "", note: <code className="proof-hash">{program.committedSha256}</code> },
      ]}
    />
  );
}

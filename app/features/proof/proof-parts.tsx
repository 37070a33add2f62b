import type { ReactNode } from "react";
import type { IndexerState } from "~/domain/indexer/view";
import type { Register } from "~/domain/migration/register";
import type { ProofPage } from "~/domain/proof/view";
import type { MoneyFrame } from "~/features/money/money-frame";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { ButtonLink } from "~/ui/button";
import { useT } from "~/ui/use-t";
import { ProofPool, VaultsTable } from "./coin-vaults";
import { GrantVaultsPart } from "./grant-vaults";
import { ListsFreshness } from "./lists-freshness";
import { MigrationSums } from "./migration-sums";
import { DropVaults, PoolVaults } from "./nft-vaults";
import { PowersList, ProgramsList } from "./powers";
import { ProofFold } from "./proof-fold";
import { PROOF_FOLDS, type ProofFoldName, statesOfFolds, verdictOf } from "./proof-states";
import { ProofSummary } from "./proof-summary";
import { ReleaseFacts } from "./release-facts";
import type { VaultTexts } from "./vault-text";

type Props = {
  frame: Pick<MoneyFrame, "labels">;
  texts: Texts["proof"];
  rewards: VaultTexts["rewards"];
  localePath: string;
  value: ProofPage;
  lists: readonly IndexerState[];
  register: Register;
  /** The hash of the scripts of this release; null while developing. */
  releaseHash: string | null;
  /** Whether the address asks for a page of the grants. */
  isGrantsAsked: boolean;
  readAgain: ReactNode;
};

/** Whether all is covered and the sums by coin, then each part in a fold. */
export function ProofParts(props: Props) {
  const { frame, texts, rewards, localePath, lists, register, releaseHash, isGrantsAsked, value, readAgain } = props;
  const { proof, pool, others, grants, covers } = value;
  const t = useT();
  const states = statesOfFolds(t, texts.states, value, lists, register);
  const part = { texts, rewards, others, chainTs: proof.chainTs };
  const titles: Record<ProofFoldName, string> = {
    coin: frame.labels.coinStaking,
    boost: texts.others.boost,
    nova: texts.others.nova,
    drops: texts.others.programs.drop,
    grants: texts.grants.title,
    migration: texts.migration.title,
    powers: texts.powers.title,
    programs: texts.program.title,
    lists: texts.lists.title,
  };
  const contents: Record<ProofFoldName, ReactNode> = {
    coin: (
      <>
        <VaultsTable texts={texts.vaults} proof={proof} />
        <h3>{texts.pool.title}</h3>
        <ProofPool texts={texts.pool} labels={frame.labels} proof={proof} pool={pool} />
      </>
    ),
    boost: <PoolVaults pool="boost" {...part} />,
    nova: <PoolVaults pool="nova" {...part} />,
    drops: <DropVaults {...part} />,
    grants: (
      <GrantVaultsPart texts={texts.grants} columns={texts.vaults.columns} grants={grants} localePath={localePath} />
    ),
    migration: (
      <MigrationSums texts={texts.migration} states={texts.states} register={register} localePath={localePath} />
    ),
    powers: <PowersList texts={texts} proof={proof} />,
    programs: <ProgramsList texts={texts} programs={others.programs} />,
    lists: <ListsFreshness texts={texts.lists} states={lists} read={proof} />,
  };
  return (
    <>
      <ProofSummary
        texts={texts}
        covers={covers}
        nftDrops={others.nftDrops}
        staked={others.pools.reduce((all, { nfts }) => all + nfts, 0)}
        verdict={verdictOf(t, texts, value, states)}
        states={states}
        titles={titles}
        programs={others.programs}
        freezeAuthority={proof.mint.freezeAuthority}
        readAgain={readAgain}
      />
      <p className="row soft proof-read-at">
        <span>{t(texts, "readAt", { time: proof.chainTs })}</span>
        {Object.values(states).some(({ isFault }) => isFault) ? null : readAgain}
      </p>
      <div>
        {PROOF_FOLDS.map(({ name, id }) => (
          <ProofFold
            key={name}
            id={id}
            title={titles[name]}
            state={states[name]}
            isOpen={name === "grants" && isGrantsAsked}
          >
            {contents[name]}
          </ProofFold>
        ))}
        {releaseHash ? (
          <ProofFold id="release-title" title={texts.release.title}>
            <ReleaseFacts texts={texts.release} hash={releaseHash} />
          </ProofFold>
        ) : null}
      </div>
      <p className="row">
        <ButtonLink size="small" viewTransition to={`/${localePath}/proof/gear`} {...logged("proof.gear")}>
          {texts.gear}
        </ButtonLink>
      </p>
    </>
  );
}

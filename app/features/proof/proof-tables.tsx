import type { ReactNode } from "react";
import type { CoinStakingProof, ProgramProof } from "~/domain/proof/view";
import { COIN_TERMS_DAYS, largestCoveredStake, rateOfTerm } from "~/domain/staking/rules";
import type { CoinPoolView } from "~/domain/staking/view";
import { formatCoin } from "~/features/money/money-text";
import { formatBps, formatNumber } from "~/locales/format";
import type { Texts } from "~/locales/texts.server";
import { DataTable } from "~/ui/data-table";
import { ExplorerLink } from "~/ui/explorer-link";
import { type Fact, FactList } from "~/ui/facts";
import { Notice } from "~/ui/notice";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";

type Proof = Texts["proof"];

/** What each vault holds and what it owes. */
export function VaultsTable({ texts, proof }: { texts: Proof["vaults"]; proof: CoinStakingProof }) {
  const locale = useLocale();
  const coin = (raw: bigint) => formatCoin(locale, raw, proof.mint.decimals);
  const vaults = [
    { name: texts.principal, help: texts.principalHelp, vault: proof.pool.principalVault },
    { name: texts.reward, help: texts.rewardHelp, vault: proof.pool.rewardVault },
  ];
  const isCovered = vaults.every(({ vault }) => vault.isCovered);
  return (
    <>
      <Notice tone={isCovered ? "good" : "danger"} title={isCovered ? texts.covered : texts.notCovered} />
      <DataTable
        caption={texts.caption}
        captionHidden
        columns={[
          { key: "vault", label: texts.columns.vault },
          { key: "held", label: texts.columns.held, align: "end" },
          { key: "owed", label: texts.columns.owed, align: "end" },
          { key: "free", label: texts.columns.free, align: "end" },
        ]}
        rows={vaults.map(({ name, help, vault }) => ({
          key: vault.address,
          cells: {
            vault: (
              <span className="proof-vault">
                <strong>{name}</strong>
                <ExplorerLink kind="address" value={vault.address} />
                <small className="faint">{help}</small>
              </span>
            ),
            held: coin(vault.heldRaw),
            owed: coin(vault.owedRaw),
            free: coin(vault.heldRaw - vault.owedRaw),
          },
        }))}
      />
    </>
  );
}

type ProofPoolProps = {
  texts: Proof["pool"];
  labels: Texts["staking"]["labels"];
  proof: CoinStakingProof;
  pool: CoinPoolView;
};

/** The open positions, and how much more stake the free reward can cover in each term. */
export function ProofPool({ texts, labels, proof, pool }: ProofPoolProps) {
  const t = useT();
  const locale = useLocale();
  const capacity: Fact[] = COIN_TERMS_DAYS.map((termDays) => {
    const rateBps = rateOfTerm(pool.ratesBps, termDays);
    const covered = largestCoveredStake(pool.freeRewardRaw, rateBps, termDays);
    const days = t(labels, "days", { count: termDays });
    return {
      term: t(texts, "capacityFor", { days, rate: rateBps }),
      value: covered === null ? "∞" : formatCoin(locale, covered, pool.decimals, 0),
    };
  });
  return (
    <>
      <FactList
        items={[
          { term: texts.openPositions, value: formatNumber(locale, Number(proof.pool.openPositions)) },
          { term: texts.paused, value: proof.pool.isPaused ? texts.isPaused : texts.isOpen },
          { term: texts.fee, value: formatBps(locale, pool.feeBps) },
          { term: texts.address, value: <ExplorerLink kind="address" value={proof.pool.address} /> },
          { term: texts.mint, value: <ExplorerLink kind="address" value={proof.mint.address} /> },
        ]}
      />
      <h3>{texts.capacity}</h3>
      <FactList items={capacity} />
    </>
  );
}

/** Who holds which key, and what it can do. */
export function PowersList({ texts, proof }: { texts: Proof["powers"]; proof: CoinStakingProof }) {
  const key = (address: string | null, none: string): ReactNode =>
    address ? <ExplorerLink kind="address" value={address} /> : none;
  const { pool, mint, program } = proof;
  const facts: Fact[] = [
    { term: texts.admin, value: key(pool.admin, texts.nobody), note: texts.adminCan },
    ...(pool.pendingAdmin ? [{ term: texts.pendingAdmin, value: key(pool.pendingAdmin, texts.nobody) }] : []),
    { term: texts.pauser, value: key(pool.pauser, texts.nobody), note: texts.pauserCan },
    { term: texts.funder, value: key(pool.funder, texts.nobody), note: texts.funderCan },
    {
      term: texts.upgrade,
      value: key(program.upgradeAuthority, texts.upgradeNone),
      note: program.upgradeAuthority ? texts.upgradeCan : undefined,
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
  return <FactList items={facts} />;
}

/** The hash of each program that runs, beside the committed hash. */
export function ProgramFacts({
  texts,
  program,
  name,
}: {
  texts: Proof["program"];
  program: ProgramProof;
  name: string;
}) {
  return (
    <>
      <h3>{name}</h3>
      <Notice
        tone={program.isSameBinary ? "good" : "danger"}
        title={program.isSameBinary ? texts.same : texts.different}
      />
      <FactList
        items={[
          { term: texts.address, value: <ExplorerLink kind="address" value={program.address} /> },
          {
            term: texts.upgrade,
            value: program.upgradeAuthority ? (
              <ExplorerLink kind="address" value={program.upgradeAuthority} />
            ) : (
              texts.upgradeNone
            ),
          },
          { term: texts.deployed, value: "", note: <code className="proof-hash">{program.deployedSha256}</code> },
          { term: texts.committed, value: "", note: <code className="proof-hash">{program.committedSha256}</code> },
        ]}
      />
    </>
  );
}

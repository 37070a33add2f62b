import type { CoinStakingProof } from "~/domain/proof/view";
import { COIN_TERMS_DAYS, largestCoveredStake, rateOfTerm } from "~/domain/staking/rules";
import type { CoinPoolView } from "~/domain/staking/view";
import { Money } from "~/features/money/money";
import { COIN } from "~/features/money/money-text";
import { formatBps, formatMoney, formatNumber } from "~/locales/format";
import type { Texts } from "~/locales/texts.server";
import { DataTable } from "~/ui/data-table";
import { ExplorerLink } from "~/ui/explorer-link";
import { type Fact, FactList } from "~/ui/facts";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";

type Proof = Texts["proof"];

/** What each vault holds and what it owes. */
export function VaultsTable({ texts, proof }: { texts: Proof["vaults"]; proof: CoinStakingProof }) {
  const coin = (raw: bigint) => <Money raw={raw} decimals={proof.mint.decimals} />;
  const vaults = [
    { name: texts.principal, help: texts.principalHelp, vault: proof.pool.principalVault },
    { name: texts.reward, help: texts.rewardHelp, vault: proof.pool.rewardVault },
  ];
  return (
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
      value:
        covered === null
          ? "∞"
          : formatMoney(locale, { raw: covered, decimals: pool.decimals, coin: COIN, maxDecimals: 0 }),
    };
  });
  return (
    <>
      <FactList
        isWide
        items={[
          { term: texts.openPositions, value: formatNumber(locale, Number(proof.pool.openPositions)) },
          { term: texts.paused, value: proof.pool.isPaused ? texts.isPaused : texts.isOpen },
          { term: texts.fee, value: formatBps(locale, pool.feeBps) },
          { term: texts.address, value: <ExplorerLink kind="address" value={proof.pool.address} /> },
          { term: texts.mint, value: <ExplorerLink kind="address" value={proof.mint.address} /> },
        ]}
      />
      <h3>{texts.capacity}</h3>
      <FactList isWide items={capacity} />
    </>
  );
}

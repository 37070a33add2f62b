import type { NamedVault, OtherVaults } from "~/domain/proof/view";
import { COLLECTION_NAMES } from "~/domain/settings/subjects";
import { formatAmount } from "~/locales/format";
import type { Texts } from "~/locales/texts.server";
import { DataTable } from "~/ui/data-table";
import { ExplorerLink } from "~/ui/explorer-link";
import { FactList } from "~/ui/facts";
import { Notice } from "~/ui/notice";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { type VaultTexts, vaultLasts, vaultName } from "./vault-text";

type Proof = Texts["proof"];
type Props = { texts: Proof; rewards: VaultTexts["rewards"]; others: OtherVaults; chainTs: bigint };

/** The vaults of NFT pools and drops with what they hold and owe, how long each lasts, and the NFTs of both. */
export function OtherVaultsPart({ texts, rewards, others, chainTs }: Props) {
  const t = useT();
  const locale = useLocale();
  const words = texts.others;
  const names = { others: words, rewards };
  const { columns } = texts.vaults;
  const { vaults, pools, nftDrops } = others;
  const isCovered = [...vaults, ...nftDrops].every((vault) => vault.isCovered);
  const amount = (raw: bigint, { symbol, decimals }: NamedVault) => `${formatAmount(locale, raw, decimals)} ${symbol}`;
  return (
    <>
      {vaults.length + nftDrops.length > 0 ? (
        <Notice tone={isCovered ? "good" : "danger"} title={isCovered ? words.covered : words.notCovered} />
      ) : null}
      {vaults.length > 0 ? (
        <DataTable
          caption={words.caption}
          captionHidden
          columns={[
            { key: "vault", label: columns.vault },
            { key: "held", label: columns.held, align: "end" },
            { key: "owed", label: columns.owed, align: "end" },
            { key: "until", label: words.until, align: "end" },
          ]}
          rows={vaults.map((vault) => ({
            key: vault.address,
            cells: {
              vault: (
                <span className="proof-vault">
                  <strong>{vaultName(t, names, vault)}</strong>
                  <ExplorerLink kind="address" value={vault.address} />
                  {vault.freezeAuthority ? (
                    <small className="faint">
                      {vault.symbol}: {words.frozen}
                    </small>
                  ) : null}
                </span>
              ),
              held: amount(vault.heldRaw, vault),
              owed: amount(vault.owedRaw, vault),
              until: vaultLasts(locale, names, vault, chainTs),
            },
          }))}
        />
      ) : null}
      {pools.length > 0 ? (
        <>
          <h3>{words.escrows}</h3>
          <p className="soft">{words.escrowsText}</p>
          <FactList
            items={pools.map(({ address, pool, collection, nfts }) => ({
              term: t(words, "stream", { pool: words[pool], collection: COLLECTION_NAMES[collection] }),
              value: t(words, "inside", { count: nfts }),
              note: <ExplorerLink kind="address" value={address} />,
            }))}
          />
        </>
      ) : null}
      {nftDrops.length > 0 ? (
        <>
          <h3>{words.gifts}</h3>
          <p className="soft">{words.giftsText}</p>
          <FactList
            items={nftDrops.map((drop) => ({
              term: `${t(words, "drop", { number: drop.number })}: ${drop.collection}`,
              value: t(words, "giftsHeld", {
                held: drop.held,
                owed: drop.owed,
              }),
              note: (
                <>
                  {drop.lookedAt < drop.recipients ? (
                    <span>
                      {t(words, "giftsLookedAt", {
                        first: drop.lookedAt,
                        all: drop.recipients,
                      })}{" "}
                    </span>
                  ) : null}
                  <ExplorerLink kind="address" value={drop.address} />
                </>
              ),
            }))}
          />
        </>
      ) : null}
    </>
  );
}

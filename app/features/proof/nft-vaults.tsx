import type { NamedVault, OtherVaults } from "~/domain/proof/view";
import { COLLECTION_NAMES } from "~/domain/settings/subjects";
import { Money } from "~/features/money/money";
import type { Texts } from "~/locales/texts.server";
import { DataTable } from "~/ui/data-table";
import { ExplorerLink } from "~/ui/explorer-link";
import { FactList } from "~/ui/facts";
import { Notice } from "~/ui/notice";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { type VaultTexts, vaultLasts, vaultName } from "./vault-text";

type Props = {
  texts: Texts["proof"];
  rewards: VaultTexts["rewards"];
  others: OtherVaults;
  chainTs: bigint;
};

/** The vaults of an NFT pool with what they hold and owe and how long each lasts, and the NFTs in its custody. */
export function PoolVaults({ pool, texts, rewards, others, chainTs }: Props & { pool: "boost" | "nova" }) {
  const t = useT();
  const words = texts.others;
  const vaults = others.vaults.filter(({ of }) => of.kind === "stream" && of.pool === pool);
  const escrows = others.pools.filter((escrow) => escrow.pool === pool);
  const unread = others.unreadPools.filter((escrow) => escrow.pool === pool);
  return (
    <>
      {unread.map(({ address, collection }) => (
        <Notice
          key={address}
          tone="danger"
          title={t(words, "unreadPool", { collection: COLLECTION_NAMES[collection] })}
        >
          <ExplorerLink kind="address" value={address} />
        </Notice>
      ))}
      <NamedVaults texts={texts} rewards={rewards} vaults={vaults} chainTs={chainTs} />
      {escrows.length > 0 ? (
        <>
          <h3>{words.escrows}</h3>
          <p className="soft">{words.escrowsText}</p>
          <FactList
            items={escrows.map(({ address, collection, nfts }) => ({
              term: t(words, "stream", { pool: words[pool], collection: COLLECTION_NAMES[collection] }),
              value: t(words, "inside", { count: nfts }),
              note: <ExplorerLink kind="address" value={address} />,
            }))}
          />
        </>
      ) : null}
    </>
  );
}

/** The vaults of the open drops, and the NFTs of those that give NFTs. */
export function DropVaults({ texts, rewards, others, chainTs }: Props) {
  const t = useT();
  const words = texts.others;
  const vaults = others.vaults.filter(({ of }) => of.kind === "drop");
  return (
    <>
      <NamedVaults texts={texts} rewards={rewards} vaults={vaults} chainTs={chainTs} />
      {others.nftDrops.length > 0 ? (
        <>
          <h3>{words.gifts}</h3>
          <p className="soft">{words.giftsText}</p>
          <FactList
            items={others.nftDrops.map(({ number, address, collection, held, owed, lookedAt, recipients }) => ({
              term: `${t(words, "drop", { number })}: ${collection}`,
              value: t(words, "giftsHeld", { held, owed }),
              note: (
                <>
                  {lookedAt < recipients ? (
                    <span>{t(words, "giftsLookedAt", { first: lookedAt, all: recipients })} </span>
                  ) : null}
                  <ExplorerLink kind="address" value={address} />
                </>
              ),
            }))}
          />
        </>
      ) : null}
    </>
  );
}

type NamedVaultsProps = Omit<Props, "others"> & { vaults: readonly NamedVault[] };

function NamedVaults({ texts, rewards, vaults, chainTs }: NamedVaultsProps) {
  const t = useT();
  const locale = useLocale();
  const words = texts.others;
  const names = { others: words, rewards };
  const { columns } = texts.vaults;
  if (vaults.length === 0) return null;
  return (
    <>
      {vaults.every(({ isCovered }) => isCovered) ? null : <Notice tone="danger" title={words.notCovered} />}
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
            held: <Money raw={vault.heldRaw} decimals={vault.decimals} coin={vault.symbol} />,
            owed: <Money raw={vault.owedRaw} decimals={vault.decimals} coin={vault.symbol} />,
            until: vaultLasts(locale, names, vault, chainTs),
          },
        }))}
      />
    </>
  );
}

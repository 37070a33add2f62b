import type { GrantVaults } from "~/domain/proof/view";
import { Money } from "~/features/money/money";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { DataTable } from "~/ui/data-table";
import { ExplorerLink } from "~/ui/explorer-link";
import { Pagination, Tabs } from "~/ui/navigation";
import { Notice } from "~/ui/notice";
import { PageLink } from "~/ui/page-link";
import { useT } from "~/ui/use-t";

type Props = {
  texts: Texts["proof"]["grants"];
  columns: Pick<Texts["proof"]["vaults"]["columns"], "held" | "owed">;
  grants: GrantVaults;
  localePath: string;
};

/** The vaults of a page of grants by coin, with what they hold and what they owe. */
export function GrantVaultsPart({ texts, columns, grants, localePath }: Props) {
  const t = useT();
  const { coins, coin, vaults, paid, freezeAuthority, after, nextCursor } = grants;
  const isCovered = vaults.every((vault) => vault.isCovered);
  const to = (query: { coin: string; after?: string }) => ({
    pathname: `/${localePath}/proof`,
    search: `?${new URLSearchParams(query)}`,
    hash: "grants-title",
  });
  return (
    <>
      <p className="soft">{texts.lead}</p>
      {coins.length > 1 ? (
        <Tabs
          label={texts.coins}
          items={coins.map((label) => ({ to: to({ coin: label }), label, isCurrent: label === coin }))}
        />
      ) : null}
      {vaults.length > 0 ? (
        <>
          {isCovered ? null : <Notice tone="danger" title={texts.notCovered} />}
          {freezeAuthority ? <Notice tone="warning" title={t(texts, "frozen", { coin })} /> : null}
          <DataTable
            caption={t(texts, "caption", { coin })}
            captionHidden
            columns={[
              { key: "vault", label: texts.column },
              { key: "held", label: columns.held, align: "end" },
              { key: "owed", label: columns.owed, align: "end" },
            ]}
            rows={vaults.map(({ address, grant, plan, decimals, heldRaw, owedRaw }) => ({
              key: address,
              cells: {
                vault: (
                  <span className="proof-vault">
                    <strong>{plan.trim() || texts.unnamed}</strong>
                    <ExplorerLink kind="address" value={address} />
                    <PageLink
                      className="link"
                      to={`/${localePath}/tokenVestingPlanDetail/${grant}`}
                      {...logged("part.link")}
                    >
                      {texts.details}
                    </PageLink>
                  </span>
                ),
                held: <Money raw={heldRaw} decimals={decimals} coin={coin} />,
                owed: <Money raw={owedRaw} decimals={decimals} coin={coin} />,
              },
            }))}
          />
        </>
      ) : null}
      <p className="soft">
        {vaults.length + paid > 0 ? t(texts, "read", { open: vaults.length, paid }) : t(texts, "none", { coin })}
      </p>
      <Pagination
        label={texts.pages}
        newer={after ? to({ coin }) : null}
        older={nextCursor ? to({ coin, after: nextCursor }) : null}
        newerLabel={texts.newest}
        olderLabel={texts.older}
      />
    </>
  );
}

import type { KnownAccounts } from "~/domain/proof/view";
import { COLLECTION_NAMES } from "~/domain/settings/subjects";
import type { Texts } from "~/locales/texts.server";
import { ExplorerLink } from "~/ui/explorer-link";
import { type Fact, FactList } from "~/ui/facts";
import { useT } from "~/ui/use-t";
import { KeyAddress } from "./key-address";

/** Where to look on the explorers while the site cannot read the chain. */
export function KnownAccountsList({ texts, accounts }: { texts: Texts["proof"]; accounts: KnownAccounts }) {
  const t = useT();
  const { others, unreachable } = texts;
  const link = (term: string, value: string): Fact => ({ term, value: <ExplorerLink kind="address" value={value} /> });
  // its chain may have no explorer that we know
  const gate = (address: string): Fact => ({
    term: texts.migration.contract,
    value: <KeyAddress of="old" texts={texts.keys} address={address} />,
  });
  return (
    <section aria-labelledby="known-accounts">
      <h2 id="known-accounts">{unreachable.links}</h2>
      <FactList
        isWide
        items={[
          ...(accounts.coinPool ? [link(texts.pool.address, accounts.coinPool)] : []),
          ...accounts.nftPools.map(({ kind, collection, address }) =>
            link(t(others, "stream", { pool: others[kind], collection: COLLECTION_NAMES[collection] }), address),
          ),
          ...accounts.drops.map(({ number, address }) => link(t(others, "drop", { number }), address)),
          ...accounts.programs.map(({ name, address }) => link(others.programs[name], address)),
          ...(accounts.gate ? [gate(accounts.gate)] : []),
        ]}
      />
    </section>
  );
}

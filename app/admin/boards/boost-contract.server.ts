import { findCoinPool } from "~/domain/power/find-coin-pool.server";
import { nameOfPool } from "~/domain/power/pool-names";
import { readAllPrograms } from "~/domain/proof/all-programs.server";
import { getCompanyFacts } from "~/domain/settings/company.server";
import { getSettings } from "~/domain/settings/queries.server";
import { COLLECTION_IDS, COLLECTION_NAMES } from "~/domain/settings/subjects";
import { defineBoard } from "../define-resource";
import { explorerUrlOf } from "../explorer-url";
import { rolesOf } from "../pool-roles";
import { chainOf, readPoolsFor } from "../power-pools.server";

/** The addresses that the Power zone depends on: programs, pools, wallets of the site, collections. */
export const boostContractBoard = defineBoard({
  board: "boostContract",
  group: "power",
  role: "viewer",
  tables: [
    {
      name: "programs",
      columns: [
        { name: "program", kind: "text" },
        { name: "address", kind: "address" },
        { name: "state", kind: "choice", words: "states" },
        { name: "authority", kind: "address" },
        { name: "hash", kind: "text" },
      ],
    },
    {
      name: "pools",
      columns: [
        { name: "pool", kind: "text" },
        { name: "address", kind: "address" },
        { name: "admin", kind: "address" },
        { name: "pauser", kind: "address" },
        { name: "funder", kind: "address" },
      ],
    },
    {
      name: "wallets",
      columns: [
        { name: "wallet", kind: "words", words: "wallets" },
        { name: "address", kind: "address" },
      ],
    },
    {
      name: "collections",
      columns: [
        { name: "collection", kind: "text" },
        { name: "address", kind: "address" },
      ],
    },
  ],
  load: async (deps) => {
    const onChain = chainOf(deps);
    const [programs, coin, pools, settings, { company, isSampleCompany }] = await Promise.all([
      readAllPrograms(onChain.chain),
      findCoinPool(onChain),
      readPoolsFor(deps),
      getSettings(deps.db, [
        ...(["coin_pool_address", "system_wallet", "admin_supply_wallet"] as const),
        ...(["explorer_domain", "explorer_contract_path"] as const),
      ]),
      getCompanyFacts(deps.db, deps.now.getTime()),
    ]);
    const { explorer_domain: explorer, explorer_contract_path: path } = settings;
    const differing = programs.filter(({ proof }) => proof && !proof.isSameBinary).length;
    const coinPool = { pool: "SCG", address: settings.coin_pool_address, ...rolesOf(coin?.pool) };
    return {
      figures: [
        { name: "differing", kind: "count", value: differing, isBad: differing > 0, to: "/eng/proof" },
        ...(path ? [{ name: "submit", kind: "text" as const, value: { text: path, to: `${explorer}${path}` } }] : []),
      ],
      tables: {
        programs: programs.map(({ name, address, proof }) => ({
          program: { text: name, to: explorerUrlOf("address", address) },
          address,
          state: proof ? (proof.isSameBinary ? "same" : "other") : "unread",
          authority: proof?.upgradeAuthority ?? null,
          hash: proof?.deployedSha256 ?? null,
        })),
        pools: [
          ...(settings.coin_pool_address ? [coinPool] : []),
          ...pools.map(({ shown, reading }) => {
            return { pool: nameOfPool(shown), address: shown.address, ...rolesOf(reading?.pool) };
          }),
        ],
        wallets: (["system_wallet", "admin_supply_wallet"] as const).map((wallet) => {
          return { wallet, address: settings[wallet] };
        }),
        collections: COLLECTION_IDS.map((id) => ({
          collection: COLLECTION_NAMES[id],
          address: isSampleCompany ? null : (company.contracts[id] ?? null),
        })),
      },
    };
  },
});

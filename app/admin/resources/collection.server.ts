import { listDeedsOf } from "~/domain/authority/queries.server";
import { mintOfDeed } from "~/domain/coins/made-mint.server";
import { readCollection } from "~/domain/nft-acts/read-collection.server";
import { createCollection } from "../authority/create-collection-form.server";
import { defineResource } from "../define-resource";
import { pathOfRow } from "../paths";
import { chainOf } from "../power-pools.server";

const SHOWN = 200;

/** The collections that staff have had made. Their names, sizes and authorities are those of the chain. */
export const collectionResource = defineResource({
  noun: "collection",
  group: "minting",
  role: "operator",
  list: {
    columns: [
      { name: "name", kind: "text" },
      { name: "mint", kind: "address" },
      { name: "authority", kind: "address" },
      { name: "status", kind: "choice", words: "statuses" },
      { name: "preparedAt", kind: "time" },
    ],
    filters: [],
    load: async ({ db }) => {
      const deeds = await listDeedsOf(db, { form: "collection.create", limit: SHOWN });
      return deeds.map(({ authorityAddress, parameters, status, preparedAt }) => {
        const mint = mintOfDeed(authorityAddress, parameters.number, "token");
        const name = { text: parameters.name ?? "", to: pathOfRow("collection/:key", mint) };
        return { key: mint, values: { name, mint, authority: authorityAddress, status, preparedAt } };
      });
    },
  },
  detail: {
    facts: [
      { name: "mint", kind: "address" },
      { name: "symbol", kind: "text" },
      { name: "uri", kind: "text" },
      { name: "royalty", kind: "text" },
      { name: "size", kind: "count" },
      { name: "authority", kind: "address" },
    ],
    load: async (deps, key) => {
      const found = await readCollection(chainOf(deps).chain, key);
      if (!found) return null;
      const { name, symbol, uri, royaltyBps, authority, size } = found;
      return {
        title: name,
        facts: { mint: key, symbol, uri, royalty: `${royaltyBps / 100}%`, size, authority },
      };
    },
  },
  create: createCollection,
});

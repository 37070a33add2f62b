import { listDeedsOf } from "~/domain/authority/queries.server";
import { mintOfDeed } from "~/domain/coins/made-mint.server";
import type { CoinProgram } from "~/domain/coins/new-coin.server";
import { readCoinFacts } from "~/domain/coins/read-coin-facts.server";
import { createCoin } from "../authority/create-coin-form.server";
import { defineResource } from "../define-resource";
import { pathOfRow } from "../paths";
import { chainOf } from "../power-pools.server";

const SHOWN = 200;

/** The coins that staff have had made. Their supply and authorities are those of the chain. */
export const madeCoinResource = defineResource({
  noun: "madeCoin",
  group: "minting",
  role: "operator",
  list: {
    columns: [
      { name: "name", kind: "text" },
      { name: "mint", kind: "address" },
      { name: "program", kind: "words", words: "programs" },
      { name: "status", kind: "choice", words: "statuses" },
      { name: "preparedAt", kind: "time" },
    ],
    filters: [],
    load: async ({ db }) => {
      const deeds = await listDeedsOf(db, { form: "madeCoin.create", limit: SHOWN });
      return deeds.map(({ authorityAddress, parameters, status, preparedAt }) => {
        const { name = "", number, program = "token" } = parameters;
        const mint = mintOfDeed(authorityAddress, number, program as CoinProgram);
        return {
          key: mint,
          values: { name: { text: name, to: pathOfRow("token/:key", mint) }, mint, program, status, preparedAt },
        };
      });
    },
  },
  detail: {
    facts: [
      { name: "mint", kind: "address" },
      { name: "tokenProgram", kind: "address" },
      { name: "decimals", kind: "count" },
      { name: "supply", kind: "text" },
      { name: "mintAuthority", kind: "address" },
      { name: "freezeAuthority", kind: "address" },
    ],
    load: async (deps, key) => {
      const found = await readCoinFacts(chainOf(deps).chain, key);
      return found && { title: key, facts: { mint: key, ...found } };
    },
  },
  create: createCoin,
});

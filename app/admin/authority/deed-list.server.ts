import { listDeedsOf } from "~/domain/authority/queries.server";
import type { ListDeps, Resource } from "../define-resource";
import { pathOfRow } from "../paths";

/** How many deeds a list of one kind has; the list of all deeds has the others. */
const DEEDS_SHOWN = 50;

/** The last deeds of a form, each with a link to its page. */
export function deedListOf(form: string): Resource["list"] {
  return {
    columns: [
      { name: "preparedAt", kind: "time" },
      { name: "status", kind: "choice", words: "statuses" },
      { name: "authorityAddress", kind: "address" },
      { name: "nfts", kind: "text" },
      { name: "preparedBy", kind: "text" },
    ],
    filters: [],
    load: async ({ db }: ListDeps) => {
      const rows = await listDeedsOf(db, { form, limit: DEEDS_SHOWN });
      return rows.map(({ id, status, authorityAddress, parameters, preparedBy, preparedAt }) => ({
        key: id,
        values: {
          ...{ preparedAt, status, authorityAddress, preparedBy },
          nfts: { text: String(parameters.mints?.split(",").length ?? 1), to: pathOfRow("deedsToSign/:key", id) },
        },
      }));
    },
  };
}

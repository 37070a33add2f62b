import { weighConnectors } from "../e2e/connector-weight.ts";
import type { Figure } from "./report.ts";

/** gzip of what a press of the list of wallets loads, beside its budget. Reads the production build. */
export async function benchConnectorWeight(): Promise<Figure[]> {
  return weighConnectors().map(({ what, kilobytes, files, limit }) => ({
    what: `${what} (${files} files)`,
    ours: kilobytes,
    reference: null,
    unit: "kB",
    budget: limit === null ? "shown" : `≤ ${limit} kB`,
    holds: limit === null || kilobytes <= limit,
  }));
}

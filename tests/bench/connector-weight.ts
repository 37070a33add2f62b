import { weighConnectors } from "../e2e/connector-weight.ts";
import type { Figure } from "./report.ts";

/** The gzipped size of the code that each press in the list of wallets loads, with its budget, in the production build. */
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

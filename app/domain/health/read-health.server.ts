import type { Finding } from "./check";
import { CHECK_NAMES } from "./check";
import { checkLists } from "./checks/lists.server";
import { checkMigration } from "./checks/migration.server";
import { checkMoney } from "./checks/money.server";
import { checkNodes } from "./checks/nodes.server";
import { checkRecords } from "./checks/records.server";
import { checkWork } from "./checks/work.server";
import type { HealthDeps } from "./deps";
import { readLimits } from "./limits.server";

/**
 * Computes every check, in the order of CHECKS. A chain that does not answer makes its findings `unread`; nothing is written.
 */
export async function readHealth(deps: HealthDeps): Promise<Finding[]> {
  const limits = await readLimits(deps.db);
  const findings = await Promise.all([
    deps.probeNodes().then((nodes) => checkNodes(nodes, deps, limits)),
    checkMoney(deps, limits),
    checkLists(deps, limits),
    checkMigration(deps),
    checkWork(deps, limits),
    checkRecords(deps),
  ]);
  return findings.flat().sort((a, b) => CHECK_NAMES.indexOf(a.name) - CHECK_NAMES.indexOf(b.name));
}

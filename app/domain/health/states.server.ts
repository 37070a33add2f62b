import { asc } from "drizzle-orm";
import type { Database } from "~db/client";
import { healthState } from "~db/schema";
import { CHECK_NAMES, type CheckName, declaredCheck, type Finding } from "./check";

export type HealthState = typeof healthState.$inferSelect;

/** How every check stood when cron last ran them. */
export function listHealthStates(db: Database): Promise<HealthState[]> {
  return db.select().from(healthState).orderBy(asc(healthState.name), asc(healthState.of));
}

/** What was bad then, in the order of CHECKS. */
export async function listBadFindings(db: Database): Promise<Finding[]> {
  const states = await listHealthStates(db);
  return CHECK_NAMES.flatMap((name) =>
    states
      .filter((row) => row.name === name && row.isBad)
      .map(({ of, value }) => ({ name, of, value: readStored(name, value), state: "bad" as const })),
  );
}

function readStored(name: CheckName, stored: string | null): Finding["value"] {
  const { unit } = declaredCheck(name);
  if (stored === null || unit === "text") return stored;
  if (unit === "sol" || unit === "kaia") return BigInt(stored);
  // if the index of the former chain has a problem, the problem is stored in place of the number
  return Number.isNaN(Number(stored)) ? stored : Number(stored);
}

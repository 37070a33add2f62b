import { type AuditedDeps, type StaffActor, writeAudited } from "./commands.server";

/** What a member of staff takes out of the site as a file. */
export type Export = {
  noun: string;
  /** The row that it is about; empty for rows of a list. */
  key?: string;
  /** The filters by which the rows were narrowed. */
  filter?: Readonly<Record<string, string>>;
  rows: number;
};

/**
 * Writes into the audit log that rows leave the site as a file, before the file is handed out. Throws Conflict if the actor may
 * not act any more.
 */
export function recordExport(
  deps: Omit<AuditedDeps, "actor"> & { actor: StaffActor },
  { noun, key = "", filter = {}, rows }: Export,
): Promise<void> {
  const after = { filter, rows };
  return writeAudited(deps, { action: `${noun}.export`, noun, key, before: null, after, write: null });
}

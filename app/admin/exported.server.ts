import { type Export, recordExport } from "~/domain/audit/export.server";
import type { AdminDeps } from "./define-resource";

/** A file of the staff area, with what the audit log says of it. */
type ExportedFile = Omit<Export, "noun" | "key"> & { name: string; text: string };

/** Reads a file for staff, and hands it out once the audit log has an entry of it. */
export async function exported(
  deps: AdminDeps,
  { noun, key }: Pick<Export, "noun" | "key">,
  read: () => Promise<ExportedFile>,
): Promise<{ name: string; text: string }> {
  const { name, text, ...facts } = await read();
  await recordExport(deps, { noun, key, ...facts });
  return { name, text };
}

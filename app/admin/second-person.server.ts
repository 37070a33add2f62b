import { hasSecondOwner } from "~/domain/approvals/queries.server";
import type { AdminDeps } from "./define-resource";

/** Whether somebody else has to agree before coins are taken out: true for everybody except the only owner. */
export async function needsSecondPerson({
  db,
  adminSecret,
  actor,
}: Pick<AdminDeps, "db" | "adminSecret" | "actor">): Promise<boolean> {
  return actor.staff.role !== "owner" || (await hasSecondOwner({ db, adminSecret }));
}

import { AppError } from "~/errors";
import type { AdminDeps, ResourceForm } from "../define-resource";

type OfRow<Values, Prepared> = (deps: AdminDeps, values: Values, key: string) => Promise<Prepared>;

/**
 * What a form does for a row that `load` finds, so that it is refused for every other with NotFound. The address of a form
 * names its row, and any wallet can create a pool or a drop that names the treasury: without this check, a member of staff
 * could have the treasury's wallet sign for one of their own. A form without `load` has no row.
 */
export function ofShownRow<Values, Prepared>(
  load: ResourceForm["load"],
  prepare: OfRow<Values, Prepared>,
): OfRow<Values, Prepared> {
  return async (deps, values, key) => {
    if (load && !(await load(deps, key))) throw new AppError("NotFound");
    return prepare(deps, values, key);
  };
}

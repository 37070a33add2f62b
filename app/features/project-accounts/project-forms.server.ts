import { data, matchRoutes } from "react-router";
import { ORDER_FORMS } from "~/features/services/order-forms.server";
import { ACCOUNT_FORMS } from "./account-forms.server";
import { DOOR_FORMS } from "./door-forms.server";
import { OWN_PROJECT_FORMS } from "./own-project-forms.server";
import type { ProjectFormPlan } from "./plan-form.server";

/** Every form of the project pages, by its address below them. */
const FORMS: Readonly<Record<string, ProjectFormPlan>> = {
  ...DOOR_FORMS,
  ...ACCOUNT_FORMS,
  ...OWN_PROJECT_FORMS,
  ...ORDER_FORMS,
};

const ROUTES = Object.entries(FORMS).map(([path, handle]) => ({ path, handle }));

/**
 * The form at an address below the project pages ("login", "edit/7"), and the key of the project in it, "" without one.
 * Answers 404 if none is there.
 */
export function projectFormAt(path: string): { plan: ProjectFormPlan; key: string } {
  const match = matchRoutes(ROUTES, `/${path}`)?.[0];
  if (!match) throw data(null, { status: 404 });
  return { plan: match.route.handle, key: match.params.key ?? "" };
}

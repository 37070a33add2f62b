import { ACCOUNT_FORMS } from "./account-forms.server";
import { DOOR_FORMS } from "./door-forms.server";
import { OWN_PROJECT_FORMS } from "./own-project-forms.server";
import type { ProjectFormPlan } from "./plan-form.server";

/** Every form of the project pages, by its address below them (app/routes.ts). */
const FORMS: Readonly<Record<string, ProjectFormPlan>> = { ...DOOR_FORMS, ...ACCOUNT_FORMS, ...OWN_PROJECT_FORMS };

/** The form at a route's pattern (":locale/project/login"). Throws if none is there. */
export function projectFormAt(pattern: string): ProjectFormPlan {
  const form = FORMS[pattern.replace(/^\/?:locale\/project\//, "")];
  if (!form) throw new Error(`no form of the project pages is at ${pattern}`);
  return form;
}

import { mayAct, type StaffMember } from "~/domain/staff/roles";
import type { Resource, ResourceForm } from "./define-resource";
import { ADMIN_PATHS, type NounPaths } from "./paths";
import { auditResource } from "./resources/audit.server";
import { mailResource } from "./resources/mail.server";
import { staffResource } from "./resources/staff.server";
import { userResource } from "./resources/user.server";

/** Every noun of the staff area, in the order of its menu. */
const RESOURCES: readonly Resource[] = [userResource, staffResource, auditResource, mailResource];

/** The noun whose list is at a route's pattern ("admin/staff" or "admin/staff.csv"). Throws if no noun declares it. */
export function resourceOfList(pattern: string): Resource {
  const path = pattern.replace(/^admin\//, "").replace(/\.csv$/, "");
  return found(
    RESOURCES.find(({ noun }) => ADMIN_PATHS[noun].list === path),
    pattern,
  );
}

/** The noun and the form at a route's pattern ("admin/staff/:key"). Throws if no noun declares it. */
export function formAt(pattern: string): { resource: Resource; form: ResourceForm } {
  const path = pattern.replace(/^admin\//, "");
  const forms = RESOURCES.flatMap((resource) => {
    const paths: NounPaths = ADMIN_PATHS[resource.noun];
    return [
      { resource, form: resource.create, at: paths.create },
      { resource, form: resource.edit, at: paths.edit },
    ];
  });
  const { resource, form } = found(
    forms.find(({ at }) => at === path),
    pattern,
  );
  return { resource, form: found(form, pattern) };
}

/** What the menu shows to a member of staff: groups of lists that their role may read. */
export function menuFor({ role }: StaffMember): { group: Resource["group"]; noun: Resource["noun"]; to: string }[] {
  return RESOURCES.filter((resource) => mayAct(role, resource.role)).map(({ group, noun }) => {
    return { group, noun, to: `/admin/${ADMIN_PATHS[noun].list}` };
  });
}

function found<T>(value: T | undefined, pattern: string): T {
  if (value === undefined) throw new Error(`no noun of the staff area is at ${pattern}`);
  return value;
}

import { data } from "react-router";
import { sendMailsSoon } from "~/server/staff-door.server";
import { type AdminRequest, adminDeps } from "./admin-deps.server";
import type { NamedForm } from "./define-resource";
import { declaredAt, pageUrl } from "./open-declared.server";
import { ADMIN_PATHS, deedPath, type NounPaths, pathOfRow } from "./paths";
import { runForm } from "./run-form.server";
import { runResourceForm } from "./run-resource-form.server";
import { leadWithToast } from "./toast.server";

/**
 * Runs the command of the form at the request's address, and leads to the row if it has a page, else to the list. Answers 405
 * if what is declared there is no form.
 */
export async function sendDeclared({ request, context }: AdminRequest) {
  const { page, key } = declaredAt(pageUrl(request));
  if (page.kind !== "form") throw data(null, { status: 405 });
  const { named } = page;
  return runForm(
    { request, context },
    {
      schema: named.form.schema,
      fields: [...named.form.fields, ...((key !== undefined && named.form.fieldsByKey?.[key]) || [])],
      stored: async () =>
        (key !== undefined && (await named.form.load?.(adminDeps({ request, context }), key))) || null,
      run: async (values, sent) => {
        const deps = adminDeps({ request, context });
        const done = await runResourceForm(deps, { ...named, key, values, sent });
        if ("preview" in done) return done;
        sendMailsSoon(context);
        const form = `${named.resource.noun}.${named.name}`;
        if (done.proposal) {
          const proposal = pathOfRow(ADMIN_PATHS.approval.detail, done.proposal);
          return leadWithToast({ request, context }, proposal, { words: "proposed", form });
        }
        const { list, detail }: NounPaths = ADMIN_PATHS[done.noun ?? named.resource.noun];
        const below = done.page ? `/${done.page}` : "";
        const to = detail && done.key !== undefined ? `${pathOfRow(detail, done.key)}${below}` : `/admin/${list}`;
        return leadWithToast({ request, context }, to, {
          words: done.page ? "prepared" : "done",
          form,
          undo: undoOf(named, key),
        });
      },
    },
  );
}

/** The address of the form that undoes this one, for the same row. */
function undoOf({ resource, form }: NamedForm, key: string | undefined): string | undefined {
  return form.undo && key !== undefined ? pathOfRow(deedPath(ADMIN_PATHS[resource.noun], form.undo), key) : undefined;
}

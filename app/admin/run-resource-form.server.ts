import { requireFreshProof, requireRole } from "~/domain/staff/guard";
import { AppError } from "~/errors";
import { textsOf } from "~/locales/texts.server";
import { localeContext } from "~/server/context";
import type { AdminDeps, NamedForm } from "./define-resource";
import { formKeyOf } from "./form-key";
import { textsOfNoun } from "./noun-texts.server";
import { ADMIN_PATHS, type Noun, type NounPaths } from "./paths";
import { showPreview } from "./preview.server";
import { proposeForm } from "./proposals.server";
import type { ShownAgain } from "./run-form.server";

type Sent = NamedForm & { key: string | undefined; values: unknown; sent: FormData };

/**
 * Carries out a form of a noun, or its dry run if that has not been confirmed; what needs a second member of staff is proposed.
 * Returns the key of the row that it was about, and the id of the proposal. Throws RoleTooLow, ProofNeeded, NotFound for a row
 * without a key, FormSentBefore for a form that may be carried out only once and was, and what the command throws.
 */
export async function runResourceForm(
  asked: AdminDeps,
  { resource, form, name, key, values, sent }: Sent,
): Promise<ShownAgain | { key: string | undefined; noun?: Noun; page?: string; proposal?: string }> {
  const deps = form.isOnce ? { ...asked, actor: { ...asked.actor, formKey: formKeyOf(sent) } } : asked;
  requireRole(deps.actor.staff, form.role);
  if (form.isFresh) requireFreshProof(deps.actor.staff, deps.now);
  if (needsKey(resource.noun, name) && !key) throw new AppError("NotFound");
  if (form.preview) {
    const locale = deps.context.get(localeContext);
    const effects = await form.preview(deps, values, key ?? "");
    const preview = await showPreview(effects, { locale, words: textsOfNoun(locale, resource.noun), form: name });
    const seen = sent.get("seen");
    if (seen !== preview.seen) return { preview, problem: seen ? textsOf(locale).admin.form.changed : null };
  }
  if (await form.approval?.(deps, values, key ?? "")) {
    return { key, proposal: await proposeForm(deps, { resource, form, name, key: key ?? "", values, sent }) };
  }
  const saved = await form.save(deps, values, key ?? "");
  return { key: saved ? (saved.key ?? undefined) : key, noun: saved?.noun, page: saved?.page };
}

function needsKey(noun: NamedForm["resource"]["noun"], name: string): boolean {
  const paths: NounPaths = ADMIN_PATHS[noun];
  return name === "create" || name === "import" ? (paths[name]?.includes(":key") ?? false) : true;
}

import { parseWithZod } from "@conform-to/zod/v4";
import { type CarryOut, proposeChange } from "~/domain/approvals/commands.server";
import { hashProposal, type ProposedEffect } from "~/domain/approvals/proposal";
import { AppError } from "~/errors";
import { localeContext } from "~/server/context";
import type { AdminDeps, AdminValue, NamedForm, ResourceForm } from "./define-resource";
import { FORM_KEY } from "./form-key";
import { formTitle, plainAmount } from "./show-value.server";

type Sent = readonly (readonly [name: string, value: string])[];

/** Proposes what a form was sent with, in place of carrying it out. Returns the proposal's id. */
export async function proposeForm(
  deps: AdminDeps,
  { resource, form, name, key, values, sent }: NamedForm & { key: string; values: unknown; sent: FormData },
): Promise<string> {
  const named = `${resource.noun}.${name}`;
  const fields = sentFields(sent);
  return proposeChange(deps, {
    role: form.role,
    title: formTitle(named, deps.context.get(localeContext)) ?? named,
    form: named,
    key,
    sent: fields,
    effects: await effectsOf(deps, { form, values, key, sent: fields }),
  });
}

/**
 * Carries out a proposal by the command of its form. What it does is found again first: if that is something else than what was
 * agreed to, it is Conflict.
 */
export function carryOutBy(deps: AdminDeps): CarryOut {
  return async (proposal, actor) => {
    const form = deps.formNamed(proposal.form);
    if (!form) throw new AppError("Conflict");
    const fields = new FormData();
    for (const [name, value] of proposal.sent) fields.append(name, value);
    const submission = parseWithZod(fields, { schema: form.schema });
    if (submission.status !== "success") throw new AppError("Conflict");
    const { key, sent } = proposal;
    const effects = await effectsOf(deps, { form, values: submission.value, key, sent });
    const hash = await hashProposal(proposal);
    if ((await hashProposal({ ...proposal, effects })) !== hash) throw new AppError("Conflict");
    await form.save({ ...deps, actor, agreed: { hash } }, submission.value, key);
  };
}

/** Proposals are stored as text, so a form with files cannot be proposed. */
function sentFields(sent: FormData): Sent {
  return [...sent.entries()].flatMap(([name, value]) => {
    if (typeof value !== "string") throw new Error(`a form with a file cannot be proposed: ${name}`);
    return name === "seen" || name === FORM_KEY ? [] : [[name, value] as const];
  });
}

/** What a form does: its dry run, or its fields before and after. */
async function effectsOf(
  deps: AdminDeps,
  { form, values, key, sent }: { form: ResourceForm; values: unknown; key: string; sent: Sent },
): Promise<ProposedEffect[]> {
  if (form.preview) {
    const effects = await form.preview(deps, values, key);
    return effects.map(({ before, after, ...effect }) => ({
      ...effect,
      before: before === undefined ? null : plainOf(before),
      after: plainOf(after),
    }));
  }
  const before = form.load ? await form.load(deps, key) : null;
  const hidden = new Set(
    form.fields.filter(({ kind }) => kind === "hidden" || kind === "password").map(({ name }) => name),
  );
  return sent.flatMap(([name, after]) => (hidden.has(name) ? [] : { name, before: before?.[name] ?? null, after }));
}

function plainOf(value: AdminValue): string | null {
  if (value === null) return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === "object") {
    if ("raw" in value) return plainAmount(value);
    return "text" in value ? value.text : value.lines.join("\n");
  }
  return String(value);
}

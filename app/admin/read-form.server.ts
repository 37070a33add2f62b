import { data } from "react-router";
import { mayAct } from "~/domain/staff/roles";
import { AppError } from "~/errors";
import type { Locale } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { formRefusedContext, localeContext, staffContext } from "~/server/context";
import { answerError } from "~/server/http.server";
import { type AdminRequest, adminDeps, adminPage, leadToProof } from "./admin-deps.server";
import type {
  AdminDeps,
  FormValues,
  NamedForm,
  Resource,
  ResourceField,
  ResourceForm,
  RowFacts,
} from "./define-resource";
import { FORM_KEY } from "./form-key";
import type { FieldView, FormView } from "./form-view";
import { type FormWords, labelOfFact, type NounTexts, textsOfNoun } from "./noun-texts.server";
import { ADMIN_PATHS, type NounPaths, pathOfRow } from "./paths";
import { showValue, wordOf } from "./show-value.server";

/** A form of a noun, with its values. Answers 404 if there is no such row. */
export async function openForm(
  asked: AdminRequest,
  { resource, form, name, key }: NamedForm & { key: string | undefined },
): Promise<FormView> {
  const values = await valuesOf(asked, { form, key });
  const locale = asked.context.get(localeContext);
  const nounTexts = textsOfNoun(locale, resource.noun);
  const words = nounTexts.forms?.[name];
  if (!words) throw new Error(`the form "${name}" of ${resource.noun} has no words`);
  const { list, detail }: NounPaths = ADMIN_PATHS[resource.noun];
  const { list: texts } = textsOf(locale).admin;
  const back =
    detail && key !== undefined
      ? { to: pathOfRow(detail, key), label: texts.backToRow }
      : { to: `/admin/${list}`, label: texts.back };
  const own = key === undefined ? undefined : form.fieldsByKey?.[key];
  const once: ResourceField[] = form.isOnce ? [{ name: FORM_KEY, kind: "hidden" }] : [];
  const view = viewOf({ ...form, fields: [...form.fields, ...(own ?? []), ...once] }, { words, nounTexts, locale });
  const row = key === undefined ? null : await findRowOf(asked, resource, key);
  const of = row?.title ?? (own && key);
  return {
    ...view,
    title: of ? `${view.title} · ${of}` : view.title,
    about: row ? aboutOf(row, { form, resource, nounTexts, locale }) : [],
    values,
    back,
  };
}

/**
 * The row that a form is about, so that nobody mistakes it for another. Null if its noun has no page, or if the row cannot be
 * read now or is above the role of whoever asks: a refused form must still come back with what was typed.
 */
async function findRowOf(asked: AdminRequest, { detail, role }: Resource, key: string): Promise<RowFacts | null> {
  const staff = asked.context.get(staffContext);
  if (!detail || !staff || !mayAct(staff.role, role)) return null;
  try {
    return await detail.load(adminDeps(asked), key);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return null;
  }
}

type About = { form: ResourceForm; resource: Resource; nounTexts: NounTexts; locale: Locale };

function aboutOf(row: RowFacts, { form, resource, nounTexts, locale }: About): FormView["about"] {
  const asked = new Set(form.about);
  const facts = (resource.detail?.facts ?? []).filter(({ name }) => asked.has(name));
  return facts.flatMap((fact) => {
    const value = showValue(fact, row.facts[fact.name], { locale, values: nounTexts.values });
    return value.kind === "none" ? [] : [{ label: labelOfFact(fact.name, nounTexts), value }];
  });
}

/**
 * The values of a form's row; none for a form that creates. A form that was refused is drawn again with what was typed, also
 * if the session or the proof has ended in between; it then needs nothing of the row.
 */
async function valuesOf(
  asked: AdminRequest,
  { form, key }: { form: ResourceForm; key: string | undefined },
): Promise<FormValues> {
  if (asked.context.get(formRefusedContext)) return {};
  const deps = adminPage(asked, form.role);
  if (form.isFresh) leadToProof({ request: asked.request, staff: deps.actor.staff });
  const once: FormValues = form.isOnce ? { [FORM_KEY]: crypto.randomUUID() } : {};
  if (key === undefined || !form.load) return { ...form.begin, ...once };
  const values = await loadOrSay(deps, { load: form.load, key });
  if (!values) throw data(null, { status: 404 });
  return { ...values, ...once };
}

/** Reads a form's row. An expected failure, such as a node that does not answer, becomes the text of the page. */
async function loadOrSay(deps: AdminDeps, { load, key }: { load: NonNullable<ResourceForm["load"]>; key: string }) {
  try {
    return await load(deps, key);
  } catch (error) {
    if (error instanceof AppError) throw answerError(error, deps.context.get(localeContext));
    throw error;
  }
}

/** A form in words. Forms that belong to no noun have only words that all nouns share. */
export function viewOf(
  form: { fields: readonly ResourceField[]; isFinal?: boolean; preview?: unknown },
  { words, nounTexts, locale }: { words: FormWords; nounTexts?: NounTexts; locale: Locale },
): Omit<FormView, "values" | "back"> {
  const shown = { locale, values: nounTexts?.values };
  const fields = form.fields.map(({ name, kind, autoComplete, accept, options = [], words: of, hint }): FieldView => {
    return {
      name,
      kind,
      autoComplete,
      accept,
      label: words.fields?.[name] ?? nounTexts?.columns[name] ?? name,
      hint: hint ? wordOf(hint.words, hint.value, shown) : words.hints?.[name],
      options: options.map((value) => ({ value, label: wordOf(of, value, shown) })),
    };
  });
  const { title, lead, submit } = words;
  const isFinal = form.isFinal ?? false;
  const { form: screen, list } = textsOf(locale).admin;
  return {
    ...{ title, lead, submit, about: [], fields, isFinal, none: list.none },
    ...{ hasPreview: Boolean(form.preview), words: screen },
  };
}

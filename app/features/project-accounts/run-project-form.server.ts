import { data } from "react-router";
import { countriesIn } from "~/domain/reservations/countries.server";
import { AppError } from "~/errors";
import { tIn } from "~/locales/i18next.server";
import { type Texts, textsOf } from "~/locales/texts.server";
import { localeContext } from "~/server/context";
import { describeError, readBody } from "~/server/http.server";
import { spendFor } from "~/server/rate-limits.server";
import type { ProjectFormPlan } from "./plan-form.server";
import type { ProjectFieldView, ProjectFormAnswer, ProjectFormView } from "./project-form-view";
import { type ProjectRequest, projectPath } from "./project-visit.server";

/** What the page of a form shows. Whoever may not be here is led elsewhere; ProjectNotFound is answered with 404. */
export async function openProjectForm(
  asked: ProjectRequest,
  plan: ProjectFormPlan,
  key: string,
): Promise<ProjectFormView> {
  const texts = textsOf(asked.context.get(localeContext)).project;
  const { fields, sending, ...words } = { ...texts, ...texts.forms[plan.name] };
  return {
    ...{ name: plan.name, title: words.title, lead: words.lead, description: words.description },
    ...{ submit: words.submit, sending },
    fields: plan.fields.map((field) => fieldView(asked, field, fields)),
    values: (await valuesOf(asked, plan, key)) ?? {},
    links: Object.entries(plan.links ?? {}).map(([name, path]) => ({
      to: projectPath(asked, path),
      label: texts.links[name as keyof Texts["project"]["links"]],
    })),
    done: doneOf(asked),
    crumbs: { home: { to: projectPath(asked), label: texts.name }, label: texts.whereYouAre },
  };
}

/** What the page before has done, in words; null if the address does not say so. */
export function doneOf({ request, context }: ProjectRequest): string | null {
  const { done } = textsOf(context.get(localeContext)).project;
  const asked = new URL(request.url).searchParams.get("done") ?? "";
  return Object.hasOwn(done, asked) ? done[asked as keyof typeof done] : null;
}

async function valuesOf(asked: ProjectRequest, plan: ProjectFormPlan, key: string) {
  try {
    return await plan.open?.(asked, key);
  } catch (error) {
    throw error instanceof AppError && error.code === "ProjectNotFound" ? data(null, { status: 404 }) : error;
  }
}

function fieldView(
  { context }: ProjectRequest,
  { options, ...field }: ProjectFormPlan["fields"][number],
  { labels, hints }: Texts["project"]["fields"],
): ProjectFieldView {
  const locale = context.get(localeContext);
  const { values } = textsOf(locale).project;
  const named = (group: "idCards" | "mainnets") =>
    Object.entries(values[group]).map(([value, label]) => ({ value, label }));
  const countries = () => countriesIn(locale).map(({ code, label }) => ({ value: code, label }));
  return {
    ...field,
    label: labels[field.name as keyof typeof labels] ?? field.name,
    hint: hints[field.name as keyof typeof hints],
    options: !options ? [] : options === "countries" ? countries() : named(options),
  };
}

/**
 * Checks what was typed with the form's schema and carries it out. If either refuses, the form comes back with what was typed,
 * except passwords, and what is wrong with it.
 */
export async function runProjectForm(asked: ProjectRequest, plan: ProjectFormPlan, key: string) {
  const { request, context } = asked;
  const locale = context.get(localeContext);
  let typed: Record<string, string> = {};
  try {
    typed = Object.fromEntries(new URLSearchParams(await readBody(request, plan.maxBytes)));
    await spendFor("sign-in", { request, context });
    const checked = plan.schema.safeParse(typed);
    if (checked.success) return await plan.run(asked, checked.data, key);
    return data(answerOf(asked, plan, { typed, issues: checked.error.issues, notice: null }), { status: 400 });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const answer = answerOf(asked, plan, { typed, issues: [], notice: describeError(error, locale) });
    return data(answer, { status: error.status });
  }
}

/** What a form never brings back. */
const SECRETS = /^(password|passwordCheck|current|code)$/;

type Issue = { path: PropertyKey[]; message: string; minimum?: number | bigint; maximum?: number | bigint };
type Refused = { typed: Record<string, string>; issues: readonly Issue[]; notice: string | null };

function answerOf(
  { context }: ProjectRequest,
  plan: ProjectFormPlan,
  { typed, issues, notice }: Refused,
): ProjectFormAnswer {
  const locale = context.get(localeContext);
  const t = tIn(locale, "project");
  const texts = textsOf(locale).project;
  const problems: Record<string, string> = {};
  for (const { path, message, minimum, maximum } of issues) {
    const key = Object.hasOwn(texts.problems, message) ? (message as keyof typeof texts.problems) : "invalid";
    problems[String(path[0])] ??= t(`problems.${key}`, { min: String(minimum), max: String(maximum) });
  }
  const shown = Object.entries(typed).filter(([name]) => !SECRETS.test(name));
  const labels: Readonly<Record<string, string>> = texts.fields.labels;
  return {
    values: Object.fromEntries(shown),
    problems,
    checks: plan.fields.flatMap(({ name }) =>
      problems[name] ? [{ name, text: t("check", { field: labels[name] ?? name }) }] : [],
    ),
    title: notice ? texts.forms[plan.name].failed : texts.checkAll,
    notice,
  };
}

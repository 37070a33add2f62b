import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data, type RouterContextProvider, redirect } from "react-router";
import { requireRole } from "~/domain/staff/guard";
import { isProofFresh, type StaffMember, type StaffRole } from "~/domain/staff/roles";
import type { z } from "~/domain/zod";
import { AppError } from "~/errors";
import type { Locale } from "~/locales/locales";
import { type Texts, textsOf } from "~/locales/texts.server";
import { readWithin } from "~/read-within";
import { askedPage } from "~/server/asked-page";
import { configContext, databaseContext, formRefusedContext, localeContext, staffContext } from "~/server/context";
import { answerError, describeError } from "~/server/http.server";
import { clientAddress } from "~/server/rate-limits.server";
import type { AdminDeps, Resource, ResourceField, ResourceForm } from "./define-resource";
import type { FieldView, FormView } from "./form-view";
import { ADMIN_PATHS } from "./paths";

type Context = Readonly<RouterContextProvider>;
type Asked = { request: Request; context: Context };

const MAX_FORM_BYTES = 256 * 1024;

/** What commands of staff are given for a request. Throws NotStaff. */
export function adminDeps({ request, context }: Asked): AdminDeps {
  const staff = context.get(staffContext);
  requireRole(staff, "viewer");
  const origin = context.get(configContext).siteOrigin ?? new URL(request.url).origin;
  return {
    db: context.get(databaseContext),
    now: new Date(),
    actor: { staff, ipAddress: clientAddress(request) },
    adminSecret: context.get(configContext).adminCode,
    language: context.get(localeContext).code,
    linkTo: (path) => `${origin}${path}`,
  };
}

/** The same for a page, which answers with the error page: RoleTooLow if the role is less than the needed one. */
export function adminPage(asked: Asked, role: StaffRole = "viewer"): AdminDeps {
  try {
    const deps = adminDeps(asked);
    requireRole(deps.actor.staff, role);
    return deps;
  } catch (error) {
    throw error instanceof AppError ? answerError(error, asked.context.get(localeContext)) : error;
  }
}

/** Leads to a fresh proof of who somebody is, and from there back, if theirs is too old for what comes. */
export function leadToProof({ request, staff }: { request: Request; staff: StaffMember }): void {
  if (isProofFresh(staff, new Date())) return;
  throw redirect(`/admin/proof?${new URLSearchParams({ to: askedPage(request) })}`);
}

/** The form that creates or changes a row, with its values. Answers 404 if there is no such row. */
export async function openForm(
  asked: Asked,
  { resource, form, key }: { resource: Resource; form: ResourceForm; key: string | undefined },
): Promise<FormView> {
  const values = await valuesOf(asked, { form, key });
  const texts = textsOf(asked.context.get(localeContext)).admin;
  const { forms }: { title: string; forms?: Partial<Record<"create" | "edit", FormWords>> } =
    texts.nouns[resource.noun];
  const words = forms?.[key === undefined ? "create" : "edit"];
  if (!words) throw new Error(`the form of ${resource.noun} has no words`);
  return {
    ...viewOf(form.fields, words, texts),
    values,
    back: { to: `/admin/${ADMIN_PATHS[resource.noun].list}`, label: texts.list.back },
  };
}

/**
 * The values of a form's row; none for a form that creates. A form that was refused is drawn again with what was typed, also
 * if the session or the proof has ended in between; it then needs nothing of the row.
 */
async function valuesOf(
  asked: Asked,
  { form, key }: { form: ResourceForm; key: string | undefined },
): Promise<Record<string, string>> {
  if (asked.context.get(formRefusedContext)) return {};
  const deps = adminPage(asked, form.role);
  if (form.isFresh) leadToProof({ request: asked.request, staff: deps.actor.staff });
  if (key === undefined || !form.load) return {};
  const values = await form.load(deps, key);
  if (!values) throw data(null, { status: 404 });
  return values;
}

type FormWords = {
  title: string;
  lead: string;
  submit: string;
  fields: Readonly<Record<string, string>>;
  hints?: Readonly<Record<string, string>>;
};

/** A form in words. */
export function viewOf(
  fields: readonly ResourceField[],
  { title, lead, submit, ...words }: FormWords,
  texts: Texts["admin"],
): Omit<FormView, "values" | "back"> {
  const shown = fields.map(({ name, kind, autoComplete, options = [], words: of }): FieldView => {
    const names = of ? (texts.values[of] as Record<string, string>) : {};
    return {
      name,
      kind,
      autoComplete,
      label: words.fields[name] ?? name,
      hint: words.hints?.[name],
      options: options.map((value) => ({ value, label: names[value] ?? value })),
    };
  });
  return { title, lead, submit, fields: shown };
}

/** What a form that was sent comes back with: Conform's result, with texts in the language of the page. */
type FormResult = SubmissionResult<string[]>;

/**
 * Checks what was typed and runs the command with it. If either refuses, the form comes back with what was typed, except
 * passwords, and what is wrong with it. Returns what `run` returned otherwise.
 */
export async function runForm<Schema extends z.ZodType>(
  { request, context }: Asked,
  { schema, run }: { schema: Schema; run: (values: z.output<Schema>) => Promise<Response> },
): Promise<Response | ReturnType<typeof data<{ result: FormResult }>>> {
  const locale = context.get(localeContext);
  const { problems } = textsOf(locale).admin;
  const refuse = (result: FormResult, status: number) => {
    context.set(formRefusedContext, true);
    return data({ result: withoutSecrets(result) }, { status });
  };
  const submission = parseWithZod(await readForm(request, locale), {
    schema,
    error: (issue) => problems[problemOf(issue as { code?: string; format?: string; input?: unknown })],
  });
  if (submission.status !== "success") return refuse(submission.reply(), 400);
  try {
    return await run(submission.value as z.output<Schema>);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return refuse(submission.reply({ formErrors: [describeError(error, locale)] }), error.status);
  }
}

async function readForm(request: Request, locale: Locale): Promise<URLSearchParams> {
  const bytes = await readWithin(request, MAX_FORM_BYTES);
  if (!bytes) throw answerError(new AppError("BodyTooLarge"), locale);
  return new URLSearchParams(new TextDecoder().decode(bytes));
}

/** What is wrong with a field, as the key of its text. */
function problemOf({ code, format, input }: { code?: string; format?: string; input?: unknown }) {
  if (input === undefined || input === "") return "missing" as const;
  if (code === "too_small") return "tooShort" as const;
  if (code === "too_big") return "tooLong" as const;
  if (format === "email") return "email" as const;
  return "invalid" as const;
}

/** A password never comes back with a form. */
function withoutSecrets(result: FormResult): FormResult {
  const { initialValue, ...rest } = result;
  const shown = Object.entries(initialValue ?? {}).filter(([name]) => !/password|current/i.test(name));
  return { ...rest, initialValue: Object.fromEntries(shown) };
}

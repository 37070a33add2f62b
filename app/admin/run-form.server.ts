import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "react-router";
import type { z } from "~/domain/zod";
import { AppError } from "~/errors";
import { textsOf } from "~/locales/texts.server";
import { formRefusedContext, localeContext } from "~/server/context";
import { describeError } from "~/server/http.server";
import { logRefusal } from "~/server/log-refusal.server";
import { readSentForm } from "~/server/sent-form.server";
import type { AdminRequest } from "./admin-deps.server";
import type { FormValues, ResourceField } from "./define-resource";
import type { PreviewView } from "./form-view";

/** What a form that was sent comes back with: Conform's result, with texts in the language of the page. */
export type FormAnswer = {
  result: SubmissionResult<string[]>;
  preview: PreviewView | null;
  /** What is stored now, if somebody else has changed the row since the form was opened. */
  stored?: FormValues | null;
};

/** A form that is drawn again with a dry run, although nothing is wrong with it. */
export type ShownAgain = { preview: PreviewView; problem: string | null };

type SentForm<Schema extends z.ZodType> = {
  schema: Schema;
  /** What is in the form: a field's kind says whether its value may come back. */
  fields: readonly Pick<ResourceField, "name" | "kind">[];
  run: Run<z.output<Schema>>;
  stored?: () => Promise<FormValues | null>;
};

type Run<Values> = (values: Values, sent: FormData) => Promise<Response | ShownAgain>;

/**
 * Checks what was typed and runs the command with it. If either refuses, or a dry run is to be shown first, the form comes back
 * with what was typed, except passwords and files. A schema may name what is wrong by a key of `problems` in admin.json.
 * `stored` reads the row as it is, which is shown beside it after a Conflict. Returns what `run` returned otherwise.
 */
export async function runForm<Schema extends z.ZodType>(
  { request, context }: AdminRequest,
  { schema, fields, run, stored }: SentForm<Schema>,
): Promise<Response | ReturnType<typeof data<FormAnswer>>> {
  const locale = context.get(localeContext);
  const problems: Readonly<Record<string, string>> = textsOf(locale).admin.problems;
  const drawAgain = (answer: FormAnswer, status: number) => {
    context.set(formRefusedContext, true);
    return data({ ...answer, result: inWords(withoutSecrets(answer.result, fields), problems) }, { status });
  };
  let sent: FormData;
  try {
    sent = await readSentForm(request);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const problem = { "": [describeError(error, locale)] };
    return drawAgain({ result: { status: "error", error: problem }, preview: null }, error.status);
  }
  const submission = parseWithZod(sent, {
    schema,
    error: (issue) => problemOf(issue as { code?: string; format?: string; origin?: string; input?: unknown }),
  });
  if (submission.status !== "success") return drawAgain({ result: submission.reply(), preview: null }, 400);
  try {
    const answer = await run(submission.value as z.output<Schema>, sent);
    if (answer instanceof Response) return answer;
    const { preview, problem } = answer;
    return drawAgain({ result: submission.reply({ formErrors: problem ? [problem] : [] }), preview }, 200);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    logRefusal({ request, context }, error);
    const result = submission.reply({ formErrors: [describeError(error, locale)] });
    const now = error.code === "Conflict" && stored ? await stored() : null;
    return drawAgain({ result, preview: null, stored: now }, error.status);
  }
}

/** What is wrong with a field, as the key of its text. */
function problemOf({
  code,
  format,
  origin,
  input,
}: {
  code?: string;
  format?: string;
  origin?: string;
  input?: unknown;
}) {
  if (input === undefined || input === "") return "missing";
  if (code === "too_small") return origin === "string" ? "tooShort" : "tooLow";
  if (code === "too_big") return origin === "string" ? "tooLong" : "tooHigh";
  if (format === "email") return "email";
  return "invalid";
}

/** The result with words in place of the keys of problems. */
function inWords(result: FormAnswer["result"], problems: Readonly<Record<string, string>>): FormAnswer["result"] {
  const error = Object.entries(result.error ?? {}).map(([name, keys]) => [
    name,
    keys?.map((key) => problemInWords(key, problems)) ?? null,
  ]);
  return { ...result, error: Object.fromEntries(error) };
}

/** A problem's key may have a place before it: "board[2].url: missing". */
function problemInWords(problem: string, problems: Readonly<Record<string, string>>): string {
  const [, place, key = problem] = /^(.+): (\w+)$/.exec(problem) ?? [];
  const words = problems[key] ?? key;
  return place ? `${place}: ${words}` : words;
}

/** A password never comes back with a form, and a file cannot. */
function withoutSecrets(result: FormAnswer["result"], fields: SentForm<z.ZodType>["fields"]): FormAnswer["result"] {
  const { initialValue, ...rest } = result;
  const secrets = new Set(fields.flatMap(({ name, kind }) => (kind === "password" || kind === "file" ? [name] : [])));
  const shown = Object.entries(initialValue ?? {}).filter(
    ([name, value]) => !secrets.has(name) && !(value instanceof Blob),
  );
  return { ...rest, initialValue: Object.fromEntries(shown) };
}

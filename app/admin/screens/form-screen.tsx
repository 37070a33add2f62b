import { type FieldMetadata, type FormMetadata, getFormProps, useForm } from "@conform-to/react";
import { Form, useNavigation } from "react-router";
import { LOCALES } from "~/locales/locales";
import { Button, ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import type { FieldView, FormView, PreviewView } from "../form-view";
import type { FormAnswer } from "../run-form.server";
import { AdminHead } from "./admin-head";
import { FormField, type InputState, inputId } from "./form-field";
import { PreviewTable } from "./preview-table";

export type FormScreenProps = {
  view: FormView;
  /** What the action answered, if the form came back. */
  result?: FormAnswer["result"];
  preview?: PreviewView | null;
  /** The row as somebody else has stored it in the meantime. */
  stored?: FormAnswer["stored"];
};

type Values = Record<string, Record<string, string>>;

/** Every form of the staff area: the same without a script, where the action's answer draws it again. */
export function FormScreen({ view, result, preview, stored }: FormScreenProps) {
  const isBusy = useNavigation().state === "submitting";
  const [form, fields] = useForm<Values, string[]>({
    id: "admin-form",
    lastResult: result,
    defaultValue: nested(view.values),
  });
  const stateOf = (name: string) => stateIn(fields, name);
  const hasFiles = view.fields.some(({ kind }) => kind === "file");
  const variant = view.isFinal ? "danger" : "primary";
  return (
    <>
      <AdminHead title={view.title} lead={view.lead} />
      <Form
        method="post"
        {...getFormProps(form)}
        encType={hasFiles ? "multipart/form-data" : undefined}
        className="stack-form admin-form"
      >
        <Problems form={form} view={view} stateOf={stateOf} />
        {stored ? <StoredNow view={view} stored={stored} stateOf={stateOf} /> : null}
        {view.fields.map((field) => {
          // sent again, the form is about the row as it is shown now
          const now = field.kind === "hidden" ? stored?.[field.name] : undefined;
          if (now !== undefined) return <input key={`${field.name} now`} type="hidden" name={field.name} value={now} />;
          return <FormField key={field.name} field={field} stateOf={stateOf} />;
        })}
        {preview ? <PreviewTable preview={preview} words={view.words} /> : null}
        <div className="row">
          {preview ? (
            <Button type="submit" name="seen" value={preview.seen} variant={variant} busy={isBusy}>
              {preview.confirm}
            </Button>
          ) : null}
          <Button type="submit" variant={preview ? undefined : view.hasPreview ? "primary" : variant} busy={isBusy}>
            {view.hasPreview ? view.words.preview : view.submit}
          </Button>
          {view.back ? <ButtonLink to={view.back.to}>{view.back.label}</ButtonLink> : null}
        </div>
      </Form>
    </>
  );
}

type ProblemsProps = { form: FormMetadata<Values, string[]>; view: FormView; stateOf: (name: string) => InputState };

/** What is wrong, above the form: each line leads to its field. */
function Problems({ form, view, stateOf }: ProblemsProps) {
  const wrong = view.fields.flatMap((field) =>
    inputsOf(field).flatMap(({ name, label }) => {
      const { error } = stateOf(name);
      return error ? [{ name, label, error }] : [];
    }),
  );
  const errors = form.errors ?? [];
  if (errors.length + wrong.length === 0) return null;
  return (
    <Notice tone="danger" live>
      {errors.map((error) => (
        <p key={error}>{error}</p>
      ))}
      {wrong.length > 0 ? (
        <>
          <p>{view.words.problems}</p>
          <ul>
            {wrong.map(({ name, label, error }) => (
              <li key={name}>
                <a className="link" href={`#${inputId(name)}`}>
                  {label}
                </a>
                {`: ${error}`}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Notice>
  );
}

type StoredProps = { view: FormView; stored: FormView["values"]; stateOf: (name: string) => InputState };

/** What somebody else has stored since the form was opened, of the inputs that say something else. */
function StoredNow({ view, stored, stateOf }: StoredProps) {
  const others = view.fields.flatMap((field) =>
    inputsOf(field).flatMap(({ name, label }) => {
      const value = stored[name];
      if (field.kind === "hidden" || value === undefined || value === stateOf(name).value) return [];
      const word = field.options.find((option) => option.value === value)?.label ?? value;
      return [{ name, label, word }];
    }),
  );
  return (
    <Notice tone="warning" title={view.words.stored}>
      <ul>
        {others.map(({ name, label, word }) => (
          <li key={name}>{`${label}: ${word}`}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** The inputs of a field: one, or one for each language. */
function inputsOf({ name, kind, label }: FieldView): { name: string; label: string }[] {
  if (kind !== "localized" && kind !== "localizedArea") return [{ name, label }];
  return LOCALES.map(({ code, label: language }) => ({ name: `${name}.${code}`, label: `${label} (${language})` }));
}

/** The state of an input by its name, in which a dot leads into a group: `title.ko`. */
function stateIn(
  fields: Record<string, FieldMetadata<Record<string, string>, Values, string[]>>,
  name: string,
): InputState {
  const [outer = "", inner] = name.split(".");
  const field = inner === undefined ? fields[outer] : fields[outer]?.getFieldset()[inner];
  const { initialValue, errors } = field ?? {};
  return { value: typeof initialValue === "string" ? initialValue : "", error: errors?.[0] };
}

/** The values of inputs as Conform takes them: `title.ko` becomes `{ title: { ko } }`. */
function nested(values: FormView["values"]): Values {
  const found: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const [outer = "", inner] = name.split(".");
    found[outer] = inner === undefined ? value : { ...(found[outer] as object), [inner]: value };
  }
  return found as Values;
}

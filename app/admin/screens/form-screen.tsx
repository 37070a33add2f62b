import { type FieldMetadata, getFormProps, useForm } from "@conform-to/react";
import { type ReactNode, useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { Button, ButtonLink } from "~/ui/button";
import { FactList } from "~/ui/facts";
import type { FormView, PreviewView } from "../form-view";
import type { FormAnswer } from "../run-form.server";
import { AdminHead } from "./admin-head";
import { FormField, type InputState } from "./form-field";
import { Problems, StoredNow } from "./form-problems";
import { PreviewTable } from "./preview-table";
import { Value } from "./value";

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
  const isFresh = !result && !preview;
  // somebody who opens a form is going to fill it in; a refused form leads to its problems instead
  const first = isFresh ? view.fields.find(({ kind }) => kind !== "hidden") : undefined;
  const variant = view.isFinal ? "danger" : "primary";
  return (
    <>
      <AdminHead title={view.title} lead={view.lead} />
      {view.about.length > 0 ? (
        <div className="admin-facts admin-form">
          <FactList
            items={view.about.map(({ label, value }) => ({
              term: label,
              value: <Value value={value} none={view.none} />,
            }))}
          />
        </div>
      ) : null}
      <Form
        method="post"
        {...getFormProps(form)}
        encType={hasFiles ? "multipart/form-data" : undefined}
        className="stack-form admin-form"
      >
        <Problems errors={form.errors ?? []} view={view} stateOf={stateOf} />
        {stored ? <StoredNow view={view} stored={stored} stateOf={stateOf} /> : null}
        {view.fields.map((field) => {
          // sent again, the form is about the row as it is shown now
          const now = field.kind === "hidden" ? stored?.[field.name] : undefined;
          if (now !== undefined) return <input key={`${field.name} now`} type="hidden" name={field.name} value={now} />;
          return <FormField key={field.name} field={field} stateOf={stateOf} isFirst={field === first} />;
        })}
        {preview ? (
          <Arriving key={preview.seen}>
            <PreviewTable preview={preview} words={view.words} />
          </Arriving>
        ) : null}
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

/** A part that has just appeared. It takes the focus, so that it is seen and read, and the next Tab leads to its button. */
function Arriving({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/noAutofocus: without JavaScript too, the reader is led to the dry run
    <div ref={place} tabIndex={-1} autoFocus>
      {children}
    </div>
  );
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

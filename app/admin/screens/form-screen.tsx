import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form, useNavigation } from "react-router";
import { Button, ButtonLink } from "~/ui/button";
import { Field, SelectField, TextAreaField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import type { FieldView, FormView } from "../form-view";
import { AdminHead } from "./admin-head";

export type FormScreenProps = {
  view: FormView;
  /** What the action answered, if the form came back. */
  result: SubmissionResult | undefined;
};

/** Every form of the staff area: the same without a script, where the action's answer draws it again. */
export function FormScreen({ view, result }: FormScreenProps) {
  const isBusy = useNavigation().state === "submitting";
  const [form, fields] = useForm<Record<string, string>>({
    id: "admin-form",
    lastResult: result as SubmissionResult<string[]> | undefined,
    defaultValue: view.values,
  });
  return (
    <>
      <AdminHead title={view.title} lead={view.lead} />
      <Form method="post" {...getFormProps(form)} className="stack-form admin-form">
        {form.errors ? (
          <Notice tone="danger" live>
            {form.errors.map((error) => (
              <p key={error}>{error}</p>
            ))}
          </Notice>
        ) : null}
        {view.fields.map((field) => (
          <FormField
            key={field.name}
            field={field}
            error={fields[field.name]?.errors?.[0]}
            value={fields[field.name]?.initialValue ?? ""}
          />
        ))}
        <div className="row">
          <Button type="submit" variant="primary" busy={isBusy}>
            {view.submit}
          </Button>
          {view.back ? <ButtonLink to={view.back.to}>{view.back.label}</ButtonLink> : null}
        </div>
      </Form>
    </>
  );
}

type Shown = { field: FieldView; error: string | undefined; value: string };

function FormField({ field, error, value }: Shown) {
  const { name, kind, label, hint, autoComplete, options } = field;
  const shared = { id: `admin-form-${name}`, name, label, hint, error, defaultValue: value, autoComplete };
  if (kind === "hidden") return <input type="hidden" name={name} defaultValue={value} />;
  if (kind === "area") return <TextAreaField {...shared} rows={8} />;
  if (kind === "choice") {
    return (
      <SelectField {...shared}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectField>
    );
  }
  if (kind === "code") return <Field {...shared} inputMode="numeric" autoComplete="one-time-code" />;
  return <Field {...shared} type={kind} />;
}

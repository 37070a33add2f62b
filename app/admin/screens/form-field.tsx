import type { ComponentProps } from "react";
import { LOCALES } from "~/locales/locales";
import { CheckField, Field, OF_ADDRESS, SelectField, TextAreaField } from "~/ui/field";
import type { FieldView } from "../form-view";

/** What one input begins with, and what is wrong with it. */
export type InputState = { value: string; error: string | undefined };

/** `isFirst`: the page opens with the cursor in it. */
export type FormFieldProps = { field: FieldView; stateOf: (name: string) => InputState; isFirst?: boolean };

/** The id of an input of a form, to which the summary of its problems leads. */
export const inputId = (name: string) => `admin-form-${name.replaceAll(".", "-")}`;

/** The control of a form that a field asks for. */
export function FormField({ field, stateOf, isFirst = false }: FormFieldProps) {
  const { name, kind, label, hint, autoComplete, accept, options } = field;
  if (kind === "localized" || kind === "localizedArea")
    return <LocalizedField field={field} stateOf={stateOf} isFirst={isFirst} />;
  const { value, error } = stateOf(name);
  if (kind === "hidden") return <input type="hidden" name={name} defaultValue={value} />;
  const shared = { id: inputId(name), name, label, hint, error, autoComplete, autoFocus: isFirst };
  if (kind === "file") return <Field {...shared} type="file" accept={accept} />;
  if (kind === "check") return <CheckField {...shared} defaultChecked={value === "on"} />;
  if (kind === "area") return <TextAreaField {...shared} defaultValue={value} rows={8} />;
  if (kind === "choice") {
    return (
      <SelectField {...shared} defaultValue={value}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectField>
    );
  }
  return <Field {...shared} defaultValue={value} {...INPUTS[kind]} />;
}

/** Decimal numbers are typed as text: the browser's own number fields read a comma differently in each language. */
const INPUTS = {
  text: { type: "text" },
  email: { type: "email" },
  password: { type: "password" },
  code: { inputMode: "numeric", autoComplete: "one-time-code" },
  number: { inputMode: "numeric" },
  amount: { inputMode: "decimal" },
  day: { type: "date" },
  time: { type: "datetime-local" },
  second: { type: "datetime-local", step: 1 },
  address: OF_ADDRESS,
} as const satisfies Record<string, ComponentProps<"input">>;

/** The same text in every language, beside each other where there is room. */
function LocalizedField({ field: { name, kind, label, hint }, stateOf, isFirst }: FormFieldProps) {
  return (
    <fieldset className="admin-localized">
      <legend className="field-label">{label}</legend>
      {hint ? <p className="field-hint">{hint}</p> : null}
      <div>
        {LOCALES.map(({ code, label: language, intl }, at) => {
          const input = `${name}.${code}`;
          const { value, error } = stateOf(input);
          const autoFocus = isFirst && at === 0;
          const shared = {
            ...{ id: inputId(input), name: input, label: language, error, lang: intl },
            ...{ defaultValue: value, autoFocus },
          };
          return kind === "localized" ? (
            <Field key={code} {...shared} />
          ) : (
            <TextAreaField key={code} {...shared} rows={8} />
          );
        })}
      </div>
    </fieldset>
  );
}

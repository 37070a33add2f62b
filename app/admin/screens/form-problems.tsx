import { LOCALES } from "~/locales/locales";
import { Notice } from "~/ui/notice";
import type { FieldView, FormView } from "../form-view";
import { type InputState, inputId } from "./form-field";

type ProblemsProps = { errors: readonly string[]; view: FormView; stateOf: (name: string) => InputState };

/** The list of problems above the form: each line leads to its field. */
export function Problems({ errors, view, stateOf }: ProblemsProps) {
  const wrong = view.fields.flatMap((field) =>
    inputsOf(field).flatMap(({ name, label }) => {
      const { error } = stateOf(name);
      return error ? [{ name, label, error }] : [];
    }),
  );
  if (errors.length + wrong.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: without JavaScript too, the reader is led to the reason why the form came back
    <div tabIndex={-1} autoFocus>
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
    </div>
  );
}

type StoredProps = { view: FormView; stored: FormView["values"]; stateOf: (name: string) => InputState };

/** The values that somebody else has stored since the form was opened, where they differ from the inputs. */
export function StoredNow({ view, stored, stateOf }: StoredProps) {
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

import type { FieldKind } from "./define-resource";

export type FieldView = {
  name: string;
  kind: FieldKind;
  label: string;
  hint?: string;
  autoComplete?: string;
  options: { value: string; label: string }[];
};

/** A form as the screen of all forms draws it. `values` are what its fields begin with. */
export type FormView = {
  title: string;
  lead: string;
  fields: FieldView[];
  values: Record<string, string>;
  submit: string;
  /** Where it leads when nothing is to be changed. */
  back: { to: string; label: string } | null;
};

import type { FieldKind, FormValues } from "./define-resource";
import type { ValueView } from "./value-view";

export type FieldView = {
  name: string;
  kind: FieldKind;
  label: string;
  hint?: string;
  autoComplete?: string;
  accept?: string;
  options: { value: string; label: string }[];
};

/** What a form would do, before it does it. */
export type PreviewView = {
  confirm: string;
  /** Stands for exactly these effects; it is sent with the confirmation. */
  seen: string;
  effects: { label: string; before: ValueView | null; after: ValueView }[];
};

/** A form as the screen of all forms draws it. `values` are what its fields begin with. */
export type FormView = {
  title: string;
  lead: string;
  /** Facts about the row that the form changes. */
  about: { label: string; value: ValueView }[];
  /** The text that is shown for a missing value. */
  none: string;
  fields: FieldView[];
  values: FormValues;
  submit: string;
  /** Whether it cannot be undone. */
  isFinal: boolean;
  /** Whether a dry run comes before it. */
  hasPreview: boolean;
  /** Where it leads when nothing is to be changed. */
  back: { to: string; label: string } | null;
  /** What the screen says itself. */
  words: Record<"before" | "after" | "preview" | "problems" | "stored", string>;
};

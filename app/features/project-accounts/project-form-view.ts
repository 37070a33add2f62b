type FieldKind = "text" | "email" | "password" | "code" | "tel" | "area" | "choice" | "time" | "check" | "hidden";

/** A control of a form of the project pages. What may be typed is in the form's schema. */
export type ProjectField = {
  name: string;
  kind: FieldKind;
  /** The group of `values` in the texts that names the options; "countries" are those of telephone numbers. */
  options?: "idCards" | "mainnets" | "countries";
  autoComplete?: string;
  /** Whether it may stay empty. */
  isOptional?: boolean;
};

export type ProjectFieldView = Omit<ProjectField, "options"> & {
  label: string;
  hint?: string;
  options: { value: string; label: string }[];
};

type LinkView = { to: string; label: string };

/** A form as the screen of all project forms draws it. */
export type ProjectFormView = {
  name: string;
  title: string;
  lead: string;
  description: string;
  submit: string;
  sending: string;
  fields: ProjectFieldView[];
  values: Record<string, string>;
  links: LinkView[];
  /** What the page before has done. */
  done: string | null;
  crumbs: { home: LinkView; label: string };
};

/** A form that came back: what was typed except passwords, and what is wrong, in words. */
export type ProjectFormAnswer = {
  values: Record<string, string>;
  problems: Record<string, string>;
  /** The fields to check, in the form's order, each as a sentence. */
  checks: { name: string; text: string }[];
  title: string;
  notice: string | null;
};

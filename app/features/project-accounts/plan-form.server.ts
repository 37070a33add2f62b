import type { z } from "~/domain/zod";
import type { Texts } from "~/locales/texts.server";
import type { ProjectField } from "./project-form-view";
import type { ProjectRequest } from "./project-visit.server";

/** A form at an address of the project pages. */
export type ProjectFormPlan<Schema extends z.ZodType = z.ZodType> = {
  /** Its texts, in `project.forms`. */
  name: keyof Texts["project"]["forms"];
  schema: Schema;
  fields: readonly ProjectField[];
  /** Other forms that it leads to: their addresses below the project pages, and texts in `project.links`. */
  /** How long a form may be that takes a list; that of any other form if nothing is said. */
  maxBytes?: number;
  links?: Readonly<Partial<Record<keyof Texts["project"]["links"], string>>>;
  /** What its fields begin with; it leads elsewhere whoever may not be here. */
  open?: (asked: ProjectRequest, key: string) => Promise<Record<string, string>>;
  /** Carries it out, and leads to what follows. */
  run: (asked: ProjectRequest, typed: z.output<Schema>, key: string) => Promise<Response>;
};

/** Declares a form, whose `run` is given what its schema yields. */
export function planForm<Schema extends z.ZodType>(plan: ProjectFormPlan<Schema>): ProjectFormPlan {
  // it is parsed with this form's own schema before `run` is called
  return plan as unknown as ProjectFormPlan;
}

import { type Preparation, prepareDeed } from "~/domain/authority/prepare.server";
import type { z } from "~/domain/zod";
import { type AdminDeps, defineForm, type Effect, type ResourceForm } from "../define-resource";
import { chainOf } from "../power-pools.server";
import { ofShownRow } from "./of-shown-row";

type BatchForm<Schema extends z.ZodType> = Pick<
  ResourceForm<Schema>,
  "schema" | "fields" | "approval" | "role" | "load"
> & {
  /** The form's name among all nouns: "grant.import". */
  name: string;
  /** What is done in all, and the deeds that do it, in the order in which they are signed. */
  plan: (
    deps: AdminDeps,
    values: z.output<Schema>,
    key: string,
  ) => Promise<{ effects: readonly Effect[]; deeds: readonly Omit<Preparation, "form">[] }>;
};

/**
 * A form that prepares several deeds for one wallet, as many as its transactions take. Its dry run says what all of them do;
 * then the page of the first follows, which leads to the next. `plan` passes over what is done or waits, so that the form can
 * be sent again at any time.
 */
export function deedBatchForm<Schema extends z.ZodType>({ name, plan, ...form }: BatchForm<Schema>): ResourceForm {
  const planShown = ofShownRow(form.load, plan);
  return defineForm<Schema>({
    ...form,
    isFresh: true,
    isFinal: true,
    preview: async (deps, values, key) => (await planShown(deps, values, key)).effects,
    save: async (deps, values, key) => {
      const { now, actor, adminSecret } = deps;
      const prepared: string[] = [];
      for (const asked of (await planShown(deps, values, key)).deeds) {
        prepared.push(await prepareDeed({ ...chainOf(deps), now, actor, adminSecret }, { ...asked, form: name }));
      }
      const [first = null] = prepared;
      return { noun: "authorityDeed", key: first, page: "sign" };
    },
  });
}

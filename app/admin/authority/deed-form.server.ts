import type { DeedEffect } from "~/domain/authority/define-authority-deed";
import { type Preparation, planDeed, prepareDeed } from "~/domain/authority/prepare.server";
import type { z } from "~/domain/zod";
import { type AdminDeps, defineForm, type ResourceForm } from "../define-resource";
import { chainOf } from "../power-pools.server";
import { ofShownRow } from "./of-shown-row";

type DeedForm<Schema extends z.ZodType> = Pick<
  ResourceForm<Schema>,
  "schema" | "fields" | "about" | "approval" | "isFinal" | "role" | "begin"
> & {
  /**
   * The values that the form begins with; null for a row that the site does not show, for which nothing is prepared. Only a
   * form that creates something has no row.
   */
  load?: NonNullable<ResourceForm["load"]>;
  /** The form's name among all nouns: "stream.setTerms". */
  name: string;
  /** The deed, and its parameters from what was typed. Throws AppError for what cannot be read. */
  prepare: (deps: AdminDeps, values: z.output<Schema>, key: string) => Promise<Omit<Preparation, "form">>;
};

/**
 * A form that prepares a deed for the wallet of an authority. Its dry run says what the deed does and which wallet has to sign
 * it; then its page follows, where that wallet signs.
 */
export function deedForm<Schema extends z.ZodType>({ name, prepare, ...form }: DeedForm<Schema>): ResourceForm {
  const prepareShown = ofShownRow(form.load, prepare);
  return defineForm<Schema>({
    ...form,
    isFresh: true,
    isOnce: true,
    preview: async (deps, values, key) => {
      const { authority, effects } = await planDeed(chainOf(deps), await prepareShown(deps, values, key));
      const signer: DeedEffect = { name: "authority", after: authority.toBase58() };
      return [...effects, signer];
    },
    save: async (deps, values, key) => {
      const { now, actor, adminSecret } = deps;
      const asked = await prepareShown(deps, values, key);
      return {
        key: await prepareDeed({ ...chainOf(deps), now, actor, adminSecret }, { ...asked, form: name }),
        noun: "authorityDeed",
        page: "sign",
      };
    },
  });
}

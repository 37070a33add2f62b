import { z } from "~/domain/zod";

/** The name of the hidden field that identifies one opening of a form. */
export const FORM_KEY = "formKey";

/** The key that was sent; undefined without one. */
export function formKeyOf(sent: FormData): string | undefined {
  return z.uuid().safeParse(sent.get(FORM_KEY)).data;
}

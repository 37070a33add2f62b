import { z } from "~/domain/zod";

/** The hidden field that stands for a form as it was opened. */
export const FORM_KEY = "formKey";

/** The key that was sent; undefined without one. */
export function formKeyOf(sent: FormData): string | undefined {
  return z.uuid().safeParse(sent.get(FORM_KEY)).data;
}

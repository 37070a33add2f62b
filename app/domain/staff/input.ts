import { z } from "../zod.ts";
import { STAFF_ROLES } from "./roles";

/** An e-mail address as it is stored: without spaces around it, in lower case. */
const emailField = z.string().trim().toLowerCase().max(254).pipe(z.email());

/** A password to sign in with: anything that somebody may have typed. */
const typedPassword = z.string().min(1).max(200);

/** A new password. Length is what counts; no kinds of signs are asked for (OWASP ASVS 5.0, 6.2). */
const newPassword = z.string().min(12).max(200);

/** Six digits, however they were grouped. */
const codeField = z
  .string()
  .transform((text) => text.replace(/[\s-]/g, ""))
  .pipe(z.string().regex(/^\d{6}$/));

const roleField = z.enum(STAFF_ROLES);
const nicknameField = z.string().trim().min(1).max(40);

export const signInSchema = z.object({ email: emailField, password: typedPassword });
export const codeSchema = z.object({ code: codeField });
export const invitationSchema = z.object({ email: emailField, role: roleField });
/** `version`: the one that the form was opened with. */
export const staffChangeSchema = z.object({
  role: roleField,
  status: z.enum(["active", "suspended"]),
  version: z.coerce.number().int().positive(),
});
export const acceptSchema = z.object({ nickname: nicknameField, password: newPassword });
export const passwordChangeSchema = z.object({ current: typedPassword, password: newPassword });
export const forgottenSchema = z.object({ email: emailField });
export const newPasswordSchema = z.object({ password: newPassword });

import { z } from "../zod.ts";
import { CHECK_NAMES, type CheckName } from "./check";

/** A checkbox of a form. */
const checked = z
  .literal("on")
  .optional()
  .transform((value) => value === "on");

/** The form with a checkbox for the alerts of each check. */
export const alertChoicesSchema = z.object(
  Object.fromEntries(CHECK_NAMES.map((name) => [name, checked])) as Record<CheckName, typeof checked>,
);

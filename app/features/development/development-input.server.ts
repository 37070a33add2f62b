import type { z } from "zod";
import { readBody } from "~/server/http.server";

/**
 * The fields of a developer's form checked against a schema, or what is wrong with them, one sentence each. Throws
 * BodyTooLarge.
 */
export async function readDevelopmentInput<S extends z.ZodType>(
  request: Request,
  schema: S,
  maxBytes?: number,
): Promise<{ input: z.output<S>; faults: null } | { input: null; faults: string[] }> {
  const parsed = schema.safeParse(Object.fromEntries(new URLSearchParams(await readBody(request, maxBytes))));
  if (parsed.success) return { input: parsed.data, faults: null };
  return { input: null, faults: parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) };
}

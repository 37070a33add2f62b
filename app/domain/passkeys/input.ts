import { z } from "../zod.ts";

const encoded = z
  .string()
  .regex(/^[\w-]+$/)
  .max(8_192);

/** What a browser sends of a passkey, as the field of a form. The library that verifies it checks what is inside. */
function sentAs<Response extends z.ZodRawShape>(response: Response) {
  const shape = z.object({
    id: encoded,
    rawId: encoded,
    type: z.literal("public-key"),
    response: z.object(response),
    // nothing of it is used
    clientExtensionResults: z.object({}),
  });
  return z
    .string()
    .max(20_000)
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        // the only error that JSON.parse throws says that it is no JSON
        context.addIssue({ code: "custom", message: "invalid" });
        return z.NEVER;
      }
    })
    .pipe(shape);
}

export const passkeyNameField = z.string().trim().min(1).max(40);

export const assertionSchema = z.object({
  passkey: sentAs({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    // how the passkey names its owner, which one that finds its account itself always does
    userHandle: encoded,
  }),
});

export const attestationField = sentAs({
  clientDataJSON: encoded,
  attestationObject: encoded,
  transports: z.array(z.string().max(20)).max(10).default([]),
});

export type Assertion = z.output<typeof assertionSchema>["passkey"];
export type Attestation = z.output<typeof attestationField>;

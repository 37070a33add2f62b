import { z } from "../zod.ts";
import type { Kind, Kinds } from "./define-kind";

/** The lifetime of a transaction. "nonce" is for holders who sign slowly, on a hardware device. */
const lifetimeField = z.enum(["blockhash", "nonce"]).default("blockhash");
/** Made by the screen, one per confirmation. The same key must come with the same wish. */
const requestKeyField = z.string().regex(/^[\w-]{8,64}$/);
/** The transaction that the dialog showed, as POST /api/transactions/preview named it. */
const offerField = z.uuid().optional();

/** A wish from a screen, before it has a key. */
export type WishOf<K extends Kind> = K extends Kind
  ? { kind: K["name"]; lifetime?: "blockhash" | "nonce" | undefined; parameters: z.output<K["parameters"]> }
  : never;

/** A wish with its key. */
export type RequestOf<K extends Kind> = K extends Kind
  ? {
      requestKey: string;
      offer?: string | undefined;
      kind: K["name"];
      lifetime: "blockhash" | "nonce";
      parameters: z.output<K["parameters"]>;
    }
  : never;

/** A request of any kind, whose parameters were checked at the edge. */
export type AnyRequest = {
  requestKey: string;
  offer?: string | undefined;
  kind: string;
  lifetime: "blockhash" | "nonce";
  parameters: Record<string, string>;
};
export type AnyWish = Pick<AnyRequest, "kind" | "parameters"> & { lifetime?: AnyRequest["lifetime"] | undefined };

/** Reads a request of one of these kinds. */
export function requestSchemaOf<K extends Kind>(kinds: readonly K[]): z.ZodType<RequestOf<K>> {
  return unionOf(kinds, { requestKey: requestKeyField, offer: offerField }) as unknown as z.ZodType<RequestOf<K>>;
}

/** Reads a wish that is only tried. Its screen makes no key for it; an offer gets one from the server. */
export function wishSchemaOf<K extends Kind>(kinds: readonly K[]): z.ZodType<WishOf<K>> {
  return unionOf(kinds, {}) as unknown as z.ZodType<WishOf<K>>;
}

/** Reads the name of one of these kinds. */
export function kindSchemaOf<K extends Kind>(kinds: readonly K[]) {
  return z.enum(kinds.map(({ name }): K["name"] => name));
}

/**
 * TypeScript cannot follow this construction, but names and parameters come from the kinds, so that the result has the types
 * above.
 */
function unionOf(kinds: Kinds, key: z.ZodRawShape) {
  const [first, ...others] = kinds.map(({ name, parameters }) =>
    z.strictObject({ ...key, kind: z.literal(name), lifetime: lifetimeField, parameters }),
  );
  if (!first) throw new RangeError("there is no kind of transaction");
  return z.discriminatedUnion("kind", [first, ...others]);
}

import { z } from "../zod.ts";
import type { Kind } from "./define-kind";

/** Base units, lamports and chain seconds as decimal strings, because numbers in JSON are not exact enough. */
export const figure = z.string().regex(/^\d{1,20}$/);

/** Any other number. Rows of an earlier form store it as text (decision 049). */
export const count = z.coerce.number().int().nonnegative();

/** What every preview has: the coin or NFTs that move, and what the transaction costs. */
const commonPreview = z.object({
  /** What leaves and what enters the holder's wallet: base units of a coin, or a number of NFTs. */
  out: figure,
  in: figure,
  decimals: count,
  /** Network fee with the priority fee. */
  feeLamports: figure,
  /** Paid now and returned when the account closes. */
  depositLamports: figure,
  /** Returned by closing an account. */
  refundLamports: figure,
  /** Compute units used in the trial run; the limit is what the transaction asks for. */
  computeUnits: count,
  computeUnitLimit: count,
});

/** What a transaction will do, found by a trial run. */
export type AnyPreview = { kind: string } & z.output<typeof commonPreview>;

/** The preview of a kind, in the form of D1 and the API. */
export type PreviewOf<K extends Kind> = K extends Kind
  ? { kind: K["name"] } & z.output<typeof commonPreview> & z.output<K["preview"]>
  : never;

/** Reads the stored preview of one of these kinds. */
export function previewSchemaOf<K extends Kind>(kinds: readonly K[]): z.ZodType<PreviewOf<K>> {
  const [first, ...others] = kinds.map(({ name, preview }) =>
    commonPreview.extend({ kind: z.literal(name), ...preview.shape }),
  );
  if (!first) throw new RangeError("there is no kind of transaction");
  return z.discriminatedUnion("kind", [first, ...others]) as unknown as z.ZodType<PreviewOf<K>>;
}

import { z } from "../zod.ts";
import type { Kind } from "./define-kind";

/** Base units, lamports and chain seconds: JSON has no number that holds them. */
export const figure = z.string().regex(/^\d{1,20}$/);

/** Everything else that is counted. Rows of an earlier form have these as text (decision 049). */
export const count = z.coerce.number().int().nonnegative();

/** What every preview says: moves of the holder's coin or NFTs, and what it costs. */
const commonPreview = z.object({
  /** Coin that leaves and that enters the holder's wallet; of NFTs their number. */
  out: figure,
  in: figure,
  decimals: count,
  /** Network fee with the priority fee. */
  feeLamports: figure,
  /** Paid now and returned when the account closes. */
  depositLamports: figure,
  /** Returned by closing an account. */
  refundLamports: figure,
  /** Used in the trial run, and the limit asked for. */
  computeUnits: count,
  computeUnitLimit: count,
});

/** What a transaction will do, found by running it without sending it. */
export type AnyPreview = { kind: string } & z.output<typeof commonPreview>;

/** The preview of a kind, as D1 and the API have it. */
export type PreviewOf<K extends Kind> = K extends Kind
  ? { kind: K["name"] } & z.output<typeof commonPreview> & z.output<K["preview"]>
  : never;

/** Reads what is kept of a trial run of one of these kinds. */
export function previewSchemaOf<K extends Kind>(kinds: readonly K[]): z.ZodType<PreviewOf<K>> {
  const [first, ...others] = kinds.map(({ name, preview }) =>
    commonPreview.extend({ kind: z.literal(name), ...preview.shape }),
  );
  if (!first) throw new RangeError("there is no kind of transaction");
  return z.discriminatedUnion("kind", [first, ...others]) as unknown as z.ZodType<PreviewOf<K>>;
}

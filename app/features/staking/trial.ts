import type { TransactionPreview } from "~/domain/transaction-types";

/** What a trial run said of a wish before it is signed. */
export type Trial = {
  /** Null for a visitor, and if the trial run has failed. */
  preview: TransactionPreview | null;
  /** The transaction whose trial run the preview is, for the press to take; null where none was kept. */
  offer: string | null;
  /** Why it would fail now. */
  refusal: string | null;
};

/** Nothing was tried, because nobody is signed in. */
export const NOT_TRIED: Trial = { preview: null, offer: null, refusal: null };

type Offered = {
  value: Pick<Trial, "preview" | "offer"> | null;
  problem: { message: string } | null;
};

/** An offer of the server, or why there is none, as a screen shows it. Null where nothing was asked for. */
export function trialOf(offered: Offered | null): Trial {
  if (!offered) return NOT_TRIED;
  const { preview = null, offer = null } = offered.value ?? {};
  return { preview, offer, refusal: offered.problem?.message ?? null };
}

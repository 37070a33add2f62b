/** A reward to claim from the position of an NFT. `amountRaw` is in base units before the fee. */
export type StreamClaim = { place: number; mint: string; amountRaw: bigint | "max" };

/** A reward of the position of an NFT. */
export type RewardOfNft = Pick<StreamClaim, "place" | "mint">;

/** Claims in the form of a transaction's parameters: "0.<mint>.max,1.<mint>.250". */
export function formatClaims(claims: readonly StreamClaim[]): string {
  return claims.map(({ place, mint, amountRaw }) => `${place}.${mint}.${amountRaw}`).join(",");
}

/** Reads what `formatClaims` wrote. The request's schema must have checked the text. */
export function parseClaims(text: string): StreamClaim[] {
  return text.split(",").map((claim) => {
    const [place = "", mint = "", amount = ""] = claim.split(".");
    return { place: Number(place), mint, amountRaw: amount === "max" ? "max" : BigInt(amount) };
  });
}

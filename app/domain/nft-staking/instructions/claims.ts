/** A reward to be claimed of a position, which its NFT names; `amountRaw` before the fee. */
export type StreamClaim = { place: number; mint: string; amountRaw: bigint | "max" };

/** A reward of a position, which its NFT names. */
export type RewardOfNft = Pick<StreamClaim, "place" | "mint">;

/** Claims as the parameters of a transaction carry them: "0.<mint>.max,1.<mint>.250". */
export function formatClaims(claims: readonly StreamClaim[]): string {
  return claims.map(({ place, mint, amountRaw }) => `${place}.${mint}.${amountRaw}`).join(",");
}

/** The claims that `formatClaims` wrote, in a form that the request's schema has checked. */
export function parseClaims(text: string): StreamClaim[] {
  return text.split(",").map((claim) => {
    const [place = "", mint = "", amount = ""] = claim.split(".");
    return { place: Number(place), mint, amountRaw: amount === "max" ? "max" : BigInt(amount) };
  });
}

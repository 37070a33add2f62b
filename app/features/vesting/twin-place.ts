import type { GrantView } from "~/domain/vesting/view";

type Named = Pick<GrantView, "address" | "plan" | "coin" | "totalRaw">;

/**
 * Which of how many grants of a list that look the same (of one plan, coin and amount) a grant is, counted from 1 in the
 * list's order; null if no other looks like it.
 */
export function twinPlace(grant: Named, grants: readonly Named[]): { place: number; count: number } | null {
  const alike = grants.filter(
    ({ plan, coin, totalRaw }) => plan === grant.plan && coin === grant.coin && totalRaw === grant.totalRaw,
  );
  if (alike.length < 2) return null;
  return { place: alike.findIndex(({ address }) => address === grant.address) + 1, count: alike.length };
}

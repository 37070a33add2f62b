import type { GrantView } from "~/domain/vesting/view";

type Named = Pick<GrantView, "address" | "plan" | "coin" | "totalRaw">;

/** Whether a list has another grant that would look the same: of the same plan, coin and amount. */
export function hasTwin(grant: Named, grants: readonly Named[]): boolean {
  return grants.some(
    (other) =>
      other.address !== grant.address &&
      other.plan === grant.plan &&
      other.coin === grant.coin &&
      other.totalRaw === grant.totalRaw,
  );
}

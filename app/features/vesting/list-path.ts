import type { GrantListQuery } from "~/domain/vesting/input";

/** The address of a list of grants: only what differs from the plain list stands in it. */
export function listPath(here: string, { coin, q, funders, after }: GrantListQuery): string {
  const params = new URLSearchParams({
    ...(coin === "SCG" ? {} : { coin }),
    ...(q ? { q } : {}),
    ...(funders === "all" ? { funders } : {}),
    ...(after ? { after } : {}),
  });
  return params.size > 0 ? `${here}?${params}` : here;
}

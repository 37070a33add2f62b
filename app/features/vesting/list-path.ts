import type { GrantListQuery } from "~/domain/vesting/input";

/** The address of a list of grants. It has only parameters that differ from their defaults. */
export function listPath(here: string, { coin, q, funders, after }: GrantListQuery): string {
  const params = new URLSearchParams({
    ...(coin === "SCG" ? {} : { coin }),
    ...(q ? { q } : {}),
    ...(funders === "all" ? { funders } : {}),
    ...(after ? { after } : {}),
  });
  return params.size > 0 ? `${here}?${params}` : here;
}

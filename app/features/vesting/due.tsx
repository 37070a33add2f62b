import { isFlowing } from "~/domain/vesting/flow";
import type { GrantView } from "~/domain/vesting/view";
import { Money } from "~/features/money/money";

/** A figure of a grant. One that changes every second keeps its width. */
export function Due({ grant, raw, isTicking = true }: { grant: GrantView; raw: bigint; isTicking?: boolean }) {
  const steady = isTicking && isFlowing(grant) && raw > 0n;
  return <Money raw={raw} decimals={grant.decimals} coin={grant.coin} steady={steady} />;
}

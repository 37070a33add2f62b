import { DAY_SECONDS } from "../staking/rules";
import type { GrantView } from "./view";

/** Whether a grant has begun and releases every second, so that its next release is always now. */
export function isFlowing({ stepSeconds, figures }: Pick<GrantView, "stepSeconds" | "figures">): boolean {
  return stepSeconds === 0 && figures.vestedRaw > 0n && figures.next !== null;
}

/** What grants release a day, in base units, and the chain second until which they do. */
export type Flow = { dailyRaw: bigint; endTs: bigint };

/** What those of the grants that are released every second release a day, until the first of them ends; null without one. */
export function flowOf(grants: readonly GrantView[]): Flow | null {
  const flowing = grants.filter(isFlowing);
  const [endTs] = flowing.map((grant) => grant.endTs).sort((a, b) => (a < b ? -1 : 1));
  if (endTs === undefined) return null;
  const daily = flowing.map((grant) => (grant.totalRaw * DAY_SECONDS) / (grant.endTs - grant.startTs));
  return { dailyRaw: daily.reduce((sum, raw) => sum + raw, 0n), endTs };
}

import { exitAt, toComeNetAt } from "~/domain/staking/rules";
import type { PositionView } from "~/domain/staking/view";
import { restOfShown } from "~/locales/format";

/** The reward that leaving at a chain second gives up, after the fee: with what is due as shown, it adds up to the whole. */
export function givenUpOf(position: PositionView, ts: bigint, decimals: number): bigint {
  const { dueNetRaw } = exitAt(position, ts);
  return restOfShown(dueNetRaw + toComeNetAt(position, ts), dueNetRaw, decimals);
}

import { buildGateCall, type EvmCall, type GateWish } from "~/domain/migration/gate-call";
import type { Pins } from "~/pins";

/**
 * The part in which a call differs from the one that this build makes of the wish; null if it is the same to the byte. A wish
 * that no call may fulfil, such as a fee above the cap or a foreign collection, differs too.
 */
export function findCallDifference(
  call: EvmCall,
  wish: GateWish,
  { migration }: Pick<Pins, "migration">,
): string | null {
  if (!migration) return "no gate";
  const own = makeCall(wish, migration);
  if (!own) return "wish";
  if (own.to.toLowerCase() !== call.to.toLowerCase()) return "to";
  if (own.valueRaw !== call.valueRaw) return "value";
  return own.data === call.data.toLowerCase() ? null : "data";
}

function makeCall(wish: GateWish, contracts: NonNullable<Pins["migration"]>): EvmCall | null {
  try {
    return buildGateCall(wish, contracts);
  } catch (error) {
    // what is not allowed throws a RangeError, and numbers or addresses that are none throw errors of their own
    console.warn("no call for this wish", error);
    return null;
  }
}

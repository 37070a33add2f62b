import type { EvmCall, GateWish } from "~/domain/migration/gate-call";
import { PINS } from "~/pins";
import type { CheckedCall } from "~/signing/checked-call";
import { differs } from "./differs";
import { findCallDifference } from "./evm-call";

/**
 * Checks by the rules and addresses of this build alone that a call does exactly what was wished; only then may a wallet be
 * asked to send it. Throws WalletError "differs", and reports the difference to the site. It is a file of its own because it
 * encodes calls, which only the migration needs.
 */
export function checkCall(call: EvmCall, wish: GateWish, wallet: string): CheckedCall {
  const difference = findCallDifference(call, wish, PINS);
  if (difference !== null) throw differs({ kind: wish.kind, difference, wallet });
  return call as CheckedCall;
}

import type { DeedWish } from "~/domain/transaction-types";
import { PINS } from "~/pins";
import type { CheckedTransaction } from "~/signing/checked-transaction";
import { DEED_PROGRAMS } from "~programs/deed-programs";
import { DEED_RULES } from "./deed-rules";
import { differs } from "./differs";
import { findDifference } from "./verify";

/**
 * Checks by the rules of this build alone that a transaction does exactly what the page of the staff area shows. Throws
 * WalletError "differs", and reports the difference to the site.
 */
export async function checkDeed(unsigned: Uint8Array, wish: DeedWish, wallet: string): Promise<CheckedTransaction> {
  const known = { rules: DEED_RULES, programs: DEED_PROGRAMS };
  const difference = await findDifference(unsigned, { wish, wallet, pins: PINS, known });
  if (difference !== null) throw differs({ kind: wish.kind, difference, wallet });
  return unsigned as CheckedTransaction;
}

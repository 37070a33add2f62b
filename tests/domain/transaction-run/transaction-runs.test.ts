import { beforeEach, expect, test } from "vitest";
import type { TransactionView } from "~/domain/transaction-types";
import type { TransactionStatus } from "~/domain/transactions/view";
import { stateOf } from "~/transactions/transaction-phase";
import {
  findRunState,
  leaveRun,
  listUnshownRuns,
  reportRun,
  showEndOf,
  showRun,
  showRunOf,
} from "~/transactions/transaction-runs";
import { updateWallet } from "~/wallet/wallet-store";

/** What a tab shows of its transactions, on the form that began them and in the notices of other screens. */

const FORM = "proposeVesting.grant.heir";
let id: string;

beforeEach(() => {
  id = crypto.randomUUID();
});

const report = (status: TransactionStatus, key = FORM) =>
  reportRun(key, stateOf({ id, status, isChainReachable: true } as TransactionView, "ok", false));
/** Phases of the notices about this test's transaction. */
const notices = () =>
  listUnshownRuns(null as unknown as string).flatMap(({ view, phase }) => (view?.id === id ? phase : []));

test("a form whose confirmed end was closed is free for the same wish again, and the notices follow the first to its end", () => {
  const hide = showRun(FORM);
  report("confirmed");
  leaveRun(FORM);
  expect(findRunState(FORM)).toBeUndefined();
  expect(notices()).toEqual(["confirmed"]);
  // its own watch goes on under the form's name
  report("finalized");
  expect(findRunState(FORM)).toBeUndefined();
  expect(notices()).toEqual(["finalized"]);
  hide();
});

test("a notice belongs to the wallet that signed, even after another one was connected", () => {
  const told = (wallet: string) => listUnshownRuns(wallet).filter(({ view }) => view?.id === id).length;
  updateWallet("solana", { address: "holder" });
  report("sent");
  updateWallet("solana", { address: "other" });
  report("confirmed");
  updateWallet("solana", { address: null });
  expect([told("holder"), told("other")]).toEqual([1, 0]);
});

test("a form that is closed before its transaction has landed keeps it", () => {
  const hide = showRun(FORM);
  report("sent");
  leaveRun(FORM);
  expect(findRunState(FORM)?.phase).toBe("sent");
  report("finalized");
  hide();
  expect(notices()).toEqual([]);
});

test("an end that a page has already shown is not announced again when this tab's own run reaches it", () => {
  showRun(FORM)();
  report("confirmed");
  const leave = showRunOf(id);
  expect(notices()).toEqual([]);
  showEndOf(id);
  leave();
  expect(notices()).toEqual([]);
  report("finalized");
  expect(notices()).toEqual([]);
});

import { expect, test, vi } from "vitest";
import { ApiError } from "~/call-api";
import type { TransactionRequest, TransactionView } from "~/domain/transaction-types";
import type { TransactionStatus } from "~/domain/transactions/view";
import type { CheckedTransaction } from "~/signing/checked-transaction";
import { WalletError } from "~/signing/wallet-error";
import type { RunWorld } from "~/transactions/run-world";
import { hasComeToNothing, type TransactionState } from "~/transactions/transaction-phase";
import { runTransaction, type TransactionPress } from "~/transactions/transaction-run";
import { keepOffer } from "~/transactions/try-wish";
import { watchById } from "~/transactions/watch-transaction";
import { getWallet, updateWallet } from "~/wallet/wallet-store";

const wish = { kind: "unstake", parameters: { positionAddress: "position" } } as const;
const MINUTE = 60_000;
const unreachable = () => Promise.reject(new ApiError("Unreachable", ""));
const refusing = (code: ApiError["code"]) => () =>
  Promise.reject(new ApiError(code, `words for ${code}`, code === "Unexpected" ? "0123456789ab" : null));

test("a transaction goes from the wish to its end, and a new wish has a new key", async () => {
  const { press, world, phases, keys } = stage({ statuses: ["sent", "confirmed", "finalized"] });
  const end = await runTransaction({ ...press, wish }, world);
  expect(end.phase).toBe("finalized");
  expect(phases()).toEqual(["preparing", "signing", "sending", "sent", "confirmed", "finalized"]);
  expect(keys()).toBe(2);
});

test("declining in the wallet settles the row, sends nothing, and the next press is a new wish", async () => {
  const { press, world, calls, keys } = stage({ sign: () => Promise.reject(new WalletError("rejected")) });
  expect((await runTransaction({ ...press, wish }, world)).phase).toBe("rejected");
  expect(calls).toEqual(["create", "reject"]);
  expect(keys()).toBe(2);
});

test("what the site built is compared with the wish, and if it differs the wallet is never asked", async () => {
  const check = vi.fn<RunWorld["wallet"]["check"]>(() => Promise.reject(new WalletError("differs")));
  const sign = vi.fn();
  const { press, world, calls, keys } = stage({ check, sign });
  expect((await runTransaction({ ...press, wish }, world)).phase).toBe("differs");
  expect(check).toHaveBeenCalledExactlyOnceWith(new Uint8Array([1, 2, 3]), wish, {});
  expect(sign).not.toHaveBeenCalled();
  // its row is settled, and another press is another wish
  expect(calls).toEqual(["create", "reject"]);
  expect(keys()).toBe(2);
});

test("a wallet on another account sends nothing", async () => {
  const { press, world, calls } = stage({ sign: () => Promise.reject(new WalletError("wrong-account")) });
  expect((await runTransaction({ ...press, wish }, world)).phase).toBe("wrong-account");
  expect(calls).toEqual(["create"]);
});

test("declining in the wallet ends as declined, even if the site cannot be reached", async () => {
  const { press, world, keys, states } = stage({ sign: () => Promise.reject(new WalletError("rejected")) });
  const api = { ...world.api, reject: unreachable };
  expect((await runTransaction({ ...press, wish }, { ...world, api })).phase).toBe("rejected");
  expect(states.at(-1)?.phase).toBe("rejected");
  expect(keys()).toBe(2);
});

test("a session of another account is reported as such", async () => {
  const { press, world } = stage({ create: refusing("WrongWallet") });
  expect((await runTransaction({ ...press, wish }, world)).phase).toBe("wrong-account");
});

test("a wallet that breaks sends nothing", async () => {
  const { press, world, calls } = stage({ sign: () => Promise.reject(new Error("extension crashed")) });
  expect((await runTransaction({ ...press, wish }, world)).phase).toBe("wallet-failed");
  expect(calls).toEqual(["create"]);
});

test("a node that is down before signing is reported as such, and the wallet is not asked", async () => {
  const { press, world, phases } = stage({ create: refusing("ChainUnavailable") });
  expect((await runTransaction({ ...press, wish }, world)).phase).toBe("node-down");
  expect(phases()).not.toContain("signing");
});

test("a site that cannot be reached before signing is reported as such", async () => {
  const { press, world } = stage({ create: unreachable });
  expect((await runTransaction({ ...press, wish }, world)).phase).toBe("offline");
});

test("what would fail is refused with the reason, before anything is signed", async () => {
  const { press, world, phases } = stage({ create: refusing("RewardNotCovered") });
  const end = await runTransaction({ ...press, wish }, world);
  expect(end).toMatchObject({ phase: "refused", reason: "words for RewardNotCovered" });
  expect(phases()).not.toContain("signing");
});

test("a fault of the site before signing is shown as the site's, and nothing is asked for again", async () => {
  const { press, world, phases, calls } = stage({ create: refusing("Unexpected") });
  const end = await runTransaction({ ...press, wish }, world);
  expect(end).toMatchObject({ phase: "site-failed", reason: null, failureId: "0123456789ab" });
  expect(phases()).not.toContain("signing");
  expect(calls.filter((call) => call === "create")).toHaveLength(1);
});

test("a fault of the site while handing over is tried again three times, then its own record is asked", async () => {
  const { press, world, calls, states } = stage({ submit: refusing("Unexpected"), statuses: ["sent", "finalized"] });
  expect((await runTransaction({ ...press, wish }, world)).phase).toBe("finalized");
  expect(calls.filter((call) => call === "submit")).toHaveLength(4);
  expect(states.some(({ phase, connection }) => phase === "sending" && connection === "site")).toBe(true);
});

test("a fault of the site while watching is retried three times, and then the end is called unknown", async () => {
  let asked = 0;
  const get = () => {
    asked++;
    return refusing("Unexpected")();
  };
  const { press, world, keys } = stage({ statuses: ["sent"], get });
  const end = await runTransaction({ ...press, wish }, world);
  expect(end).toMatchObject({ phase: "end-unknown", reason: null, failureId: "0123456789ab" });
  expect(asked).toBe(4);
  // the next press finds the same transaction, so it cannot be done twice
  expect(keys()).toBe(1);
});

test("an end that cannot be seen does not count as a transaction that came to nothing", () => {
  const ends = ["expired", "failed", "refused", "rejected"] as const;
  expect(ends.every(hasComeToNothing)).toBe(true);
  const unseen = ["end-unknown", "not-connected", "wrong-account", "sent", "confirmed", "finalized"] as const;
  expect(unseen.some(hasComeToNothing)).toBe(false);
});

test("a hand-over that loses its connection is repeated with the same signed bytes until it is answered", async () => {
  let tries = 0;
  const submitted: string[] = [];
  const { press, world, states } = stage({
    statuses: ["finalized"],
    submit: (_, transaction) => {
      submitted.push(transaction);
      return ++tries < 4 ? unreachable() : null;
    },
  });
  expect((await runTransaction({ ...press, wish }, world)).phase).toBe("finalized");
  expect(submitted).toHaveLength(4);
  expect(new Set(submitted).size).toBe(1);
  expect(states.some(({ phase, connection }) => phase === "sending" && connection === "lost")).toBe(true);
});

test("a connection lost while watching is shown, and watching continues", async () => {
  let asked = 0;
  const { press, world, states } = stage({
    statuses: ["sent", "finalized"],
    get: () => (++asked < 5 ? unreachable() : null),
  });
  expect((await runTransaction({ ...press, wish }, world)).phase).toBe("finalized");
  expect(states.some(({ phase, connection }) => phase === "sent" && connection === "lost")).toBe(true);
});

test.each(["Unreachable", "TooManyRequests"] as const)(
  "a transaction of an earlier run is watched, though the first answers are lost: %s",
  async (code) => {
    let asked = 0;
    const { press, world, states, phases } = stage({
      statuses: ["sent", "finalized"],
      get: () => (++asked < 5 ? refusing(code)() : null),
    });
    expect((await watchById("intent", press, world)).phase).toBe("finalized");
    expect(states[0]).toMatchObject({ phase: "sent", connection: "lost" });
    expect(phases()).toEqual(["sent", "finalized"]);
  },
);

test("a transaction of an earlier run whose status the site refuses to give ends with the reason for it", async () => {
  const { press, world } = stage({ get: refusing("TransactionNotFound") });
  expect(await watchById("intent", press, world)).toMatchObject({
    phase: "refused",
    reason: "words for TransactionNotFound",
  });
  const signedOut = stage({ get: refusing("NotSignedIn") });
  expect((await watchById("intent", signedOut.press, signedOut.world)).phase).toBe("not-connected");
});

test("a node that goes down while watching is distinguished from a lost connection", async () => {
  const { press, world, states } = stage({ statuses: ["sent", "finalized"], isChainReachable: false });
  await runTransaction({ ...press, wish }, world);
  expect(states.some(({ phase, connection }) => phase === "sent" && connection === "node")).toBe(true);
});

test.each([
  ["refused by the chain's rules", "NftTermNotOffered"],
  ["failed at by the site", "Unexpected"],
] as const)("a press after one that was %s is a new wish", async (_, code) => {
  const { press, world, keys } = stage({ create: refusing(code) });
  await runTransaction({ ...press, wish }, world);
  expect(keys()).toBe(2);
});

test("a signature that comes too late has expired, and pressing again is a new wish", async () => {
  const { press, world, keys } = stage({ submit: refusing("TransactionExpired") });
  expect((await runTransaction({ ...press, wish }, world)).phase).toBe("expired");
  expect(keys()).toBe(2);
});

test("signed bytes that never reached the server end as expired only once the server says they never came", async () => {
  const { press, world, clock } = stage({
    submit: () => {
      clock.now += 60_000;
      return unreachable();
    },
    statuses: ["built"],
  });
  expect((await runTransaction({ ...press, wish }, world)).phase).toBe("expired");
});

test("a transaction with a nonce is handed over however long the connection was lost", async () => {
  let tries = 0;
  const { press, world, clock, phases } = stage({
    create: () => Promise.resolve({ ...view("built"), lifetime: "nonce" }),
    submit: () => {
      clock.now += 60_000;
      return ++tries < 20 ? unreachable() : null;
    },
  });
  expect((await runTransaction({ ...press, wish }, world)).phase).toBe("finalized");
  expect([tries, phases().includes("expired")]).toEqual([20, false]);
});

test("an answer lost on its way back does not make a landed transaction an expired one", async () => {
  const { press, world, clock } = stage({
    submit: () => {
      clock.now += 60_000;
      return unreachable();
    },
    statuses: ["sent", "finalized"],
  });
  expect((await runTransaction({ ...press, wish }, world)).phase).toBe("finalized");
});

test("a transaction that failed on the chain is reported with the reason", async () => {
  const { press, world } = stage({ statuses: ["sent", "failed"], error: "the pool is empty" });
  expect(await runTransaction({ ...press, wish }, world)).toMatchObject({
    phase: "failed",
    reason: "the pool is empty",
  });
});

test("a second press finds the first one's transaction, which is watched and never signed again", async () => {
  const { press, world, calls, phases } = stage({ created: "sent", statuses: ["finalized"] });
  expect((await runTransaction({ ...press, wish }, world)).phase).toBe("finalized");
  expect(phases()).not.toContain("signing");
  expect(calls).not.toContain("submit");
});

test("a key whose first try came to nothing is renewed by the press itself", async () => {
  let created = 0;
  const { press, world, keys } = stage({ create: () => (++created === 1 ? Promise.resolve(view("expired")) : null) });
  expect((await runTransaction({ ...press, wish }, world)).phase).toBe("finalized");
  expect(created).toBe(2);
  expect(keys()).toBeGreaterThan(1);
});

test("an offer of the dialog is still used after the key was renewed", async () => {
  const before = getWallet().address;
  updateWallet("solana", { address: "holder" });
  keepOffer(wish, { wallet: "holder", offer: "offer" });
  const asked: unknown[] = [];
  const { press, world } = stage({
    create: ({ requestKey, offer }) => {
      asked.push([requestKey, offer]);
      return asked.length === 1 ? Promise.resolve(view("expired")) : null;
    },
  });
  await runTransaction({ ...press, wish }, world);
  // it is this press's alone
  await runTransaction({ ...press, wish }, world);
  updateWallet("solana", { address: before });
  expect(asked).toEqual([
    ["1", "offer"],
    ["2", "offer"],
    ["3", undefined],
  ]);
});

test.each([
  ["right after it, which does it once", 5 * MINUTE, ["1"]],
  ["the next day, which is another wish", 24 * 60 * MINUTE, ["1", "2"]],
])("a key that a reload left behind meets a press %s", async (_, later, transactions) => {
  const made = new Map<string, TransactionView>();
  const { press, world, clock } = stage({
    create: ({ requestKey }) => {
      const known = made.get(requestKey) ?? { ...view("built"), id: requestKey, requestKey };
      made.set(requestKey, known);
      return Promise.resolve(known);
    },
  });
  const finalize = (key: string) => {
    made.set(key, { ...view("finalized"), id: key, finalizedAt: new Date(clock.now).toISOString() });
  };
  // the page reloads once it has handed over, and never learns of the end
  await new Promise<void>((resolve) => {
    const submit = () => new Promise<never>(() => resolve());
    void runTransaction({ ...press, wish }, { ...world, api: { ...world.api, submit } });
  });
  finalize("1");
  clock.now += later;
  const end = await runTransaction({ ...press, wish }, world);
  expect(end.phase).toBe("finalized");
  expect([...made.keys()]).toEqual(transactions);
});

test("after 55 seconds without an end the page says that it is safe to leave", async () => {
  const { press, world, states, clock } = stage({
    statuses: ["sent", "sent", "finalized"],
    onGet: () => (clock.now += 30_000),
  });
  await runTransaction({ ...press, wish }, world);
  expect(states.some(({ isSlow }) => isSlow)).toBe(true);
  expect(states.find(({ phase }) => phase === "sent")?.isSlow).toBe(false);
});

type Stage = {
  /** Status of the created intent. */
  created?: TransactionStatus;
  /** Statuses that watching returns; the last one is repeated for ever. */
  statuses?: TransactionStatus[];
  error?: string;
  isChainReachable?: boolean;
  sign?: () => Promise<Uint8Array>;
  check?: RunWorld["wallet"]["check"];
  onGet?: () => void;
  /** null: as usual. */
  create?: (request: TransactionRequest) => Promise<TransactionView> | null;
  submit?: (id: string, transaction: string) => Promise<TransactionView> | null;
  get?: () => Promise<TransactionView> | null;
};

function stage(stage: Stage) {
  const { created = "built", statuses = ["finalized"], sign = async () => new Uint8Array([1, 2, 3]) } = stage;
  const states: TransactionState[] = [];
  const calls: string[] = [];
  const clock = { now: 0 };
  let key = 1;
  let seen = 0;
  const current = (status: TransactionStatus) => ({
    ...view(status, stage.error),
    isChainReachable: stage.isChainReachable ?? true,
  });
  const press: Omit<TransactionPress, "wish"> = {
    requestKey: { get: () => String(key), renew: () => void key++ },
    limits: {},
    report: (state) => states.push(state),
  };
  const world: RunWorld = {
    api: {
      create: (request) => {
        calls.push("create");
        return stage.create?.(request) ?? Promise.resolve(current(created));
      },
      submit: (id, transaction) => {
        calls.push("submit");
        return stage.submit?.(id, transaction) ?? Promise.resolve(current("signed"));
      },
      reject: () => {
        calls.push("reject");
        return Promise.resolve(current("rejected"));
      },
      get: () => {
        stage.onGet?.();
        return (
          stage.get?.() ?? Promise.resolve(current(statuses[Math.min(seen++, statuses.length - 1)] ?? "finalized"))
        );
      },
      listOpen: () => Promise.resolve([]),
      plan: () => Promise.reject(new Error("not asked for")),
    },
    wallet: {
      ensureSignedIn: () => Promise.resolve(),
      check: stage.check ?? ((unsigned) => Promise.resolve(unsigned as CheckedTransaction)),
      sign,
    },
    now: () => clock.now,
    siteNow: () => clock.now,
    wait: () => Promise.resolve(),
  };
  const phases = () => states.map(({ phase }) => phase).filter((phase, i, all) => phase !== all[i - 1]);
  return { press, world, states, calls, clock, phases, keys: () => key };
}

function view(status: TransactionStatus, error?: string): TransactionView {
  return {
    id: "intent",
    requestKey: "1",
    kind: "unstake",
    parameters: {},
    status,
    lifetime: "blockhash",
    transaction: status === "built" ? "AQID" : null,
    preview: {} as TransactionView["preview"],
    signature: status === "built" ? null : "signature",
    expiresInBlocks: null,
    error: error && status === "failed" ? { code: "TransactionFailed", message: error, catalogueCode: null } : null,
    isChainReachable: true,
    createdAt: "",
    finalizedAt: null,
  };
}

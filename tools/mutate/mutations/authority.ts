import type { Mutation } from "../mutation.ts";

const SIGN = "app/domain/authority/sign.server.ts";
const SETTLE = "app/domain/authority/settle.server.ts";
const PREPARE = "app/domain/authority/prepare.server.ts";

const RECORD = ["tests/domain/authority/record.test.ts"];
const SEALED = ["tests/domain/authority/seal.test.ts"];
const ONCE = ["tests/domain/authority/once.test.ts"];

export const authorityMutations: Mutation[] = [
  {
    name: "a deed counts as carried out by a transaction with another amount",
    file: "app/domain/authority/prepared-instructions.ts",
    before: 'found.map(({ text }) => text).join("\\n") === wanted.join("\\n");',
    after: "found.length === wanted.length;",
    tests: RECORD,
  },
  {
    name: "one signature counts for two deeds",
    file: "app/domain/authority/record.server.ts",
    before: "          notExists(sameSignature),\n",
    after: "",
    tests: RECORD,
  },
  {
    name: "a deed counts as carried out by a transaction from before it was prepared",
    file: "app/domain/authority/record.server.ts",
    before: "if (isOlder || !ranExactly",
    after: "if (!ranExactly",
    tests: RECORD,
  },
  {
    name: "the treasury is asked to fill a pool that a member of staff opened alone",
    file: "app/admin/authority/stream-forms.server.ts",
    before: "((await findRow(deps, key))?.isInSettings ? {} : null)",
    after: "((await findRow(deps, key)) ? {} : null)",
    tests: ["tests/domain/authority/forms.test.ts"],
  },
  {
    name: "a deed that was carried out elsewhere is sent once more by a page that is still open",
    file: SIGN,
    before: "if (!isDeedOpen(deed) || !deed.intentId) throw",
    after: "if (!deed.intentId) throw",
    tests: ONCE,
  },
  {
    name: "two presses of a deed make two transactions",
    file: SIGN,
    before: "requestKey: `${STAFF_KEY}${id}-${deed.tries}`,",
    after: "requestKey: `${STAFF_KEY}${crypto.randomUUID()}`,",
    tests: ONCE,
  },
  {
    name: "a deed is withdrawn although its signature is stored",
    file: PREPARE,
    before: 'eq(authorityDeed.status, "waiting"), notExists(signed))),',
    after: 'eq(authorityDeed.status, "waiting"))),',
    tests: ONCE,
  },
  {
    name: "a deed can be signed again while its transaction may still land",
    file: SETTLE,
    before: 'const hasExpired = intent.status === "expired" && intent.signature !== null;',
    after: "const hasExpired = intent.signature !== null;",
    tests: ONCE,
  },
  {
    name: "a deed whose signed transaction expired can never be signed again",
    file: SETTLE,
    before: "if (!hasEnded && !hasExpired) return null;",
    after: "if (!hasEnded) return null;",
    tests: ONCE,
  },
  {
    name: "two who see the same end of a try count it twice",
    file: SETTLE,
    before: "eq(authorityDeed.intentId, intent.id), ",
    after: "",
    tests: ONCE,
  },
  {
    name: "a deed that was withdrawn too late never says that it landed",
    file: SETTLE,
    before: 'if (!deed?.intentId || deed.status === "landed") return;',
    after: 'if (!deed?.intentId || deed.status === "landed" || deed.status === "withdrawn") return;',
    tests: ONCE,
  },
  {
    name: "cron forgets a deed whose signature was stored just before the Worker stopped",
    file: "app/domain/authority/queries.server.ts",
    before: 'and(ne(authorityDeed.status, "landed"), hasEnded)',
    after: 'and(eq(authorityDeed.status, "sent"), hasEnded)',
    tests: ONCE,
  },
  {
    name: "a wallet that the chain does not name any more is asked to sign a deed",
    file: "app/domain/authority/define-authority-deed.ts",
    before: "if (wallet !== address) throw",
    after: "if (!wallet) throw",
    tests: ONCE,
  },
  {
    name: "the transaction of a deed is built although somebody changed its row in D1",
    file: SIGN,
    before: 'if (!(await isDeedSealed(adminSecret, deed))) throw new AppError("DeedBroken");',
    after: "",
    tests: SEALED,
  },
  {
    name: "the page of a deed offers to sign what somebody wrote into D1",
    file: "app/admin/authority/open-deed.server.ts",
    before: "const isAsPrepared = await isDeedSealed(deps.adminSecret, deed);",
    after: "const isAsPrepared = (await isDeedSealed(deps.adminSecret, deed)) || deed.id !== undefined;",
    tests: SEALED,
  },
  {
    name: "the seal of a deed says nothing of where its coins go",
    file: "app/domain/authority/seal.server.ts",
    before: "JSON.stringify(Object.entries(parameters).sort())",
    after: "Object.keys(parameters).length",
    tests: SEALED,
  },
  {
    name: "an authority is asked to fund a pool that the build does not name",
    file: "app/signing/.client/verifier/known-pools.ts",
    before: 'if (pools.length > 0 && !pools.includes(parameters.poolAddress ?? "")) throw new Error("pool");',
    after: "",
    tests: ["tests/domain/authority/deeds.test.ts"],
  },
];

import type { Mutation } from "../mutation.ts";

const COMMANDS = "app/domain/transactions/commands.server.ts";
const CREATE = "app/domain/transactions/create.server.ts";
const SIGNED = "app/domain/transactions/signed-transaction.server.ts";
const SETTLE = "app/domain/transactions/settle.server.ts";
const LIFETIME = "app/domain/transactions/lifetime.server.ts";

const LIFE_CYCLE = ["tests/domain/transactions/life-cycle.test.ts"];
const NONCE = ["tests/domain/transactions/durable-nonce.test.ts"];
const CHECKED = ["tests/domain/transactions/signed-transaction.test.ts"];

export const transactionMutations: Mutation[] = [
  {
    name: "what the program would refuse by now is sent and costs a fee",
    file: COMMANDS,
    before: "if (look?.trial && isProgramsRefusal(look.trial.error)) return failUnsent(deps, intent, look.trial);",
    after: "",
    tests: LIFE_CYCLE,
  },
  {
    name: "what an empty wallet cannot pay for is sent, and expires without a reason",
    file: COMMANDS,
    before: 'const UNPAYABLE: readonly unknown[] = ["InsufficientFundsForFee", "AccountNotFound"];',
    after: 'const UNPAYABLE: readonly unknown[] = ["InsufficientFundsForFee"];',
    tests: LIFE_CYCLE,
  },
  {
    name: "a signature that comes too late is sent",
    file: COMMANDS,
    before: "if (look && isTooLate(intent, look.blockHeight)) {",
    after: "if (look && isTooLate(intent, look.blockHeight - 1_000_000)) {",
    tests: LIFE_CYCLE,
  },
  {
    name: "one request key is accepted for two different wishes",
    file: CREATE,
    before: "names.every((name) => known.parameters[name] === wished[name]);",
    after: "names.every((name) => name in known.parameters);",
    tests: ["tests/domain/staking/coin-staking.test.ts"],
  },
  {
    name: "a fault of the site is asked about as long as a lost connection",
    file: "app/transactions/trouble.ts",
    before: "return ++this.siteFailures <= SITE_RETRIES;",
    after: "return ++this.siteFailures <= 30;",
    tests: ["tests/domain/transaction-run/transaction-run.test.ts"],
  },
  {
    name: "the values of a failed statement are written to the log",
    file: "app/server/log.ts",
    before: 'return typeof query === "string" ? `Failed query: ${query}` : error.message;',
    after: "return query === null ? `Failed query: ${query}` : error.message;",
    tests: ["tests/domain/server/log.test.ts"],
  },
  {
    name: "a signed transaction is sent before it is followed",
    file: COMMANDS,
    before: `  await deps
    .follow(kept.id)
    .catch((error) => writeLog("error", "an intent has no Workflow; cron follows it", { intentId: kept.id }, error));`,
    after: "",
    tests: LIFE_CYCLE,
  },
  {
    name: "a refusal in the wallet ends what was signed",
    file: COMMANDS,
    before: `    .where(isStill(intent))
    .returning();
  if (rejected)`,
    after: `    .where(eq(transactionIntent.id, intent.id))
    .returning();
  if (rejected)`,
    tests: LIFE_CYCLE,
  },
  {
    name: "any wallet reads, signs and rejects an intent",
    file: "app/domain/transactions/queries.server.ts",
    before: 'if (intent.walletAddress !== wallet) throw new AppError("WrongWallet");',
    after: "",
    tests: LIFE_CYCLE,
  },
  {
    name: "a signature of something else is taken",
    file: SIGNED,
    before: "if (!signature || !(await isSignedBy(payer, signature, message.serialize()))) {",
    after: "if (!signature) {",
    tests: CHECKED,
  },
  {
    name: "another blockhash is taken",
    file: SIGNED,
    before: "if (!hasOneSigner || hasLookups || message.recentBlockhash !== expected.recentBlockhash) throw changed();",
    after: "if (!hasOneSigner || hasLookups) throw changed();",
    tests: CHECKED,
  },
  {
    name: "a signed transaction with extra bytes at its end is accepted",
    file: SIGNED,
    before: "if (!equal(transaction.serialize(), bytes)) throw changed();",
    after: "",
    tests: CHECKED,
  },
  {
    name: "a wallet may set a priority fee of any size",
    file: SIGNED,
    before: "if (!isSame || priorityFeeLamports(actual) > MAX_PRIORITY_FEE_LAMPORTS) throw changed();",
    after: "if (!isSame) throw changed();",
    tests: CHECKED,
  },
  {
    name: "a wallet may add any instruction beside ours",
    file: SIGNED,
    before: "const isSame = rest.length === ours.length && rest.every(",
    after: "const isSame = rest.slice(0, ours.length).every(",
    tests: CHECKED,
  },
  {
    name: "an intent expires by a node that lags behind",
    file: SETTLE,
    before: "if (again.slot < neededSlot) return intentStateOf(intent, { expiresInBlocks: blocks });",
    after: "",
    tests: LIFE_CYCLE,
  },
  {
    name: "an error in a block that may be dropped settles an intent",
    file: SETTLE,
    before: 'if (seen.commitment === "processed") return advance(deps, intent, ["signed"], { status: "sent" });',
    after: "",
    tests: LIFE_CYCLE,
  },
  {
    name: "a dropped transaction is not handed over again",
    file: SETTLE,
    before: "if (!hasEnded) return { ...(await sendSigned(deps, intent)), expiresInBlocks: blocks };",
    after: "if (!hasEnded) return intentStateOf(intent, { expiresInBlocks: blocks });",
    tests: LIFE_CYCLE,
  },
  {
    name: "a node that shows the nonce before ours makes its transaction expire",
    file: LIFETIME,
    before: "isUsed: !isHeld && slot >= (intent.nonceSlot ?? 0) };",
    after: "isUsed: !isHeld };",
    tests: NONCE,
  },
  {
    name: "two signed transactions wait for one nonce",
    file: LIFETIME,
    before: 'if (lifetime === "blockhash") return undefined;',
    after: "if (lifetime) return undefined;",
    tests: NONCE,
  },
  {
    name: "a transaction whose block was dropped is reported as one that ran out of time",
    file: SETTLE,
    before: 'errorCode: isLost ? "ConfirmationLost" : errorCode',
    after: "errorCode",
    tests: LIFE_CYCLE,
  },
  {
    name: "a batch is reported as confirmed although the network dropped a part of it",
    file: "app/transactions/follow-parts.ts",
    before: "if (!isConfirmed && before) watcher.undone();",
    after: "",
    tests: ["tests/domain/transaction-run/batch-life.test.ts"],
  },
  {
    name: "today's press is answered with a transaction that became final yesterday",
    file: "app/transactions/transaction-run.ts",
    before: "now - Date.parse(finalizedAt) < SAME_PRESS_MS",
    after: "now - Date.parse(finalizedAt) >= 0",
    tests: ["tests/domain/transaction-run/transaction-run.test.ts"],
  },
  {
    name: "a deposit that another wallet gets back is promised to the holder",
    file: "app/domain/transactions/build.server.ts",
    before: "else if (!others.includes(address)) refund -= change;",
    after: "else refund -= change;",
    tests: ["tests/domain/vesting/vesting.test.ts"],
  },
  {
    name: "another wallet's offer is taken over",
    file: CREATE,
    before: "const known = offer ? await findIntentByKey(db, wallet, offerKeyOf(offer)) : null;",
    after: "const known = offer ? await getIntent(db, offer) : null;",
    tests: ["tests/domain/nft-staking/press-costs.test.ts"],
  },
  {
    name: "a change on the chain since the trial run is not noticed before sending",
    file: "app/domain/transactions/trial.server.ts",
    before: "|| then.accounts !== now.accounts",
    after: "",
    tests: ["tests/domain/nft-staking/press-costs.test.ts"],
  },
  {
    name: "a wallet may ask for any number of transactions that it never signs",
    file: CREATE,
    before: ">= MOST_UNSIGNED",
    after: ">= 1e9",
    tests: LIFE_CYCLE,
  },
  {
    name: "signed transactions are deleted together with those that were never signed",
    file: CREATE,
    before: "where(and(inArray(status, NEVER_SENT), isNull(signature), isOld))",
    after: "where(isOld)",
    tests: LIFE_CYCLE,
  },
  {
    name: "a numeric code of the specification is shown without its sentence",
    file: "app/server/http.server.ts",
    before: "if (!code) return meaning;",
    after: "if (code || !code) return meaning;",
    tests: ["tests/domain/transactions/catalogue-codes.test.ts"],
  },
  {
    name: "a failure forgets its numeric code of the specification once it is stored",
    file: "app/domain/transactions/failures.ts",
    before: 'reason: "", ...detail, code',
    after: 'reason: "", code',
    tests: ["tests/domain/transactions/catalogue-codes.test.ts"],
  },
];

import type { Mutation } from "../mutation.ts";

const VERIFY = "app/signing/.client/verifier/verify.ts";
const ACCOUNTS = "app/signing/.client/verifier/accounts.ts";
const KIND_RULES = "app/signing/.client/verifier/kind-rules.ts";
const OF_DEEDS = ["tests/domain/signing/verifier.test.ts"];
const OF_RUNS = ["tests/domain/transaction-run/transaction-run.test.ts"];

export const signingMutations: Mutation[] = [
  {
    name: "any fee is offered for signing",
    file: VERIFY,
    before: 'return units * price > mostPriorityFee(costs) * 1_000_000n ? "fee" : null;',
    after: "return null;",
    tests: OF_DEEDS,
  },
  {
    name: "a fee far above the one shown is offered for signing",
    file: VERIFY,
    before: "return most < MAX_PRIORITY_FEE_LAMPORTS ? most : MAX_PRIORITY_FEE_LAMPORTS;",
    after: "return MAX_PRIORITY_FEE_LAMPORTS;",
    tests: OF_DEEDS,
  },
  {
    name: "another amount than was wished is offered for signing",
    file: VERIFY,
    before: "find(([name, value]) => args[name] !== value);",
    after: 'find(([name, value]) => name !== "amount" && args[name] !== value);',
    tests: OF_DEEDS,
  },
  {
    name: "SOL is sent to an account that is open already",
    file: VERIFY,
    before: "if (found.beside && !opens(instructions, found.beside, instruction.accounts.to))",
    after: "if (false)",
    tests: OF_DEEDS,
  },
  {
    name: "claims that landed earlier are not counted when the rest of a batch is checked",
    file: "app/transactions/batch-run.ts",
    before: "landed: [...landed, ...landedNow.map((part) => part.wish)]",
    after: "landed",
    tests: ["tests/domain/transaction-run/batch-life.test.ts"],
  },
  {
    name: "an instruction that is expected once may be in the transaction twice",
    file: VERIFY,
    before: "    open.delete(found);\n",
    after: "",
    tests: OF_DEEDS,
  },
  {
    name: "a stake into a pool that the build does not know is offered for signing",
    file: KIND_RULES,
    before: 'const pool = pins.nftPools.find(({ address }) => address === poolAddress)?.address ?? "";',
    after: 'const pool = poolAddress ?? "";',
    tests: OF_DEEDS,
  },
  {
    name: "coins are paid into a stranger's account",
    file: ACCOUNTS,
    before: "  ownerToken: ownAccounts,",
    after: "  ownerToken: any,",
    tests: OF_DEEDS,
  },
  {
    name: "another's nonce account is offered for signing",
    file: ACCOUNTS,
    before: "nonce: (_, __, { nonceAddress }) => new PublicKey(nonceAddress),",
    after: "nonce: any,",
    tests: OF_DEEDS,
  },
  {
    name: "an NFT that was not chosen leaves with a batch",
    file: "app/signing/.client/verifier/batch.ts",
    before: 'if (asked.mints && !mints.every((mint) => asked.mints?.includes(mint))) return "part: mints";',
    after: "",
    tests: ["tests/domain/signing/batch-parts.test.ts"],
  },
  {
    name: "a sign-in to another site is offered for signing",
    file: "app/signing/.client/verifier/sign-in.ts",
    before: "domain: location.host,",
    after: "domain: request.input.domain,",
    tests: ["tests/domain/signing/sign-in.test.ts"],
  },
  {
    name: "the wallet is asked without a look at what the site built",
    file: "app/transactions/transaction-run.ts",
    before: "await world.wallet.check(fromBase64(view.transaction), wish, limits)",
    after: "fromBase64(view.transaction) as CheckedTransaction",
    tests: OF_RUNS,
  },
  {
    name: "a batch is signed though one of its transactions is not what was asked for",
    file: "app/transactions/run-parts.ts",
    before: 'if (state.phase === "differs") signing.fail(new WalletError("differs"));',
    after: "",
    tests: ["tests/domain/transaction-run/run-parts.test.ts"],
  },
];

import type { Mutation } from "../mutation.ts";

const SIGN_IN = "app/domain/sessions/sign-in.server.ts";
const MEMO = "app/domain/sessions/memo-transaction.ts";
const COMMANDS = "app/domain/sessions/commands.server.ts";
const SEAL = "app/domain/seal.server.ts";
const QUERIES = "app/domain/sessions/queries.server.ts";

const OF_SESSIONS = ["tests/domain/sessions/sessions.test.ts"];
const OF_SEAL = ["tests/domain/sessions/sealed-session-id.test.ts"];
const OF_LOGS = ["tests/domain/logs/intake.test.ts"];
const OF_SIGN_IN = ["tests/domain/sessions/sign-in.test.ts"];

export const sessionMutations: Mutation[] = [
  {
    name: "a session cookie that somebody else sealed is looked up",
    file: "app/domain/sessions/sealed-session-id.server.ts",
    before: "return sessionId && mark && (await isSealOf(keys, mark, sessionId)) ? sessionId : null;",
    after: "return sessionId && mark && (await isSealOf(keys, mark, sessionId)) !== null ? sessionId : null;",
    tests: OF_SEAL,
  },
  {
    name: "sessions end at once when the key that seals them is changed",
    file: SEAL,
    before: "for (const key of keys) {",
    after: "for (const key of keys.slice(0, 1)) {",
    tests: OF_SEAL,
  },
  {
    name: "a wallet that a visitor names counts as proved in the logs",
    file: "app/domain/logs/commands.server.ts",
    before: "isWalletProven: source.walletAddress !== null,",
    after: "isWalletProven: true,",
    tests: OF_LOGS,
  },
  {
    name: "a line break in a value makes one log entry look like two",
    file: "app/domain/logs/input.ts",
    before: "z.string().max(max).regex(ONE_LINE)",
    after: "z.string().max(max)",
    tests: OF_LOGS,
  },
  {
    name: "a control that is on many pages is logged without its page",
    file: "app/domain/logs/content-pages.ts",
    before: "(isOfMany && findPlace(pagePath)) || own",
    after: "own",
    tests: ["tests/domain/logs/content-pages.test.ts"],
  },
  {
    name: "a session that was ended can still be used",
    file: QUERIES,
    before: "isNull(session.revokedAt), ",
    after: "",
    tests: OF_SESSIONS,
  },
  {
    name: "a session never ends by itself",
    file: QUERIES,
    before: ", gt(session.expiresAt, deps.now)",
    after: "",
    tests: OF_SESSIONS,
  },
  {
    name: "a session of the former chain counts in the cookie of Solana",
    file: QUERIES,
    before: 'row.chain === "solana" && ',
    after: "",
    tests: OF_SESSIONS,
  },
  {
    name: "a page of another user ends this session",
    file: COMMANDS,
    before: " && holder.userId === input.authKey",
    after: "",
    tests: OF_SESSIONS,
  },
  {
    name: "a session's end is overwritten when it is ended again",
    file: COMMANDS,
    before: ".where(and(eq(session.idHash, sessionIdHash), isNull(session.revokedAt)));",
    after: ".where(eq(session.idHash, sessionIdHash));",
    tests: OF_SESSIONS,
  },
  {
    name: "a nonce can be used twice",
    file: SIGN_IN,
    before: "        isNull(signInNonce.usedAt),\n",
    after: "",
    tests: OF_SIGN_IN,
  },
  {
    name: "a nonce of another site is accepted",
    file: SIGN_IN,
    before: "        eq(signInNonce.domain, origin.host),\n",
    after: "",
    tests: OF_SIGN_IN,
  },
  {
    name: "a nonce of another wallet is accepted",
    file: SIGN_IN,
    before: "        eq(signInNonce.walletAddress, input.walletAddress),\n",
    after: "",
    tests: OF_SIGN_IN,
  },
  {
    name: "a nonce never expires",
    file: SIGN_IN,
    before: "        gt(signInNonce.expiresAt, now),\n",
    after: "",
    tests: OF_SIGN_IN,
  },
  {
    name: "anybody signs for an address of small order",
    file: SIGN_IN,
    before: "{ zip215: false }",
    after: "{ zip215: true }",
    tests: OF_SIGN_IN,
  },
  {
    name: "a signature of another text is taken",
    file: SIGN_IN,
    before:
      "return bytesEqual(signedMessage, expected) && isSignature(fromBase64(proof.signature), expected, walletAddress);",
    after: "return isSignature(fromBase64(proof.signature), signedMessage, walletAddress);",
    tests: OF_SIGN_IN,
  },
  {
    name: "a transfer beside the memo is signed with it",
    file: MEMO,
    before: "if (!others.every(isGuard)) return null;",
    after: "if (!others.every(Boolean)) return null;",
    tests: OF_SIGN_IN,
  },
  {
    name: "a memo transaction of a real block is taken",
    file: MEMO,
    before: "if (blockhash !== bs58.encode(NO_BLOCK)) return null;",
    after: "",
    tests: OF_SIGN_IN,
  },
];

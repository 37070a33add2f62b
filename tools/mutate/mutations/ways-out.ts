import type { Mutation } from "../mutation.ts";

const HOLDINGS = "programs-client/holdings.ts";
const HOLDER = "tools/punk/holder-commands.ts";

const SENDING = "programs-client/send-until-final.ts";

const OF_SENDING = ["tests/programs/send-until-final.test.ts"];
const OF_FROZEN = ["tests/dev/punk-frozen.test.ts"];
const OF_MEMBERS = ["tests/dev/punk-members.test.ts"];
const OF_LISTS = ["tests/domain/nft-staking/allow-list.test.ts"];

export const waysOutMutations: Mutation[] = [
  {
    name: "an NFT cannot leave while a reward coin is frozen",
    file: HOLDINGS,
    before: "claims.filter((_, i) => reasons[i] === null)",
    after: "claims.filter((_, i) => reasons[i] !== undefined)",
    tests: OF_FROZEN,
  },
  {
    name: "leaving Nova early gives up what could have been claimed",
    file: HOLDINGS,
    before: "steps: isEarly ? [...claims, leave] : [leave, ...claims]",
    after: "steps: isEarly ? [leave, ...claims] : [leave, ...claims]",
    tests: OF_FROZEN,
  },
  {
    name: "a holder is told to lose what leaving pays",
    file: HOLDINGS,
    before: "return raw > paidRaw ? raw - paidRaw : 0n;",
    after: "return raw > 0n ? raw : paidRaw;",
    tests: OF_FROZEN,
  },
  {
    name: "leaving gives up a reward that is due though the holder did not agree to it",
    file: HOLDER,
    before: "(giveUpUnpaid || unpaid.length === 0)",
    after: "(giveUpUnpaid || unpaid.length >= 0)",
    tests: OF_FROZEN,
  },
  {
    name: "a stranger's grant makes the holder pay for an account",
    file: HOLDER,
    before: "if (account?.owner.equals(tokenProgram)) known.push(holding);",
    after: "if (account !== undefined) known.push(holding);",
    tests: OF_FROZEN,
  },
  {
    name: "lamports that a stranger sent to the address of a token account are taken for that account",
    file: "app/domain/solana/token.server.ts",
    before: "if (!account || account.data.length < TOKEN_ACCOUNT_BYTES) return false;",
    after: "if (!account || account.data.length < TOKEN_ACCOUNT_BYTES) return account !== null;",
    tests: ["tests/domain/lamports-before.test.ts"],
  },
  {
    name: "the proofs for D1 are written in the reverse order, root first",
    file: "tools/punk/allow-list.ts",
    before: "Buffer.concat(proof)",
    after: "Buffer.concat([...proof].reverse())",
    tests: OF_MEMBERS,
  },
  {
    name: "an NFT that is on an allow-list twice is added twice",
    file: "tools/punk/allow-list.ts",
    before: 'else if (mints.has(mint)) fault(line, "MintRepeated");\n',
    after: "",
    tests: OF_MEMBERS,
  },
  {
    name: "a pool's new list is shown with proofs of the old one",
    file: "app/domain/nft-staking/pool/allow-list.server.ts",
    before: 'eq(nftAllowList.root, Buffer.from(root).toString("hex"))',
    after: "isAsked",
    tests: OF_LISTS,
  },
  {
    name: "an allow-list is built with leaves that can be taken for inner nodes",
    file: "programs-client/nft-allow-list.ts",
    before: "const LEAF = new Uint8Array([0]);",
    after: "const LEAF = new Uint8Array([1]);",
    tests: OF_LISTS,
  },
  {
    name: "a transaction that the node has is sent to it again and again",
    file: SENDING,
    before: "if (!isSeen) await tryFor",
    after: "await tryFor",
    tests: OF_SENDING,
  },
  {
    name: "a transaction counts as expired while it can still land",
    file: SENDING,
    before: "if (blockHeight <= lastValid) return null;",
    after: "if (blockHeight <= lastValid - 100) return null;",
    tests: OF_SENDING,
  },
  {
    name: "a transaction that failed on the chain counts as final",
    file: SENDING,
    before: 'if (status.err && commitment !== "processed") return',
    after: "if (status.err && status.confirmations === -1) return",
    tests: OF_SENDING,
  },
  {
    name: "a node that lags behind proves that a transaction can no longer land",
    file: SENDING,
    before: "hasEnded: looked.slot >= absoluteSlot",
    after: "hasEnded: true",
    tests: OF_SENDING,
  },
  {
    name: "coins cannot leave while the holder's usual account of them is frozen",
    file: "programs-client/token-accounts.ts",
    before: "&& data[STATE_OFFSET] !== FROZEN",
    after: "",
    tests: ["tests/domain/staking/frozen-account.test.ts"],
  },
  {
    name: "nothing can leave to a wallet whose account requires a memo",
    file: "programs-client/token-accounts.ts",
    before: "if (type === MEMO_TRANSFER) return value[0] === 0;",
    after: "if (type === MEMO_TRANSFER) return true;",
    tests: ["tests/programs/switched-accounts.test.ts"],
  },
  {
    name: "an NFT goes to its usual account alone, though that takes nothing",
    file: "app/domain/nft-staking/instructions/nft-tokens.server.ts",
    before: "const to = isUnusable ?",
    after: "const to = !isUnusable ?",
    tests: ["tests/domain/nft-staking/nft-batches.test.ts"],
  },
  {
    name: "a preview keeps silent about the other account that coins go to",
    file: "app/domain/staking/holding.server.ts",
    before: "to.isUsual ? {}",
    after: "to.address ? {}",
    tests: ["tests/domain/staking/frozen-account.test.ts"],
  },
];
